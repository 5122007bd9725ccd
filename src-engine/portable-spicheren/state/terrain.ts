import { NO_HEX, type Direction } from '../../board/hex.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Terrain } from '../campaign/campaign.ts'
import { hexName, NOBODY, unitOf, type G } from './kit.ts'
import { unitIn } from './units.ts'

/** Chapter: terrain. What a unit may do on each kind of ground. */

export function terrainOf(g: G, hex: number): Terrain {
  return g.campaign.terrain[hex]! // one for each hex in play
}

/**
 * @rule ps.terrain.enter
 * Wooded heights are closed to all; heights with bushes, the Rotherberg and the ironworks to cavalry and guns.
 */
export function mayPass(g: G, unit: number, hex: number, why?: Why): boolean {
  const { enter, pass } = terrainOf(g, hex)
  const { class: unitClass } = unitOf(g, unit)
  if (enter.has(unitClass) || pass.has(unitClass)) return true
  return why?.because('ps.terrain.enter', 'closed', groundFacts(g, unit, hex)) ?? false
}

/**
 * @rule ps.terrain.towns
 * Cavalry and guns may pass through a town, but not stop in it.
 */
export function mayStandOn(g: G, unit: number, hex: number, why?: Why): boolean {
  if (!mayPass(g, unit, hex, why)) return false
  if (terrainOf(g, hex).enter.has(unitOf(g, unit).class)) return true
  return why?.because('ps.terrain.towns', 'no-stop', groundFacts(g, unit, hex)) ?? false
}

const groundFacts = (g: G, unit: number, hex: number) => ({
  hex: hexName(g, hex),
  terrain: terrainOf(g, hex).id,
  class: unitOf(g, unit).class,
})

/**
 * @rule ps.terrain.river
 * The Saar can be crossed only at the bridge. Returns the hex beyond a hexside, or `NO_HEX` if it cannot be crossed.
 */
export function across(g: G, hex: number, direction: Direction): number {
  return g.campaign.across[6 * hex + direction]!
}

/** May this unit step from one hex to the other, at least to pass through, ignoring units there? */
export function mayCross(g: G, unit: number, from: number, to: number, why?: Why): boolean {
  const direction = g.campaign.grid.directionTo(from, to)
  if (direction === undefined) {
    return why?.because('ps.movement.step', 'not-adjacent', { from: hexName(g, from), hex: hexName(g, to) }) ?? false
  }
  if (across(g, from, direction) === NO_HEX) {
    return why?.because('ps.terrain.river', 'no-bridge', { from: hexName(g, from), hex: hexName(g, to) }) ?? false
  }
  return mayPass(g, unit, to, why)
}

/** May it step there to stay? */
export const mayEnter = (g: G, unit: number, from: number, to: number, why?: Why): boolean =>
  mayCross(g, unit, from, to, why) && mayStandOn(g, unit, to, why)

/** Could a unit be put here now: is the terrain suitable and the hex free? */
export const isOpenTo = (g: G, unit: number, hex: number): boolean =>
  mayStandOn(g, unit, hex) && unitIn(g, hex) === NOBODY

/**
 * @rule ps.terrain.cover
 * Infantry on the Rotherberg, in a town or in the ironworks is in cover. Two options extend this: to guns and cavalry in
 * a town, and to infantry in bushes.
 */
export function inCover(g: G, unit: number): boolean {
  const given = terrainOf(g, g.unit.hex.of(unit)).cover[unitOf(g, unit).class]
  return given !== undefined && (given === 'always' || g[given])
}

/**
 * @rule ps.terrain.uphill
 * The enemy is uphill when it stands on high ground and the unit itself does not.
 */
export function isUphill(g: G, unit: number, enemy: number): boolean {
  return terrainOf(g, g.unit.hex.of(enemy)).high && !terrainOf(g, g.unit.hex.of(unit)).high
}

/**
 * @rule ps.terrain.own-edge
 * The hexsides by which a side may leave the board: the Prussians north of St Johann and west of their gap, the French
 * in the south and in the west below Saarbrücken Wood.
 */
export function isOwnEdge(g: G, unit: number, hex: number, direction: Direction): boolean {
  return g.campaign.ownEdge[unitOf(g, unit).side]![6 * hex + direction] === 1
}
