import { useState } from 'react'
import type { Eyes, GameSnapshot } from '../../src-main/contract/games.ts'
import { capital } from '../parts/times.ts'
import { useTable } from '../at-table/use-play.ts'
import { useApp, useText } from '../state/use-app.ts'

const all: readonly Eyes[] = ['both', 0, 1]

/** When the game is over: with whose eyes map, journal and figures are looked at. */
export function Perspective({ sideOf }: { readonly sideOf: (side: number) => string }) {
  const app = useApp()
  const { chronicle: text } = useText()
  const table = useTable()
  // What was chosen shows at once; the table that comes says what it really is.
  const [chosen, setChosen] = useState<{ readonly on: GameSnapshot; readonly eyes: Eyes } | null>(null)
  if (table === null || table.ending === null) return null
  const now = chosen?.on === table ? chosen.eyes : table.eyes
  return (
    <fieldset className="perspective">
      <legend className="announced">{text.eyes}</legend>
      {all.map((eyes) => (
        <label key={eyes}>
          <input
            type="radio"
            name="perspective"
            checked={now === eyes}
            onChange={() => {
              setChosen({ on: table, eyes })
              app.play.lookAs(eyes)
            }}
          />
          <span>{capital(eyes === 'both' ? text.both : text.one(sideOf(eyes)))}</span>
        </label>
      ))}
      <p className="hint">{text.eyesHint}</p>
    </fieldset>
  )
}
