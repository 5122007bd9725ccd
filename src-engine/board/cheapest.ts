import { add, has, next, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'
import { Costs, type CostOf } from './costs.ts'
import type { Pass } from './pass.ts'
import { checkBoards, want, type Path, type Workspace, type Zones } from './workspace.ts'

/** No way known yet, or none within the budget. */
export const NO_WAY = 0x3fff_ffff

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
  settle(work, pass, from, tableOf(work, costs), budget, false)
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
  settle(work, pass, from, tableOf(work, costs), budget, false)
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
  settle(work, pass, from, table, budget, true)
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
  settle(work, pass, from, tableOf(work, costs), budget, true)
  chooseEnd(work, to)
  want(work, to, 0)
  return work.hit < 0 ? -1 : work.distance[work.hit]!
}

function tableOf(work: Workspace, costs: Costs | CostOf): Costs {
  if (typeof costs !== 'function') return costs
  return (work.askedCosts ??= new Costs(work.board)).fill(costs)
}

/**
 * Dial's form of Dijkstra's search: one bucket per cost, in a ring no longer than the dearest connection. A bucket is a
 * linked list through the zones, so a zone is in one bucket at a time. Fewest steps is the second measure, which keeps
 * the way found the same whatever the order of the search, also where connections are free.
 */
function settle(work: Workspace, pass: Pass, from: Zones, costs: Costs, budget: number, seek: boolean): void {
  checkBoards(work, pass)
  const { board, distance, wanted } = work
  const ring = work.ringFor(costs.highest + 1)
  const { heads, after, before, steps } = ring
  const size = ring.size
  ring.empty()
  const { start, other, arc } = board.out
  const { perArc } = costs
  const { closed, halted, shut, where, hasHalts } = pass
  const guarded = pass.shutCount > 0 || where !== undefined
  const limit = Math.min(budget, NO_WAY - 1)
  distance.fill(NO_WAY)
  for (let zone = next(closed, 0); zone >= 0; zone = next(closed, zone + 1)) distance[zone] = -1
  let waiting = 0
  let best = NO_WAY
  const one = typeof from === 'number'
  for (let zone = one ? from : next(from, 0); zone >= 0; zone = one ? -1 : next(from, zone + 1)) {
    if (pass.start === 'bound' && has(closed, zone)) continue
    distance[zone] = 0
    steps[zone] = 0
    if (wanted[zone] !== 0) best = 0
    if (hasHalts && pass.start === 'bound' && has(halted, zone)) continue
    after[zone] = heads[0]!
    before[zone] = -1
    if (heads[0]! >= 0) before[heads[0]!] = zone
    heads[0] = zone
    waiting++
  }
  for (let cost = 0, slot = 0; waiting > 0 && cost <= limit; cost++, slot = slot + 1 === size ? 0 : slot + 1) {
    if (seek && best <= cost && !(costs.hasFree && best === cost)) break
    for (let zone = heads[slot]!; zone >= 0; zone = heads[slot]!) {
      const follower = after[zone]!
      heads[slot] = follower
      if (follower >= 0) before[follower] = -1
      after[zone] = OUT
      waiting--
      const step = steps[zone]! + 1
      for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
        const reached = other[index]!
        const way = arc[index]!
        const price = perArc[way]!
        const total = cost + price
        const known = distance[reached]!
        if (total > known || price < 0 || total > limit) continue
        if (total === known && step >= steps[reached]!) continue
        if (guarded && (shut[way] !== 0 || (where !== undefined && !where(way >> 1, zone, reached)))) continue
        steps[reached] = step
        if (total === known && after[reached] !== OUT) continue
        distance[reached] = total
        if (seek && total < best && wanted[reached] !== 0) best = total
        if (hasHalts && has(halted, reached)) continue
        if (after[reached] !== OUT) {
          const previous = before[reached]!
          const following = after[reached]!
          if (following >= 0) before[following] = previous
          if (previous >= 0) after[previous] = following
          else heads[known % size] = following
        } else waiting++
        const bucket = slot + price < size ? slot + price : slot + price - size
        const first = heads[bucket]!
        after[reached] = first
        before[reached] = -1
        if (first >= 0) before[first] = reached
        heads[bucket] = reached
      }
    }
  }
}

/** Not in any bucket. */
const OUT = -2

/** The cheapest, then nearest, then lowest-numbered of the wanted zones. */
function chooseEnd(work: Workspace, to: Zones): void {
  const { distance } = work
  const { steps } = work.ringFor(1)
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
  const { steps } = work.ringFor(1)
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
