import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Entry, Stop, GameSnapshot } from '../../src-main/contract/games.ts'
import { useNaming } from '../at-table/use-naming.ts'
import { useSystem } from '../at-table/use-system.ts'
import { entryInWords } from '../journal/words.ts'
import { useApp } from '../state/use-app.ts'
import { joined } from '../journal/said.ts'
import { type Heard, heardOn, latelyIn } from './lately.ts'
import { usePlay } from '../at-table/use-play.ts'

const noEntries: readonly Entry[] = []
const noStops: readonly Stop[] = []

/**
 * What came of the last act, in words: its dice, losses and ways. Beside a question it keeps to its room, as what stands
 * below is not to move; where nothing is asked there is room for all of it.
 */
export function Lately({ table }: { readonly table: GameSnapshot }) {
  const app = useApp()
  const naming = useNaming()
  const journal = usePlay((play) => play.journal, noEntries)
  const stops = usePlay((play) => play.stops, noStops)
  const [heard, setHeard] = useState<Heard>({ stop: table.stop, length: journal.length, before: null })
  if (heard.stop !== table.stop || heard.length !== journal.length) setHeard(heardOn(heard, table.stop, journal.length))
  const isOpen = table.eyes === 'both'
  const { journal: system } = useSystem()
  const { told, isSince } = useMemo(
    () => latelyIn(journal, stops, heard, isOpen, system),
    [journal, stops, heard, isOpen, system],
  )
  const { text } = naming
  // What was told last stays until there is something else to tell, or until it is taken back.
  const [last, setLast] = useState({ stop: 0, told: noEntries })
  if (told.length > 0 && told !== last.told) setLast({ stop: table.stop, told })
  const shown = told.length > 0 || isSince || last.stop > table.stop ? told : last.told
  const words = joined(shown.map((entry) => entryInWords(entry, naming)))
  const said = useRef<HTMLParagraphElement>(null)
  const [unfolded, setUnfolded] = useState<GameSnapshot | null>(null)
  const isWhole = table.question === null || unfolded === table
  const isCut = useIsCut(said, `${isWhole} ${words}`)
  if (table.question === null && words === '') return null
  return (
    <div className={`lately${isWhole ? ' is-whole' : ''}${words === '' && !isSince ? ' is-empty' : ''}`}>
      <p ref={said} aria-live="polite">
        {words !== '' && <span className="announced">{text.table.cameOfIt} </span>}
        {words}
      </p>
      {isSince && table.question !== null && (
        <button type="button" className="link" onClick={() => app.play.watch()}>
          {text.film.watch}
        </button>
      )}
      {isCut && (
        <button type="button" className="link lately-more" onClick={() => setUnfolded(table)}>
          {text.table.readOn}
        </button>
      )}
    </div>
  )
}

/** Whether something has more words than it has room for. */
function useIsCut(said: RefObject<HTMLElement | null>, words: string): boolean {
  const [cut, setCut] = useState(false)
  // Once it is painted: to ask before would lay out the whole table for it, and what says so moves nothing.
  useEffect(() => {
    const element = said.current
    if (element === null) return undefined
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [said, words])
  return cut
}
