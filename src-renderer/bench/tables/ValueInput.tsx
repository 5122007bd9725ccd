import type { TableValue } from '../../../src-main/contract/draft-desks.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { Typed } from '../inputs/Typed.tsx'

type Props = { readonly value: TableValue; readonly isFaulty: boolean }

/** The id of a value's input. */
export const inputId = (address: string): string => `value-${address}`

/** Edits a value of the tables in place; if it differs from the rulebook, a button resets it. */
export function ValueInput({ value: one, isFaulty }: Props) {
  const { tables: words } = useText().bench
  const { language } = useAtBench()
  const { setValue, putBack } = useGestures()
  const { address, kind, value, rulebook, changed, optional, least, most, step, choices } = one
  const name = one.name[language]
  const said = (given: TableValue['value']): string =>
    given === null
      ? words.nothing
      : (choices.find(({ id }) => id === String(given))?.title[language] ?? String(given).replace('-', '−'))
  const className = ['aid-value', changed ? 'is-changed' : '', isFaulty ? 'is-faulty' : ''].filter(Boolean).join(' ')
  return (
    <span className={className} title={changed ? words.inRulebook(said(rulebook)) : undefined}>
      {kind === 'number' ? (
        <Typed
          id={inputId(address)}
          type="number"
          label={name}
          value={value === null ? '' : String(value)}
          least={least}
          most={most}
          step={step}
          isFaulty={isFaulty}
          onSet={(typed) => setValue(address, typed === '' ? null : Number(typed))}
        />
      ) : (
        <select
          id={inputId(address)}
          aria-label={name}
          aria-invalid={isFaulty || undefined}
          value={value === null ? '' : String(value)}
          onChange={({ target }) =>
            setValue(address, target.value === '' ? null : kind === 'switch' ? target.value === 'true' : target.value)
          }
        >
          {(optional || value === null) && <option value="">{words.nothing}</option>}
          {choices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
      )}
      {changed && (
        <button
          type="button"
          className="aid-back"
          aria-label={words.putBack(name, said(rulebook))}
          title={words.putBack(name, said(rulebook))}
          onClick={() => putBack(address)}
        >
          ↺
        </button>
      )}
    </span>
  )
}
