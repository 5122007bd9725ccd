import { add, has, next, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'
import { Costs, FORBIDDEN, type CostOf } from './costs.ts'
import type { Pass } from './pass.ts'
import { checkBoards, want, type Path, type Workspace } from './workspace.ts'
import type { Zones } from './zones.ts'

/** No way known yet, or none within the budget. */
export const NO_WAY = FORBIDDEN

/**
 * The least cost to each zone from `from`, within `budget`; NO_WAY or a negative number where there is none.
 * Returns the workspace's own array. Costs given as a function are asked once per connection and direction.
 */
export function costsFrom(
  work: Workspace,
  pass: Pass,
  from: Zones,
  costs: Costs | CostOf,
  budget = Infinity,
): Int32Array {
  settle(work, pass, from, tableOf(work, costs), budget, undefined)
  return work.distance
}

/** The zones that can be reached within `budget`. Returns the workspace's own set, or `into` when given. */
export function reachWithin(
  work: Workspace,
  pass: Pass,
  from: Zones,
  costs: Costs | CostOf,
  budget: number,
  into: Bits = work.reached,
): Bits {
  settle(work, pass, from, tableOf(work, costs), budget, undefined)
  into.fill(0)
  const { distance } = work
  for (let zone = 0; zone < distance.length; zone++)
    if (distance[zone]! >= 0 && distance[zone]! < NO_WAY) add(into, zone)
  return into
}

/**
 * A cheapest way from `from` to `to` within `budget`, or undefined.
 * Among equals: the fewest connections; then the lowest-numbered end; then, read backwards from the end, each time the
 * lowest-numbered zone, and between the same two zones the lowest-numbered connection.
 */
export function cheapestPath(
  work: Workspace,
  pass: Pass,
  from: Zones,
  to: Zones,
  costs: Costs | CostOf,
  budget = Infinity,
): Path | undefined {
  const table = tableOf(work, costs)
  want(work, to, 1)
  settle(work, pass, from, table, budget, to)
  chooseEnd(work, to)
  want(work, to, 0)
  return work.hit < 0 ? undefined : walkBack(work, pass, table.perArc, work.hit)
}

/** The cost of the cheapest way from `from` to `to` within `budget`, or −1. */
export function cheapestCost(
  work: Workspace,
  pass: Pass,
  from: Zones,
  to: Zones,
  costs: Costs | CostOf,
  budget = Infinity,
): number {
  want(work, to, 1)
  settle(work, pass, from, tableOf(work, costs), budget, to)
  chooseEnd(work, to)
  want(work, to, 0)
  return work.hit < 0 ? -1 : work.distance[work.hit]!
}

function tableOf(work: Workspace, costs: Costs | CostOf): Costs {
  if (typeof costs !== 'function') return costs
  return (work.askedCosts ??= new Costs(work.board)).fill(costs)
}

/**
 * Dial's form of Dijkstra's search: zones wait in one bucket per cost, in a ring. Where bounds on the cost that remains
 * are known, a zone waits by cost and bound together, so that the search leans towards the target. Fewest steps is the
 * second measure, and the last bucket is emptied before the answer is given where it could still change the steps: so
 * the way found is the same whatever the order of the search.
 */
function settle(work: Workspace, pass: Pass, from: Zones, costs: Costs, budget: number, to: Zones | undefined): void {
  checkBoards(work, pass)
  const { board, distance, wanted } = work
  const seek = to !== undefined
  const bounds = costs !== work.askedCosts && typeof to === 'number' ? costs.boundsTo(to) : undefined
  const leaning = bounds !== undefined && bounds.most <= MOST_BUCKETS
  const buckets = work.bucketsFor(costs.highest + 1 + (leaning ? bounds.most : 0))
  const { heads, steps, left } = buckets
  let { entryZone, entryNext } = buckets
  const remaining = leaning ? bounds.least : buckets.noBounds
  const mask = heads.length - 1
  const { start, other, arc } = board.out
  const { perStep } = costs
  const { closed, halted, shut, where, hasHalts } = pass
  const guarded = pass.shutCount > 0 || where !== undefined
  const limit = Math.min(budget, NO_WAY - 1)
  const exhaustive = leaning || costs.hasFree
  distance.fill(NO_WAY)
  heads.fill(-1)
  left.fill(0)
  let entries = 0
  let waiting = 0
  let best = NO_WAY
  let lowest = NO_WAY
  const one = typeof from === 'number'
  for (let zone = one ? from : next(from, 0); zone >= 0; zone = one ? -1 : next(from, zone + 1)) {
    if (pass.start === 'bound' && has(closed, zone)) continue
    distance[zone] = 0
    steps[zone] = 0
    if (wanted[zone] !== 0) best = 0
    const bound = remaining[zone]!
    if (bound > limit || (hasHalts && pass.start === 'bound' && has(halted, zone))) continue
    if (bound < lowest) lowest = bound
    entryZone[entries] = zone
    entryNext[entries] = heads[bound & mask]!
    heads[bound & mask] = entries++
    waiting++
  }
  for (let level = lowest; waiting > 0; level++) {
    if (level > limit || (seek && (exhaustive ? best < level : best <= level))) return
    const slot = level & mask
    for (let entry = heads[slot]!; entry >= 0; entry = heads[slot]!) {
      heads[slot] = entryNext[entry]!
      waiting--
      const zone = entryZone[entry]!
      const cost = distance[zone]!
      if (cost + remaining[zone]! !== level || left[zone] !== 0) continue
      left[zone] = 1
      const step = steps[zone]! + 1
      for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
        const reached = other[index]!
        const total = cost + perStep[index]!
        const known = distance[reached]!
        if (total > known || (total === known && step >= steps[reached]!)) continue
        const bound = total + remaining[reached]!
        if (bound > limit) continue
        if (guarded) {
          const way = arc[index]!
          if (shut[way] !== 0 || (where !== undefined && !where(way >> 1, zone, reached))) continue
        }
        if (known === NO_WAY && has(closed, reached)) {
          distance[reached] = -1
          continue
        }
        steps[reached] = step
        if (total === known && left[reached] === 0) continue
        distance[reached] = total
        if (seek && wanted[reached] !== 0 && total < best) best = total
        if (hasHalts && has(halted, reached)) continue
        left[reached] = 0
        if (entries === entryZone.length) {
          buckets.grow()
          entryZone = buckets.entryZone
          entryNext = buckets.entryNext
        }
        entryZone[entries] = reached
        entryNext[entries] = heads[bound & mask]!
        heads[bound & mask] = entries++
        waiting++
      }
    }
  }
}

