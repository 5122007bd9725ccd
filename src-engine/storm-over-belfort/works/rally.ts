import type { Why } from '../../kernel/values/explain.ts'
import { maySpend } from '../points/points.ts'
import { isNear } from '../state/ground.ts'
import {
  FRENCH,
  GOOD,
  DIMINISHED,
  LOST,
  NONE,
  otherSide,
  OUT,
  PRUSSIAN,
  unitName,
  unitOf,
  zoneName,
  type G,
} from '../state/kit.ts'
import { enter } from '../state/units.ts'
import { hasRoom, isFree } from '../state/zones.ts'

/** Chapter: rest and rebuilding. */

/** Free levels a side may still use: from the batch it has paid for, and at the headquarters. */
export interface Credit {
  readonly side: number
  readonly paid: number
  readonly free: number
}

const isAtHeadquarters = (g: G, unit: number): boolean => g.unit.zone.of(unit) === g.campaign.headquarters

/**
 * @rule sb.works.rally
 * For a point three battalions rise by a level, none more than once a turn, and none in a zone next to enemies except
 * zone 1.
 *
 * @rule sb.works.headquarters
 * Up to four battalions at the headquarters rise by a level free of charge.
 */
export function mayRally(g: G, { side, paid, free }: Credit, unit: number, why?: Why): boolean {
  const { side: owner, hasSteps } = unitOf(g, unit)
  const name = unitName(g, unit)
  const zone = g.unit.zone.of(unit)
  if (owner !== side || !hasSteps || zone === NONE)
    return why?.because('sb.works.rally', 'not-here', { unit: name }) ?? false
  if (g.unit.status.of(unit) === GOOD) return why?.because('sb.works.rally', 'good', { unit: name }) ?? false
  if (g.unit.raised.of(unit)) return why?.because('sb.works.rally', 'once', { unit: name }) ?? false
  if (isAtHeadquarters(g, unit) && free > 0) return true
  if (zone !== g.campaign.citadel && zone !== g.campaign.headquarters && isNear(g, otherSide(side), zone))
    return why?.because('sb.works.rally', 'enemy-beside', { unit: name, zone: zoneName(g, zone) }) ?? false
  return paid > 0 || maySpend(g, side, g.campaign.tables.costs.rally, why)
}

export function rally(g: G, unit: number): void {
  g.unit.status.add(unit, -1)
  g.unit.raised.set(unit, true)
}

/** Whether a unit rises free of charge at the headquarters. */
export const isRestedFree = (g: G, { free }: Credit, unit: number): boolean => isAtHeadquarters(g, unit) && free > 0

const homeOf = (g: G, side: number): number => (side === FRENCH ? g.campaign.citadel : g.campaign.headquarters)

/**
 * @rule sb.works.rebuild
 * For a point a battalion put out of action in an earlier turn returns: a Prussian one in good order to the
 * headquarters, a French one diminished to zone 1, if there is room.
 */
export function mayRebuild(g: G, side: number, unit: number, why?: Why): boolean {
  const { side: owner, hasSteps } = unitOf(g, unit)
  const name = unitName(g, unit)
  if (owner !== side || !hasSteps || g.unit.fate.of(unit) !== OUT)
    return why?.because('sb.works.rebuild', g.unit.fate.of(unit) === LOST ? 'lost' : 'not-out', { unit: name }) ?? false
  if (g.unit.lostIn.of(unit) === g.turn) return why?.because('sb.works.rebuild', 'this-turn', { unit: name }) ?? false
  const home = homeOf(g, side)
  if (!isFree(g, unit, home, why) || !hasRoom(g, unit, home, why)) return false
  return maySpend(g, side, g.campaign.tables.costs.rebuild, why)
}

export function rebuild(g: G, side: number, unit: number): number {
  const home = homeOf(g, side)
  g.unit.fate.set(unit, 0)
  g.unit.status.set(unit, side === PRUSSIAN ? GOOD : DIMINISHED)
  g.unit.raised.set(unit, true)
  enter(g, unit, home)
  return home
}
