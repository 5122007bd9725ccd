import { useState } from 'react'
import type { Eyes, GameSnapshot } from '../../src-main/contract/games.ts'
import { capital } from '../parts/times.ts'
import { useTable } from '../at-table/use-play.ts'
import { useApp, useText } from '../state/use-app.ts'

const allEyes: readonly Eyes[] = ['both', 0, 1]

/** After the end: chooses whose knowledge the map, journal and figures show. */
export function Perspective({ sideOf }: { readonly sideOf: (side: number) => string }) {
  const app = useApp()
  const { chronicle: text } = useText()
  const table = useTable()
  // Shows the choice at once, until the next snapshot arrives.
  const [chosen, setChosen] = useState<{ readonly on: GameSnapshot; readonly eyes: Eyes } | null>(null)
  if (table === null || table.ending === null) return null
  const selected = chosen?.on === table ? chosen.eyes : table.eyes
  return (
    <fieldset className="perspective">
      <legend className="announced">{text.eyes}</legend>
      {allEyes.map((eyes) => (
        <label key={eyes}>
          <input
            type="radio"
            name="perspective"
            checked={selected === eyes}
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
