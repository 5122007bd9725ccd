import { useMemo, useState } from 'react'
import { useText, useView } from '../state/use-app.ts'
import { numberIn, percentIn } from '../text/chances.ts'
import type { Odds } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { type OddsWords, oddsLines } from './odds-in-words.ts'
import { usePlay } from '../at-table/use-play.ts'

/** The number of lines shown before the player asks for all. */
const firstLines = 5

type Props = { readonly odds: Odds | null; readonly action: string }

/** A short summary of an answer's odds, below it. */
export function OddsInWords({ odds, action }: Props) {
  const text = useText()
  const words = useOddsWords()
  const [showsAll, setShowsAll] = useState(false)
  const found = odds?.find((one) => one.action === action)
  const lines = useMemo(() => (found === undefined ? [] : oddsLines(found.odds, words)), [found, words])
  if (lines.length === 0) return null
  const shown = showsAll ? lines : lines.slice(0, firstLines)
  return (
    <ul className="odds">
      {shown.map(({ heading, text: line }) => (
        <li key={heading}>
          {heading !== '' && <b>{heading}</b>} {line}
        </li>
      ))}
      {shown.length < lines.length && (
        <li>
          <button type="button" className="link" onClick={() => setShowsAll(true)}>
            {text.table.odds.more(lines.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  )
}

const noWords: Readonly<Record<string, string>> = {}

function useOddsWords(): OddsWords {
  const text = useText()
  const language = useView((view) => view.language)
  const system = usePlay((play) => play.words?.words ?? noWords, noWords)
  const { setting } = useAtTable()
  return useMemo(() => {
    const { odds } = text.table
    return {
      nameOf: (key) =>
        setting?.names[key]?.[language] ??
        system[`odds.${key}`] ??
        system[`ledger.${key}`] ??
        odds.words[key] ??
        key
          .replaceAll('-', ' ')
          .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`),
      yes: odds.yes,
      no: odds.no,
      percent: percentIn(language),
      number: numberIn(language),
      chances: new Set(setting?.chances),
    }
  }, [text, language, system, setting])
}
