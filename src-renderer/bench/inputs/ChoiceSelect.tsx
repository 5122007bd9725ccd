import type { Words } from '../../../src-main/contract/words.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type Props = {
  readonly id?: string
  readonly label?: string
  readonly value: unknown
  readonly optional: boolean
  /** The label for no choice. */
  readonly none: string
  readonly choices: readonly { readonly id: string; readonly title: Words }[]
  readonly onSet: (value: string | null) => void
}

/** Chooses one of several. A value no longer among them has its own entry: otherwise the first would look chosen, and could not be chosen. */
export function ChoiceSelect({ id, label, value, optional, none, choices, onSet }: Props) {
  const { fields: words } = useText().bench
  const { language } = useAtBench()
  const chosen = typeof value === 'string' ? value : ''
  const isGone = chosen !== '' && choices.every((one) => one.id !== chosen)
  return (
    <select
      id={id}
      aria-label={label}
      aria-invalid={isGone || undefined}
      value={chosen}
      onChange={({ target }) => onSet(target.value === '' ? null : target.value)}
    >
      {(optional || chosen === '') && <option value="">{none}</option>}
      {isGone && (
        <option value={chosen} disabled>
          {words.gone}
        </option>
      )}
      {choices.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title[language]}
        </option>
      ))}
    </select>
  )
}
