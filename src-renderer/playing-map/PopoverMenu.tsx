import type { Spot } from '../map/board/board.ts'
import { Popover } from './Popover.tsx'

export type PopoverChoice = {
  readonly key: string
  readonly words: string
  /** Shown beside the words, such as a cost. */
  readonly note?: string | undefined
  /**
   * Whether it is disabled, because it would have no effect: it is shown with the reason beside it and cannot be
   * chosen.
   */
  readonly isBarred?: boolean
}

export type PopoverGroup = {
  /** The common prefix of all words of the group; not shown, because the heading of the menu says it. */
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
