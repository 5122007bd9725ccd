import { add, clear, emptySet, has, next, type Bits } from './bitset.ts'
import { arcFrom, type Board, type Zone } from './board.ts'
import type { Pass } from './pass.ts'
import { checkBoards, want, type Workspace } from './workspace.ts'
import type { Zones } from './zones.ts'

/*
 * Both cuts send as many separate ways as they can from the start to the end, one more at a time, each allowed to undo
 * parts of earlier ones. What can still be reached when no more fits is walled in by a smallest cut; of all smallest
 * cuts it is the one nearest to the start, so the answer does not hang on the order of the search.
 */

class Memory {
  /** Ways per direction of a connection. */
  readonly flow: Int32Array
  /** Does a way go through the zone? */
  readonly used: Uint8Array
  /** How a place was found: 0 not yet, else the place before it + 1. Place 2z is before zone z, 2z + 1 is behind it. */
  readonly cameFrom: Int32Array
  readonly cameBy: Int32Array
  readonly queue: Int32Array
  readonly fixed: Uint8Array
  readonly zones: Bits
  readonly connections: Bits

  constructor(board: Board) {
    this.flow = new Int32Array(2 * board.connectionCount)
    this.used = new Uint8Array(board.zoneCount)
    this.cameFrom = new Int32Array(2 * board.zoneCount)
    this.cameBy = new Int32Array(2 * board.zoneCount)
    this.queue = new Int32Array(2 * board.zoneCount)
    this.fixed = new Uint8Array(board.zoneCount)
    this.zones = emptySet(board.zoneCount)
    this.connections = emptySet(board.connectionCount)
  }
}

const memories = new WeakMap<Workspace, Memory>()

function memoryOf(work: Workspace): Memory {
  let memory = memories.get(work)
  if (memory === undefined) memories.set(work, (memory = new Memory(work.board)))
  return memory
}

/** May a step be taken under the pass? The start rule is looked after by whoever asks. */
function isStepOpen(pass: Pass, arc: number, from: Zone, to: Zone): boolean {
  if (pass.shut[arc] !== 0 || ((arc & 1) !== 0 && pass.board.oneWay[arc >> 1] !== 0)) return false
  return !has(pass.closed, to) && (pass.where === undefined || pass.where(arc >> 1, from, to))
}

/** The zones of `from` that may be left, as the start rule says. */
function mayStart(pass: Pass, zone: Zone): boolean {
  return pass.start === 'free' || (!has(pass.closed, zone) && !has(pass.halted, zone))
}

function meet(from: Zones, to: Zones): boolean {
  if (typeof from === 'number') return typeof to === 'number' ? from === to : has(to, from)
  for (let zone = next(from, 0); zone >= 0; zone = next(from, zone + 1)) if (meet(zone, to)) return true
  return false
}

function eachOf(zones: Zones, visit: (zone: Zone) => void): void {
  if (typeof zones === 'number') visit(zones)
  else for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) visit(zone)
}

/**
 * The fewest connections that must go for no way to be left from `from` to `to`; empty when there is none now, undefined
 * when a zone is in both. Of all smallest cuts the one nearest to `from`. The workspace's own set.
 */
