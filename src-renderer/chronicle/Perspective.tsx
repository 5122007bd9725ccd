import type { Eyes } from '../../src-main/contract/games.ts'
import { useTable } from '../play/use-play.ts'
import { useApp, useText } from '../state/use-app.ts'
import { capital } from '../library/times.ts'

const all: readonly Eyes[] = ['both', 0, 1]

/** When the game is over: with whose eyes map, journal and figures are looked at. */
export function Perspective({ sideOf }: { readonly sideOf: (side: number) => string }) {
  const app = useApp()
  const { chronicle: text } = useText()
  const table = useTable()
  if (table === null || table.ending === null) return null
  return (
    <fieldset className="perspective">
      <legend className="announced">{text.eyes}</legend>
      {all.map((eyes) => (
        <label key={eyes}>
          <input type="radio" name="perspective" checked={table.eyes === eyes} onChange={() => app.play.lookAs(eyes)} />
          <span>{eyes === 'both' ? text.both : capital(text.one(sideOf(eyes)))}</span>
        </label>
      ))}
      <p className="hint">{text.eyesHint}</p>
    </fieldset>
  )
}
