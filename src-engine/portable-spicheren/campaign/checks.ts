import { reach } from '../../board/reach.ts'
import { createPass } from '../../board/pass.ts'
import { createWorkspace } from '../../board/workspace.ts'
import { has } from '../../board/bitset.ts'
import { directions, NO_HEX } from '../../board/hex.ts'
import type { Problems } from '../../campaigns/problems.ts'
import { boardInPlay, placementTest, printedBoard, sideKey, terrainAt } from './boards.ts'
import type { Parts } from './campaign.ts'
import {
  classes,
  directionNames,
  sides,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
} from './files.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { said } from './said.ts'

type Report = Problems['error']

/** What no schema can say: whether the files fit each other. Looks at the parts that could be read. */
export function checkCampaign(parts: Parts, problems: Problems): void {
  const report: Report = (file, path, message, remedy) => problems.error(file, path, message, remedy)
  const { map, orderOfBattle, tables, scenarios } = parts
  if (tables) checkTables(tables, report)
  if (orderOfBattle) checkUnits(orderOfBattle, tables, report)
  const sound = map !== undefined && checkMap(map, report)
  twice(
    scenarios.map(({ data }) => data.id),
    (id, index) =>
      report(scenarios[index]!.file, 'id', said`Two scenarios are called “${id}”.`, said`Give each an id of its own.`),
  )
  for (const { file, data } of scenarios) {
    if (orderOfBattle) checkForces(file, data, orderOfBattle, report)
    if (map && sound) checkPlaces(file, data, map, orderOfBattle, tables, report)
  }
}

function twice(ids: readonly string[], found: (id: string, index: number) => void): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) found(id, index)
  })
}

function checkTables(tables: TablesFile, report: Report): void {
  const file = 'tables.json'
  const pairs = tables.melee.against.map(({ unit, enemy }) => `${unit} against ${enemy}`)
  twice(pairs, (pair, index) =>
    report(file, `melee.against.${index}`, said`The row “${pair}” is given twice.`, said`Remove one of the two.`),
  )
  for (const unit of classes) {
    for (const enemy of classes) {
      if (unit === enemy || pairs.includes(`${unit} against ${enemy}`)) continue
      report(
        file,
        'melee.against',
        said`The row “${unit} against ${enemy}” is missing.`,
        said`Add it, with the modifier 0 if there is none.`,
      )
    }
  }
  if (tables.melee.doubleHit <= tables.melee.hit) {
    report(
      file,
      'melee.doubleHit',
      said`Two hits would need no more than one.`,
      said`Give a number above that of “hit”.`,
    )
  }
}

function checkUnits(orderOfBattle: OrderOfBattleFile, tables: TablesFile | undefined, report: Report): void {
  const file = 'order-of-battle.json'
  const { units } = orderOfBattle
  twice(
    units.map(({ id }) => id),
    (id, index) =>
      report(file, `units.${index}.id`, said`Two units are called “${id}”.`, said`Give each an id of its own.`),
  )
  units.forEach(({ type }, index) => {
    if (tables === undefined || Object.hasOwn(tables.types, type)) return
    const known = Object.keys(tables.types).join(', ')
    report(
      file,
      `units.${index}.type`,
      said`There is no type of unit “${type}”.`,
      said`Write one of: ${known}; or add the type to tables.json.`,
    )
  })
  for (const side of sides) {
    if (units.some((unit) => unit.side === side)) continue
    report(file, 'units', said`The ${side} side has no unit.`, said`Give each side at least one.`)
  }
}

/** Is the map sound enough for looking up hexes on it? */
function checkMap(map: MapFile, report: Report): boolean {
  const file = 'map.json'
  const { grid, rows, terrain, entries } = map
  let drawn = true
  const misdrawn = (path: string, message: Title, remedy: Title) => {
    drawn = false
    report(file, path, message, remedy)
  }
  if (rows.length !== grid.rows)
    misdrawn('rows', said`There are ${rows.length} rows, not ${grid.rows}.`, said`Draw each row of the grid once.`)
  rows.forEach((row, index) => {
    if (row.length !== grid.columns) {
      misdrawn(
        `rows.${index}`,
        said`The row has ${row.length} hexes, not ${grid.columns}.`,
        said`Draw each column of the grid once.`,
      )
    }
    for (const code of new Set(row)) {
      if (Object.hasOwn(terrain, code)) continue
      misdrawn(
        `rows.${index}`,
        said`There is no terrain “${code}”.`,
        said`Use one of: ${Object.keys(terrain).join(' ')}`,
      )
    }
  })
  twice(
    Object.values(terrain).map(({ id }) => id),
    (id) => report(file, 'terrain', said`Two kinds of terrain are called “${id}”.`, said`Give each an id of its own.`),
  )
  twice(
    entries.map(({ id }) => id),
    (id, index) =>
      report(file, `entries.${index}.id`, said`Two entries are called “${id}”.`, said`Give each an id of its own.`),
  )
  if (!drawn) return false
  return checkHexesOfMap(map, report)
}

