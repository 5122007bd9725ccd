import type { Why } from '../../kernel/values/explain.ts'
import { add, clear, emptySet, has, next, remove, setOf, unite, type Bits } from '../../board/bitset.ts'
import type { Board, Connection, Zone as ZoneNumber } from '../../board/board.ts'
import { Costs } from '../../board/costs.ts'
import { createPass, type Pass } from '../../board/pass.ts'
import { createWorkspace, type Workspace } from '../../board/workspace.ts'
import { hasAxis, isEncircled, isFriendlyAxis } from './axes.ts'
import { GERMAN, NONE, type Campaign } from '../campaign/campaign.ts'
import { countersIn, points } from '../state/counters.ts'
import { isLandOpen, isRailOpen, railsStamp, wayCost, waysStamp } from '../state/crossing.ts'
import { connectionName, enemyOf, tablesOf, zoneName, type G } from '../state/kit.ts'
import { axisOn, fortifiedZones, garrisonedZones } from '../state/places.ts'
import { unseenZones } from './unseen.ts'
import { whereabouts } from '../state/whereabouts.ts'

/**
 * The map data that lines of every kind need: positions, closed zones and connections. It is refilled for each query in
 * memory shared by the whole campaign, so a query must be finished before the next one starts.
 */
export interface Survey {
  readonly work: Workspace
  /** For troops and wagons. No way starts in a closed zone. */
  readonly land: Pass
  /** Same, but the start may always be left. */
  readonly breakOut: Pass
  /** Along railways only. */
  readonly rail: Pass
  /** The cost of each way, without crowding. */
  readonly costs: Costs
  readonly ownField: Bits
  readonly ownUnits: Bits
  readonly enemyField: Bits
  /** Zones where the enemy in the field bars lines; a lone decoy does not. */
  readonly enemySolid: Bits
  /** Zones where he has units in the field, which bar messengers; a lone leader does not. */
  readonly enemyUnits: Bits
  /** Zones where the enemy has units inside, which hold a fortress. */
  readonly enemyHolders: Bits
  readonly contested: Bits
  /** Enemy fortresses that are not blockaded. */
  readonly barred: Bits
  /** For each side, the zones it can never enter: enemy sectors and neutral countries. */
  readonly foreign: readonly [Bits, Bits]
  readonly germany: Bits
  /** What the current query closes, starts from and finds. */
  readonly closed: Bits
  readonly goals: Bits
  readonly found: Bits
  readonly stations: Bits
  /** Zones with railways. */
  readonly railZones: Bits
  /** Connections that `withoutWays` treats as closed on land. */
  readonly away: Bits
  readonly fortified: readonly ZoneNumber[]
  /** Connections whose bridge or tunnel may be destroyed. */
  readonly crossings: readonly Connection[]
  readonly railways: readonly Connection[]
  /**
   * The closed ones among the crossings and railways, as indexes into these lists, and the stamp they were computed
   * for.
   */
  readonly shutCrossings: Shut
  readonly shutRailways: Shut
  /** For each pass, and for the costs, the ways stamp that they were prepared for: see `waysStamp`. */
  readonly madeFor: Map<Pass | Costs, number>
}

/** The closed connections of a list, as indexes into it; cached for one stamp. */
interface Shut {
  readonly bits: Bits
  stamp: number
}

const surveys = new WeakMap<Campaign, Survey>()

function memoryOf(g: G): Survey {
  let survey = surveys.get(g.campaign)
  if (survey === undefined) surveys.set(g.campaign, (survey = makeSurvey(g)))
  return survey
}

function makeSurvey(g: G): Survey {
  const { board, zones, connections, countries } = g.campaign
  const set = (): Bits => emptySet(board.zoneCount)
  const foreignTo = (side: number): Bits => {
    const foreign = set()
    zones.forEach(({ sectorOf, country }, zone) => {
      if (sectorOf === enemyOf(side) || !countries.includes(country)) add(foreign, zone)
    })
    return foreign
  }
  const railways = numbersOf(connections, ({ rail }) => rail)
  const crossings = numbersOf(connections, ({ water, tunnel }) => water === 'major' || tunnel)
  const ways = emptySet(board.connectionCount)
  for (const connection of railways) add(ways, connection)
  return {
    work: createWorkspace(board),
    land: createPass(board, { start: 'bound' }),
    breakOut: createPass(board, { start: 'free' }),
    rail: createPass(board, { start: 'bound', ways }),
    costs: new Costs(board).fill((connection) => wayCost(g, connection)),
    ownField: set(),
    ownUnits: set(),
    enemyField: set(),
    enemySolid: set(),
    enemyUnits: set(),
    enemyHolders: set(),
    contested: set(),
    barred: set(),
    foreign: [foreignTo(0), foreignTo(1)],
    germany: setOf(
      board.zoneCount,
      numbersOf(zones, ({ country }) => country === countries[GERMAN]),
    ),
    closed: set(),
    goals: set(),
    found: set(),
    stations: set(),
    railZones: setOf(
      board.zoneCount,
      railways.flatMap((connection) => [board.from[connection]!, board.to[connection]!]),
    ),
    away: emptySet(board.connectionCount),
    fortified: numbersOf(zones, ({ fortress }) => fortress !== NONE),
    crossings,
    railways,
    shutCrossings: { bits: emptySet(crossings.length), stamp: -1 },
    shutRailways: { bits: emptySet(railways.length), stamp: -1 },
    madeFor: new Map(),
  }
}

