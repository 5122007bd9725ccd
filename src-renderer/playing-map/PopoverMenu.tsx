import type { Spot } from '../map/board/board.ts'
import { Popover } from './Popover.tsx'

export type PopoverChoice = {
  readonly key: string
  readonly words: string
  /** Beside the words, such as what it costs. */
  readonly note?: string | undefined
  /** Nothing can come of it: it is shown, with why beside it, and not chosen. */
  readonly isBarred?: boolean
}

export type PopoverGroup = {
  /** What all words of the group begin with: it is not shown, as the heading of the menu says it. */
  readonly prefix?: string
  readonly choices: readonly PopoverChoice[]
}

type Props = {
  readonly at: Spot
  readonly label: string
  readonly heading: string
  readonly groups: readonly PopoverGroup[]
  /** Called with the choice that gets the pointer or the focus. */
  readonly onPoint?: (key: string) => void
  readonly onChoose: (key: string) => void
  readonly onClose: (byKey: boolean) => void
}

/** A menu beside a thing on the map that stands for several choices. */
export function PopoverMenu({ at, label, heading, groups, onPoint, onChoose, onClose }: Props) {
  return (
    <Popover at={at} label={label} takesFocus onClose={onClose}>
      <p className="popover-heading">{heading}</p>
      {groups.map(({ prefix = '', choices }) => (
        <ul key={choices[0]?.key} className={prefix === '' ? undefined : 'is-short'}>
          {choices.map(({ key, words, note, isBarred = false }) => (
            <li key={key}>
              <button
                type="button"
                className={isBarred ? 'answer barred' : 'answer'}
                aria-disabled={isBarred || undefined}
                onFocus={() => onPoint?.(key)}
                onPointerEnter={() => onPoint?.(key)}
                onClick={() => {
                  if (!isBarred) onChoose(key)
                }}
              >
                {words.startsWith(prefix) ? (
                  <>
                    <span className="announced">{prefix}</span>
                    {words.slice(prefix.length)}
                  </>
                ) : (
                  words
                )}
                {note !== undefined && <span className="answer-note"> {note}</span>}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </Popover>
  )
}
