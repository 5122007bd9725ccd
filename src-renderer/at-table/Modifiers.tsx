import { RuleLink } from '../rule-links/RuleLink.tsx'
import type { LedgerPart } from '../journal/lines.ts'
import { modifierName, type Naming, partName, signed } from '../journal/words.ts'

/** A sum as a table: every modifier, the rule it comes from, and the total. */
export function Modifiers({ part, naming }: { readonly part: LedgerPart; readonly naming: Naming }) {
  const { journal } = naming.text
  return (
    <table className="modifiers">
      <caption>{partName(part.field, naming) ?? journal.modifiers}</caption>
      <thead className="announced">
        <tr>
          <th scope="col">{journal.modifier}</th>
          <th scope="col">{journal.value}</th>
          <th scope="col">{journal.rule}</th>
        </tr>
      </thead>
      <tbody>
        {part.lines.map(({ label, value, rule }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{modifierName(label, naming)}</th>
            <td className="figure">{signed(value)}</td>
            <td>
              <RuleLink rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{journal.total}</th>
          <td className="figure">{String(part.total).replace('-', '−')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
