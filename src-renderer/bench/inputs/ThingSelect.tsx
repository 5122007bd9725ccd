import type { Field } from '../../../src-main/contract/drafts.ts'
import { useText } from '../../state/use-app.ts'
import type { Given } from '../at-bench/gestures.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type ThingProps = Pick<Field, 'value' | 'optional' | 'choices'> & {
  readonly id: string
  readonly onSet: (value: Given) => void
}

/** Of those that the field names, or of all there are. */
export function ThingSelect({ id, value, optional, choices, onSet }: ThingProps) {
  const { fields: words } = useText().bench
  const { setting, language } = useAtBench()
  const all =
    choices.length > 0
      ? choices.map((one) => ({ id: one.id, name: one.title }))
      : setting.things.map((one) => ({ id: one.id, name: one.name }))
  return (
    <select
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onSet(target.value === '' ? null : target.value)}
    >
      {(optional || typeof value !== 'string') && <option value="">{words.none}</option>}
      {all.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name[language]}
        </option>
      ))}
    </select>
  )
}
