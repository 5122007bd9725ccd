import { add, has, next, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'
import { Costs, FORBIDDEN, type CostOf } from './costs.ts'
import { BY, COST, FROM, LABEL, Labels, STEPS } from './labels.ts'
import { Pass } from './pass.ts'
import { checkBoards, markTargets, type Path, type Workspace } from './workspace.ts'
import type { Zones } from './zones.ts'

/** No path known yet, or none within the budget. */
export const NO_WAY = FORBIDDEN

/**
 * The least cost from `from` to each zone within `budget`; NO_WAY or a negative number where there is no path. Returns
 * the workspace's own array. A cost function is called once per connection and direction.
 */
export function costsFrom(
  work: Workspace,
  pass: Pass,
  from: Zones,
  costs: Costs | CostOf,
  budget = Infinity,
): Int32Array {
  const { labels } = settle(work, pass, from, tableOf(work, costs), budget, undefined)
  const { distance } = work
  for (let zone = 0; zone < distance.length; zone++) distance[zone] = labels[LABEL * zone + COST]!
  return distance
}

/** The zones that can be reached within `budget`. Returns the workspace's own set, or `into` if given. */
export function reachWithin(
  work: Workspace,
  pass: Pass,
  from: Zones,
  costs: Costs | CostOf,
  budget: number,
  into: Bits = work.reached,
): Bits {
  const { labels } = settle(work, pass, from, tableOf(work, costs), budget, undefined)
  into.fill(0)
  for (let zone = 0; zone < work.board.zoneCount; zone++) if (isCost(labels[LABEL * zone + COST]!)) add(into, zone)
  return into
}

/**
 * A cheapest path from `from` to `to` within `budget`, or undefined. Ties are broken by: the fewest connections; the
 * lowest-numbered end; then, going backwards from the end, the lowest-numbered zone at each step, and between the same
 * two zones the lowest-numbered connection.
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
  const unblocked = unblockedPath(work, pass, from, to, table)
  if (unblocked !== undefined) return unblocked.cost > budget ? undefined : unblocked
  const { labels } = seek(work, pass, from, to, table, budget)
  return work.hit < 0 ? undefined : readBack(work, labels)
}

function tableOf(work: Workspace, costs: Costs | CostOf): Costs {
  if (typeof costs !== 'function') return costs
  return (work.askedCosts ??= new Costs(work.board)).fill(costs)
}

/**
 * The cached path with nothing in the way, if in fact nothing is in its way. A pass can only remove paths, so this one
 * is then still the first of all. In a campaign most cached paths stay valid most of the time.
 */
function unblockedPath(work: Workspace, pass: Pass, from: Zones, to: Zones, costs: Costs): Path | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined
  const labels = costs.ways.of(from) ?? unblockedLabels(work, costs, from)
  if (labels === undefined || !isCost(labels[LABEL * to + COST]!)) return undefined
  const { closed, halted, hasHalts, start } = pass
  if (start === 'bound' && (has(closed, from) || has(halted, from))) return undefined
  const guarded = pass.shutCount > 0 || pass.where !== undefined
  const { arc } = work.board.out
  for (let zone = to; zone !== from;) {
    const before = labels[LABEL * zone + FROM]!
    if (has(closed, zone) || (hasHalts && zone !== to && has(halted, zone))) return undefined
    if (guarded && !isOpen(pass, arc[labels[LABEL * zone + BY]!]!, before, zone)) return undefined
    zone = before
  }
  work.hit = to
  return readBack(work, labels)
}

function unblockedLabels(work: Workspace, costs: Costs, from: Zone): Int32Array | undefined {
  if (costs === work.askedCosts || !costs.ways.isDue(from)) return undefined
  const { labels } = settle(work, new Pass(work.board, { start: 'free' }), from, costs, Infinity, undefined)
  return costs.ways.keep(from, labels.slice())
}

