import { FRENCH } from '../../../gaiter-button/campaign/campaign.ts'
import { arms } from '../../../gaiter-button/campaign/schemas/common-schema.ts'
import {
  armPoints,
  cavalryPoints,
  gunPoints,
  infantryPoints,
  isInfantryDivision,
  isUnit,
  moraleOf,
  onMap,
} from '../../../gaiter-button/state/counters.ts'
import { enemyOf, scenarioOf, sideOf, tablesOf, type G } from '../../../gaiter-button/state/kit.ts'
import { SEEN } from '../../../gaiter-button/state/shape.ts'
import { withinMarch } from './paces.ts'

/** Weights of the counters on the map as a side knows them, by counter. */
export interface Weights {
  /** Fighting weight, in infantry SP. */
  readonly fight: Float64Array
  /** Chance to count as a division for victory. */
  readonly division: Float64Array
}

/**
 * The weights that a side sees: its own counters and those it has identified at their value, all others at their average.
 * With `reads`, counters that have come further than infantry can count as other than infantry. A judgement for comparing
 * stacks, not a rule: battles are forecast by the rules.
 */
export function weightsSeenBy(g: G, side: number, reads = false): Weights {
  const { rows } = g.counter.zone
  const fight = new Float64Array(rows)
  const division = new Float64Array(rows)
  const hidden: number[] = []
  for (let counter = 0; counter < rows; counter++) {
    if (!onMap(g, counter)) continue
    fight[counter] = fightingWeight(g, counter)
    if (isInfantryDivision(g, counter) && canCount(g, counter))
      division[counter] = reads && side === FRENCH ? likelyToCount(g, divisionPoints(g, counter)) : 1
    if (isHidden(g, side, counter)) hidden.push(counter)
  }
  const infantry = hidden.filter((counter) => isInfantryDivision(g, counter))
  const others = hidden.filter((counter) => !isInfantryDivision(g, counter))
  const isNear = reads ? withinMarch(g, enemyOf(side)) : () => true
  const near = hidden.filter((counter) => isNear(g.counter.zone.of(counter), g.counter.activated.of(counter)))
  const meanOf = (of: Float64Array, counters: readonly number[]): number =>
    counters.length === 0 ? 0 : counters.reduce((sum, counter) => sum + of[counter]!, 0) / counters.length
  // If fewer counters are within reach than there are divisions, a division came by another way: distances tell nothing.
  const tells = near.length >= infantry.length
  for (const weighed of [fight, division]) {
    const [mean, far] = [meanOf(weighed, hidden), meanOf(weighed, others)]
    const close = near.length === 0 ? 0 : (mean * hidden.length - far * (hidden.length - near.length)) / near.length
    for (const counter of hidden) weighed[counter] = tells ? far : mean
    if (tells) for (const counter of near) weighed[counter] = close
  }
  return { fight, division }
}

/** Has this side not identified a counter of the enemy? */
const isHidden = (g: G, side: number, counter: number): boolean =>
  sideOf(g, counter) !== side && g.counter.seen.of(counter) < SEEN.identity

function fightingWeight(g: G, counter: number): number {
  if (!isUnit(g, counter)) return 0
  const guns = gunPoints(g, counter, tablesOf(g).combatFactor.heavyArtilleryFactor)
  const strength = infantryPoints(g, counter) + 0.5 * cavalryPoints(g, counter) + 0.6 * guns
  const spirit = 1 + 0.08 * (moraleOf(g, counter) - 4)
  return strength * spirit * (g.counter.demoralised.of(counter) ? 0.5 : 1)
}

/** Does it have the SP that a division needs to count for victory? */
export const canCount = (g: G, counter: number): boolean =>
  divisionPoints(g, counter) >= scenarioOf(g).data.victory.division.points

/** The SP by which a division counts for victory. */
export const divisionPoints = (g: G, counter: number): number =>
  scenarioOf(g).data.victory.division.arms.reduce((sum, arm) => sum + armPoints(g, counter, arms.indexOf(arm)), 0)

/** Chance that a division with this many SP still has enough to count in the end. */
export function likelyToCount(g: G, points: number): number {
  const spare = points - scenarioOf(g).data.victory.division.points
  if (spare < 0) return 0
  return spare < 1 ? 0.6 + 0.25 * spare : Math.min(1, 0.7 + 0.15 * spare)
}
