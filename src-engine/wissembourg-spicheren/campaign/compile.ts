import { NO_HEX, opposite, type Direction, type HexBoard } from '../../board/hex.ts'
import { SightLines } from '../../board/hex-sight.ts'
import { hexesInPlay, terrainIn } from '../../campaigns/hex-map.ts'
import { barriersTo } from './barriers.ts'
import type {
  Arrival,
  Campaign,
  ChiefArrival,
  Counter,
  EdgeName,
  Formation,
  Gate,
  Ground,
  Mover,
  Scenario,
  Tables,
  Victory,
} from './campaign.ts'
import {
  sides,
  type Feature,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
  type WayKind,
} from './files.ts'

const byMover = <T>(make: (mover: Mover) => T): Record<Mover, T> => ({
  infantry: make('infantry'),
  cavalry: make('cavalry'),
  artillery: make('artillery'),
  commander: make('commander'),
})
/** Movement points are stored in halves. */
const halves = (points: number): number => 2 * points

/** Turns names into numbers, once. The files are already checked, so all references exist. */
export function compileCampaign(
  map: MapFile,
  orderOfBattle: OrderOfBattleFile,
  tables: TablesFile,
  scenarioFiles: readonly ScenarioFile[],
): Omit<Campaign, 'warnings' | 'lessons'> {
  const board = hexesInPlay(map)
  const { grid } = board
  const ground = board.zoneIds.map((id) => groundIn(map, tables, id))
  const levels = Int32Array.from(ground, ({ level }) => level)
  const { features, ways } = hexsidesOf(map, board)
  const edges = edgesOf(board, map)
  const named = scenarioFiles.flatMap(({ victory }) => victory.objectives.flatMap(({ hexes }) => hexes))
  const places = [...new Set(named)].map((hex) => board.zoneOf(hex)).sort((a, b) => a - b)
  const barriers = byMover((mover) => barriersTo({ features, ways, tables }, mover))
  const hexsides = { board, ground, ways, tables, barriers }
  const costsWith = (usesWays: boolean) => byMover((mover) => costsOf(hexsides, mover, usesWays))
  const costs = costsWith(true)
  const counters = countersOf(orderOfBattle, tables, { costs, barriers })
  const formations = formationsOf(orderOfBattle, counters)
  const friendlyEdges = sides.map((side) => map.friendlyEdges[side])
  const known = { board, edges, counters, formations, places, tables, friendlyEdges }
  return {
    grid,
    lines: new SightLines(grid),
    board,
    ground,
    levels,
    features,
    ways,
    costs,
    costsOffWay: costsWith(false),
    barriers,
    homewards: friendlyEdges.map((edge): readonly Direction[] => (edge === 'north' ? [5, 0, 1] : [2, 3, 4])),
    fromHome: friendlyEdges.map((edge) => distancesFrom(board, edges[edge])),
    edges,
    friendlyEdges,
    counters,
    formations,
    places,
    tables,
    scenarios: scenarioFiles.map((file) => scenarioOf(file, known)),
  }
}

function groundIn(map: MapFile, { grounds }: Tables, id: string): Ground {
  const { ground: kind, level } = terrainIn(map, id)! // in play, so its code is known
  const { protection, highFrom, highProtection, loneRegiment } = grounds[kind]
  const worth = highFrom !== undefined && level >= highFrom ? (highProtection ?? protection) : protection
  return {
    kind,
    level,
    protection: worth,
    lone: Math.max(worth, loneRegiment ?? 0),
    hides: kind !== 'clear',
    allRound: kind === 'hamlet' ? 'lone' : kind === 'clear' || kind === 'woods' ? 'never' : 'always',
  }
}

function hexsidesOf(map: MapFile, { zoneOf, findZone, grid }: HexBoard): Pick<Campaign, 'features' | 'ways'> {
  const features: (Feature | undefined)[] = Array.from({ length: grid.sides.length }, () => undefined)
  const ways: (WayKind | undefined)[] = Array.from({ length: grid.sides.length }, () => undefined)
  const both = (a: string, b: string, visit: (side: number) => void): void => {
    const [from, to] = [findZone(a), findZone(b)]
    const direction = from === undefined || to === undefined ? undefined : grid.directionTo(from, to)
    if (direction === undefined) return
    visit(6 * zoneOf(a) + direction)
    visit(6 * zoneOf(b) + opposite(direction))
  }
  for (const { between, feature } of map.hexsides)
    both(between[0], between[1], (side) => (features[side] = feature as Feature)) // checked: a known feature
  // The best way is kept: a road before a path, a path before a railway.
  for (const kind of ['rail', 'path', 'road'] as const)
    for (const { hexes } of map.ways.filter((way) => way.kind === kind))
      for (let index = 1; index < hexes.length; index++)
        both(hexes[index - 1]!, hexes[index]!, (side) => (ways[side] = kind))
  return { features, ways }
}

