import { add, emptySet, has, isWithin, next, unite, type Bits } from '../../board/bitset.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { groundOf } from '../state/ground.ts'
import { income } from '../state/entries.ts'
import { FRENCH, PRUSSIAN, type G } from '../state/kit.ts'
import { spreadFrom } from '../state/spread.ts'

/** Chapter: resource points. */

/**
 * @rule sb.points.income
 * The French receive 5 points, the Prussians 8, plus points kept and plus or minus stratagems; a side has between 0 and
 * 10.
 */
export function receive(g: G): void {
  const { points } = g.campaign.tables
  for (const side of [FRENCH, PRUSSIAN]) {
    const { points: held, next: change } = g.account
    const own = side === FRENCH ? frenchIncome(g) : points.income.prussian
    const before = held.of(side)
    const sum = Math.min(points.most, Math.max(0, before + own + change.of(side)))
    g.tell(income, { side, kept: before, income: own, stratagems: change.of(side), points: sum })
    held.set(side, sum)
    change.set(side, 0)
  }
}

const frenchIncome = (g: G): number => {
  const { income: usual, poor, open } = g.campaign.tables.points
  return (g.poor ? poor : usual.french) + (g.surrounded ? 0 : open)
}

/**
 * @rule sb.points.poor
 * Once the French hold only zones 1, 2, 3 and 8 at the beginning of a turn, they receive 4 until the end.
 */
export function noteForts(g: G): void {
  if (isWithin(groundOf(g).held[FRENCH], g.campaign.forts)) g.poor = true
}

/**
 * @rule sb.points.ring
 * As long as no line of adjacent zones held by the Prussians cuts the French off from the edge of the map, the French
 * receive one point more.
 */
export function noteRing(g: G): void {
  // A way past all Prussian zones is also a way past every line of them.
  g.surrounded = wayPast(g, groundOf(g).held[PRUSSIAN]) === undefined && openWay(g) === undefined
}

const size = (campaign: Campaign): number => campaign.neighbours.length

/**
 * The way by which French units reach the edge past the most effective Prussian line, in reverse order; undefined if
 * they are surrounded.
 */
export function openWay(g: G): readonly number[] | undefined {
  const { campaign } = g
  const prussian = groundOf(g).held[PRUSSIAN]
  const seen = emptySet(size(campaign))
  let best: readonly number[] | undefined
  for (let zone = next(prussian, 0); zone >= 0; zone = next(prussian, zone + 1)) {
    if (has(seen, zone)) continue
    const line = emptySet(size(campaign))
    spreadFrom(campaign, zone, prussian, prussian, line)
    add(line, zone)
    unite(seen, line)
    const way = wayPast(g, line)
    if (way === undefined) return undefined
    if (best === undefined || way.length > best.length) best = way
  }
  return best ?? wayPast(g, emptySet(size(campaign)))
}

/** A shortest way of the French to the edge that crosses no zone of a line, in reverse order. */
function wayPast(g: G, line: Bits): readonly number[] | undefined {
  const { campaign } = g
  const { neighbours, edge } = campaign
  const held = groundOf(g).held[FRENCH]
  const from = new Int32Array(size(campaign)).fill(-2)
  const queue: number[] = []
  for (let zone = next(held, 0); zone >= 0; zone = next(held, zone + 1)) {
    from[zone] = -1
    queue.push(zone)
  }
  for (const zone of queue) {
    if (has(edge, zone)) {
      const way: number[] = []
      for (let at = zone; at >= 0; at = from[at]!) way.push(at)
      return way
    }
    for (const beyond of neighbours[zone]!) {
      if (from[beyond] !== -2 || has(line, beyond)) continue
      from[beyond] = zone
      queue.push(beyond)
    }
  }
  return undefined
}

/**
 * @rule sb.points.kept
 * One or two points are kept for the next turn; all others are lost.
 */
export function keepPoints(g: G): void {
  const { kept } = g.campaign.tables.points
  for (const side of [FRENCH, PRUSSIAN]) g.account.points.set(side, Math.min(kept, g.account.points.of(side)))
}

/**
 * @rule sb.points.use
 * Points pay for counters, activations, works and rest; nothing is done on credit.
 */
export function maySpend(g: G, side: number, cost: number, why?: Why): boolean {
  const points = g.account.points.of(side)
  return points >= cost || (why?.because('sb.points.use', 'too-few', { points, cost }) ?? false)
}

export const spend = (g: G, side: number, cost: number): void => g.account.points.add(side, -cost)
