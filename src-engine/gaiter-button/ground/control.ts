import { has } from '../../board/bitset.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn } from '../state/counters.ts'
import { enemyOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isStormed } from '../state/places.ts'
import { whereabouts } from '../state/whereabouts.ts'
import { closeForLines, survey } from './survey.ts'
import { isUnseen } from './unseen.ts'

/** Chapter 16.1: who controls a fortress, and where lines do not pass. */

/**
 * Has this side a unit here, in the field or in the fortress? Leaders and decoys are none. `guess`: as the other side has
 * to fear, which takes for one whatever it has not seen.
 */
export function hasUnit(g: G, side: number, zone: number, guess = false): boolean {
  const { units, holders } = whereabouts(g)
  if (has(units[side as 0 | 1], zone) || has(holders[side as 0 | 1], zone)) return true // a side
  return guess && countersIn(g, side, zone, 'all').some((counter) => isUnseen(g, counter))
}

/**
 * @rule gb.control.holder
 * A side controls a fortress by its garrison, or by being the only one with a unit there. The garrison is on both banks.
 */
export function controllerOf(g: G, fortress: number): number {
  const zones = g.campaign.fortresses[fortress]?.zones ?? []
  return controllerAmong(g, fortress, zones)
}

/**
 * As for the whole fortress, but of this bank: without a garrison each bank has its own master. None in open zones.
 * `guesser`: a side that is told no more than it knows.
 */
export function controllerIn(g: G, zone: number, guesser = NONE): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE ? NONE : controllerAmong(g, fortress, [zone], guesser)
}

/** `guesser`: the side that asks, where it is told no more than it knows. */
function controllerAmong(g: G, fortress: number, zones: readonly number[], guesser = NONE): number {
  for (let side = 0; side < 2; side++)
    if (garrisonPoints(g, side, fortress) > 0 && !zones.every((zone) => isStormed(g, side, zone))) return side
  const french = zones.some((zone) => hasUnit(g, 0, zone, guesser === 1))
  const german = zones.some((zone) => hasUnit(g, 1, zone, guesser === 0))
  if (french === german) return NONE
  return french ? 0 : 1
}

/** Is this zone closed to lines of this side? `guess`: as far as that side knows. */
export function barsLine(g: G, side: number, zone: number, guess: boolean): boolean {
  const s = survey(g, side, guess)
  closeForLines(s, side)
  return has(s.closed, zone)
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
function garrisonNeeded(g: G, fortress: number): number {
  const capacity = g.campaign.fortresses[fortress]?.capacity ?? 0
  let needed = 0
  for (const row of tablesOf(g).fortressControl.garrisons) if (capacity >= row.capacityFrom) needed = row.points
  return needed
}
