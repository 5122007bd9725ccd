import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import { useText, useView } from '../state/use-app.ts'

/** Everything the map of hexes shows, as tables. */
export function HexesInWords({ board }: { readonly board: HexBoard }) {
  const text = useText()
  const language = useView((view) => view.language)
  const terrainOf = new Map(board.hexes.map(({ hex, terrain }) => [hex, terrain]))
  const nameOf = new Map(board.terrain.map(({ code, name }) => [code, name[language]]))
  const kinds = board.terrain
    .filter(({ look }) => look !== 'outside')
    .map(({ code, name }) => ({
      code,
      name: name[language],
      hexes: board.hexes.filter(({ terrain }) => terrain === code).map(({ hex }) => hex),
    }))
    .filter(({ hexes }) => hexes.length > 0)
  const sides = board.features
    .map(({ id, name }) => ({
      id,
      name: name[language],
      pairs: board.hexsides.filter(({ feature }) => feature === id).map(({ between }) => between.join('–')),
    }))
    .filter(({ pairs }) => pairs.length > 0)
  return (
    <details className="in-words">
      <summary>{text.board.inWords}</summary>
      <p className="hint">{text.board.naming}</p>
      <table>
        <caption>{text.board.placesHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{text.board.place}</th>
            <th scope="col">{text.board.at}</th>
            <th scope="col">{text.board.terrain}</th>
          </tr>
        </thead>
        <tbody>
          {board.places.map(({ hex, name }) => (
            <tr key={hex}>
              <th scope="row">{name[language]}</th>
              <td>{hex}</td>
              <td>{nameOf.get(terrainOf.get(hex) ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{text.board.terrainHeading}</caption>
        <thead>
          <tr>
            <th scope="col">{text.board.terrain}</th>
            <th scope="col">{text.board.hexes}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ code, name, hexes }) => (
            <tr key={code}>
              <th scope="row">
                {name} <span className="count">({text.board.count(hexes.length)})</span>
              </th>
              <td>{hexes.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sides.length > 0 && (
        <table>
          <caption>{text.board.sidesHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{text.board.side}</th>
              <th scope="col">{text.board.sides}</th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ id, name, pairs }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{pairs.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
