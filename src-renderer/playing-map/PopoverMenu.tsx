import type { Spot } from '../map/board/board.ts'
import { Beside } from './Popover.tsx'

type Props = {
  readonly at: Spot
  readonly label: string
  readonly choices: readonly { readonly key: string; readonly words: string }[]
  /** What is under the pointer, or has the focus. */
  readonly onPoint?: (key: string) => void
  readonly onChoose: (key: string) => void
  readonly onClose: (byKey: boolean) => void
}

/** Several things may have been meant by what was chosen on the map: which? */
export function BesideMenu({ at, label, choices, onPoint, onChoose, onClose }: Props) {
  return (
    <Beside at={at} label={label} takesFocus onClose={onClose}>
      <p className="beside-heading">{label}</p>
      <ul>
        {choices.map(({ key, words }) => (
          <li key={key}>
            <button
              type="button"
              className="answer"
              onFocus={() => onPoint?.(key)}
              onPointerEnter={() => onPoint?.(key)}
              onClick={() => onChoose(key)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </Beside>
  )
}
