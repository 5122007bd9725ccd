import { directions, NO_HEX, type Direction } from '../../board/hex.ts'
import { SightLines } from '../../board/hex-sight.ts'
import { besideLine, hexesInPlay, terrainIn, type Hexes } from '../../campaigns/hex-map.ts'
import type { Campaign, Entry, Scenario, Terrain, Unit } from './campaign.ts'
import {
  directionNames,
  sides,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
} from './files.ts'

/** Compiles names into numbers. The files have been checked, so all names exist. */
export function compileCampaign(
  map: MapFile,
  orderOfBattle: OrderOfBattleFile,
  tables: TablesFile,
  scenarioFiles: readonly ScenarioFile[],
): Omit<Campaign, 'warnings' | 'lessons'> {
  const board = hexesInPlay(map)
  const { grid } = board
  const hexOf = (id: string): number => board.zoneOf(id)
  const held = scenarioFiles.flatMap(({ dark }) => Object.values(dark.holds).flat())
  const places = [...new Set(held)].map(hexOf).sort((a, b) => a - b)
  const ownEdge = sides.map((side) => {
    const edge = new Uint8Array(6 * board.zoneCount)
    for (const [id, outward] of Object.entries(map.edges[side]))
      for (const name of outward) edge[6 * hexOf(id) + directionOf(name)] = 1
    return edge
  })
  const units = orderOfBattle.units.map(({ type, nation, ...unit }): Unit => {
    const { class: unitClass, strength, move, range, aim = 0 } = tables.types[type]! // checked
    const activatedBy = tables.activation.needed[nation]
    return { ...unit, side: sides.indexOf(unit.side), class: unitClass, strength, move, range, aim, activatedBy }
  })
  const entries = map.entries.map((entry): Entry => ({
    ...entry,
    side: sides.indexOf(entry.side),
    hex: hexOf(entry.hex),
    facing: directionOf(entry.facing),
  }))
  const unitNumber = (id: string): number => orderOfBattle.units.findIndex((unit) => unit.id === id)
  const scenarios = scenarioFiles.map(({ placement, pool, reserve, absent = [], dark, ...file }): Scenario => {
    const allowed = placement && besideLine(board, placement.line, placement.keep)
    return {
      ...file,
      firstPlayer: sides.indexOf(file.firstPlayer),
      start: file.start.map(({ unit, hex, facing }) => ({
        unit: unitNumber(unit),
        hex: hex === undefined ? -1 : hexOf(hex),
        facing: facing === undefined ? -1 : directionOf(facing),
      })),
      placer: placement === undefined ? 1 - sides.indexOf(pool.side) : sides.indexOf(placement.side),
      placement: Uint8Array.from({ length: board.zoneCount }, (_, hex) => (allowed?.(hex) === true ? 1 : 0)),
      pool: { side: sides.indexOf(pool.side), units: pool.units.map(unitNumber) },
      reserve: {
        side: sides.indexOf(reserve.side),
        units: reserve.units.map(unitNumber),
        entry: map.entries.findIndex(({ id }) => id === reserve.entry),
        cleared: reserve.cleared.map(hexOf),
        attacked: reserve.attacked.map(hexOf),
      },
      takesPart: orderOfBattle.units.map(({ id }) => !absent.includes(id)),
      heldAtStart: sides.indexOf(dark.heldAtStart),
      holds: sides.map((side) => dark.holds[side].map((id) => places.indexOf(hexOf(id)))),
    }
  })
  const terrain = groundsOf(map, board)
  const across = grid.sides.map((beyond, side) => (board.sideArcs[side]! < 0 ? NO_HEX : beyond))
  const lines = new SightLines(grid)
  return { grid, lines, board, terrain, across, ownEdge, units, entries, places, tables, scenarios }
}

/** The terrain of each hex in play. */
export const groundsOf = (map: MapFile, board: Hexes): readonly Terrain[] =>
  board.zoneIds.map((id): Terrain => {
    const {
      enter,
      pass,
      high = false,
      blocksSight = false,
      cover = {},
      moveAtMost = Infinity,
      ...found
    } = terrainIn(map, id)! // in play, so its code is known
    return { ...found, enter: new Set(enter), pass: new Set(pass), high, blocksSight, cover, moveAtMost }
  })

function directionOf(name: (typeof directionNames)[number]): Direction {
  return directions[directionNames.indexOf(name)]! // one name for each direction
}
