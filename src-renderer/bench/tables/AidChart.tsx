import type { DraftTables, PrintedCell, TableValue } from '../../../src-main/contract/draft-desks.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { ValueInput } from './ValueInput.tsx'

/** The editable values of the player aid by address, and which of them have faults. */
export type EditableValues = {
  readonly values: ReadonlyMap<string, TableValue>
  readonly faulty: ReadonlySet<string>
}

type Props = { readonly chart: DraftTables['charts'][number]; readonly aid: EditableValues }

/** A table as printed; its values are edited in place. */
export function AidChart({ chart: { id, title, columns, rows, lines }, aid }: Props) {
  const hasLines = lines.some((line) => line !== null)
  return (
    <table id={`aid-${id}`} className="aid-chart">
      <caption>
        <Cell cell={title} aid={aid} />
      </caption>
      <thead>
        <tr>
          {columns.map((cell, column) => (
            <th key={column} scope="col">
              <Cell cell={cell} aid={aid} />
            </th>
          ))}
          {hasLines && <td>&nbsp;</td>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <tr key={number}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <Cell cell={cell} aid={aid} />
                </th>
              ) : (
                <td key={column} className={cell.homes.length > 0 ? 'is-set' : undefined}>
                  <Cell cell={cell} aid={aid} />
                </td>
              ),
            )}
            {hasLines && (
              <td className="aid-line">{lines[number] && <LineButtons line={lines[number]} head={row[0]} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LineProps = {
  readonly line: NonNullable<Props['chart']['lines'][number]>
  /** The head cell of the row. */
  readonly head: PrintedCell | undefined
}

/** Copies a row, or deletes it. */
function LineButtons({ line: { row, mayCopy, mayDrop }, head }: LineProps) {
  const { tables: words } = useText().bench
  const { language } = useAtBench()
  const { changeRow } = useGestures()
  const name = head?.text[language] ?? ''
  return (
    <>
      {mayCopy && (
        <button
          type="button"
          aria-label={words.addRow(name)}
          title={words.addRow(name)}
          onClick={() => changeRow(row, 'copy')}
        >
          +
        </button>
      )}
      {mayDrop && (
        <button
          type="button"
          aria-label={words.dropRow(name)}
          title={words.dropRow(name)}
          onClick={() => changeRow(row, 'drop')}
        >
          −
        </button>
      )}
    </>
  )
}

/** The text of a cell, with its values as inputs in place of their figures. */
function Cell({ cell: { text, homes }, aid }: { readonly cell: PrintedCell; readonly aid: EditableValues }) {
  const { language } = useAtBench()
  const found = homes.flatMap(({ address, at }) => {
    const value = aid.values.get(address)
    return value === undefined ? [] : [{ value, at }]
  })
  if (found.length === 0) return text[language]
  if (found.some(({ at }) => at === null))
    return (
      <span className="aid-values">
        {found.map(({ value }) => (
          <ValueInput key={value.address} value={value} isFaulty={aid.faulty.has(value.address)} />
        ))}
        <SignOf text={text[language]} values={found.map(({ value }) => value)} />
      </span>
    )
  const placed = found.flatMap(({ value, at }) => (at === null ? [] : [{ value, span: at[language] }]))
  return <InPlace text={text[language]} placed={placed} aid={aid} />
}

/** The printed text for a number that is not printed as one, such as a sign for a hit. */
function SignOf({ text, values }: { readonly text: string; readonly values: readonly TableValue[] }) {
  const isShown = values.some(({ kind, value }) => kind !== 'number' || value === null || text.includes(String(value)))
  return isShown || text === '–' ? null : <span className="quiet">{text}</span>
}

type InPlaceProps = {
  readonly text: string
  readonly placed: readonly {
    readonly value: TableValue
    readonly span: { readonly from: number; readonly to: number }
  }[]
  readonly aid: EditableValues
}

function InPlace({ text, placed, aid }: InPlaceProps) {
  const inOrder = placed.toSorted((a, b) => a.span.from - b.span.from)
  return (
    <span className="aid-values">
      {inOrder.map(({ value, span }, index) => (
        <span key={value.address}>
          {text.slice(inOrder[index - 1]?.span.to ?? 0, span.from)}
          <ValueInput value={value} isFaulty={aid.faulty.has(value.address)} />
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.span.to ?? 0)}
    </span>
  )
}
