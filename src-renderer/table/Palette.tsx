import { useEffect, useMemo, useState } from 'react'
import { useText } from '../state/use-app.ts'
import { FindDialog } from '../parts/FindDialog.tsx'
import { useAtTable } from '../at-table/at-table.ts'
import { type Command, findCommands, findThings } from './commands.ts'
import { highlightAnswer } from '../at-table/highlights.ts'
import { type Opens, useCommands } from './use-commands.ts'

type Props = Opens & { readonly onClose: () => void }

const light = (command: Command | undefined): void => highlightAnswer(command?.lights ?? null)

/** The command palette: finds commands, places and counters by their words. */
export function Palette({ onClose, ...opens }: Props) {
  const { palette: words } = useText().table
  const { ui, pieces, map } = useAtTable()
  const [typed, setTyped] = useState('')
  const commands = useCommands(opens)
  const found = useMemo(() => {
    const matching = findCommands(typed, commands)
    if (typed.trim() === '' || !ui?.sheet) return matching
    const things = findThings(typed, ui.sheet.board, pieces, (thing) => map.current?.goTo(thing))
    const isStop = ({ group }: Command): boolean => group === 'stop'
    return [...matching.filter((one) => !isStop(one)), ...things, ...matching.filter(isStop)]
  }, [typed, commands, ui, pieces, map])
  useEffect(() => () => highlightAnswer(null), [])

  return (
    <FindDialog
      label={words.label}
      placeholder={words.placeholder}
      typed={typed}
      found={found}
      keyOf={({ id }) => id}
      show={({ group, title, detail }) => (
        <>
          <small>{words.groups[group]}</small>
          <span>{title}</span>
          {detail !== undefined && detail !== '' && <small>{detail}</small>}
        </>
      )}
      summary={found.length === 0 ? words.nothing(typed) : `${words.found(found.length)} · ${words.keys}`}
      onType={setTyped}
      onPoint={light}
      onChoose={(command) => {
        command.run()
        if (command.focuses === 'map') map.current?.focus()
      }}
      onClose={onClose}
    />
  )
}
