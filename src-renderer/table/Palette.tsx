import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { type Command, findCommands, findThings } from './commands.ts'
import { highlightAnswer } from '../at-table/highlights.ts'
import { type Opens, useCommands } from './use-commands.ts'

type Props = Opens & { readonly onClose: () => void }

/** The command palette: finds commands, places and counters by their words. */
export function Palette({ onClose, ...opens }: Props) {
  const text = useText()
  const id = useId()
  const { ui, pieces, map } = useAtTable()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const commands = useCommands(opens)
  const found = useMemo(() => {
    const matching = findCommands(typed, commands)
    if (typed.trim() === '' || !ui?.sheet) return matching
    const things = findThings(typed, ui.sheet.board, pieces, (thing) => map.current?.goTo(thing))
    const isStop = ({ group }: Command): boolean => group === 'stop'
    return [...matching.filter((one) => !isStop(one)), ...things, ...matching.filter(isStop)]
  }, [typed, commands, ui, pieces, map])
  const chosen = found[at]
  const { palette: words } = text.table

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    highlightAnswer(chosen?.lights ?? null)
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  useEffect(() => () => highlightAnswer(null), [])

  function run(command: Command | undefined): void {
    if (command === undefined) return
    // Closing returns the focus to where it was; commands about the map then move it there.
    dialog.current?.close()
    command.run()
    if (command.focuses === 'map') map.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (event.key === 'Enter') run(chosen)
    else if (step !== undefined) setAt(Math.min(Math.max(0, at + step), Math.max(0, found.length - 1)))
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={words.label} onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label={words.label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that the field
      above steers, as the pattern of comboboxes has it */}
      <div id={`${id}-list`} role="listbox" aria-label={words.label} className="palette-list">
        {found.map((command, index) => (
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <small>{words.groups[command.group]}</small>
            <span>{command.title}</span>
            {command.detail !== undefined && command.detail !== '' && <small>{command.detail}</small>}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <output className="hint">
        {found.length === 0 ? words.nothing(typed) : `${words.found(found.length)} · ${words.keys}`}
      </output>
    </dialog>
  )
}