interface Hexsides extends Pick<Campaign, 'ground' | 'ways' | 'tables' | 'barriers'> {
  readonly board: HexBoard
}

function costsOf(hexsides: Hexsides, mover: Mover, usesWays: boolean): Int32Array {
  const { board, ground, ways, tables, barriers } = hexsides
  return board.grid.sides.map((beyond, side) => {
    if (beyond === NO_HEX) return -1
    const barrier = barriers[mover][side]
    if (barrier === 'closed') return -1
    const { kind, level } = ground[beyond]!
    const rise = Math.abs(level - ground[Math.floor(side / 6)]!.level)
    const way = usesWays && barrier === undefined ? ways[side] : undefined
    const free = way === undefined ? 0 : tables.levels.freeByWay
    const enter = way === undefined ? tables.grounds[kind][mover === 'commander' ? 'cavalry' : mover] : tables.ways[way]
    return halves(enter + Math.max(0, rise - free) * tables.levels.cost)
  })
}

function edgesOf({ grid, zoneIds }: HexBoard, { grid: { columns } }: MapFile): Campaign['edges'] {
  const edge = (isOn: (hex: number) => boolean) => Uint8Array.from(zoneIds, (_, hex) => (isOn(hex) ? 1 : 0))
  return {
    north: edge((hex) => grid.neighbour(hex, 0) === NO_HEX),
    south: edge((hex) => grid.neighbour(hex, 3) === NO_HEX),
    west: edge((hex) => grid.x[hex] === 1),
    east: edge((hex) => grid.x[hex] === columns),
  }
}

function distancesFrom({ grid, zoneCount }: HexBoard, edge: Uint8Array): Int32Array {
  const ends = [...edge.keys()].filter((hex) => edge[hex] === 1)
  return Int32Array.from({ length: zoneCount }, (_, hex) => Math.min(...ends.map((end) => grid.distance(hex, end))))
}

const nothing = [0, 0] as const

/** Combat units first, then the commanders of formations, then those in chief. */
function countersOf(
  { units, commanders, chiefs, formations }: OrderOfBattleFile,
  { movement }: Tables,
  { costs, barriers }: Pick<Campaign, 'costs' | 'barriers'>,
): Counter[] {
  const formationOf = (id: string): number => formations.findIndex((one) => one.id === id)
  const moverBy = (mover: Mover) => ({ mover, costs: costs[mover], barriers: barriers[mover] })
  const blank = {
    strength: nothing,
    steps: 0,
    range: 0,
    regiment: false,
    command: nothing,
    bonus: nothing,
    initiative: nothing,
    inertia: nothing,
  }
  return [
    ...units.map((unit): Counter => {
      const formation = formationOf(unit.formation)
      return {
        ...blank,
        id: unit.id,
        name: unit.name,
        side: sides.indexOf(formations[formation]!.side), // checked
        kind: unit.arm,
        ...moverBy(unit.arm),
        formation,
        strength: [unit.strength, unit.disorganised],
        steps: unit.steps,
        range: unit.range ?? 0,
        regiment: unit.regiment,
        movement: halves(movement[unit.arm]),
      }
    }),
    ...commanders.map(({ id, name, side, formation, command, bonus, replacement }): Counter => ({
      ...blank,
      id,
      name,
      side: sides.indexOf(side),
      kind: 'commander',
      ...moverBy('commander'),
      formation: formationOf(formation),
      movement: halves(movement.commander),
      command: [command, replacement.command],
      bonus: [bonus, replacement.bonus],
    })),
    ...chiefs.map(({ id, name, side, initiative, inertia, replacement }): Counter => ({
      ...blank,
      id,
      name,
      side: sides.indexOf(side),
      kind: 'chief',
      ...moverBy('commander'),
      formation: -1,
      movement: halves(movement.commander),
      initiative: [initiative, replacement.initiative],
      inertia: [inertia, replacement.inertia],
    })),
  ]
}

function formationsOf({ formations }: OrderOfBattleFile, counters: readonly Counter[]): Formation[] {
  const numbers = [...counters.keys()]
  return formations.map(({ id, name, side, chit, infantryDivision, mayHold }, formation) => ({
    id,
    name,
    side: sides.indexOf(side),
    commander: numbers.find((one) => counters[one]!.formation === formation && counters[one]!.kind === 'commander')!, // checked
    units: numbers.filter((one) => counters[one]!.formation === formation && counters[one]!.steps > 0),
    chit: chit === undefined ? formation : formations.findIndex((one) => one.chit === chit),
    infantryDivision,
    mayHold,
  }))
}

interface Known extends Pick<Campaign, 'edges' | 'counters' | 'formations' | 'places' | 'tables' | 'friendlyEdges'> {
  readonly board: HexBoard
}