function isCost(number: number): boolean {
  return number >= 0 && number < NO_WAY
}

/** Searches for an end. `work.hit` becomes the cheapest, then nearest, then lowest-numbered one found, or −1. */
function seek(work: Workspace, pass: Pass, from: Zones, to: Zones, costs: Costs, budget: number): Labels {
  if (typeof to === 'number') {
    const memory = settle(work, pass, from, costs, budget, to)
    work.hit = isCost(memory.labels[LABEL * to + COST]!) ? to : -1
    return memory
  }
  const memory = settleWanted(work, pass, from, to, costs, budget)
  const { labels } = memory
  let hit = -1
  for (let zone = next(to, 0); zone >= 0; zone = next(to, zone + 1)) {
    const cost = labels[LABEL * zone + COST]!
    if (!isCost(cost)) continue
    const worse =
      hit < 0
        ? 1
        : labels[LABEL * hit + COST]! - cost || (labels[LABEL * hit + STEPS]! | 1) - (labels[LABEL * zone + STEPS]! | 1)
    if (worse > 0) hit = zone
  }
  work.hit = hit
  return memory
}

/** Removes the marks of the wanted zones even if a step test throws. */
function settleWanted(work: Workspace, pass: Pass, from: Zones, to: Bits, costs: Costs, budget: number): Labels {
  markTargets(work, to, 1)
  try {
    return settle(work, pass, from, costs, budget, to)
  } finally {
    markTargets(work, to, 0)
  }
}

/**
 * Dijkstra's search in Dial's form: waiting zones are in one bucket per cost, in a ring. If lower bounds on the
 * remaining cost are known, zones are sorted by cost plus bound, so that the search leans towards the target (as in
 * A*). Ties are broken by fewest steps, then by the lower-numbered previous zone, and no search ends before the last
 * bucket that could change them is empty. So the path found does not depend on the order of the search.
 */
