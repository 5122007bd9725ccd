import type { HexBoard } from '../../src-main/contract/hex-board.ts'
import { useText, useView } from '../state/use-app.ts'
import { MapInWords, WordTable } from './MapInWords.tsx'

/** Everything the map of hexes shows, as tables. */
export function HexesInWords({ board }: { readonly board: HexBoard }) {
  return <MapInWords tables={() => <HexTables board={board} />} />
}

function HexTables({ board }: { readonly board: HexBoard }) {
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
  const words = text.board
  return (
    <>
      <p className="hint">{words.naming}</p>
      <WordTable
        caption={words.placesHeading}
        heads={[words.place, words.at, words.terrain]}
        rows={board.places.map(({ hex, name }) => ({
          key: hex,
          cells: [name[language], hex, nameOf.get(terrainOf.get(hex) ?? '')],
        }))}
      />
      <WordTable
        caption={words.terrainHeading}
        heads={[words.terrain, words.hexes]}
        rows={kinds.map(({ code, name, hexes }) => ({
          key: code,
          cells: [
            <>
              {name} <span className="count">({words.count(hexes.length)})</span>
            </>,
            hexes.join(' '),
          ],
        }))}
      />
      {sides.length > 0 && (
        <WordTable
          caption={words.sidesHeading}
          heads={[words.side, words.sides]}
          rows={sides.map(({ id, name, pairs }) => ({ key: id, cells: [name, pairs.join(', ')] }))}
        />
      )}
    </>
  )
}
