import { useView } from '../../state/use-app.ts'
import type { Field } from '../../../src-main/contract/drafts.ts'
import { type PartProps, stringsIn } from './value.ts'

type Props = PartProps & { readonly choices: Field['choices'] }

export function ChoicesField({ label, value, choices, onSet }: Props) {
  const language = useView((view) => view.language)
  const chosen = stringsIn(value)
  return (
    <fieldset className="bench-field is-choices">
      <legend>{label}</legend>
      {choices.map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onSet(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <span>{title[language]}</span>
        </label>
      ))}
    </fieldset>
  )
}
