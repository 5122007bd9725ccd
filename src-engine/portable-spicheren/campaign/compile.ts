import { directions, NO_HEX, type Direction } from '../../board/hex.ts'
import { SightLines } from '../../board/hex-sight.ts'
import { boardInPlay, placementTest, terrainAt } from './boards.ts'
import type { Campaign, Entry, Scenario, Terrain, Unit } from './campaign.ts'
import {
  directionNames,
  sides,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
} from './files.ts'

/** Turns names into numbers, once. The files were checked: whatever they name is there. */
export function compileCampaign(
  map: MapFile,
  orderOfBattle: OrderOfBattleFile,
  tables: TablesFile,
  scenarioFiles: readonly ScenarioFile[],
): Campaign {
  const board = boardInPlay(map)
  const { grid } = board
  const places = [...new Set(scenarioFiles.flatMap(({ dark }) => [...dark.holds.prussian, ...dark.holds.french]))]
    .map((id) => board.zoneOf(id))
    .sort((a, b) => a - b)
  const across = grid.sides.map((beyond, side) => (board.sideArcs[side]! < 0 ? NO_HEX : beyond))
  const ownEdge = sides.map((side) => {
    const edge = new Uint8Array(6 * board.zoneCount)
    for (const [id, outward] of Object.entries(map.edges[side])) {
      for (const name of outward) edge[6 * board.zoneOf(id) + directionOf(name)] = 1
    }
    return edge
  })
  const units = orderOfBattle.units.map((unit): Unit => {
    const type = tables.types[unit.type]! // checked
    return {
      id: unit.id,
      name: unit.name,
      side: sides.indexOf(unit.side),
      class: type.class,
      strength: type.strength,
      move: type.move,
      range: type.range,
      aim: type.aim ?? 0,
      activatedBy: tables.activation.needed[unit.nation],
      quality: unit.quality,
      eliteIf: unit.eliteIf,
    }
  })
  const entries = map.entries.map((entry): Entry => ({
    id: entry.id,
    name: entry.name,
    side: sides.indexOf(entry.side),
    hex: board.zoneOf(entry.hex),
    facing: directionOf(entry.facing),
  }))
  const unitNumber = (id: string): number => orderOfBattle.units.findIndex((unit) => unit.id === id)
  const hexOf = (id: string): number => board.zoneOf(id)
  const scenarios = scenarioFiles.map((file): Scenario => {
    const { placement, pool, reserve, dark } = file
    const allowed = placement && placementTest(board, placement.line, placement.keep)
    return {
      id: file.id,
      title: file.title,
      description: file.description,
      turns: file.turns,
      firstPlayer: sides.indexOf(file.firstPlayer),
      switches: file.switches,
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
      takesPart: orderOfBattle.units.map((unit) => !(file.absent ?? []).includes(unit.id)),
      heldAtStart: sides.indexOf(dark.heldAtStart),
      holds: sides.map((side) => dark.holds[side].map((id) => places.indexOf(hexOf(id)))),
    }
  })
  const terrain = board.zoneIds.map((id): Terrain => {
    const found = terrainAt(map, Number(id.slice(0, 2)), Number(id.slice(2)))! // in play, so its code is known
    return {
      id: found.id,
      name: found.name,
      enter: new Set(found.enter),
      pass: new Set(found.pass),
      high: found.high ?? false,
      blocksSight: found.blocksSight ?? false,
      // What the file leaves out is no cover, which is also what an absent class means here.
      cover: (found.cover ?? {}) as Terrain['cover'],
      moveAtMost: found.moveAtMost ?? Infinity,
    }
  })
  return {
    grid,
    lines: new SightLines(grid),
    board,
    terrain,
    across,
    ownEdge,
    units,
    entries,
    places,
    tables,
    scenarios,
  }
}

function directionOf(name: (typeof directionNames)[number]): Direction {
  return directions[directionNames.indexOf(name)]! // one name for each direction
}
