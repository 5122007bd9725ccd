import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { FRENCH, NONE } from '../campaign/campaign.ts'
import { isLandOpen, mayEnterSector } from '../state/crossing.ts'
import { countersIn, infantryPoints, isDecoy, isLeader, isUnit, membersOf } from '../state/counters.ts'
import { entered, mayBeAskedToShelter, takingShelter } from '../ground/fortress.ts'
import { counterOf, enemyOf, scenarioOf, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { hasDoctrine } from '../state/options.ts'
import { hasStandingRoom, isAnywhereIn, isBlockaded, isInField, standingRoom } from '../state/places.ts'
import { isEnemyFortress, mayUseFortressBridge, noteCrossing } from '../ground/river.ts'
import { PLAYED } from '../state/shape.ts'
import { mark, relocate } from '../ground/tokens.ts'

/** Chapter 9.3: entering a zone, with or without enemies in it. */

const surprised = entry(
  { name: 'surprised', category: 'battle', rule: 'gb.entry.surprise' },
  { zone: 'zone', token: 'token' },
  { counter: 'counter' },
)
const nobodySurprised = entry(
  { name: 'nobody-surprised', category: 'battle', rule: 'gb.entry.surprise' },
  { zone: 'zone' },
)

/** May this stack enter the zone at the other end of a connection? Does not check whether it may leave its own zone. */
export const mayEnterBy = (g: G, side: number, stack: Members, from: number, connection: number, why?: Why): boolean =>
  isLandOpen(g, connection, why) && mayEnterByOpen(g, side, stack, from, connection, why)

/** As `mayEnterBy`, for a connection that is known to be open on land. */
export function mayEnterByOpen(
  g: G,
  side: number,
  stack: Members,
  from: number,
  connection: number,
  why?: Why,
): boolean {
  const to = g.campaign.board.otherEnd(connection, from)
  return mayStandIn(g, side, stack, to, why) && mayUseFortressBridge(g, side, from, connection, why)
}

/** May the counters of this stack be in this zone at all? */
export function mayStandIn(g: G, side: number, stack: Members, zone: number, why?: Why): boolean {
  return (
    isInArea(g, zone, why) &&
    mayEnterSector(g, side, zone, why) &&
    isNotNeutral(g, zone, why) &&
    (standingRoom(g, zone) === undefined || hasStandingRoom(g, side, zone, unitsFrom(g, stack, zone), why))
  )
}

/**
 * @rule gb.scenario.area
 * Counters do not leave the zones in play.
 */
function isInArea(g: G, zone: number, why?: Why): boolean {
  if (scenarioOf(g).area[zone] === 1) return true
  return why?.because('gb.scenario.area', 'not-in-play', { zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule gb.entry.neutral
 * Belgium is neutral: no stack marches in. Only a rout that has no other way leads there.
 */
function isNotNeutral(g: G, zone: number, why?: Why): boolean {
  if (zoneOf(g, zone).country !== 'belgium') return true
  return why?.because('gb.entry.neutral', 'belgium', { zone: zoneName(g, zone) }) ?? false
}

/** The number of units of a stack that are not in the zone yet. */
function unitsFrom(g: G, stack: Members, zone: number): number {
  let units = 0
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1))
    if (isUnit(g, counter) && g.counter.zone.of(counter) !== zone) units += 1
  return units
}

/**
 * @rule gb.entry.stop
 * A stack that enters a zone with enemies in the field, or with an enemy fortress that nobody blockades, stops there.
 */
export function stopsIn(g: G, side: number, zone: number): boolean {
  const enemy = enemyOf(side)
  return isInField(g, enemy, zone) || (isEnemyFortress(g, side, zone) && !isBlockaded(g, enemy, zone))
}

/**
 * @rule gb.entry.cost
 * Entering a zone with an activated friendly unit or an enemy counter costs one MP more; only once, even if both apply.
 */
export function entryCost(g: G, side: number, to: number): number {
  const { occupiedZone } = tablesOf(g)
  if (isAnywhereIn(g, enemyOf(side), to)) return occupiedZone.mp
  for (const counter of countersIn(g, side, to, 'all'))
    if (g.counter.activated.of(counter) && isUnit(g, counter)) return occupiedZone.mp
  return blockadeCost(g, side, to)
}

/**
 * @rule gb.fortress.blockade-entry
 * A stack goes on through a zone whose enemy fortress is blockaded already; that costs one MP more.
 */
function blockadeCost(g: G, side: number, to: number): number {
  return isEnemyFortress(g, side, to) && isBlockaded(g, enemyOf(side), to) ? tablesOf(g).blockadedZone.mp : 0
}

/**
 * The acting stack enters a zone by a connection: moves it, sets or clears its back to the river, asks the enemy who
 * takes shelter, and updates axes of retreat. Returns whether the stack may go on. The stack must not change until the
 * question is answered.
 */
export function enterZone(g: G, side: number, connection: number, to: number): 'goes-on' | 'stops' {
  const enemy = enemyOf(side)
  const stack = membersOf(g.stack)
  const from = g.campaign.board.otherEnd(connection, to)
  const stops = stopsIn(g, side, to)
  const enemies = isInField(g, enemy, to)
  const opens = enemies && !isInField(g, side, to)
  noteCrossing(g, stack, connection)
  relocate(g, stack, to)
  g.cameFrom = opens ? from : NONE
  g.cameBy = opens ? connection : NONE
  if (enemies && mayBeAskedToShelter(g, enemy, to)) g.interrupt(takingShelter, { side: enemy, zone: to, connection })
  else if (enemies) entered(g, side, to, connection)
  return stops ? 'stops' : 'goes-on'
}

/** Forgets how the stack entered its zone, after which a forced passage or a surprise is no longer possible. */
export function forgetEntry(g: G): void {
  g.cameFrom = NONE
  g.cameBy = NONE
}

/** Has the acting stack just entered a zone that only enemies held, and are they still in the field? */
export const hasJustBroken = (g: G, side: number, zone: number): boolean =>
  g.cameFrom !== NONE && isInField(g, enemyOf(side), zone)

const passesForLeader = (g: G, counter: number): boolean =>
  isLeader(g, counter) || (isDecoy(g, counter) && g.counter.playedAs.of(counter) === PLAYED.leader)

/** The only unit of the acting stack, leaders not counted; `NONE` if there is not exactly one. */
function onlyUnit(g: G): number {
  let found = NONE
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1)) {
    if (passesForLeader(g, counter)) continue
    if (found !== NONE) return NONE
    found = counter
  }
  return found
}

