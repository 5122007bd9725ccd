import { useState } from 'react'
import type { TableBoard } from '../../src-main/contract/table-board.ts'
import { useText, useView } from '../state/use-app.ts'

/** All ground of a measured table, in words; drawn only when opened. */
export function GroundInWords({ board }: { readonly board: TableBoard }) {
  const text = useText()
  const language = useView((view) => view.language)
  const [open, setOpen] = useState(false)
  const between = (values: readonly number[]): string => {
    const inches = (units: number): number => Math.round(units / board.table.inch)
    return text.ground.between(inches(Math.min(...values)), inches(Math.max(...values)))
  }
  return (
    <details className="in-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.board.inWords}</summary>
      {open && (
        <table>
          <caption>{text.ground.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{text.ground.name}</th>
              <th scope="col">{text.ground.kind}</th>
              <th scope="col">{text.ground.from}</th>
              <th scope="col">{text.ground.down}</th>
            </tr>
          </thead>
          <tbody>
            {[...board.areas, ...board.lines].map(({ id, name, look, points }) => (
              <tr key={id}>
                <th scope="row">{name[language]}</th>
                <td>{text.ground.looks[look] ?? look}</td>
                <td>{between(points.map(([x]) => x))}</td>
                <td>{between(points.map(([, y]) => y))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
