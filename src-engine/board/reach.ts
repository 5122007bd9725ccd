import { add, has, next, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'
import type { Pass } from './pass.ts'
import { BARRED, checkBoards, UNSEEN, want, type Path, type Workspace, type Zones } from './workspace.ts'

/**
 * The zones that can be reached from `from`, itself included (see StartRule), in at most `steps` connections.
 * Returns the workspace's own set, or `into` when given.
 */
export function reach(work: Workspace, pass: Pass, from: Zones, steps = Infinity, into: Bits = work.reached): Bits {
  const found = spread(work, pass, from, steps, false)
  into.fill(0)
  for (let index = 0; index < found; index++) add(into, work.queue[index]!)
  return into
}

/**
 * The fewest connections to each zone from `from`, at most `steps`; negative where there is no way.
 * Returns the workspace's own array.
 */
export function stepsFrom(work: Workspace, pass: Pass, from: Zones, steps = Infinity): Int32Array {
  spread(work, pass, from, steps, false)
  return work.distance
}

/** Can any of `to` be reached from (any of) `from`, in at most `steps` connections? Stops at the first found. */
export function reaches(work: Workspace, pass: Pass, from: Zones, to: Zones, steps = Infinity): boolean {
  want(work, to, 1)
  spread(work, pass, from, steps, true)
  want(work, to, 0)
  return work.hit >= 0
}

/** Can b be reached from a? */
export function connected(work: Workspace, pass: Pass, a: Zone, b: Zone): boolean {
  return reaches(work, pass, a, b)
}

/**
 * A way of fewest connections from `from` to `to`, or undefined.
 * Among equals: the lowest-numbered end; then, read backwards from the end, each time the lowest-numbered zone and
 * between the same two zones the lowest-numbered connection.
 */
export function shortestPath(work: Workspace, pass: Pass, from: Zones, to: Zones, steps = Infinity): Path | undefined {
  want(work, to, 1)
  spread(work, pass, from, steps, true)
  want(work, to, 0)
  return work.hit < 0 ? undefined : walkBack(work, pass, work.hit)
}

/**
 * Breadth first from the start: fills `distance` and, in order of discovery, `queue`; answers how many were found.
 * With `seek` it stops once the nearest wanted zone is known: `work.hit`, the lowest-numbered of the nearest, else −1.
 */
function spread(work: Workspace, pass: Pass, from: Zones, maxSteps: number, seek: boolean): number {
  checkBoards(work, pass)
  const { board, distance, queue, wanted } = work
  const { start, other, arc } = board.out
  const { closed, halted, shut, where, hasHalts } = pass
  const guarded = pass.shutCount > 0 || where !== undefined
  work.hit = -1
  distance.fill(UNSEEN)
  for (let zone = next(closed, 0); zone >= 0; zone = next(closed, zone + 1)) distance[zone] = BARRED
  let tail = begin(work, pass, from)
  for (let head = 0; seek && head < tail; head++) noteHit(work, queue[head]!)
  let limit = maxSteps
  if (work.hit >= 0) limit = 0
  for (let head = 0; head < tail; head++) {
    const zone = queue[head]!
    const step = distance[zone]! + 1
    if (step > limit) break
    if (hasHalts && has(halted, zone) && !(step === 1 && pass.start === 'free')) continue
    for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
      const reached = other[index]!
      if (distance[reached] !== UNSEEN) continue
      if (guarded) {
        const way = arc[index]!
        if (shut[way] !== 0 || (where !== undefined && !where(way >> 1, zone, reached))) continue
      }
      distance[reached] = step
      queue[tail++] = reached
      if (seek && wanted[reached] !== 0) {
        noteHit(work, reached)
        limit = step
      }
    }
  }
  return tail
}

function noteHit(work: Workspace, zone: Zone): void {
  if (work.wanted[zone] !== 0 && (work.hit < 0 || zone < work.hit)) work.hit = zone
}

/** Puts the zones of the start in the queue, as the start rule allows. */
function begin(work: Workspace, pass: Pass, from: Zones): number {
  const { distance, queue } = work
  let tail = 0
  const one = typeof from === 'number'
  for (let zone = one ? from : next(from, 0); zone >= 0; zone = one ? -1 : next(from, zone + 1)) {
    if (pass.start === 'bound' && has(pass.closed, zone)) continue
    distance[zone] = 0
    queue[tail++] = zone
  }
  return tail
}

/** Follows `distance` backwards from `end`. */
function walkBack(work: Workspace, pass: Pass, end: Zone): Path {
  const { board, distance, path } = work
  const { start, other, arc } = board.into
  const { shut, where } = pass
  let zone = end
  let step = distance[end]!
  path.steps = path.cost = step
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
      if (distance[before] !== step - 1 || shut[way] !== 0) continue
      if (pass.hasHalts && has(pass.halted, before) && !(step === 1 && pass.start === 'free')) continue
      if (where === undefined || where(way >> 1, before, zone)) return index
    }
    throw new Error(
      'The step test of the pass answered differently when asked again; it must depend on its arguments only.',
    )
  }
}
