import type { Field } from '../../../src-main/contract/drafts.ts'
import { useText } from '../../state/use-app.ts'
import type { FieldValue } from '../at-bench/gestures.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'

type ThingProps = Pick<Field, 'value' | 'optional' | 'choices'> & {
  readonly id: string
  readonly onSet: (value: FieldValue) => void
}

/** Chooses among the things that the field names, or among all if it names none. */
export function ThingSelect({ id, value, optional, choices, onSet }: ThingProps) {
  const { fields: words } = useText().bench
  const { setting } = useAtBench()
  const all = choices.length > 0 ? choices : setting.things.map((one) => ({ id: one.id, title: one.name }))
  return <ChoiceSelect id={id} value={value} optional={optional} none={words.none} choices={all} onSet={onSet} />
}
