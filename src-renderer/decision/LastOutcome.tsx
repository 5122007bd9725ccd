import { useMemo, useRef, useState } from 'react'
import type { Entry, Stop, GameSnapshot } from '../../src-main/contract/games.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystemJournal } from '../at-table/use-system.ts'
import { mergeDice } from '../journal/equal-lines.ts'
import { outcomeFirst } from '../journal/news.ts'
import { joinSentences, throwInWords } from '../journal/words.ts'
import { useApp } from '../state/use-app.ts'
import { type JournalMark, type KeptOutcome, keptOutcome, lastOutcomeOf, moveMark } from './last-outcome.ts'
import { usePlay } from '../at-table/use-play.ts'
import { ReadOn } from './ReadOn.tsx'
import { useIsTextCut } from './use-is-text-cut.ts'

const noEntries: readonly Entry[] = []
const noStops: readonly Stop[] = []

/**
 * The result of the last act in words: dice, losses, moves. Beside a question it has a fixed height, so that the
 * answers below do not move; without a question it shows all its text.
 */
export function LastOutcome({ table }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const naming = useNaming()
  const journal = usePlay((play) => play.journal, noEntries)
  const stops = usePlay((play) => play.stops, noStops)
  const [mark, setMark] = useState<JournalMark>({
    stop: table.stop,
    since: table.stop - 1,
    length: journal.length,
    lengthBefore: null,
  })
  const several = table.order !== null || table.answered.length > 0
  if (mark.stop !== table.stop || mark.length !== journal.length)
    setMark(moveMark(mark, table.stop, journal.length, several))
  const isOpen = table.eyes === 'both'
  const system = useSystemJournal()
  const now = useMemo(() => lastOutcomeOf(journal, stops, mark, isOpen, system), [journal, stops, mark, isOpen, system])
  const { hasOtherSideActed } = now
  const { text } = naming
  const [last, setLast] = useState<KeptOutcome>({ stop: 0, entries: noEntries })
  const kept = keptOutcome(last, now, table.stop)
  if (kept !== last) setLast(kept)
  const shown = kept.stop > table.stop ? noEntries : kept.entries
  const lines = shown.map((entry, at) => ({ at, entry, categories: [], side: null, period: 0 }))
  const words = joinSentences(outcomeFirst(mergeDice(lines), system).map((line) => throwInWords(line, naming)))
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [unfolded, setUnfolded] = useState<GameSnapshot | null>(null)
  const isWhole = table.question === null || unfolded === table
  const isCut = useIsTextCut(paragraph, `${isWhole} ${words}`) && words !== ''
  if (table.question === null && words === '') return null
  return (
    <div
      className={`last-outcome${isWhole ? ' is-whole' : ''}${words === '' && !hasOtherSideActed ? ' is-empty' : ''}`}
    >
      <p ref={paragraph} aria-live="polite">
        {words !== '' && <span className="announced">{text.table.cameOfIt} </span>}
        {words}
      </p>
      {hasOtherSideActed && table.question !== null && (
        <button type="button" className="link" onClick={() => app.play.watch()}>
          {text.film.watch}
        </button>
      )}
      {isCut && <ReadOn show={() => setUnfolded(table)} />}
    </div>
  )
}
