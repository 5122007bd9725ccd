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
import { keptBackwards, standing, type Way } from '../state/ways.ts'

/** Chapter 17.1: supply. */

/**
 * @rule gb.scenario.no-rail
 * A side that cannot use the railways for its supply has no line of supply at all: it lives off the land and in its
 * fortresses.
 */
export function drawsSupply(g: G, side: number): boolean {
  if (!g.noRailSupply) return true
  for (const rule of scenarioOf(g).data.specialRules)
    if (rule.id === 'no-rail-supply' && sides.indexOf(rule.side) === side) return false
  return true
}

/**
 * @rule gb.supply.barred
 * A line of supply is barred by enemy counters, even decoys, where no friendly unit is, and by fortresses of the enemy
 * that are not blockaded, unless it begins where its side fights before one. In a contested zone it goes by friendly axes
 * of retreat only, and by no railway.
 */
function closeForSupply({ closed, enemyField, ownUnits, barred, foreign }: Survey, side: number): void {
  const off = foreign[side]!
  for (let word = 0; word < closed.length; word++)
    closed[word] = (enemyField[word]! & ~ownUnits[word]!) | barred[word]! | off[word]!
}

/**
 * @rule gb.supply.railway
 * Supply comes from its sources by railways that are not destroyed: not through contested zones, in the enemy's country
 * not by fortresses without a garrison of its own; for the French not through Germany at all.
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
 * A line of supply reaches a railway, a source or a friendly edge within 4 MP by the costs of movement; one less in rain,
 * and one less for the French.
 */
function findSupplied(g: G, side: number, guess: boolean): Bits {
  const s = surveySupply(g, side, guess)
  return reachWithin(s.work, s.land, s.stations, s.costs, supplyReach(g, side), s.found)
}

/** How far in MP wagons go from a railway or a source today. */
export function supplyReach(g: G, side: number): number {
  const { supply } = tablesOf(g)
  return supply.mp + (g.rain ? supply.rain : 0) + forSide(supply.side, side)
}

/** Makes ready for lines of supply of a side: its goals, the railheads that they feed, and the land from there. */
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

/** A line of supply as it runs: by land from who is supplied to a railhead, then by railway to where it comes from. */
export interface SupplyLine {
  readonly land: Way
  readonly rail: Way
}

/** The lines by which zones are supplied; undefined for those without one. */
export function supplyLines(g: G, side: number, zones: readonly number[], guess: boolean): (SupplyLine | undefined)[] {
  if (!drawsSupply(g, side)) return zones.map(() => undefined)
  const { work, land, rail, stations, goals, costs } = surveySupply(g, side, guess)
  const reachable = supplyReach(g, side)
  return zones.map((zone) => {
    const found = keptBackwards(cheapestPath(work, land, stations, zone, costs, reachable))
    if (found === undefined) return undefined
    const railhead = found.zones.at(-1)! // a way has an end
    const fed = has(goals, railhead) ? undefined : keptBackwards(shortestPath(work, rail, goals, railhead))
    return { land: found, rail: fed ?? standing(railhead) }
  })
}

/** Why a line of supply does not pass a zone that is closed to it, on land or by railway. */
export function whyClosedToSupply(g: G, s: Survey, side: number, zone: number, byRail: boolean, why: Why): false {
  const facts = { zone: zoneName(g, zone) }
  if (has(s.enemyField, zone) && !has(s.ownUnits, zone)) return why.because('gb.supply.barred', 'enemy', facts)
  if (has(s.barred, zone)) return why.because('gb.supply.barred', 'fortress', facts)
  if (byRail && has(s.contested, zone)) return why.because('gb.supply.railway', 'contested', facts)
  if (byRail && !isSecured(g, side, zone)) return why.because('gb.control.enemy-country', 'unsecured', facts)
  return why.because('gb.supply.railway', 'germany', facts)
}

/** All zones with a line of supply, for who asks about many. Read it before anything else is asked about lines. */
export function suppliedZones(g: G, side: number, guess: boolean): Bits {
  if (drawsSupply(g, side)) return findSupplied(g, side, guess)
  const { found } = survey(g, side, guess)
  return found.fill(0)
}

/** Has this zone a line of supply? `guess`: as far as the side knows. */
export const hasSupplyLine = (g: G, side: number, zone: number, guess = false): boolean =>
  drawsSupply(g, side) && has(findSupplied(g, side, guess), zone)

/**
 * @rule gb.supply.forage
 * Who was not activated lives off the land in a zone that is not contested, if he has a line of provision.
 */
function forages(g: G, counter: number, guess: boolean): boolean {
  const zone = g.counter.zone.of(counter)
  if (g.counter.activated.of(counter) || isContested(g, zone)) return false
  return hasProvision(g, sideOf(g, counter), zone, guess)
}

/** Is this counter supplied now? */
export const isSupplied = (g: G, counter: number): boolean => supplyOf(g, counter, false) !== undefined

/** By what somebody is supplied; nothing has the number 0. */
export const supplies = ['nothing', 'land', 'line', 'fortress'] as const
export type Supply = Exclude<(typeof supplies)[number], 'nothing'>
const [LAND, LINE, FORTRESS] = [supplies.indexOf('land'), supplies.indexOf('line'), supplies.indexOf('fortress')]

/** By what a counter is supplied now; undefined when by nothing. `guess`: as far as its side knows. */
export function supplyOf(g: G, counter: number, guess: boolean): Supply | undefined {
  if (!onMap(g, counter)) return undefined
  const own = ownSupplyOf(g, counter, guess)
  if (own !== undefined) return own
  return isFedByFortress(g, counter, guess, (other) => ownSupplyOf(g, other, guess) !== undefined)
    ? 'fortress'
    : undefined
}

/** By a line, or from the land. */
function ownSupplyOf(g: G, counter: number, guess: boolean): Supply | undefined {
  if (forages(g, counter, guess)) return 'land'
  return hasSupplyLine(g, sideOf(g, counter), g.counter.zone.of(counter), guess) ? 'line' : undefined
}

/**
 * @rule gb.supply.fortress
 * A fortress supplies friends in its zones as far as its capacity goes: its garrison first, then the units inside, then
 * those in the field that have no other supply, in the order of the order of battle, each whole or not at all.
 */
function isFedByFortress(g: G, counter: number, guess: boolean, hasOwn: (other: number) => boolean): boolean {
  const { zone: zones, inside } = g.counter
  const zone = zones.of(counter)
  const { fortress } = zoneOf(g, zone)
  const side = sideOf(g, counter)
  const guesser = guess ? side : NONE
  if (fortress === NONE) return false
  // Whoever is inside, be it without a garrison and shut in: no more than it has room for ever are.
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

/**
 * Writes for every counter of a side by what it is supplied, as a number of `supplies`: as `supplyOf` for each, but the
 * map is looked over once.
 */
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