const numbersOf = <T>(list: readonly T[], is: (one: T) => boolean): number[] =>
  list.flatMap((one, number) => (is(one) ? [number] : []))

/**
 * Runs `ask` as if these connections were closed. For things a game can remove, such as a bridge, use a fork instead.
 */
export function withoutWays<Answer>(g: G, connections: readonly number[], ask: () => Answer): Answer {
  const { away } = memoryOf(g)
  const before = away.slice()
  for (const connection of connections) add(away, connection)
  try {
    return ask()
  } finally {
    away.set(before)
  }
}

/**
 * Surveys the map for a side. `guess`: by what that side knows, taking every unidentified enemy counter for real;
 * otherwise the true situation.
 */
export function survey(g: G, side: number, guess: boolean): Survey {
  const s = memoryOf(g)
  const { ownField, ownUnits, enemyField, enemySolid, enemyUnits, enemyHolders, contested } = s
  const enemy = enemyOf(side)
  const { field, units, solid, holders } = whereabouts(g)
  // There are two sides. Copied word by word, which is faster than a bulk copy for small sets.
  const [own, other] = [side as 0 | 1, enemy as 0 | 1]
  for (let word = 0; word < contested.length; word++) {
    ownField[word] = field[own][word]!
    ownUnits[word] = units[own][word]!
    enemyField[word] = field[other][word]!
    enemySolid[word] = solid[other][word]!
    enemyUnits[word] = units[other][word]!
    enemyHolders[word] = holders[other][word]!
    contested[word] = ownField[word]! & enemyField[word]!
  }
  if (guess) takeUnseenForReal(g, s, enemy)
  findBarred(g, s, side)
  return s
}

/** With `guess`, every unidentified counter is taken to bar lines, and to hold the fortress it is in. */
function takeUnseenForReal(g: G, { enemySolid, enemyUnits, enemyHolders }: Survey, enemy: number): void {
  const { field, inside } = unseenZones(g, enemy)
  unite(enemySolid, field)
  unite(enemyUnits, field)
  unite(enemyHolders, inside)
}

function findBarred(g: G, s: Survey, side: number): void {
  const { barred, enemyHolders, enemyField } = s
  const garrisoned = garrisonedZones(g)[enemyOf(side) as 0 | 1] // a side
  const fortified = fortifiedZones(g)
  for (let word = 0; word < barred.length; word++)
    barred[word] = garrisoned[word]! | (enemyHolders[word]! & fortified[word]!)
  for (let zone = next(barred, 0); zone >= 0; zone = next(barred, zone + 1))
    if (!has(enemyField, zone) && blockades(g, s, side, zone)) remove(barred, zone)
}

/** Does this side have enough SP in the field to blockade the fortress of this zone? */
function blockades(g: G, { ownUnits }: Survey, side: number, zone: number): boolean {
  if (!has(ownUnits, zone)) return false
  const needed = tablesOf(g).blockade.points
  let strength = 0
  for (const counter of countersIn(g, side, zone)) strength += points(g, counter)
  return strength >= needed
}

/**
 * @rule gb.control.barrier
 * A line is barred where the enemy is in the field and no friend is, and by a fortress that the enemy holds with a
 * garrison or units, unless it is blockaded.
 */
export function closeForLines(s: Survey, side: number): void {
  closeForTroops(s, side, s.enemySolid)
  unite(s.closed, s.barred)
}

/** Explains why a zone is closed to lines, as above. */
export function whyClosedToLines(g: G, s: Survey, zone: number, why: Why): false {
  const barred = has(s.enemySolid, zone) && !has(s.ownField, zone) ? 'enemy' : 'fortress'
  return why.because('gb.control.barrier', barred, { zone: zoneName(g, zone) })
}

/** Closes zones with these enemies and no friend in the field, and zones the side can never enter. */
export function closeForTroops({ closed, ownField, foreign }: Survey, side: number, enemies: Bits): void {
  const off = foreign[side]!
  for (let word = 0; word < closed.length; word++) closed[word] = (enemies[word]! & ~ownField[word]!) | off[word]!
}

