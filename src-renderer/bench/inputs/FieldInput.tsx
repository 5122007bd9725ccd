import { type ReactNode, useId } from 'react'
import type { Field } from '../../../src-main/contract/drafts.ts'
import { useText, useView } from '../../state/use-app.ts'
import type { FieldValue } from '../at-bench/gestures.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { PlaceButton, PlacesField } from './PlaceFields.tsx'
import { ThingSelect } from './ThingSelect.tsx'
import { Typed } from './Typed.tsx'
import { fitsNumber } from './value.ts'
import { WordsField } from './WordsField.tsx'
import './fields.css'

type Props = {
  readonly field: Field
  /** Puts label and value in one line. */
  readonly brief?: boolean
  readonly onSet: (value: FieldValue) => void
}

/**
 * Edits a field. Typed text is set on blur or Enter: one gesture, not one for each letter. A number outside the limits is not set; the
 * limits are shown beside the field.
 */
export function FieldInput({ field, brief = false, onSet }: Props) {
  const language = useView((view) => view.language)
  const { fields: words } = useText().bench
  const id = useId()
  const { input, title, section, value, optional, choices, least, most } = field
  const label = (
    <>
      {title[language]} {section !== null && <span className="quiet">({section})</span>}
    </>
  )
  const frame = (inside: ReactNode, className = ''): ReactNode => (
    <div className={['bench-field', brief ? 'is-brief' : '', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {inside}
    </div>
  )
  switch (input) {
    case 'switch':
      return (
        <label className="bench-field is-switch">
          <input type="checkbox" checked={value === true} onChange={({ target }) => onSet(target.checked)} />
          <span>{label}</span>
        </label>
      )
    case 'number':
      return frame(
        <Typed
          id={id}
          type="number"
          value={typeof value === 'number' ? String(value) : ''}
          least={least}
          most={most}
          whyNot={(typed) =>
            (typed === '' && optional) || fitsNumber(field, typed) ? null : words.limits(title[language], least, most)
          }
          onSet={(typed) => onSet(typed === '' ? null : Number(typed))}
        />,
        'is-number',
      )
    case 'date':
    case 'text':
      return frame(
        <Typed
          id={id}
          type={input}
          value={typeof value === 'string' ? value : ''}
          onSet={(typed) => onSet(typed === '' && optional ? null : typed)}
        />,
      )
    case 'words':
      return <WordsField label={label} value={value} onSet={onSet} />
    case 'choice':
      return frame(
        <ChoiceSelect id={id} value={value} optional={optional} none={words.none} choices={choices} onSet={onSet} />,
      )
    case 'choices':
      return <ChoicesField label={label} value={value} choices={choices} onSet={onSet} />
    case 'place':
      return frame(<PlaceButton id={id} title={title[language]} value={value} optional={optional} onSet={onSet} />)
    case 'places':
      return <PlacesField label={label} title={title[language]} value={value} onSet={onSet} />
    case 'thing':
      return frame(<ThingSelect id={id} value={value} optional={optional} choices={choices} onSet={onSet} />)
  }
}
