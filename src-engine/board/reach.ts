import { add, clear, has, next, remove, subtract, unite, type Bits } from './bitset.ts'
import { WORDS, type Zone } from './board.ts'
import type { Pass } from './pass.ts'
import { climbWords, floodWords, lowestEnd, uniteLevels } from './words.ts'
import { BARRED, checkBoards, UNSEEN, markTargets, type Path, type Workspace } from './workspace.ts'
import { addZones, type Zones } from './zones.ts'

/**
 * The zones that can be reached from `from` in at most `steps` connections, including the start (see StartRule).
 * Returns the workspace's own set, or `into` if given.
 */
export function reach(work: Workspace, pass: Pass, from: Zones, steps = Infinity, into: Bits = work.reached): Bits {
  checkBoards(work, pass)
  const { words } = work
  const { walls } = pass
  if (pass.where !== undefined) collect(work, spread(work, pass, from, steps, false), into)
  else if (steps !== Infinity && (words === undefined || walls === undefined)) climbSteps(work, pass, from, steps, into)
  else if (words === undefined || walls === undefined) floodSteps(work, pass, from, into)
  else if (steps === Infinity) {
    floodWords(words, walls, pass, from, into)
    if (pass.hasHalts) addHalted(work, pass, into)
  } else uniteLevels(words, climbWords(words, walls, pass, from, undefined, steps), into)
  return into
}

/**
 * The fewest connections from `from` to each zone, at most `steps`; negative if there is no path. Returns the
 * workspace's own array.
 */
export function stepsFrom(work: Workspace, pass: Pass, from: Zones, steps = Infinity): Int32Array {
  checkBoards(work, pass)
  spread(work, pass, from, steps, false)
  return work.distance
}

/** Whether any of `to` can be reached from any of `from` in at most `steps` connections. Stops at the first found. */
export function reaches(work: Workspace, pass: Pass, from: Zones, to: Zones, steps = Infinity): boolean {
  return seek(work, pass, from, to, steps) >= 0
}

/**
 * A path with the fewest connections from `from` to `to`, or undefined. Ties are broken by: the lowest-numbered end;
 * then, going backwards from the end, the lowest-numbered zone at each step, and between the same two zones the
 * lowest-numbered connection.
 */
export function shortestPath(work: Workspace, pass: Pass, from: Zones, to: Zones, steps = Infinity): Path | undefined {
  const taken = seek(work, pass, from, to, steps)
  return taken < 0 ? undefined : walkBack(work, pass, work.hit, taken)
}

/**
 * The fewest connections from `from` to `to`; `work.hit` becomes the lowest-numbered of the nearest. −1 if there is no
 * path.
 */
function seek(work: Workspace, pass: Pass, from: Zones, to: Zones, steps: number): number {
  checkBoards(work, pass)
  const { words } = work
  if (words !== undefined && pass.walls !== undefined && pass.where === undefined) {
    const last = climbWords(words, pass.walls, pass, from, to, steps) - 1
    work.hit = lowestEnd(words, WORDS * last)
    return work.hit < 0 ? -1 : last
  }
  markTargets(work, to, 1)
  try {
    spread(work, pass, from, steps, true)
  } finally {
    markTargets(work, to, 0)
  }
  return work.hit < 0 ? -1 : work.distance[work.hit]!
}

function collect(work: Workspace, found: number, into: Bits): void {
  into.fill(0)
  for (let index = 0; index < found; index++) add(into, work.queue[index]!)
}

/** Adds the halted zones that are one open step from a zone the search has passed. */
function addHalted(work: Workspace, pass: Pass, into: Bits): void {
  const { start, other, arc } = work.board.into
  const { closed, halted, shut } = pass
  const { extra } = work
  for (let word = 0; word < extra.length; word++) extra[word] = halted[word]! & ~closed[word]! & ~into[word]!
  for (let zone = next(extra, 0); zone >= 0; zone = next(extra, zone + 1)) {
    let found = false
    for (let index = start[zone]!, end = start[zone + 1]!; index < end && !found; index++) {
      const before = other[index]!
      found = has(into, before) && shut[arc[index]!] === 0 && (pass.start === 'free' || !has(halted, before))
    }
    if (!found) remove(extra, zone)
  }
  unite(into, extra)
}

/**
 * The reachable zones on a large board. A neighbour is written to the queue unconditionally, and `room` decides whether
 * the queue grows: no branch depends on the blocked zones.
 */
