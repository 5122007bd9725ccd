import type { Spot } from '../map/board.ts'
import type { Thing } from '../map/overlay.ts'
import { useApp, useText } from '../state/use-app.ts'
import type { Removable } from '../systems/desk.ts'
import { Beside } from './Beside.tsx'

/** Something was chosen on the map of which several things can be thought away: the bridge, or the railway over it. */
export type Wondered = { readonly thing: Thing; readonly at: Spot; readonly removable: readonly Removable[] }

type Props = { readonly wondered: Wondered; readonly name: string; readonly onClose: (byKey: boolean) => void }

export function ThinkAway({ wondered, name, onClose }: Props) {
  const app = useApp()
  const text = useText()
  const label = text.layers.which(name)
  return (
    <Beside at={wondered.at} label={label} takesFocus onClose={onClose}>
      <p className="beside-heading">{label}</p>
      <ul>
        {wondered.removable.map(({ id, words }) => (
          <li key={id}>
            <button
              type="button"
              className="answer"
              onClick={() => {
                onClose(true)
                app.play.layers.toggle(id)
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </Beside>
  )
}
