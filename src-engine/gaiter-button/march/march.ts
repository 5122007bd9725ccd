import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { entry } from '../../kernel/play/journal.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { corpsOf, countersIn, endOf, firstOf, inWeather, isUnit, onMap } from '../state/counters.ts'
import { isLandOpen, wayCost } from '../state/crossing.ts'
import { countsAsUnit, dryPaceOf } from '../ground/decoys.ts'
import { entryCost, mayEnterByOpen } from './entry.ts'
import { mayReinforce } from '../ground/fortress.ts'
import { connectionName, counterOf, sideOf, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { mayLeaveBy } from '../ground/leaving.ts'
import { hasDoctrine } from '../state/options.ts'
import { FATE } from '../state/shape.ts'
import { removeForGood } from '../ground/tokens.ts'

/**
 * Chapter 9.1: movement along connections, as far as it concerns the stack itself. Zones and rivers have their own
 * files.
 */

const cavalryLost = entry(
  { name: 'corps-cavalry-lost', category: 'march', rule: 'gb.march.corps-cavalry' },
  { token: 'token', zone: 'zone' },
  { counter: 'counter' },
)

/**
 * @rule gb.march.connection
 * A stack goes from zone to zone along a connection that is open: its bridge stands, no enemy bars it on leaving or
 * entering.
 */
export function mayMarch(g: G, side: number, zone: number, inside: boolean, connection: number, why?: Why): boolean {
  return (
    touches(g, zone, connection, why) &&
    isLandOpen(g, connection, why) &&
    mayLeaveBy(g, side, zone, connection, inside, why) &&
    mayEnterByOpen(g, side, g.stack, zone, connection, why)
  )
}

/** As `mayMarch`, from one bank of a fortress into the fortress on the other bank (GB 9.3.3, 9.4). */
export function mayMarchInside(
  g: G,
  side: number,
  zone: number,
  inside: boolean,
  connection: number,
  why?: Why,
): boolean {
  return (
    touches(g, zone, connection, why) &&
    isLandOpen(g, connection, why) &&
    mayLeaveBy(g, side, zone, connection, inside, why) &&
    mayReinforce(g, side, g.stack, zone, connection, why)
  )
}

export function touches(g: G, zone: number, connection: number, why?: Why): boolean {
  const { from, to } = g.campaign.board
  if (from[connection] === zone || to[connection] === zone) return true
  return why !== undefined && refuseNotAdjacent(g, zone, connection, 'gb.march.connection', why)
}

/**
 * Refuses a connection that does not touch the stack's zone; usually the player tried to reach a zone that is not
 * adjacent.
 */
export function refuseNotAdjacent(g: G, zone: number, connection: number, rule: string, why: Why): false {
  const facts = { connection: connectionName(g, connection), zone: zoneName(g, zone) }
  const far = furtherEnd(g, zone, connection)
  return far === NONE
    ? why.because(rule, 'elsewhere', facts)
    : why.because(rule, 'apart', { ...facts, to: zoneName(g, far) })
}

/** The end of a connection that is more connections away from a zone; `NONE` if the zone is adjacent to both ends. */
function furtherEnd(g: G, zone: number, connection: number): number {
  const { board } = g.campaign
  const ends = [board.from[connection]!, board.to[connection]!] // a connection
  const seen = new Set([zone])
  let circle = [zone]
  for (let steps = 1; circle.length > 0; steps++) {
    const around = circle.flatMap((at) => Array.from(board.connectionsAt(at), (one) => board.otherEnd(one, at)))
    circle = [...new Set(around)].filter((one) => !seen.has(one))
    for (const one of circle) seen.add(one)
    circle = circle.filter((one) => zoneOf(g, one).sectorOf === NONE)
    const left = ends.filter((end) => !seen.has(end))
    if (left.length === 0 && steps === 1) return NONE
    if (left.length < 2) return left[0] ?? ends[1]!
  }
  return ends[1]!
}

/** Units that march together in the acting stack. */
export function unitsMarching(g: G): number {
  let count = 0
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (countsAsUnit(g, counter)) count++
  return count
}

/**
 * @rule gb.march.crowd
 * Each unit above two that marches with the others adds one MP to the cost of every connection. Leaders do not count;
 * decoys count as what their owner plays them as.
 */
export function crowdCost(g: G, units: number): number {
  const { freeUnits, mpEach } = tablesOf(g).crowding
  return mpEach * Math.max(0, units - freeUnits)
}

/**
 * @rule gb.march.cost
 * A road costs 1 MP, a path or a railway 2, a bridge over a major river 2; the dearer of way and bridge counts. A
 * connection with several bridges costs 1 MP, whatever the way. The costs of crowding and of entering the zone beyond
 * are added.
 */
export const marchCost = (g: G, side: number, connection: number, to: number, units: number): number =>
  wayCost(g, connection) + crowdCost(g, units) + entryCost(g, side, to)

/** MP of a counter today; decoys as what they are played as. */
export const paceOf = (g: G, counter: number): number => inWeather(g, dryPaceOf(g, counter))

/** The MP of a stack: those of its slowest counter. */
export function stackPace(g: G): number {
  let slowest = Infinity
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    slowest = Math.min(slowest, paceOf(g, counter))
  return slowest
}

/**
 * @rule gb.fatigue.fast
 * A stack in which every counter has a capacity of 8 MP crosses two connections per marker; any other crosses one.
 */
export function connectionsPerMarker(g: G): number {
  const { fast, connectionsPerMarker: slow } = tablesOf(g).fatigue
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (dryPaceOf(g, counter) < fast.mp) return slow
  return fast.connectionsPerMarker
}

/**
 * @rule gb.march.corps-cavalry
 * At the end of each French activation every French cavalry division that belongs to a corps must be in the zone of
 * another unit of that corps, or adjacent to one; otherwise it is eliminated. The rule does not apply if the corps has
 * no other units on the map, or with the reforms of GB 18.3.
 */
export function isStrayed(g: G, counter: number): boolean {
  const side = sideOf(g, counter)
  return !hasDoctrine(g, side) && tiedCavalry(g, side).includes(counter) && isFarFromCorps(g, counter)
}

function isFarFromCorps(g: G, counter: number): boolean {
  if (!onMap(g, counter)) return false
  const { side } = counterOf(g, counter)
  for (const zone of zonesAround(g, g.counter.zone.of(counter))) {
    for (const other of countersIn(g, side, zone)) if (isOfSameCorps(g, counter, other)) return false
    for (const other of countersIn(g, side, zone, 'inside')) if (isOfSameCorps(g, counter, other)) return false
  }
  for (let other = firstOf(g, side); other < endOf(g, side); other++) if (isOfSameCorps(g, counter, other)) return true
  return false
}

/** Is this another unit of the corps of a counter, on the map? */
const isOfSameCorps = (g: G, counter: number, other: number): boolean =>
  other !== counter && isUnit(g, other) && onMap(g, other) && corpsOf(g, other) === counterOf(g, counter).corps

/** The cavalry divisions of a side that belong to a corps and have to stay with it. */
const tiedCavalry = ({ campaign }: G, side: number): readonly number[] => tiedOfSides(campaign)[side]! // one list for each side
const tiedOfSides = memoizedBy(({ counters, tables }: Campaign): readonly (readonly number[])[] => {
  const isTied = (counter: number, of: number): boolean => {
    const { kind, type, side: own, corps } = counters[counter]! // a counter of the campaign
    return own === of && kind === 'unit' && type === 'cavalry' && corps !== NONE
  }
  return sides.map((name, of) =>
    tables.corpsCavalry.sides.includes(name) ? [...counters.keys()].filter((counter) => isTied(counter, of)) : [],
  )
})

/**
 * A zone and the zones within the distance allowed to corps cavalry (one connection by the tables). Cached per zone.
 */
function zonesAround({ campaign }: G, zone: number): readonly number[] {
  const near = allNear(campaign)
  let found: readonly number[] = near[zone] ?? [zone]
  if (near[zone] !== undefined) return found
  for (let left = campaign.tables.corpsCavalry.connections; left > 0; left--)
    found = [...found, ...found.flatMap((one) => campaign.board.neighbours(one))]
  return (near[zone] = [...new Set(found)])
}
const allNear = memoizedBy(({ zones }: Campaign): (readonly number[] | undefined)[] => zones.map(() => undefined))

/** Does this side have cavalry that must stay with its corps? */
export const mayStray = (g: G, side: number): boolean => !hasDoctrine(g, side) && tiedCavalry(g, side).length > 0

/** Cavalry of this side that is too far from its corps now. */
export const strayedCavalry = (g: G, side: number): number[] =>
  mayStray(g, side) ? tiedCavalry(g, side).filter((counter) => isFarFromCorps(g, counter)) : []

/** Eliminates cavalry that is too far from its corps. All of it is determined before any is removed. */
export function loseStrayedCavalry(g: G, side: number): void {
  for (const counter of strayedCavalry(g, side)) {
    const [token, zone] = [g.counter.token.of(counter), g.counter.zone.of(counter)]
    removeForGood(g, [counter], FATE.eliminated)
    g.tell(cavalryLost, { token, zone, counter }, sideOf(g, counter))
  }
}

export const entries = [cavalryLost]