function checkHexesOfMap(map: MapFile, report: Report): boolean {
  const file = 'map.json'
  const { hexsides, features, places, entries, edges } = map
  const printed = printedBoard(map)
  hexsides.forEach(({ between: [a, b], feature }, index) => {
    const path = `hexsides.${index}`
    const [from, to] = [printed.findZone(a), printed.findZone(b)]
    if (from === undefined || to === undefined || printed.grid.directionTo(from, to) === undefined) {
      report(
        file,
        `${path}.between`,
        said`${a} and ${b} do not share a hexside.`,
        said`Name two hexes that lie side by side.`,
      )
    }
    if (!Object.hasOwn(features, feature)) {
      report(
        file,
        `${path}.feature`,
        said`There is no feature “${feature}”.`,
        said`Write one of: ${Object.keys(features).join(', ')}.`,
      )
    }
  })
  twice(
    hexsides.map(({ between: [a, b] }) => sideKey(a, b)),
    (key, index) =>
      report(file, `hexsides.${index}`, said`The hexside ${key} is described twice.`, said`Keep one of the two.`),
  )
  places.forEach(({ hex }, index) => {
    if (printed.findZone(hex) === undefined)
      report(file, `places.${index}.hex`, noHex(hex), said`Name a hex of the grid.`)
  })
  let sound = true
  const board = boardInPlay(map)
  entries.forEach(({ hex }, index) => {
    if (board.findZone(hex) !== undefined) return
    sound = false
    report(file, `entries.${index}.hex`, noHex(hex), said`Name a hex that is in play.`)
  })
  for (const side of sides) {
    for (const [hex, outward] of Object.entries(edges[side])) {
      const path = `edges.${side}.${hex}`
      const zone = board.findZone(hex)
      if (zone === undefined) {
        sound = false
        report(file, path, noHex(hex), said`Name a hex that is in play.`)
        continue
      }
      outward.forEach((name, index) => {
        const beyond = board.grid.neighbour(zone, directions[directionNames.indexOf(name)]!)
        if (beyond === NO_HEX) return
        const message = said`${name} of ${hex} is no edge: ${board.zoneIds[beyond]} lies beyond.`
        report(file, `${path}.${index}`, message, said`Name hexsides beyond which no hex is in play.`)
      })
    }
  }
  return sound
}

const noHex = (hex: string): Title => said`There is no hex ${hex} in play.`

/** Every unit of the order of battle stands, waits or is kept back exactly once, on its own side. */
function checkForces(file: string, scenario: ScenarioFile, { units }: OrderOfBattleFile, report: Report): void {
  const { start, placement, pool, reserve, absent = [] } = scenario
  const used = new Map<string, string>()
  const use = (id: string, path: string, side?: string) => {
    const unit = units.find((one) => one.id === id)
    const earlier = used.get(id)
    if (unit === undefined)
      report(file, path, said`There is no unit “${id}”.`, said`Write an id of the order of battle.`)
    else if (earlier !== undefined)
      report(file, path, said`The unit “${id}” is already used at ${earlier}.`, said`Use it once.`)
    else if (side !== undefined && unit.side !== side)
      report(file, path, said`“${id}” is not ${side}.`, said`Put a ${side} unit here.`)
    used.set(id, path)
  }
  start.forEach(({ unit, hex, facing }, index) => {
    const chosen = hex === undefined || facing === undefined
    use(unit, `start.${index}.unit`, chosen ? placement?.side : undefined)
    if (chosen && placement === undefined) {
      const remedy = said`Give it a hex and a facing, or add “placement”.`
      report(file, `start.${index}`, said`Nobody places “${unit}”.`, remedy)
    }
  })
  pool.units.forEach((unit, index) => use(unit, `pool.units.${index}`, pool.side))
  reserve.units.forEach((unit, index) => use(unit, `reserve.units.${index}`, reserve.side))
  absent.forEach((unit, index) => use(unit, `absent.${index}`))
  for (const side of sides) {
    if (units.some((unit) => unit.side === side && !absent.includes(unit.id))) continue
    report(file, 'absent', said`The ${side} side has no unit in this battle.`, said`Leave it at least one.`)
  }
  const missing = units.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  if (missing.length > 0) {
    report(
      file,
      '',
      said`Not used: ${missing.join(', ')}.`,
      said`Put each under “start”, “pool”, “reserve” or “absent”.`,
    )
  }
}