function floodSteps(work: Workspace, pass: Pass, from: Zones, into: Bits): void {
  const { board, queue, room } = work
  const { start, other, arc } = board.out
  const { closed, halted, shut, hasHalts } = pass
  room.fill(1)
  for (let zone = next(closed, 0); zone >= 0; zone = next(closed, zone + 1)) room[zone] = 0
  if (hasHalts) for (let zone = next(halted, 0); zone >= 0; zone = next(halted, zone + 1)) room[zone] = 0
  into.fill(0)
  addZones(into, from)
  if (pass.start === 'bound') subtract(into, closed)
  let tail = 0
  for (let zone = next(into, 0); zone >= 0; zone = next(into, zone + 1)) {
    room[zone] = 0
    if (pass.start === 'free' || !has(halted, zone)) queue[tail++] = zone
  }
  const guarded = pass.shutCount > 0
  for (let head = 0; head < tail; head++) {
    const zone = queue[head]!
    add(into, zone)
    for (let index = start[zone]!, end = start[zone + 1]!; index < end; index++) {
      const reached = other[index]!
      const fresh = guarded ? room[reached]! & ~shut[arc[index]!]! : room[reached]!
      queue[tail] = reached
      tail += fresh
      room[reached]! ^= fresh
    }
  }
  if (hasHalts) addHalted(work, pass, into)
}

/**
 * The zones reachable in a few connections on a large board. The result also serves as the set of seen zones, so that
 * the cost depends on the neighbourhood and not on the board.
 */
function climbSteps(work: Workspace, pass: Pass, from: Zones, steps: number, into: Bits): void {
  const { board, queue } = work
  const { start, other, arc } = board.out
  const { closed, halted, shut, hasHalts } = pass
  clear(into)
  addZones(into, from)
  if (pass.start === 'bound') subtract(into, closed)
  let tail = 0
  for (let zone = next(into, 0); zone >= 0; zone = next(into, zone + 1)) queue[tail++] = zone
  let head = 0
  for (let step = 1; step <= steps && head < tail; step++)
    for (const end = tail; head < end; head++) {
      const zone = queue[head]!
      if (hasHalts && has(halted, zone) && !(step === 1 && pass.start === 'free')) continue
      for (let index = start[zone]!, last = start[zone + 1]!; index < last; index++) {
        const reached = other[index]!
        if (shut[arc[index]!] !== 0 || has(into, reached) || has(closed, reached)) continue
        add(into, reached)
        queue[tail++] = reached
      }
    }
}

/**
 * Breadth-first search: fills `distance` and, in order of discovery, `queue`; returns the number of zones found. With
 * `seek` it stops once the nearest wanted zone is known; `work.hit` becomes the lowest-numbered of the nearest, or −1.
 */
function spread(work: Workspace, pass: Pass, from: Zones, maxSteps: number, seek: boolean): number {
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

/** Queues the start zones, as far as the start rule allows. */
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

/** Reads the path back from `end`, at distance `step`, using the levels or distances left by the search. */
function walkBack(work: Workspace, pass: Pass, end: Zone, step: number): Path {
  const { path } = work
  const { other, arc } = work.board.into
  path.steps = path.cost = step
  path.zones[step] = end
  for (let zone = end; step > 0;) {
    const found = stepBefore(work, pass, zone, --step)
    zone = other[found]!
    path.connections[step] = arc[found]! >> 1
    path.zones[step] = zone
  }
  return path
}

/** The index in `board.into` of the step to `zone` from a zone at distance `step`. */
function stepBefore(work: Workspace, pass: Pass, zone: Zone, step: number): number {
  const { distance, words } = work
  const { start, other, arc } = work.board.into
  const { halted, shut, where } = pass
  const mayLeaveHalted = step === 0 && pass.start === 'free'
  for (let index = start[zone]!; index < start[zone + 1]!; index++) {
    const before = other[index]!
    const there =
      words !== undefined && where === undefined
        ? ((words.levels[WORDS * step + (before >> 5)]! >> (before & 31)) & 1) !== 0
        : distance[before] === step
    if (!there || shut[arc[index]!] !== 0 || (!mayLeaveHalted && pass.hasHalts && has(halted, before))) continue
    if (where === undefined || where(arc[index]! >> 1, before, zone)) return index
  }
  throw new Error(
    'The step test of the pass answered differently when asked again; it must depend on its arguments only.',
  )
}
