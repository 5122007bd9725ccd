import type { Roll } from '#engine/wissembourg-spicheren/window-types.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { signed } from '../../../journal/words.ts'
import { SmallDie } from '../../../parts/Die.tsx'
import { dieOf, resultOf, totalOf } from './reading.ts'
import type { ReportWords } from './words.en.ts'

type Props = {
  readonly rolls: readonly { readonly title: string; readonly roll: Roll }[]
  readonly words: ReportWords
  /** The label of a line of a sum. */
  readonly labelOf: (label: string) => string
}

/** Rolls on the combat table, each with its column, die, sum and result, and the breakdown below. */
export function Rolls({ rolls, words, labelOf }: Props) {
  const { heads } = words
  const inWords = (lines: readonly LedgerLine[]): string =>
    lines
      .map(({ label, value }) => words.part(labelOf(label), label === 'value' ? String(value) : signed(value)))
      .join(', ')
  return (
    <table className="result-table ws-rolls">
      <thead>
        <tr>
          <th scope="col">{heads.roll}</th>
          <th scope="col">{heads.column}</th>
          <th scope="col">{heads.die}</th>
          <th scope="col">{heads.sum}</th>
          <th scope="col">{heads.result}</th>
        </tr>
      </thead>
      {rolls.map(({ title, roll }, at) => {
        const modifiers = roll.ledger.filter(({ label }) => label !== 'die')
        return (
          <tbody key={at}>
            <tr>
              <th scope="row">{title}</th>
              <td>{roll.column}</td>
              <td>
                <SmallDie value={dieOf(roll.ledger)} />
              </td>
              <td>{totalOf(roll.ledger)}</td>
              <td>
                <strong>{resultOf(roll, words)}</strong>
              </td>
            </tr>
            {(roll.columns.length > 1 || modifiers.length > 0) && (
              <tr className="ws-made-of">
                <td colSpan={5}>{words.madeOf(inWords(roll.columns), inWords(modifiers))}</td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}
