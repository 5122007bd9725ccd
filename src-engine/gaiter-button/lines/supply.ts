import { has, unite, type Bits } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { cheapestPath, reachWithin } from '../../board/cheapest.ts'
import { reach, shortestPath } from '../../board/reach.ts'
import { FRENCH, NONE } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { controllerIn, isSecured } from '../ground/control.ts'
import { endOf, firstOf, onMap, points } from '../state/counters.ts'
import { forSide, scenarioOf, sideOf, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isContested } from '../state/places.ts'
import { hasProvision, provisionedZones } from './provision.ts'
import { cutEdges, cutSide, findGoals } from '../ground/sources.ts'
import { beginAtFortresses, openLand, openRailways, priceWays, survey, type Survey } from '../ground/survey.ts'
import { reversedCopyOf, wayWithin, type Way } from '../state/ways.ts'

/** Chapter 17.1: supply. */

/**
 * @rule gb.scenario.no-rail
 * A side that cannot use the railways for supply has no line of supply: it lives off the land and in its fortresses.
 */
export function drawsSupply(g: G, side: number): boolean {
  if (!g.noRailSupply) return true
  for (const rule of scenarioOf(g).data.specialRules)
    if (rule.id === 'no-rail-supply' && sides.indexOf(rule.side) === side) return false
  return true
}

/**
 * @rule gb.supply.barred
 * A line of supply is barred by enemy counters (even decoys) in zones without a friendly unit, and by enemy fortresses
 * that are not blockaded, unless it begins where its side fights before one. In a contested zone it follows friendly
 * axes of retreat only, and no railway.
 */
function closeForSupply({ closed, enemyField, ownUnits, barred, foreign }: Survey, side: number): void {
  const off = foreign[side]!
  for (let word = 0; word < closed.length; word++)
    closed[word] = (enemyField[word]! & ~ownUnits[word]!) | barred[word]! | off[word]!
}

/**
 * @rule gb.supply.railway
 * Supply comes from its sources by undestroyed railways: not through contested zones, and in the enemy's country not
 * through fortresses without a friendly garrison; for the French not through Germany at all.
 */
function findRailheads(g: G, s: Survey, side: number): void {
  const { goals, stations, closed, contested, rail, work } = s
  openRailways(g, s)
  for (let word = 0; word < closed.length; word++) rail.closed[word]! |= contested[word]!
  for (const zone of s.fortified) if (!isSecured(g, side, zone)) rail.closeZone(zone)
  if (side === FRENCH) rail.closeZones(s.germany)
  reach(work, rail, goals, Infinity, stations)
  unite(stations, goals)
}

/**
 * @rule gb.supply.line
 * A line of supply reaches a railway, a source or a friendly edge within 4 MP at the costs of movement; one MP less in
 * rain, and one less for the French.
 */
function findSupplied(g: G, side: number, guess: boolean): Bits {
  const s = surveySupply(g, side, guess)
  return reachWithin(s.work, s.land, s.stations, s.costs, supplyReach(g, side), s.found)
}

/** The reach of supply from a railway or a source in MP today. */
export function supplyReach(g: G, side: number): number {
  const { supply } = tablesOf(g)
  return supply.mp + (g.rain ? supply.rain : 0) + forSide(supply.side, side)
}

/** Surveys the map for a side's lines of supply: its goals, the railheads they feed, and the land around them. */
export function surveySupply(g: G, side: number, guess: boolean): Survey {
  const s = survey(g, side, guess)
  closeForSupply(s, side)
  findGoals(g, s, side)
  if (cutSide(g) === side) cutEdges(g, s, side)
  findRailheads(g, s, side)
  openLand(g, s, side)
  beginAtFortresses(s, s.land)
  priceWays(g, s)
  return s
}

/** The course of a line of supply: by land from the supplied zone to a railhead, then by railway to its source. */
export interface SupplyLine {
  readonly land: Way
  readonly rail: Way
}

/** The lines of supply of zones; undefined where there is none. */
export function supplyLines(g: G, side: number, zones: readonly number[], guess: boolean): (SupplyLine | undefined)[] {
  if (!drawsSupply(g, side)) return zones.map(() => undefined)
  const { work, land, rail, stations, goals, costs } = surveySupply(g, side, guess)
  const reachable = supplyReach(g, side)
  return zones.map((zone) => {
    const found = reversedCopyOf(cheapestPath(work, land, stations, zone, costs, reachable))
    if (found === undefined) return undefined
    const railhead = found.zones.at(-1)! // a way has an end
    const fed = has(goals, railhead) ? undefined : reversedCopyOf(shortestPath(work, rail, goals, railhead))
    return { land: found, rail: fed ?? wayWithin(railhead) }
  })
}

/** The reason why a line of supply cannot pass a closed zone, on land or by railway. */
export function whyClosedToSupply(g: G, s: Survey, side: number, zone: number, byRail: boolean, why: Why): false {
  const facts = { zone: zoneName(g, zone) }
  if (has(s.enemyField, zone) && !has(s.ownUnits, zone)) return why.because('gb.supply.barred', 'enemy', facts)
  if (has(s.barred, zone)) return why.because('gb.supply.barred', 'fortress', facts)
  if (byRail && has(s.contested, zone)) return why.because('gb.supply.railway', 'contested', facts)
  if (byRail && !isSecured(g, side, zone)) return why.because('gb.control.enemy-country', 'unsecured', facts)
  return why.because('gb.supply.railway', 'germany', facts)
}

