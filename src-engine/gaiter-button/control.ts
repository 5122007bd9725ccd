import { NONE } from './campaign.ts'
import { endOf, firstOf, isDecoy, isUnit, points } from './counters.ts'
import { enemyOf, tablesOf, zoneOf, type G } from './kit.ts'
import { garrisonPoints, isInField } from './places.ts'
import { SEEN } from './shape.ts'

/** Chapter 16.1: who controls a fortress, and where lines do not pass. */

/** Has this side a unit here, in the field or in the fortress? Leaders and decoys are none. */
export function hasUnit(g: G, side: number, zone: number): boolean {
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++)
    if (g.counter.zone.of(counter) === zone && isUnit(g, counter)) return true
  return false
}

/**
 * @rule gb.control.holder
 * A side controls a fortress by its garrison, or by being the only one with a unit there. The garrison is on both banks.
 */
export function controllerOf(g: G, fortress: number): number {
  const zones = g.campaign.fortresses[fortress]?.zones ?? []
  return controllerAmong(g, fortress, zones)
}

/** As for the whole fortress, but of this bank: without a garrison each bank has its own master. None in open zones. */
export function controllerIn(g: G, zone: number): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE ? NONE : controllerAmong(g, fortress, [zone])
}

function controllerAmong(g: G, fortress: number, zones: readonly number[]): number {
  for (let side = 0; side < 2; side++) if (garrisonPoints(g, side, fortress) > 0) return side
  const french = zones.some((zone) => hasUnit(g, 0, zone))
  const german = zones.some((zone) => hasUnit(g, 1, zone))
  if (french === german) return NONE
  return french ? 0 : 1
}

/**
 * Does this enemy counter bar a line? All do but decoys (ruling P16). Who guesses takes for real whatever he has not
 * seen.
 */
export const isSolid = (g: G, counter: number, guess: boolean): boolean =>
  !isDecoy(g, counter) || (guess && g.counter.seen.of(counter) < SEEN.identity)

/** Does this counter hold the fortress it is in? Units do; to who guesses, all that he has not seen. */
export const isHolder = (g: G, counter: number, guess: boolean): boolean =>
  isUnit(g, counter) || (guess && g.counter.seen.of(counter) < SEEN.identity)

/**
 * @rule gb.control.barrier
 * A zone bars the lines of a side when the enemy is there in the field and no friend is; and when the enemy holds a
 * fortress there, with a garrison or with units, that nobody blockades.
 */
export function barsLine(g: G, side: number, zone: number, guess: boolean): boolean {
  if (isInField(g, side, zone)) return isFortressBarred(g, side, zone, guess)
  const enemy = enemyOf(side)
  const end = endOf(g, enemy)
  for (let counter = firstOf(g, enemy); counter < end; counter++) {
    if (g.counter.zone.of(counter) !== zone || g.counter.inside.of(counter)) continue
    if (isSolid(g, counter, guess)) return true
  }
  return isFortressBarred(g, side, zone, guess)
}

/** The enemy holds the fortress of this zone, and this side does not blockade it. */
export function isFortressBarred(g: G, side: number, zone: number, guess: boolean): boolean {
  const { fortress } = zoneOf(g, zone)
  if (fortress === NONE) return false
  const enemy = enemyOf(side)
  let held = garrisonPoints(g, enemy, fortress) > 0
  const end = endOf(g, enemy)
  for (let counter = firstOf(g, enemy); counter < end; counter++) {
    if (g.counter.zone.of(counter) !== zone) continue
    if (!g.counter.inside.of(counter)) return held || isHeldInside(g, enemy, zone, guess)
    held ||= isHolder(g, counter, guess)
  }
  return held && !isStrong(g, side, zone)
}

function isHeldInside(g: G, side: number, zone: number, guess: boolean): boolean {
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++)
    if (g.counter.zone.of(counter) === zone && g.counter.inside.of(counter) && isHolder(g, counter, guess)) return true
  return false
}

/** Enough SP in the field to blockade a fortress. */
function isStrong(g: G, side: number, zone: number): boolean {
  const needed = tablesOf(g).blockade.points
  let strength = 0
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end && strength < needed; counter++)
    if (g.counter.zone.of(counter) === zone && !g.counter.inside.of(counter)) strength += points(g, counter)
  return strength >= needed
}

/**
 * @rule gb.control.enemy-country
 * In the enemy's country supply passes a fortress by railway only where a garrison of one's own is placed: of more SP
 * where the fortress is large.
 */
export function isSecured(g: G, side: number, zone: number): boolean {
  const { fortress, country } = zoneOf(g, zone)
  if (fortress === NONE || country !== g.campaign.countries[enemyOf(side)]) return true
  return garrisonPoints(g, side, fortress) >= garrisonNeeded(g, fortress)
}

/** SP of garrison by which a side secures this fortress in the enemy's country. */
export function garrisonNeeded(g: G, fortress: number): number {
  const capacity = g.campaign.fortresses[fortress]?.capacity ?? 0
  let needed = 0
  for (const row of tablesOf(g).fortressControl.garrisons) if (capacity >= row.capacityFrom) needed = row.points
  return needed
}