function scenarioOf(file: ScenarioFile, known: Known): Scenario {
  const { board, counters, formations } = known
  const hexOf = (id: string): number => board.zoneOf(id)
  const counterOf = (id: string): number => counters.findIndex((one) => one.id === id)
  const formationOf = (id: string): number => formations.findIndex((one) => one.id === id)
  const gate = ({ hex, way }: { readonly hex: string; readonly way: WayKind }): Gate => ({ hex: hexOf(hex), way })
  const { id, title, description, aims, turns, firstHour, switches, position } = file
  const column = file.hiddenColumn
  return {
    id,
    title,
    description,
    aims,
    turns,
    firstHour,
    switches,
    position,
    setUp: counters.map((one) => file.setUp.find(({ units }) => units.includes(one.id))?.hexes.map(hexOf)),
    arrivals: counters.map((one): Arrival | undefined => {
      const found = file.arrivals.find(({ units }) => units.includes(one.id))
      return found && { turn: found.turn, gates: found.by.map(gate), called: found.called }
    }),
    chiefs: file.chiefs.map(({ chief, turn, placed = [], by = [], with: formation, replaces }): ChiefArrival => ({
      chief: counterOf(chief),
      turn,
      placed: placed.map(hexOf),
      gates: by.map(gate),
      with: formation === undefined ? -1 : formationOf(formation),
      replaces: replaces === undefined ? -1 : counterOf(replaces),
    })),
    detachedUntil: counters.map((one) => {
      const until = file.detached.find(({ unit }) => unit === one.id)?.until
      return until === undefined ? -1 : counterOf(until)
    }),
    hiddenColumn: column && {
      formation: formationOf(column.formation),
      turn: column.turn,
      gates: [gate(column.by[0]), gate(column.by[1])],
      march: halves(column.march),
      sight: column.sight,
    },
    called: file.called && { chief: counterOf(file.called.chief), needed: file.called.needed },
    early: file.early === undefined ? -1 : counterOf(file.early.chief),
    demoralisedAt: formations.map((one) => file.demoralisedAt[one.id] ?? 0),
    sluggish: file.sluggish && { ...file.sluggish, side: sides.indexOf(file.sluggish.side) },
    nightFrom: file.nightFrom ?? Infinity,
    narrowHex: file.narrowHex === undefined ? -1 : hexOf(file.narrowHex),
    pairs: sideOf(file.pairs),
    anySupport: sideOf(file.anySupport),
    gunsTogether: file.gunsTogether,
    firstInitiative: sideOf(file.firstInitiative),
    victory: victoryOf(file.victory, known),
  }
}

const sideOf = (side: (typeof sides)[number] | undefined): number => (side === undefined ? -1 : sides.indexOf(side))

function victoryOf(file: ScenarioFile['victory'], { board, edges, counters, places, tables }: Known): Victory {
  const { demoralised, gone, exits, heldTogether, chiefAlone, optionPoints } = file
  const onEdge = (hex: number): boolean => exits.edges?.some((edge: EdgeName) => edges[edge][hex] === 1) ?? false
  const costs = Int32Array.from({ length: board.zoneCount }, (_, hex) => {
    const by = exits.by?.find((one) => board.zoneOf(one.hex) === hex)
    if (by !== undefined) return halves(tables.ways[by.way])
    return onEdge(hex) ? halves(tables.grounds.clear.infantry) : -1
  })
  return {
    objectives: file.objectives.map(({ id, name, hexes, points, cutOff, holder }) => ({
      id,
      name,
      hexes: hexes.map((hex) => board.zoneOf(hex)),
      places: hexes.map((hex) => places.indexOf(board.zoneOf(hex))),
      points,
      cutOff: cutOff ?? points,
      holder: sides.indexOf(holder),
    })),
    countAt: file.countAt ?? 0,
    heldTogether: heldTogether && { ...heldTogether, side: sides.indexOf(heldTogether.side) },
    demoralised: {
      each: demoralised.each ?? 0,
      any: demoralised.any && { ...demoralised.any, side: sides.indexOf(demoralised.any.side) },
      own: demoralised.own && { ...demoralised.own, side: sides.indexOf(demoralised.own.side) },
    },
    gone: gone && { per: gone.per, sides: gone.sides.map((side) => sides.indexOf(side)) },
    exits: { side: sides.indexOf(exits.side), per: exits.per, from: exits.from, costs },
    chiefAlone: chiefAlone && {
      chief: counters.findIndex(({ id }) => id === chiefAlone.chief),
      points: chiefAlone.points,
    },
    optionPoints: optionPoints && { ...optionPoints, side: sides.indexOf(optionPoints.side) },
    levels: file.levels,
  }
}