/** All zones with a line of supply. The result is overwritten by the next query about lines. */
export function suppliedZones(g: G, side: number, guess: boolean): Bits {
  if (drawsSupply(g, side)) return findSupplied(g, side, guess)
  const { found } = survey(g, side, guess)
  return found.fill(0)
}

/** Does this zone have a line of supply? `guess`: as far as the side knows. */
export const hasSupplyLine = (g: G, side: number, zone: number, guess = false): boolean =>
  drawsSupply(g, side) && has(findSupplied(g, side, guess), zone)

/**
 * @rule gb.supply.forage
 * A counter that was not activated lives off the land in an uncontested zone if it has a line of provision.
 */
function forages(g: G, counter: number, guess: boolean): boolean {
  const zone = g.counter.zone.of(counter)
  if (g.counter.activated.of(counter) || isContested(g, zone)) return false
  return hasProvision(g, sideOf(g, counter), zone, guess)
}

/** Is this counter supplied now? */
export const isSupplied = (g: G, counter: number): boolean => supplyOf(g, counter, false) !== undefined

/** The ways a counter can be supplied; the index is stored, and `nothing` is 0. */
export const supplies = ['nothing', 'land', 'line', 'fortress'] as const
export type Supply = Exclude<(typeof supplies)[number], 'nothing'>
const [LAND, LINE, FORTRESS] = [supplies.indexOf('land'), supplies.indexOf('line'), supplies.indexOf('fortress')]

/** How a counter is supplied now; undefined if it is not. `guess`: as far as its side knows. */
export function supplyOf(g: G, counter: number, guess: boolean): Supply | undefined {
  if (!onMap(g, counter)) return undefined
  const own = ownSupplyOf(g, counter, guess)
  if (own !== undefined) return own
  return isFedByFortress(g, counter, guess, (other) => ownSupplyOf(g, other, guess) !== undefined)
    ? 'fortress'
    : undefined
}

/** Supply by a line, or from the land. */
function ownSupplyOf(g: G, counter: number, guess: boolean): Supply | undefined {
  if (forages(g, counter, guess)) return 'land'
  return hasSupplyLine(g, sideOf(g, counter), g.counter.zone.of(counter), guess) ? 'line' : undefined
}

/**
 * @rule gb.supply.fortress
 * A fortress supplies friends in its zones up to its capacity: first its garrison, then the units inside, then units in
 * the field without other supply, in the order of battle, each whole or not at all.
 */
function isFedByFortress(g: G, counter: number, guess: boolean, hasOwn: (other: number) => boolean): boolean {
  const { zone: zones, inside } = g.counter
  const zone = zones.of(counter)
  const { fortress } = zoneOf(g, zone)
  const side = sideOf(g, counter)
  const guesser = guess ? side : NONE
  if (fortress === NONE) return false
  // Every counter inside is supplied, even without a garrison or blockaded: there are never more inside than the
  // capacity.
  if (inside.of(counter)) return true
  if (controllerIn(g, zone, guesser) !== side) return false
  const { zones: banks, capacity } = g.campaign.fortresses[fortress]! // a fortress of the campaign
  let room = capacity - garrisonPoints(g, side, fortress)
  const end = endOf(g, side)
  for (let other = firstOf(g, side); other < end; other++)
    if (inside.of(other) && banks.includes(zones.of(other))) room -= points(g, other)
  for (let other = firstOf(g, side); other <= counter; other++) {
    const at = zones.of(other)
    if (inside.of(other) || !banks.includes(at) || controllerIn(g, at, guesser) !== side) continue
    const needed = points(g, other)
    if (needed > room || hasOwn(other)) continue
    if (other === counter) return true
    room -= needed
  }
  return false
}

/** Writes the index in `supplies` for every counter of a side: as `supplyOf` for each, but surveys the map once. */
export function markSupplied(g: G, side: number, supplied: Uint8Array, guess = false): void {
  const { zone: zones, activated } = g.counter
  const [first, end] = [firstOf(g, side), endOf(g, side)]
  supplied.fill(0, first, end)
  const provisioned = provisionedZones(g, side, guess)
  for (let counter = first; counter < end; counter++)
    if (zones.of(counter) !== NONE && !activated.of(counter) && has(provisioned, zones.of(counter)))
      supplied[counter] = LAND
  const { contested } = survey(g, side, guess)
  for (let counter = first; counter < end; counter++)
    if (zones.of(counter) !== NONE && has(contested, zones.of(counter))) supplied[counter] = 0
  const byLine = suppliedZones(g, side, guess)
  for (let counter = first; counter < end; counter++) {
    if (zones.of(counter) === NONE || supplied[counter] === LAND) continue
    if (has(byLine, zones.of(counter))) supplied[counter] = LINE
  }
  const hasOwn = (other: number): boolean => supplied[other] === LAND || supplied[other] === LINE
  for (let counter = first; counter < end; counter++)
    if (zones.of(counter) !== NONE && supplied[counter] === 0 && isFedByFortress(g, counter, guess, hasOwn))
      supplied[counter] = FORTRESS
}