/** Hexes that exist, units on ground they may enter, entries that lead to where the battle is. */
function checkPlaces(
  file: string,
  scenario: ScenarioFile,
  map: MapFile,
  orderOfBattle: OrderOfBattleFile | undefined,
  tables: TablesFile | undefined,
  report: Report,
): void {
  const board = boardInPlay(map)
  const { start, placement, pool, reserve, dark } = scenario
  const known = (hex: string, path: string): boolean => {
    if (board.findZone(hex) !== undefined) return true
    report(file, path, noHex(hex), said`Name a hex that is in play.`)
    return false
  }
  const classOf = (unit: string) => {
    const type = orderOfBattle?.units.find(({ id }) => id === unit)?.type
    return type === undefined || !tables || !Object.hasOwn(tables.types, type) ? undefined : tables.types[type]!.class
  }
  const mayStand = (unit: string, hex: string, also: readonly string[] = []): boolean => {
    const unitClass = classOf(unit)
    const { enter } = terrainAt(map, Number(hex.slice(0, 2)), Number(hex.slice(2)))!
    return unitClass === undefined || enter.includes(unitClass) || also.includes(unitClass)
  }
  const stand = (unit: string, hex: string, path: string, also?: readonly string[]) => {
    if (!mayStand(unit, hex, also))
      report(file, path, said`“${unit}” may not enter ${hex}.`, said`Choose a hex whose terrain admits its class.`)
  }
  start.forEach(({ unit, hex }, index) => {
    if (hex !== undefined && known(hex, `start.${index}.hex`)) stand(unit, hex, `start.${index}.hex`)
  })
  twice(
    start.flatMap(({ hex }) => hex ?? []),
    (hex) =>
      report(file, 'start', said`Two units are set up in ${hex}.`, said`A hex holds one unit: move one of them.`),
  )
  const named = [
    ...reserve.cleared.map((hex, index) => [hex, `reserve.cleared.${index}`] as const),
    ...reserve.attacked.map((hex, index) => [hex, `reserve.attacked.${index}`] as const),
    ...sides.flatMap((side) => dark.holds[side].map((hex, index) => [hex, `dark.holds.${side}.${index}`] as const)),
  ]
  const goals = named.filter(([hex, path]) => known(hex, path)).map(([hex]) => hex)
  if (placement !== undefined) checkPlacement(file, scenario, placement, board, known, mayStand, report)
  const theirs = (side: string) => map.entries.filter((entry) => entry.side === side)
  if (pool.units.length > 0 && theirs(pool.side).length === 0) {
    report(
      'map.json',
      'entries',
      said`The ${pool.side} side has no entry.`,
      said`Add one, or leave the pool of ${file} empty.`,
    )
  }
  const gate = map.entries.find(({ id }) => id === reserve.entry)
  if (gate?.side !== reserve.side) {
    report(
      file,
      'reserve.entry',
      said`The ${reserve.side} side has no entry “${reserve.entry}”.`,
      said`Write the id of one of its entries.`,
    )
  }
  const arriving = [
    ...theirs(pool.side).map((entry) => ({ entry, units: pool.units })),
    ...(gate === undefined ? [] : [{ entry: gate, units: reserve.units }]),
  ]
  for (const { entry, units } of arriving) {
    // Who may only go through the ground of an entry arrives there all the same.
    const { pass } = terrainAt(map, Number(entry.hex.slice(0, 2)), Number(entry.hex.slice(2)))!
    for (const unit of units) stand(unit, entry.hex, `entry ${entry.id}`, pass)
    if (units.length > 0 && !leadsTo(map, board, entry.hex, goals)) {
      const message = said`No infantry can get from ${entry.hex} (${entry.id}) to all of ${[...new Set(goals)].join(', ')}.`
      report('map.json', 'entries', message, said`Open a way, or move the entry.`)
    }
  }
}

type Board = ReturnType<typeof boardInPlay>

function checkPlacement(
  file: string,
  { start }: ScenarioFile,
  placement: NonNullable<ScenarioFile['placement']>,
  board: Board,
  known: (hex: string, path: string) => boolean,
  mayStand: (unit: string, hex: string) => boolean,
  report: Report,
): void {
  const [a, b] = placement.line
  const ends = [known(a, 'placement.line.0'), known(b, 'placement.line.1')]
  if (ends.includes(false)) return
  const { x } = board.grid
  if (x[board.zoneOf(a)] === x[board.zoneOf(b)]) {
    report(file, 'placement.line', said`${a} and ${b} lie in one column.`, said`Name two hexes of different columns.`)
    return
  }
  const inside = placementTest(board, placement.line, placement.keep)
  const taken = new Set(start.flatMap(({ hex }) => hex ?? []))
  const free = start.filter(({ hex }) => hex === undefined)
  for (const { unit } of free) {
    const room = board.zoneIds.filter((id, hex) => inside(hex) && !taken.has(id) && mayStand(unit, id)).length
    if (room < free.length) {
      const message = said`There are ${room} hexes for “${unit}”, too few for ${free.length} units to be placed in any order.`
      report(file, 'placement', message, said`Choose a line that leaves more room.`)
    }
  }
}

function leadsTo(map: MapFile, board: Board, from: string, goals: readonly string[]): boolean {
  const pass = createPass(board, { start: 'free' })
  board.zoneIds.forEach((id, hex) => {
    if (!terrainAt(map, Number(id.slice(0, 2)), Number(id.slice(2)))!.enter.includes('infantry')) pass.closeZone(hex)
  })
  const found = reach(createWorkspace(board), pass, board.zoneOf(from))
  return goals.every((goal) => has(found, board.zoneOf(goal)))
}