/** With more than this to a target, the ring would cost more to sweep than leaning saves. */
const MOST_BUCKETS = 2_048

/** The cheapest, then nearest, then lowest-numbered of the wanted zones. */
function chooseEnd(work: Workspace, to: Zones): void {
  const { distance } = work
  const { steps } = work.bucketsFor(1)
  let hit = -1
  const one = typeof to === 'number'
  for (let zone = one ? to : next(to, 0); zone >= 0; zone = one ? -1 : next(to, zone + 1)) {
    const cost = distance[zone]!
    if (cost < 0 || cost >= NO_WAY) continue
    if (hit < 0 || cost < distance[hit]! || (cost === distance[hit]! && steps[zone]! < steps[hit]!)) hit = zone
  }
  work.hit = hit
}

function walkBack(work: Workspace, pass: Pass, perArc: Int32Array, end: Zone): Path {
  const { board, distance, path } = work
  const { steps } = work.bucketsFor(1)
  const { start, other, arc } = board.into
  let zone = end
  let step = steps[end]!
  path.steps = step
  path.cost = distance[end]!
  path.zones[step] = end
  while (step > 0) {
    const found = stepBefore(zone, step)
    path.connections[step - 1] = arc[found]! >> 1
    zone = other[found]!
    path.zones[--step] = zone
  }
  return path

  function stepBefore(zone: Zone, step: number): number {
    for (let index = start[zone]!; index < start[zone + 1]!; index++) {
      const before = other[index]!
      const way = arc[index]!
      const price = perArc[way]!
      if (price < 0 || distance[before] !== distance[zone]! - price || steps[before] !== step - 1) continue
      if (distance[before] < 0 || pass.shut[way] !== 0) continue
      if (pass.hasHalts && has(pass.halted, before) && !(step === 1 && pass.start === 'free')) continue
      if (pass.where === undefined || pass.where(way >> 1, before, zone)) return index
    }
    throw new Error(
      'The step test of the pass answered differently when asked again; it must depend on its arguments only.',
    )
  }
}