/** Have the ways changed since this was prepared? The call marks it as up to date. */
function isOutdated(g: G, { madeFor }: Survey, made: Pass | Costs): boolean {
  const now = waysStamp(g)
  if (madeFor.get(made) === now) return false
  madeFor.set(made, now)
  return true
}

/** The crossings closed on land, as indexes into `crossings`. Read only; valid until the ways change. */
export function shutCrossings(g: G, { crossings, shutCrossings: shut }: Survey): Bits {
  const stamp = waysStamp(g)
  if (shut.stamp !== stamp) noteShut(shut, stamp, crossings, (connection) => isLandOpen(g, connection))
  return shut.bits
}
/** The railways that are destroyed or lack a bridge, as indexes into `railways`. Read only, as above. */
export function shutRailways(g: G, { railways, shutRailways: shut }: Survey): Bits {
  const stamp = railsStamp(g)
  if (shut.stamp !== stamp) noteShut(shut, stamp, railways, (connection) => isRailOpen(g, connection))
  return shut.bits
}
function noteShut(shut: Shut, stamp: number, list: readonly number[], isOpen: (connection: number) => boolean): void {
  shut.stamp = stamp
  clear(shut.bits)
  for (let number = 0; number < list.length; number++) if (!isOpen(list[number]!)) add(shut.bits, number)
}

/** The items of a list whose indexes are in a set. */
const listed = (list: readonly number[], places: Bits): number[] => list.filter((_, place) => has(places, place))

/** Prepares a pass for ways of troops: closed zones, broken connections, and only friendly axes in contested zones. */
export function openLand(g: G, s: Survey, side: number, pass: Pass = s.land, exceptAt = NONE): void {
  if (isOutdated(g, s, pass)) pass.keepShut(listed(s.crossings, shutCrossings(g, s)))
  pass.reset().closeOnly(s.closed)
  const { contested, away } = s
  for (let connection = next(away, 0); connection >= 0; connection = next(away, connection + 1))
    pass.shutConnection(connection)
  for (let zone = next(contested, 0); zone >= 0; zone = next(contested, zone + 1))
    if (zone !== exceptAt) shutAxes(g, s.work.board, pass, side, zone)
}

/**
 * Units that fight before an enemy fortress that is not blockaded cannot pass it: a line may start there, but not pass
 * through. Call this after the pass is opened.
 */
export function beginAtFortresses({ barred, contested, ownUnits, fortified }: Survey, pass: Pass): void {
  for (const zone of fortified)
    if (has(barred, zone) && has(contested, zone) && has(ownUnits, zone)) pass.openZone(zone).haltZone(zone)
}

/** Explains why a connection is closed to ways of troops; `rule`: the rule for lines of this kind. */
export function whyShut(g: G, s: Survey, side: number, connection: number, rule: string, why: Why): false {
  if (has(s.away, connection)) return why.because(rule, 'thought-away', { connection: connectionName(g, connection) })
  if (!isLandOpen(g, connection, why)) return false
  const { from, to } = s.work.board
  for (const zone of [from[connection]!, to[connection]!])
    if (has(s.contested, zone) && !isFriendlyAxis(g, side, zone, connection, why)) return false
  return false
}

/** Same as `isFriendlyAxis` in axes.ts, for a zone known to be contested. */
function shutAxes(g: G, board: Board, pass: Pass, side: number, zone: number): void {
  const encircled = isEncircled(g, side, zone)
  const own = !encircled && hasAxis(g, side, zone)
  const enemy = enemyOf(side)
  for (const connection of board.connectionsAt(zone)) {
    const axis = axisOn(g, connection, zone)
    if (encircled || (own ? axis !== side : axis === enemy)) pass.shutConnection(connection)
  }
}

/** Is the way off the map by a friendly edge a friendly axis (GB 3)? Always, if the zone is not contested. */
export function isEdgeOpen(g: G, s: Survey, side: number, zone: number): boolean {
  if (!has(s.contested, zone)) return true
  if (isEncircled(g, side, zone)) return false
  const axis = g.zone.edgeAxis.of(zone) - 1
  return hasAxis(g, side, zone) ? axis === side : axis !== enemyOf(side)
}

/** Prepares the pass for ways along intact railways through zones that are not closed. */
export function openRailways(g: G, s: Survey, closed: Bits = s.closed): void {
  if (isOutdated(g, s, s.rail)) s.rail.keepShut(listed(s.railways, shutRailways(g, s)))
  s.rail.reset().closeOnly(closed)
}

/** Updates the costs: a pontoon bridge makes a crossing cheaper. */
export function priceWays(g: G, s: Survey): void {
  const { costs, crossings, work } = s
  if (!isOutdated(g, s, costs)) return
  const { from, to } = work.board
  for (const connection of crossings) {
    const price = wayCost(g, connection)
    if (costs.of(connection, from[connection]!) === price) continue
    costs.set(connection, from[connection]!, price).set(connection, to[connection]!, price)
  }
}
