import { has, next, type Bits } from '../../board/bitset.ts'
import { cheapestPath, costsFrom, NO_WAY } from '../../board/cheapest.ts'
import type { Pass } from '../../board/pass.ts'
import { Why } from '../../kernel/values/explain.ts'
import { isRailOpen } from '../state/crossing.ts'
import { connectionName, connectionOf, zoneName, type G } from '../state/kit.ts'
import { whyShut, type Survey } from '../ground/survey.ts'
import { copyOf, reversedCopyOf, wayWithin, type Way } from '../state/ways.ts'
import { stretch, type Break, type BrokenLine } from './lines.ts'
import { because } from './study.ts'

/**
 * Finds the line that a zone would have if nothing blocked it: the line with the fewest obstacles, and the first of
 * them. The rules have marked the obstacles in their passes; this module only counts them.
 */

/** Lines of one kind, with the passes that the rules have prepared. */
export interface Lines {
  readonly side: number
  readonly s: Survey
  /** The rule for lines of this kind. */
  readonly rule: string
  /** What a connection costs on land; `most` is the highest cost of a whole line. */
  readonly costOf: (connection: number) => number
  readonly most: number
  /** Where lines lead to (by railway, for lines that use railways). */
  readonly goals: Bits
  /** Whether railways carry the line from the goals to stations; otherwise the whole line goes by land. */
  readonly byRail: boolean
  /** Zones whose railways are joined off the map. */
  readonly railExits?: Bits
  /** Zones where railways are never used for these lines. */
  readonly neverByRail?: Bits
  /** Whether a closed zone begins no line at all, even if it is a station. */
  readonly bound: boolean
  readonly whyClosed: (zone: number, byRail: boolean, why: Why) => false
}

/** Larger than the number of breaks a way can have; serves as the price of one break. */
const MANY = 1000

/** The line that a zone would have; if no goal exists, only the reason why there is none. */
export function brokenLine(g: G, lines: Lines, zone: number): BrokenLine {
  const found = findLine(g, lines, zone)
  const line = found ?? { land: wayWithin(zone), rails: [] }
  return {
    land: stretch(g, line.land),
    rails: line.rails.map((rail) => stretch(g, rail)),
    break:
      found === undefined || found.needed > lines.most ? tooFar(g, lines, zone, found) : firstBreak(g, lines, found),
  }
}

function tooFar(g: G, { rule, most }: Lines, at: number, found: Found | undefined): Break {
  const zone = zoneName(g, at)
  const facts = found === undefined ? { zone } : { zone, most, needed: found.needed }
  return { rule, reason: found === undefined ? 'nowhere' : 'too-far', facts, zone, connection: null }
}

interface Found {
  readonly land: Way
  readonly rails: readonly Way[]
  /** The cost of the way by land. */
  readonly needed: number
}

/** A pass that closes only foreign country and, for railways, the zones where these lines never use them. */
const clearPass = ({ s, side, neverByRail }: Lines, byRail: boolean): Pass => {
  const pass = s.breakOut.reset().closeOnly(s.foreign[side]!)
  return byRail && neverByRail !== undefined ? pass.closeZones(neverByRail) : pass
}

const breaksAt = (pass: Pass, connection: number, to: number): number =>
  pass.shut[2 * connection]! + (pass.isClosed(to) || pass.isHalted(to) ? 1 : 0)

/** Among lines that are short enough, the one with the fewest breaks; if all are too long, the shortest. */
function findLine(g: G, lines: Lines, zone: number): Found | undefined {
  const { s, most, goals, byRail, costOf } = lines
  const { work, land } = s
  const byRailway = byRail ? railwayCosts(g, lines) : undefined
  const isBounded = most < Infinity
  const price = (connection: number, _from: number, to: number): number =>
    isBounded
      ? MANY * costOf(connection) + breaksAt(land, connection, to)
      : costOf(connection) + MANY * breaksAt(land, connection, to)
  const prices = costsFrom(work, clearPass(lines, false), zone, price).slice()
  let [end, least, needed] = [-1, Infinity, 0]
  for (let at = 0; at < prices.length; at++) {
    const sum = prices[at]!
    const fed = byRailway?.total[at] ?? (has(goals, at) ? 0 : NO_WAY)
    if (sum < 0 || sum >= NO_WAY || fed >= NO_WAY) continue
    const [cost, breaks] = isBounded ? [Math.floor(sum / MANY), sum % MANY] : [sum % MANY, Math.floor(sum / MANY)]
    // Priorities: not too long, then fewest breaks, then shortest.
    const inTheWay = breaks + Math.floor(fed / MANY)
    const worth = (Math.max(0, cost - most) * MANY + inTheWay) * MANY * MANY + cost * MANY + (fed % MANY)
    if (worth < least) [end, least, needed] = [at, worth, cost]
  }
  if (end < 0) return undefined
  const way = cheapestPath(work, clearPass(lines, false), zone, end, price)
  const toEnd = way === undefined ? wayWithin(zone) : copyOf(way)
  return { land: toEnd, rails: byRailway === undefined ? [] : byRailway.to(end), needed }
}

