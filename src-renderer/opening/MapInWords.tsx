import { useState, type ReactNode } from 'react'
import { useText } from '../state/use-app.ts'

/** Everything a map shows, in words. The tables are long, so they are drawn only when opened. */
export function MapInWords({ tables }: { readonly tables: () => ReactNode }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className="in-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.board.inWords}</summary>
      {open && tables()}
    </details>
  )
}

type WordTableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly [ReactNode, ...ReactNode[]] }[]
}

/** One of the tables in which a map is told in words. */
export function WordTable({ caption, heads, rows }: WordTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