/**
 * Are there other counters of its side in the zone? It was empty of them before, so they entered with the stack and
 * were dropped off.
 */
const hasComrades = (g: G, side: number, zone: number): boolean =>
  countersIn(g, side, zone).some((counter) => !g.stack.has(counter) && !passesForLeader(g, counter))

/**
 * @rule gb.entry.surprise
 * A single German infantry unit that has just entered a zone with only Frenchmen in it may surprise them for 1 MP: one
 * of their units, drawn at random and infantry first, is marked Combatted. Then it is the French player's turn.
 */
export function maySurprise(g: G, side: number, why?: Why): boolean {
  const { sides } = tablesOf(g).surpriseAttack
  const says = (reason: string) => why?.because('gb.entry.surprise', reason) ?? false
  if (!sides.includes(side === FRENCH ? 'french' : 'german')) return says('not-this-side')
  if (hasDoctrine(g, enemyOf(side))) return why?.because('gb.options.doctrine', 'no-surprise') ?? false
  const unit = onlyUnit(g)
  if (unit === NONE || !isUnit(g, unit) || counterOf(g, unit).type !== 'infantry') return says('not-one-infantry-unit')
  const zone = g.counter.zone.of(unit)
  if (!hasJustBroken(g, side, zone)) return says('not-just-entered')
  return !hasComrades(g, side, zone) || says('not-one-infantry-unit')
}
export const surpriseCost = (g: G): number => tablesOf(g).surpriseAttack.mp

/** Carries out the surprise. A decoy in the enemy's stack counts as infantry, as its owner would claim. */
export function surprise(g: G, side: number): void {
  const enemy = enemyOf(side)
  const zone = g.counter.zone.of(onlyUnit(g))
  const field = countersIn(g, enemy, zone).filter((counter) => !isLeader(g, counter))
  const infantry = field.filter((counter) => isDecoy(g, counter) || infantryPoints(g, counter) > 0)
  for (const counter of infantry.length > 0 ? infantry : field) g.hat.push(counter)
  g.reveal()
  if (g.hat.length === 0) {
    g.tell(nobodySurprised, { zone })
    return
  }
  for (let left = tablesOf(g).surpriseAttack.unitsMarked; left > 0 && g.hat.length > 0; left--) {
    const counter = g.chance.takeFrom(g.hat, 'surprise', 'counter', enemy)
    mark(g, [counter], 'combatted')
    g.tell(surprised, { zone, token: g.counter.token.of(counter), counter }, enemy)
  }
  g.hat.clear()
}

export const entries = [surprised, nobodySurprised]
