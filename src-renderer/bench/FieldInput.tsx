import { type ReactNode, useId, useState } from 'react'
import type { Field } from '../../src-main/contract/drafts.ts'
import { useText, useView } from '../state/use-app.ts'
import { useAtBench } from './at-bench.ts'
import type { Given } from './gestures.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

type Value = Field['value']

type Props = {
  readonly field: Field
  /** Label and value in one line. */
  readonly brief?: boolean
  readonly onSet: (value: Given) => void
}

/** Something that can be set. What is typed is set when the field is left, or by Enter: one gesture, not one for each letter. */
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
          onSet={(typed) => {
            if (typed === '' && optional) onSet(null)
            else if (typed !== '' && Number.isFinite(Number(typed))) onSet(Number(typed))
          }}
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
        <select
          id={id}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onSet(target.value === '' ? null : target.value)}
        >
          {(optional || typeof value !== 'string') && <option value="">{words.none}</option>}
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>,
      )
    case 'choices':
      return <ChoicesField field={field} label={label} onSet={onSet} />
    case 'place':
      return frame(<PlaceButton id={id} title={title[language]} value={value} optional={optional} onSet={onSet} />)
    case 'places':
      return <PlacesField label={label} title={title[language]} value={value} onSet={onSet} />
    case 'thing':
      return frame(<ThingSelect id={id} value={value} optional={optional} choices={choices} onSet={onSet} />)
  }
}

type TypedProps = {
  readonly id: string
  readonly type: 'text' | 'number' | 'date'
  readonly value: string
  readonly least?: number | null
  readonly most?: number | null
  readonly onSet: (typed: string) => void
}

function Typed({ id, type, value, least = null, most = null, onSet }: TypedProps) {
  // What is being typed; null while the field shows what is set.
  const [typed, setTyped] = useState<string | null>(null)
  function set(): void {
    if (typed !== null && typed !== value) onSet(typed)
    setTyped(null)
  }
  return (
    <input
      id={id}
      type={type}
      value={typed ?? value}
      {...(least === null ? {} : { min: least })}
      {...(most === null ? {} : { max: most })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={set}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set()
        if (event.key === 'Escape' && typed !== null) {
          setTyped(null)
          event.stopPropagation()
        }
      }}
    />
  )
}

type PartProps = { readonly label: ReactNode; readonly value: Value; readonly onSet: (value: Given) => void }

/** Words in both languages. */
function WordsField({ label, value, onSet }: PartProps) {
  const { fields: words } = useText().bench
  const now = wordsIn(value)
  const [typed, setTyped] = useState<typeof now | null>(null)
  const shown = typed ?? now
  function set(): void {
    if (typed !== null && (typed.en !== now.en || typed.fr !== now.fr)) onSet({ en: typed.en, fr: typed.fr })
    setTyped(null)
  }
  return (
    <fieldset className="bench-field is-words">
      <legend>{label}</legend>
      {(['en', 'fr'] as const).map((language) => (
        <label key={language}>
          <span className="quiet">{words[language]}</span>
          <textarea
            lang={language}
            rows={Math.min(5, Math.max(1, Math.ceil(shown[language].length / 42)))}
            value={shown[language]}
            onChange={({ target }) => setTyped({ ...shown, [language]: target.value })}
            onBlur={set}
          />
        </label>
      ))}
    </fieldset>
  )
}

function wordsIn(value: Value): { readonly en: string; readonly fr: string } {
  const part = (name: string): string => {
    const found = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
    const word: unknown = found.find(([key]) => key === name)?.[1]
    return typeof word === 'string' ? word : ''
  }
  return { en: part('en'), fr: part('fr') }
}

const stringsIn = (value: Value): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

function ChoicesField({
  field,
  label,
  onSet,
}: {
  readonly field: Field
  readonly label: ReactNode
  readonly onSet: Props['onSet']
}) {
  const language = useView((view) => view.language)
  const chosen = stringsIn(field.value)
  return (
    <fieldset className="bench-field is-choices">
      <legend>{label}</legend>
      {field.choices.map(({ id, title }) => (
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

type PlaceProps = {
  readonly id: string
  readonly title: string
  readonly value: Value
  readonly optional: boolean
  readonly onSet: (value: Given) => void
}

function PlaceButton({ id, title, value, optional, onSet }: PlaceProps) {
  const { fields: words } = useText().bench
  const { placeName } = useAtBench()
  const [asks, setAsks] = useState(false)
  return (
    <span className="bench-place">
      <button id={id} type="button" className="plain" onClick={() => setAsks(true)}>
        {typeof value === 'string' ? placeName(value) : words.pick}
      </button>
      {optional && value !== null && (
        <button type="button" className="link" onClick={() => onSet(null)}>
          {words.clear}
        </button>
      )}
      {asks && <PlaceDialog heading={title} onChoose={onSet} onClose={() => setAsks(false)} />}
    </span>
  )
}

function PlacesField({ label, title, value, onSet }: PartProps & { readonly title: string }) {
  const { fields: words } = useText().bench
  const { placeName } = useAtBench()
  const [asks, setAsks] = useState(false)
  const places = stringsIn(value)
  return (
    <fieldset className="bench-field is-places">
      <legend>{label}</legend>
      {places.map((place) => (
        <span key={place} className="bench-chip">
          {placeName(place)}
          <button
            type="button"
            aria-label={words.dropWhat(placeName(place))}
            title={words.drop}
            onClick={() => onSet(places.filter((one) => one !== place))}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" className="plain" onClick={() => setAsks(true)}>
        {words.add}
      </button>
      {asks && (
        <PlaceDialog
          heading={title}
          onChoose={(place) => {
            if (!places.includes(place)) onSet([...places, place])
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </fieldset>
  )
}

type ThingProps = Pick<Field, 'value' | 'optional' | 'choices'> & {
  readonly id: string
  readonly onSet: Props['onSet']
}

/** Of those that the field names, or of all there are. */
function ThingSelect({ id, value, optional, choices, onSet }: ThingProps) {
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