function settle(work: Workspace, pass: Pass, from: Zones, costs: Costs, budget: number, to: Zones | undefined): Labels {
  checkBoards(work, pass)
  const { wanted } = work
  const bounds = costs !== work.askedCosts && typeof to === 'number' ? costs.boundsTo(to) : undefined
  const leaning = bounds !== undefined && bounds.most <= MOST_BUCKETS
  const remaining = leaning ? bounds.least : NO_BOUNDS
  const memory = (work.labels ??= new Labels(work.board, NO_WAY))
  memory.clear(costs.highest + 1 + (leaning ? bounds.most : 0))
  const { labels, gainer } = memory
  let { pool } = memory
  const mask = memory.buckets - 1
  const { start, arc } = work.board.out
  const { steps } = costs
  const { closed, halted, hasHalts } = pass
  const guarded = pass.shutCount > 0 || pass.where !== undefined
  const many = typeof to === 'object'
  const single = typeof to === 'number' ? to : -1
  const exhaustive = leaning || costs.hasFree
  let limit = budget < NO_WAY ? Math.floor(budget) | 0 : NO_WAY - 1
  let best = NO_WAY
  if (single >= 0 && single !== from && typeof from === 'number' && has(closed, single)) return memory
  // A closed zone gets a cost below that of any path, so no path to it is ever recorded.
  for (let word = 0; word < closed.length; word++) {
    for (let bits = closed[word]!; bits !== 0; bits &= bits - 1) {
      labels[LABEL * (32 * word + 31 - Math.clz32(bits & -bits)) + COST] = -1
    }
  }
  let entry = memory.buckets
  let waiting = 0
  let lowest = NO_WAY
  const one = typeof from === 'number'
  for (let zone = one ? from : next(from, 0); zone >= 0; zone = one ? -1 : next(from, zone + 1)) {
    if (pass.start === 'bound' && has(closed, zone)) continue
    labels[LABEL * zone + COST] = 0
    labels[LABEL * zone + STEPS] = 0
    if (zone === single || (many && wanted[zone] !== 0)) best = 0
    const bound = leaning ? remaining[zone]! : 0
    if (bound > limit || (hasHalts && pass.start === 'bound' && has(halted, zone))) continue
    if (bound < lowest) lowest = bound
    if (entry + 2 > pool.length) pool = memory.grow()
    pool[entry] = zone
    pool[entry + 1] = pool[bound & mask]!
    pool[bound & mask] = entry
    entry += 2
    waiting++
  }
  if (best < limit) limit = best
  for (let level = lowest; waiting > 0 && level <= limit; level++) {
    if (best === level && !exhaustive) break
    const slot = level & mask
    for (let first = pool[slot]!; first !== 0; first = pool[slot]!) {
      pool[slot] = pool[first + 1]!
      waiting--
      const zone = pool[first]!
      const own = LABEL * zone
      const cost = labels[own]!
      const mark = labels[own + STEPS]!
      if ((mark & EXPANDED) !== 0 || (leaning ? cost + remaining[zone]! : cost) !== level) continue
      labels[own + STEPS] = mark | EXPANDED
      const step = mark + ONE_STEP
      // Whether a neighbour gains is unpredictable, so the gainers are collected without a branch.
      let gainers = 0
      for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
        gainer[gainers] = index
        gainers += ((labels[LABEL * steps[2 * index]!]! - cost - steps[2 * index + 1]!) >>> 31) ^ 1
      }
      for (let listed = 0; listed < gainers; listed++) {
        const index = gainer[listed]!
        const reached = steps[2 * index]!
        const at = LABEL * reached
        const total = cost + steps[2 * index + 1]!
        const known = labels[at]!
        if (total > known) continue
        const bound = leaning ? total + remaining[reached]! : total
        if (bound > limit) continue
        let waits = false
        if (total === known) {
          const old = labels[at + STEPS]!
          if (step > (old | EXPANDED) || (step === (old & ~EXPANDED) && zone >= labels[at + FROM]!)) continue
          waits = (old & EXPANDED) === 0 || step === (old & ~EXPANDED)
          if (waits && guarded && !isOpen(pass, arc[index]!, zone, reached)) continue
          if (waits) {
            labels[at + STEPS] = step | (old & EXPANDED)
            labels[at + BY] = index
            labels[at + FROM] = zone
            continue
          }
        }
        if (guarded && !isOpen(pass, arc[index]!, zone, reached)) continue
        labels[at] = total
        labels[at + STEPS] = step
        labels[at + BY] = index
        labels[at + FROM] = zone
        if ((reached === single || (many && wanted[reached] !== 0)) && total < best) limit = best = total
        if (hasHalts && has(halted, reached)) continue
        if (entry + 2 > pool.length) pool = memory.grow()
        pool[entry] = reached
        pool[entry + 1] = pool[bound & mask]!
        pool[bound & mask] = entry
        entry += 2
        waiting++
      }
    }
  }
  return memory
}

function isOpen({ shut, where }: Pass, way: number, zone: number, reached: number): boolean {
  return shut[way] === 0 && (where === undefined || where(way >> 1, zone, reached))
}

const ONE_STEP = 2
const EXPANDED = 1

/** If the costs to a target exceed this, sweeping the ring costs more than leaning saves. */
const MOST_BUCKETS = 2_048

const NO_BOUNDS = new Int32Array(0)

/** Reads the path to `work.hit` back from the labels. */
function readBack(work: Workspace, labels: Int32Array): Path {
  const { path, board } = work
  const { arc } = board.out
  let zone = work.hit
  let step = labels[LABEL * zone + STEPS]! >> 1
  path.steps = step
  path.cost = labels[LABEL * zone + COST]!
  path.zones[step] = zone
  while (step > 0) {
    path.connections[--step] = arc[labels[LABEL * zone + BY]!]! >> 1
    zone = labels[LABEL * zone + FROM]!
    path.zones[step] = zone
  }
  return path
}
