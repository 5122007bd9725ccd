import type { ArmyColumn, ArmyLine } from '../../../src-main/contract/draft-desks.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import type { FieldValue } from '../at-bench/gestures.ts'
import { ChoiceSelect } from '../inputs/ChoiceSelect.tsx'
import { Typed } from '../inputs/Typed.tsx'

type Value = ArmyLine['values'][number]

type Props = {
  readonly column: ArmyColumn
  /** The name of the line. */
  readonly name: string
  readonly value: Value
  /** The value in the rulebook; undefined if the line is new. */
  readonly rulebook: Value | undefined
  readonly onSet: (value: FieldValue | number[]) => void
}

/** Edits in place the value of a line in a column. */
export function LineInput({ column, name, value, rulebook, onSet }: Props) {
  const { armies: words } = useText().bench
  const { language } = useAtBench()
  const { input, title, optional, choices } = column
  const label = `${name}, ${title[language]}`
  const isChanged = rulebook !== undefined && JSON.stringify(rulebook) !== JSON.stringify(value)
  const id = `cell ${label}`
  const said = (given: Value): string => {
    if (given === null) return words.nothing
    if (typeof given === 'boolean') return given ? words.yes : words.no
    if (Array.isArray(given)) return given.join(' ')
    if (typeof given === 'object') return wordsIn(given)[language]
    return choices.find((one) => one.id === given)?.title[language] ?? String(given)
  }

  function field() {
    switch (input) {
      case 'switch':
        return (
          <input
            type="checkbox"
            aria-label={label}
            checked={value === true}
            onChange={({ target }) => onSet(target.checked || !optional ? target.checked : null)}
          />
        )
      case 'choice':
        return <ChoiceSelect label={label} value={value} optional={optional} none="–" choices={choices} onSet={onSet} />
      case 'number':
        return (
          <Typed
            id={id}
            type="number"
            label={label}
            value={typeof value === 'number' ? String(value) : ''}
            onSet={(typed) => onSet(typed === '' ? null : Number(typed))}
          />
        )
      case 'numbers':
        return (
          <Typed
            id={id}
            type="text"
            label={label}
            value={Array.isArray(value) ? value.join(' ') : ''}
            onSet={(typed) => onSet(typed.split(/[^\d-]+/).flatMap((one) => (one === '' ? [] : [Number(one)])))}
          />
        )
      case 'text':
      case 'words':
        return (
          <Typed
            id={id}
            type="text"
            label={label}
            value={wordsIn(value)[language]}
            onSet={(typed) => {
              if (typed.trim() === '') onSet(optional ? null : '')
              else
                onSet(input === 'text' || typeof value === 'string' ? typed : { ...wordsIn(value), [language]: typed })
            }}
          />
        )
    }
  }

  return (
    <span
      className={`aid-value is-${input}${isChanged ? ' is-changed' : ''}`}
      title={isChanged ? words.inRulebook(said(rulebook)) : undefined}
    >
      {field()}
    </span>
  )
}

/** Words in both languages; words in only one language serve for both. */
function wordsIn(value: Value): { readonly en: string; readonly fr: string } {
  if (typeof value === 'string') return { en: value, fr: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { en: '', fr: '' }
  const part = (key: string): string | undefined => {
    const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1]
    return typeof found === 'string' ? found : undefined
  }
  const [en, fr] = [part('en'), part('fr')]
  return { en: en ?? fr ?? '', fr: fr ?? en ?? '' }
}
