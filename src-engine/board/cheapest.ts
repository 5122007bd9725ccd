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
  const bounds = costs !== work.askedCosts && typeof to === 'number' ? costs.boundsTo(to) : undefined
  const leaning = bounds !== undefined && bounds.most <= MOST_BUCKETS
  const buckets = work.bucketsFor(costs.highest + 1 + (leaning ? bounds.most : 0))
  const { heads, steps } = buckets
  let { entryZone, entryNext } = buckets
  const remaining = leaning ? bounds.least : buckets.noBounds
  const mask = heads.length - 1
  const { start, other, arc } = board.out
  const { perStep } = costs
  const { closed, halted, shut, where, hasHalts } = pass
  const guarded = pass.shutCount > 0 || where !== undefined
  const many = typeof to === 'object'
  const single = typeof to === 'number' ? to : -1
  const exhaustive = leaning || costs.hasFree
  let limit = budget < NO_WAY ? Math.floor(budget) | 0 : NO_WAY - 1
  distance.fill(NO_WAY)
  for (let word = 0; word < closed.length; word++) {
    for (let bits = closed[word]!; bits !== 0; bits &= bits - 1) distance[32 * word + 31 - Math.clz32(bits & -bits)] = -1
  }
  heads.fill(-1)
  let entries = 0
  let waiting = 0
  let best = NO_WAY
  let lowest = NO_WAY
  const one = typeof from === 'number'
  for (let zone = one ? from : next(from, 0); zone >= 0; zone = one ? -1 : next(from, zone + 1)) {
    if (pass.start === 'bound' && has(closed, zone)) continue
    distance[zone] = 0
    steps[zone] = 0
    if (zone === single || (many && wanted[zone] !== 0)) best = 0
    const bound = leaning ? remaining[zone]! : 0
    if (bound > limit || (hasHalts && pass.start === 'bound' && has(halted, zone))) continue
    if (bound < lowest) lowest = bound
    entryZone[entries] = zone
    entryNext[entries] = heads[bound & mask]!
    heads[bound & mask] = entries++
    waiting++
  }
  if (best < limit) limit = best
  for (let level = lowest; waiting > 0 && level <= limit; level++) {
    if (best === level && !exhaustive) return
    const slot = level & mask
    for (let entry = heads[slot]!; entry >= 0; entry = heads[slot]!) {
      heads[slot] = entryNext[entry]!
      waiting--
      const zone = entryZone[entry]!
      const cost = distance[zone]!
      const mark = steps[zone]!
      if ((mark & LEFT) !== 0 || (leaning ? cost + remaining[zone]! : cost) !== level) continue
      steps[zone] = mark | LEFT
      const step = mark + ONE_STEP
      for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
        const reached = other[index]!
        const total = cost + perStep[index]!
        const known = distance[reached]!
        if (total > known || (total === known && step >= (steps[reached]! & ~LEFT))) continue
        const bound = leaning ? total + remaining[reached]! : total
        if (bound > limit) continue
        if (guarded) {
          const way = arc[index]!
          if (shut[way] !== 0 || (where !== undefined && !where(way >> 1, zone, reached))) continue
        }
        const waits = total === known && (steps[reached]! & LEFT) === 0
        steps[reached] = step
        if (waits) continue
        distance[reached] = total
        if (reached === single || (many && wanted[reached] !== 0)) {
          if (total < best) best = limit = total
        }
        if (hasHalts && has(halted, reached)) continue
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

/** Steps are counted in twos; the odd one says that the search has gone on from the zone. */
const ONE_STEP = 2
const LEFT = 1

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
    if (hit < 0 || cost < distance[hit]! || (cost === distance[hit]! && steps[zone]! >> 1 < steps[hit]! >> 1)) hit = zone
  }
  work.hit = hit
}

/** Reads the way back from `end` by the costs and steps that the search left. */
function walkBack(work: Workspace, pass: Pass, perArc: Int32Array, end: Zone): Path {
  const { path } = work
  const { other, arc } = work.board.into
  const { steps } = work.bucketsFor(1)
  let step = steps[end]! >> 1
  path.steps = step
  path.cost = work.distance[end]!
  path.zones[step] = end
  for (let zone = end; step > 0; ) {
    const found = stepBefore(work, pass, perArc, steps, zone, --step)
    zone = other[found]!
    path.connections[step] = arc[found]! >> 1
    path.zones[step] = zone
  }
  return path
}

/** The place in `board.into` of the step by which `zone` was reached from a zone `step` connections from the start. */
function stepBefore(work: Workspace, pass: Pass, perArc: Int32Array, steps: Int32Array, zone: Zone, step: number): number {
  const { distance } = work
  const { start, other, arc } = work.board.into
  const { halted, shut, where } = pass
  const cost = distance[zone]!
  const mayLeaveHalted = !pass.hasHalts || (step === 0 && pass.start === 'free')
  for (let index = start[zone]!; index < start[zone + 1]!; index++) {
    const before = other[index]!
    const way = arc[index]!
    const sum = distance[before]!
    if (sum < 0 || sum + perArc[way]! !== cost || steps[before]! >> 1 !== step || perArc[way]! < 0 || shut[way] !== 0) continue
    if (!mayLeaveHalted && has(halted, before)) continue
    if (where === undefined || where(way >> 1, before, zone)) return index
  }
  throw new Error(
    'The step test of the pass answered differently when asked again; it must depend on its arguments only.',
  )
}
