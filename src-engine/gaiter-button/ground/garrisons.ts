import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { INFANTRY, NONE } from '../campaign/campaign.ts'
import { armPoints, isUnit, points } from '../state/counters.ts'
import { hasRoomFor } from './fortress.ts'
import { counterName, counterOf, enemyOf, sideOf, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isAnywhereIn, isStormed } from '../state/places.ts'
import { isEnemyFortress } from './river.ts'
import { noteFall } from './sources.ts'
import { giveAway, roomFor, rowPoints, takeBackPoints } from './strength.ts'

/** Chapter 14.2: garrisons. Their SP are infantry. */

/** Only the owner knows how many SP were moved where; the gain or loss of a garrison is public. */
const garrisonFilled = entry(
  { name: 'garrison-filled', rule: 'gb.garrisons.fill' },
  {},
  { counter: 'counter', garrison: 'garrison', count: 'number' },
)
const garrisonPlaced = entry(
  { name: 'garrison-placed', rule: 'gb.garrisons.fill' },
  { side: 'side', fortress: 'fortress' },
)
const garrisonGave = entry(
  { name: 'garrison-gave', rule: 'gb.garrisons.give' },
  {},
  { counter: 'counter', garrison: 'garrison', count: 'number' },
)
const garrisonGone = entry({ name: 'garrison-gone', rule: 'gb.garrisons.give' }, { side: 'side', fortress: 'fortress' })

/** Where and when SP are transferred. By day only units of the acting stack take part. */
export interface Occasion {
  readonly side: number
  readonly zone: number
  readonly night: boolean
}

/** A side's garrison on this bank of a fortress, or none. */
export function garrisonRow(g: G, side: number, zone: number): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE ? NONE : g.campaign.fortresses[fortress]!.garrisons[side as 0 | 1] // a side
}

/** The most SP that a unit can give at once, of all arms together: at most half, by the table. */
export const largestGift = (g: G, unit: number): number =>
  Math.floor((points(g, unit) * tablesOf(g).detachments.largestPercent) / 100)

/** SP of its own type that a unit can spare. */
export const rowToSpare = (g: G, unit: number): number => rowPoints(g, unit) - tablesOf(g).detachments.keeps

/** Is this a unit (no detachment) here that can give or take SP now? Demoralised units cannot. */
export function isAtHand(g: G, rule: string, when: Occasion, unit: number, why?: Why): boolean {
  if (counterOf(g, unit).kind !== 'detachment') return isGiverAtHand(g, rule, when, unit, why)
  return why?.because(rule, 'no-unit', { unit: counterName(g, unit) }) ?? false
}

/** Same, detachments included. */
export function isGiverAtHand(g: G, rule: string, { side, zone, night }: Occasion, unit: number, why?: Why): boolean {
  const reason =
    sideOf(g, unit) !== side || !isUnit(g, unit)
      ? 'no-unit'
      : g.counter.zone.of(unit) !== zone
        ? 'not-here'
        : !night && !g.stack.has(unit)
          ? 'not-in-stack'
          : g.counter.demoralised.of(unit)
            ? 'demoralised'
            : undefined
  if (reason === undefined) return true
  return why?.because(rule, reason, { unit: counterName(g, unit) }) ?? false
}

/** Can this side put a garrison into the fortress of this bank? Depends only on public information. */
function canGarrison(g: G, rule: string, side: number, zone: number, why?: Why): boolean {
  const says = (reason: string) => why?.because(rule, reason, { zone: zoneName(g, zone) }) ?? false
  const enemy = enemyOf(side)
  const { fortress, country } = zoneOf(g, zone)
  if (isStormed(g, side, zone) || isEnemyFortress(g, side, zone)) return says('enemy-fortress')
  if (country !== g.campaign.countries[enemy as 0 | 1]) return true // a side
  if (garrisonPoints(g, enemy, fortress) > 0) return says('enemy-fortress')
  for (const bank of g.campaign.fortresses[fortress]!.zones) if (isAnywhereIn(g, enemy, bank)) return says('enemies')
  return true
}

/**
 * @rule gb.garrisons.fill
 * A unit or a detachment transfers infantry SP to the garrison of a fortress where it is, into boxes that are empty but
 * not lost, under the conditions of a detachment: at most half its SP, and it keeps 1. In the enemy's country no enemy
 * may be there.
 */
