import { useState } from 'react'
import type { AreaBoard } from '../../src-main/contract/area-board.ts'
import type { BoardIndex } from '../map/board/board.ts'
import { useText, useView } from '../state/use-app.ts'

/** Everything the map of areas shows, as a table that is drawn only when opened. */
export function AreasInWords({ board, index }: { readonly board: AreaBoard; readonly index: BoardIndex }) {
  const text = useText()
  const language = useView((view) => view.language)
  const [open, setOpen] = useState(false)
  const labels = new Map(board.areas.map(({ id, label }) => [id, label]))
  return (
    <details className="in-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.board.inWords}</summary>
      {open && (
        <table>
          <caption>{text.zones.zonesHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{text.zones.zone}</th>
              <th scope="col">{text.zones.special}</th>
              <th scope="col">{text.zones.bordersOn}</th>
            </tr>
          </thead>
          <tbody>
            {board.areas.map(({ id, facts }) => (
              <tr key={id}>
                <th scope="row">{index.places.get(id)?.name}</th>
                <td>{facts.map((fact) => fact[language]).join(' · ')}</td>
                <td>{(index.links.get(id) ?? []).map(({ to }) => labels.get(to)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
