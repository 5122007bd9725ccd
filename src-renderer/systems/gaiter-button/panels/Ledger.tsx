import { lineTitle, RuleMark } from './parts.tsx'
import { type LedgerLine, type PanelProps, totalOf } from './reading.ts'
import { wordsIn } from './words.ts'

/** The common scale of the bars of several ledgers. */
export type Scale = { readonly least: number; readonly most: number }

/** Spans the lowest to the highest running total of all ledgers. */
export function scaleOf(...ledgers: readonly (readonly LedgerLine[])[]): Scale {
  let [least, most] = [0, 1]
  for (const lines of ledgers) {
    let sum = 0
    for (const { value } of lines) {
      sum += value
      least = Math.min(least, sum)
      most = Math.max(most, sum)
    }
  }
  return { least, most }
}

/** A sum line by line, each with its rule and a bar from the total before it to the total after it. */
export function Ledger({
  panel,
  title,
  lines,
  scale = scaleOf(lines),
}: {
  readonly panel: PanelProps
  readonly title: string
  readonly lines: readonly LedgerLine[]
  readonly scale?: Scale
}) {
  const words = wordsIn(panel.language)
  const width = scale.most - scale.least
  const place = (value: number): string => `${((value - scale.least) / width) * 100}%`
  const befores = lines.map((_, index) => totalOf(lines.slice(0, index)))
  return (
    <table className="gb-ledger">
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, index) => {
          const before = befores[index] ?? 0
          return (
            <tr key={line.label}>
              <th scope="row">
                {lineTitle(panel, line)} <RuleMark panel={panel} rule={line.rule} title={lineTitle(panel, line)} />
              </th>
              <td className="gb-figure">{words.signed(line.value)}</td>
              <td className="gb-track" aria-hidden="true">
                <span className="gb-zero" style={{ left: place(0) }} />
                <span
                  className={line.value < 0 ? 'gb-fill is-minus' : 'gb-fill'}
                  style={{
                    left: place(Math.min(before, before + line.value)),
                    width: `${(Math.abs(line.value) / width) * 100}%`,
                    animationDelay: `${index * 90}ms`,
                  }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className="gb-figure">{totalOf(lines)}</td>
          <td className="gb-track" aria-hidden="true">
            <span className="gb-zero" style={{ left: place(0) }} />
            <span className="gb-end" style={{ left: place(totalOf(lines)) }} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
