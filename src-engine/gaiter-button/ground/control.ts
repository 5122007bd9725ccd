import { has } from '../../board/bitset.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn } from '../state/counters.ts'
import { enemyOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isStormed } from '../state/places.ts'
import { whereabouts } from '../state/whereabouts.ts'
import { closeForLines, survey } from './survey.ts'
import { isUnseen } from './unseen.ts'

/** Chapter 16.1: control of fortresses, and where lines cannot pass. */

/**
 * Does this side have a unit here, in the field or in the fortress? Leaders and decoys do not count. `guess`: from the
 * other side's view, which must take every unidentified counter for a unit.
 */
export function hasUnit(g: G, side: number, zone: number, guess = false): boolean {
  const { units, holders } = whereabouts(g)
  if (has(units[side as 0 | 1], zone) || has(holders[side as 0 | 1], zone)) return true // a side
  return guess && countersIn(g, side, zone, 'all').some((counter) => isUnseen(g, counter))
}

/**
 * @rule gb.control.holder
 * A side controls a fortress by its garrison, or by being the only one with a unit there. The garrison is on both
 * banks.
 */
export function controllerOf(g: G, fortress: number): number {
  const zones = g.campaign.fortresses[fortress]?.zones ?? []
  return controllerAmong(g, fortress, zones)
}

/**
 * The controller of this bank: without a garrison each bank has its own. None in open zones. `guesser`: use only what
 * this side knows.
 */
export function controllerIn(g: G, zone: number, guesser = NONE): number {
  const { fortress } = zoneOf(g, zone)
  return fortress === NONE ? NONE : controllerAmong(g, fortress, [zone], guesser)
}

/** `guesser`: use only what this side knows. */
function controllerAmong(g: G, fortress: number, zones: readonly number[], guesser = NONE): number {
  for (let side = 0; side < 2; side++)
    if (garrisonPoints(g, side, fortress) > 0 && !zones.every((zone) => isStormed(g, side, zone))) return side
  const french = zones.some((zone) => hasUnit(g, 0, zone, guesser === 1))
  const german = zones.some((zone) => hasUnit(g, 1, zone, guesser === 0))
  if (french === german) return NONE
  return french ? 0 : 1
}

/** Is this zone closed to lines of this side? `guess`: according to what that side knows. */
export function barsLine(g: G, side: number, zone: number, guess: boolean): boolean {
  const s = survey(g, side, guess)
  closeForLines(s, side)
  return has(s.closed, zone)
}

/**
 * @rule gb.control.enemy-country
 * In the enemy's country supply passes a fortress by railway only if it has an own garrison; a larger fortress needs
 * more SP.
 */
export function isSecured(g: G, side: number, zone: number): boolean {
  const { fortress, country } = zoneOf(g, zone)
  if (fortress === NONE || country !== g.campaign.countries[enemyOf(side)]) return true
  return garrisonPoints(g, side, fortress) >= garrisonNeeded(g, fortress)
}

/** Garrison SP that a side needs to secure this fortress in the enemy's country. */
function garrisonNeeded(g: G, fortress: number): number {
  const capacity = g.campaign.fortresses[fortress]?.capacity ?? 0
  let needed = 0
  for (const row of tablesOf(g).fortressControl.garrisons) if (capacity >= row.capacityFrom) needed = row.points
  return needed
}
