import type { Json } from '#engine/kernel/values/result.ts'
import type { DraftMap, MapColumn } from '../../../src-main/contract/draft-map.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { ChoiceSelect } from '../inputs/ChoiceSelect.tsx'
import { ChoicesField } from '../inputs/ChoicesField.tsx'
import { Typed } from '../inputs/Typed.tsx'
import type { FieldValue } from '../at-bench/gestures.ts'

type Props = {
  readonly map: DraftMap
  /** Distinguishes it from the same field of another thing. */
  readonly id: string
  readonly column: MapColumn
  readonly value: Json
  readonly onSet: (value: FieldValue) => void
}

/** A field of a thing on the map, edited on its card. */
export function MapField({ map, id, column, value, onSet }: Props) {
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { input, title, optional, choices, of, least, most } = column
  const label = title[language]
  if (input === 'choices')
    return (
      <ChoicesField
        label={label}
        value={value}
        choices={choices}
        onSet={(chosen) => onSet(Array.isArray(chosen) && chosen.length === 0 && optional ? null : chosen)}
      />
    )
  if (input === 'switch')
    return (
      <label className="map-field is-switch">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onSet(target.checked || !optional ? target.checked : null)}
        />{' '}
        {label}
      </label>
    )
  if (input === 'choice' || input === 'place') {
    const among =
      input === 'choice'
        ? choices
        : map.lists
            .filter((list) => of.includes(list.id))
            .flatMap(({ items }) => items)
            .map((item) => ({ id: item.id, title: item.name }))
    return (
      <label className="map-field">
        <span>{label}</span>
        <ChoiceSelect value={value} optional={optional} none="–" choices={among} onSet={onSet} />
      </label>
    )
  }
  return (
    <label className="map-field" htmlFor={id}>
      <span>{label}</span>
      <Typed
        id={id}
        type={input === 'number' ? 'number' : 'text'}
        value={shownOf(value, language)}
        least={least}
        most={most}
        whyNot={(typed) =>
          input === 'number' && !optional && typed.trim() === '' ? words.wantsNumber(title[language]) : null
        }
        onSet={(typed) => {
          if (typed.trim() === '') onSet(optional ? null : '')
          else if (input === 'number') onSet(Number(typed))
          else if (input === 'words' && typeof value === 'object') onSet({ ...wordsIn(value), [language]: typed })
          else onSet(typed)
        }}
      />
    </label>
  )
}

const shownOf = (value: Json, language: 'en' | 'fr'): string =>
  typeof value === 'object' ? wordsIn(value)[language] : String(value)

function wordsIn(value: Json): { readonly en: string; readonly fr: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { en: '', fr: '' }
  const [en, fr] = ['en', 'fr'].map((key) => {
    const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
    return typeof found === 'string' ? found : undefined
  })
  return { en: en ?? fr ?? '', fr: fr ?? en ?? '' }
}