interface RailwayCosts {
  /** For each zone the cost of the railway from a goal; breaks count first, then length. */
  readonly total: Int32Array
  readonly to: (station: number) => Way[]
}

function railwayCosts(g: G, lines: Lines): RailwayCosts {
  const { s, goals, railExits } = lines
  const { work, rail } = s
  const price = (connection: number, _from: number, to: number): number =>
    connectionOf(g, connection).rail ? 1 + MANY * breaksAt(rail, connection, to) : -1
  const open = (): Pass => clearPass(lines, true)
  const total = costsFrom(work, open(), goals, price).slice()
  for (let zone = 0; zone < total.length; zone++) if (total[zone]! < 0) total[zone] = NO_WAY
  const straight = total.slice()
  const along = (from: Bits, to: number): Way[] => {
    const way = reversedCopyOf(cheapestPath(work, open(), from, to, price))
    return way === undefined ? [] : [way]
  }
  if (railExits === undefined) return { total, to: (station) => along(goals, station) }
  let out = -1
  for (let exit = next(railExits, 0); exit >= 0; exit = next(railExits, exit + 1))
    if (total[exit]! < NO_WAY && (out < 0 || total[exit]! < total[out]!)) out = exit
  if (out < 0) return { total, to: (station) => along(goals, station) }
  const back = costsFrom(work, open(), railExits, price)
  for (let zone = 0; zone < total.length; zone++)
    if (back[zone]! >= 0 && back[zone]! < NO_WAY) total[zone] = Math.min(total[zone]!, total[out]! + back[zone]!)
  return {
    total,
    to: (station) =>
      total[station] === straight[station]
        ? along(goals, station)
        : [...along(railExits, station), ...along(goals, out)],
  }
}

/** The first break on a line, seen from the zone that would have the line. */
function firstBreak(g: G, lines: Lines, { land, rails }: Found): Break {
  const why = new Why()
  const found =
    firstAlong(g, lines, land, false, why) ??
    rails.reduce<Spot | undefined>((spot, rail) => spot ?? firstAlong(g, lines, rail, true, why), undefined)
  const { rule, reason, facts } = because(why.refusal ?? { rule: lines.rule, reason: 'nowhere', facts: {} })
  const name = { zone: null, connection: null }
  if (found === undefined) return { rule, reason, facts, ...name, zone: zoneName(g, land.zones[0]!) } // it has a start
  if ('zone' in found) return { rule, reason, facts, ...name, zone: zoneName(g, found.zone) }
  return { rule, reason, facts, ...name, connection: connectionName(g, found.connection) }
}

type Spot = { readonly zone: number } | { readonly connection: number }

function firstAlong(g: G, lines: Lines, way: Way, byRail: boolean, why: Why): Spot | undefined {
  const { s, side, rule, whyClosed } = lines
  const pass = byRail ? s.rail : s.land
  const stays = way.connections.length === 0
  for (const [index, zone] of way.zones.entries()) {
    const isStart = index === 0
    const matters = byRail ? !stays : !isStart || !stays || lines.bound
    if (matters && (pass.isClosed(zone) || (pass.isHalted(zone) && !isStart))) {
      whyClosed(zone, byRail, why)
      return { zone }
    }
    const connection = way.connections[index]
    if (connection === undefined || pass.shut[2 * connection] === 0) continue
    if (byRail) isRailOpen(g, connection, why)
    else whyShut(g, s, side, connection, rule, why)
    return { connection }
  }
  return undefined
}