export function mayFillGarrison(g: G, when: Occasion, unit: number, count: number, why?: Why): boolean {
  const rule = 'gb.garrisons.fill'
  const { side, zone } = when
  const row = garrisonRow(g, side, zone)
  if (row === NONE) return why?.because(rule, 'no-boxes', { zone: zoneName(g, zone) }) ?? false
  if (!isGiverAtHand(g, rule, when, unit, why) || !canGarrison(g, rule, side, zone, why)) return false
  const facts = () => ({ unit: counterName(g, unit), count })
  if (count < 1) return why?.because(rule, 'nobody', facts()) ?? false
  if (count > g.garrison.left.of(row))
    return why?.because(rule, 'full', { count, room: g.garrison.left.of(row) }) ?? false
  if (count > largestGift(g, unit)) return why?.because('gb.detachments.limits', 'half', facts()) ?? false
  if (count > infantryToSpare(g, unit)) return why?.because('gb.detachments.limits', 'keeps', facts()) ?? false
  // A unit already inside needs no more room there as its garrison.
  return g.counter.inside.of(unit) || hasRoomFor(g, side, zone, count, why)
}
/** Infantry SP that a unit can give; infantry units keep some. */
const infantryToSpare = (g: G, unit: number): number =>
  counterOf(g, unit).type === 'infantry' ? rowToSpare(g, unit) : armPoints(g, unit, INFANTRY)

/** The highest count for any transfer to or from a garrison. */
export function longestGarrison(g: G, side: number, zone: number): number {
  const row = garrisonRow(g, side, zone)
  return row === NONE ? 0 : g.campaign.garrisons[row]!.row.length
}

export function fillGarrison(g: G, { side, zone }: Occasion, unit: number, count: number): void {
  const garrison = garrisonRow(g, side, zone)
  const { points: held, left } = g.garrison
  const empty = held.of(garrison) === 0
  giveAway(g, unit, INFANTRY, count)
  held.add(garrison, count)
  left.add(garrison, -count)
  g.tell(garrisonFilled, { counter: unit, garrison, count }, side)
  if (empty) g.tell(garrisonPlaced, { side, fortress: zoneOf(g, zone).fortress })
}

/** Does the garrison have this many SP, and is it on this bank? */
function hasGarrison(g: G, rule: string, { side, zone }: Occasion, count: number, why?: Why): boolean {
  const row = garrisonRow(g, side, zone)
  const held = row === NONE || isStormed(g, side, zone) ? 0 : g.garrison.points.of(row)
  if (count >= 1 && count <= held) return true
  return why?.because(rule, 'no-garrison', { zone: zoneName(g, zone), held, count }) ?? false
}

/**
 * @rule gb.garrisons.give
 * A garrison transfers some or all of its SP to a unit at its fortress that has given away such SP; at night it can
 * also form an infantry detachment, which belongs to no army and is placed in the fortress.
 */
export function mayTakeGarrison(g: G, when: Occasion, unit: number, count: number, why?: Why): boolean {
  const rule = 'gb.garrisons.give'
  if (!hasGarrison(g, rule, when, count, why) || !isAtHand(g, rule, when, unit, why)) return false
  const room = roomFor(g, unit, INFANTRY)
  return count <= room || (why?.because(rule, 'no-room', { unit: counterName(g, unit), room, count }) ?? false)
}
export function mayDetachGarrison(g: G, when: Occasion, forming: number, count: number, why?: Why): boolean {
  const rule = 'gb.garrisons.give'
  if (!hasGarrison(g, rule, when, count, why)) return false
  if (!when.night) return why?.because(rule, 'by-night', { zone: zoneName(g, when.zone) }) ?? false
  const { type, row } = counterOf(g, forming)
  const facts = () => ({ unit: counterName(g, forming), count, boxes: row.length })
  if (type !== 'infantry') return why?.because(rule, 'no-infantry', facts()) ?? false
  return count <= row.length || (why?.because(rule, 'too-many', facts()) ?? false)
}

export function takeFromGarrison(g: G, { side, zone }: Occasion, counter: number, count: number): void {
  const garrison = garrisonRow(g, side, zone)
  g.garrison.points.add(garrison, -count)
  g.garrison.left.add(garrison, count)
  g.tell(garrisonGave, { counter, garrison, count }, side)
  if (g.garrison.points.of(garrison) > 0) return
  const { fortress } = zoneOf(g, zone)
  g.tell(garrisonGone, { side, fortress })
  noteFall(g, fortress)
}
export function takeGarrison(g: G, when: Occasion, unit: number, count: number): void {
  takeBackPoints(g, unit, INFANTRY, count)
  takeFromGarrison(g, when, unit, count)
}

export const entries = [garrisonFilled, garrisonPlaced, garrisonGave, garrisonGone]
