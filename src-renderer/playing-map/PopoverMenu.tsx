import type { Spot } from '../map/board/board.ts'
import { Popover } from './Popover.tsx'

type Props = {
  readonly at: Spot
  readonly label: string
  readonly choices: readonly { readonly key: string; readonly words: string }[]
  /** Called with the choice that gets the pointer or the focus. */
  readonly onPoint?: (key: string) => void
  readonly onChoose: (key: string) => void
  readonly onClose: (byKey: boolean) => void
}

/** A menu beside a thing on the map that stands for several choices. */
export function PopoverMenu({ at, label, choices, onPoint, onChoose, onClose }: Props) {
  return (
    <Popover at={at} label={label} takesFocus onClose={onClose}>
      <p className="popover-heading">{label}</p>
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
    </Popover>
  )
}