export function connectionCut(work: Workspace, pass: Pass, from: Zones, to: Zones): Bits | undefined {
  checkBoards(work, pass)
  if (meet(from, to)) return undefined
  const { board, wanted } = work
  const { flow, cameFrom, cameBy, queue, connections } = memoryOf(work)
  flow.fill(0)
  want(work, to, 1)
  let tail = 0
  for (let end = search(); end >= 0; end = search()) {
    for (let zone = end; cameFrom[zone]! - 1 !== zone; zone = cameFrom[zone]! - 1) {
      const arc = cameBy[zone]!
      if (flow[arc ^ 1]! > 0) flow[arc ^ 1]!--
      else flow[arc]!++
    }
  }
  want(work, to, 0)
  clear(connections)
  for (let head = 0; head < tail; head++) {
    const zone = queue[head]!
    for (const connection of board.connectionsAt(zone)) {
      const other = board.otherEnd(connection, zone)
      if (cameFrom[other] === 0 && mayLeave(zone) && isStepOpen(pass, arcFrom(board, connection, zone), zone, other)) {
        add(connections, connection)
      }
    }
  }
  return connections

  function mayLeave(zone: Zone): boolean {
    return !has(pass.halted, zone) || (cameFrom[zone]! - 1 === zone && pass.start === 'free')
  }

  function search(): Zone {
    cameFrom.fill(0)
    tail = 0
    eachOf(from, (zone) => {
      if (!mayStart(pass, zone)) return
      cameFrom[zone] = zone + 1
      queue[tail++] = zone
    })
    for (let head = 0; head < tail; head++) {
      const zone = queue[head]!
      for (const connection of board.connectionsAt(zone)) {
        const arc = arcFrom(board, connection, zone)
        const other = board.otherEnd(connection, zone)
        if (cameFrom[other] !== 0 || !isRoom(arc, zone, other)) continue
        cameFrom[other] = zone + 1
        cameBy[other] = arc
        if (wanted[other] !== 0) return other
        queue[tail++] = other
      }
    }
    return -1
  }

  function isRoom(arc: number, zone: Zone, other: Zone): boolean {
    if (flow[arc ^ 1]! > 0) return true
    return flow[arc] === 0 && mayLeave(zone) && isStepOpen(pass, arc, zone, other)
  }
}

/**
 * The fewest zones, none of `from` or `to`, that must be closed for no way to be left from `from` to `to`; empty when
 * there is none now, undefined when no closing helps, because the two share a zone or are neighbours with an open
 * connection. Of all smallest cuts the one nearest to `from`. The workspace's own set.
 */
export function zoneCut(work: Workspace, pass: Pass, from: Zones, to: Zones): Bits | undefined {
  checkBoards(work, pass)
  if (meet(from, to)) return undefined
  const { board, wanted } = work
  const memory = memoryOf(work)
  const { flow, used, cameFrom, cameBy, queue, fixed, zones } = memory
  flow.fill(0)
  used.fill(0)
  fixed.fill(0)
  eachOf(from, (zone) => (fixed[zone] = 1))
  want(work, to, 1)
  let tail = 0
  let hopeless = false
  for (let end = search(); end >= 0 && !hopeless; end = search()) send(end)
  want(work, to, 0)
  if (hopeless) return undefined
  clear(zones)
  for (let zone = 0; zone < board.zoneCount; zone++) {
    if (cameFrom[2 * zone] !== 0 && cameFrom[2 * zone + 1] === 0 && !has(pass.halted, zone)) add(zones, zone)
  }
  return zones

  function find(place: number, before: number, by: number): void {
    if (cameFrom[place] !== 0) return
    cameFrom[place] = before + 1
    cameBy[place] = by
    queue[tail++] = place
  }

  /** Answers the place before an end, or −1. */
  function search(): number {
    cameFrom.fill(0)
    tail = 0
    eachOf(from, (zone) => {
      if (mayStart(pass, zone)) find(2 * zone + 1, 2 * zone + 1, -1)
    })
    for (let head = 0; head < tail; head++) {
      const place = queue[head]!
      const zone = place >> 1
      if ((place & 1) === 0) {
        if (used[zone] === 0 && !has(pass.halted, zone)) find(place + 1, place, -1)
        for (const connection of board.connectionsAt(zone)) {
          const other = board.otherEnd(connection, zone)
          const arc = arcFrom(board, connection, other)
          if (flow[arc]! > 0) find(2 * other + 1, place, arc)
        }
        continue
      }
      if (used[zone] !== 0) find(place - 1, place, -1)
      for (const connection of board.connectionsAt(zone)) {
        const other = board.otherEnd(connection, zone)
        const arc = arcFrom(board, connection, zone)
        if (cameFrom[2 * other] !== 0 || fixed[other] !== 0 || !isStepOpen(pass, arc, zone, other)) continue
        find(2 * other, place, arc)
        if (wanted[other] === 0) continue
        if (fixed[zone] !== 0) hopeless = true
        return 2 * other
      }
    }
    return -1
  }

  function send(end: number): void {
    for (let place = end; cameFrom[place]! - 1 !== place; place = cameFrom[place]! - 1) {
      const by = cameBy[place]!
      if (by < 0) used[place >> 1] = (place & 1) === 1 ? 1 : 0
      else if ((place & 1) === 0) flow[by]!++
      else flow[by]!--
    }
  }
}
