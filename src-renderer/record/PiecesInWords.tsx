import { useState } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useText } from '../state/use-app.ts'
import { useSideName } from '../at-table/use-play.ts'

type Props = { readonly table: GameSnapshot; readonly nameOf: (place: string) => string }

/** A table of how many counters each side has at each place; drawn only while it is unfolded. */
export function PiecesInWords({ table, nameOf }: Props) {
  const { map } = useText().table
  const sideName = useSideName()
  const [isOpen, setIsOpen] = useState(false)
  const places = [...new Set(table.pieces.map(({ place }) => place))]
  const count = (place: string, side: number) =>
    table.pieces.filter((one) => one.place === place && one.side === side).reduce((sum, one) => sum + one.count, 0)
  return (
    <details className="in-words" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{map.inWords}</summary>
      {isOpen && places.length === 0 && <p className="hint">{map.nobody}</p>}
      {isOpen && places.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{map.place}</th>
              <th scope="col">{sideName(0)}</th>
              <th scope="col">{sideName(1)}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place}>
                <th scope="row">{nameOf(place)}</th>
                <td>{count(place, 0) || ''}</td>
                <td>{count(place, 1) || ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
