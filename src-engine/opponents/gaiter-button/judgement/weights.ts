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

/** What the counters on the map count for, as a side sees them: one entry for each counter. */
export interface Weights {
  /** In a fight, in infantry SP. */
  readonly fight: Float64Array
  /** As a division of those that decide the campaign. */
  readonly division: Float64Array
}

/**
 * A side weighs its own counters and those it has recognised for what they are, and all others for as much as they have on average; who
 * `reads` marches sees that infantry cannot have come so far. A judgement by which stacks are compared, and no rule: those are asked
 * where there is a battle to be fought.
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
  // Where fewer have stayed near than there are divisions somebody came by another way: then nothing is told by it.
  const tells = near.length >= infantry.length
  for (const weighed of [fight, division]) {
    const [mean, far] = [meanOf(weighed, hidden), meanOf(weighed, others)]
    const close = near.length === 0 ? 0 : (mean * hidden.length - far * (hidden.length - near.length)) / near.length
    for (const counter of hidden) weighed[counter] = tells ? far : mean
    if (tells) for (const counter of near) weighed[counter] = close
  }
  return { fight, division }
}

/** Has this side not seen who that is? */
const isHidden = (g: G, side: number, counter: number): boolean =>
  sideOf(g, counter) !== side && g.counter.seen.of(counter) < SEEN.identity

function fightingWeight(g: G, counter: number): number {
  if (!isUnit(g, counter)) return 0
  const guns = gunPoints(g, counter, tablesOf(g).combatFactor.heavyArtilleryFactor)
  const strength = infantryPoints(g, counter) + 0.5 * cavalryPoints(g, counter) + 0.6 * guns
  const spirit = 1 + 0.08 * (moraleOf(g, counter) - 4)
  return strength * spirit * (g.counter.demoralised.of(counter) ? 0.5 : 1)
}

/** Has it the SP that a division needs to count for victory? */
export const canCount = (g: G, counter: number): boolean =>
  divisionPoints(g, counter) >= scenarioOf(g).data.victory.division.points

/** The SP by which a division counts for victory. */
export const divisionPoints = (g: G, counter: number): number =>
  scenarioOf(g).data.victory.division.arms.reduce((sum, arm) => sum + armPoints(g, counter, arms.indexOf(arm)), 0)

/** How sure it is that a division with so many SP still has enough to count in the end. */
export function likelyToCount(g: G, points: number): number {
  const spare = points - scenarioOf(g).data.victory.division.points
  if (spare < 0) return 0
  return spare < 1 ? 0.6 + 0.25 * spare : Math.min(1, 0.7 + 0.15 * spare)
}
