import { useState } from 'react'
import type { Entry } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { useText, useView } from '../state/use-app.ts'
import { usePlay } from './use-play.ts'

/** So many entries are shown at first: nobody reads further back without asking. */
const portion = 30

const nothing: readonly Entry[] = []

/** What happened, the latest first, as far as the one who looks was told. */
export function Journal() {
  const text = useText()
  const language = useView((view) => view.language)
  const journal = usePlay((play) => play.journal, nothing)
  const until = usePlay((play) => play.past?.stop ?? null, null)
  const [shown, setShown] = useState(portion)
  const told = journal.filter(({ sentence, stop }) => sentence !== null && (until === null || stop <= until))
  const latest = told.slice(-shown).toReversed()
  return (
    <section className="journal" aria-labelledby="journal-heading">
      <h2 id="journal-heading">{text.table.journal.heading}</h2>
      {told.length === 0 && <p className="hint">{text.table.journal.empty}</p>}
      <ol>
        {latest.map((entry, index) => (
          <li key={told.length - index} className={isNewStop(latest, index) ? 'new-stop' : undefined}>
            {inWords(entry, language, text.table.journal.draw)}
          </li>
        ))}
      </ol>
      {told.length > shown && (
        <button type="button" className="plain" onClick={() => setShown(shown + portion * 4)}>
          {text.table.journal.older}
        </button>
      )}
    </section>
  )
}

/** A draw is told by what it was for; what came of it stands beside. */
function inWords(
  { entry, sentence }: Entry,
  language: Language,
  draw: (label: string, value: string) => string,
): string {
  const words = sentence?.[language] ?? ''
  const value = entry['kind'] === 'draw' ? entry['value'] : undefined
  return typeof value === 'number' || typeof value === 'string' ? draw(words, String(value)) : words
}

const isNewStop = (entries: readonly Entry[], index: number): boolean =>
  index > 0 && entries[index]?.stop !== entries[index - 1]?.stop
