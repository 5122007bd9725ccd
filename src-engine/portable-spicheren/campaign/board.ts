import { directions, hexId } from '../../board/hex.ts'
import { Problems } from '../../campaigns/problems.ts'
import { readableParts } from '../../campaigns/readable-parts.ts'
import type { HexPlan, PlanHex } from '../../kernel/system/board-plan.ts'
import type { BoardRead, CampaignFiles } from '../../kernel/system/system.ts'
import { printedBoard } from './boards.ts'
import { mapFile, type MapFile } from './files.ts'
import { readFile } from './read-file.ts'

/** The hexes for showing, from map.json alone and as far as it can be read. */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const map = readFile(files, 'map.json', mapFile, problems) ?? readableParts(mapFile, files['map.json'])
  return { plan: map && planOf(map), problems: problems.all }
}

function planOf(map: MapFile): HexPlan {
  const { columns, rows, lower } = map.grid
  return {
    kind: 'hexes',
    columns,
    rows,
    lower,
    terrain: Object.entries(map.terrain).map(([code, { name, look = 'other' }]) => ({ code, name, look })),
    hexes: hexesOf(map),
    places: map.places,
    features: Object.entries(map.features).map(([id, { name }]) => ({ id, name })),
    hexsides: map.hexsides.filter(({ feature }) => Object.hasOwn(map.features, feature)),
  }
}

function hexesOf(map: MapFile): PlanHex[] {
  const { grid, zoneIds, zoneOf } = printedBoard(map)
  return map.rows.slice(0, map.grid.rows).flatMap((codes, above) =>
    [...codes].slice(0, map.grid.columns).flatMap((terrain, before): readonly PlanHex[] => {
      if (!Object.hasOwn(map.terrain, terrain)) return []
      const [column, row] = [before + 1, above + 1]
      const hex = hexId(column, row)
      const beside = directions.map((direction) => grid.neighbour(zoneOf(hex), direction))
      return [{ hex, label: hex, terrain, column, row, neighbours: beside.flatMap((zone) => zoneIds[zone] ?? []) }]
    }),
  )
}
