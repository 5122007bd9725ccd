import { add, clear, emptySet, has, type Bits } from './bitset.ts'
import type { Board, Connection, Zone } from './board.ts'
import type { Pass } from './pass.ts'
import { checkBoards, type Workspace } from './workspace.ts'

/*
 * Here a connection joins two zones when neither is closed or halted and it is open both ways; a start rule has no
 * meaning, since nothing starts.
 */

/** Which zones hang together: `of[zone]` is a number from 0 to count − 1 in order of the lowest zone, −1 if closed or halted. */
export interface Components {
  count: number
  readonly of: Int32Array
}

/** The zones, and the connections, without which their component falls apart. */
export interface WeakPoints {
  readonly zones: Bits
  readonly connections: Bits
}

/** What the searches of this file write into, one per workspace. */
class Memory {
  readonly components: Components
  readonly weak: WeakPoints
  /** Order of discovery, from 1; 0 is not found yet. */
  readonly order: Int32Array
  /** The earliest zone that the part below can get back to. */
  readonly earliest: Int32Array
  readonly stack: Int32Array
  /** How far each zone's list of steps has been followed. */
  readonly cursor: Int32Array
  /** The connection by which a zone was found. */
  readonly foundBy: Int32Array

  constructor(board: Board) {
    const zones = board.zoneCount
    this.components = { count: 0, of: new Int32Array(zones) }
    this.weak = { zones: emptySet(zones), connections: emptySet(board.connectionCount) }
    this.order = new Int32Array(zones)
    this.earliest = new Int32Array(zones)
    this.stack = new Int32Array(zones)
    this.cursor = new Int32Array(zones)
    this.foundBy = new Int32Array(zones)
  }
}

const memories = new WeakMap<Workspace, Memory>()

function memoryOf(work: Workspace): Memory {
  let memory = memories.get(work)
  if (memory === undefined) memories.set(work, (memory = new Memory(work.board)))
  return memory
}

/** The components of the board under a pass. The workspace's own; the next call writes over it. */
export function components(work: Workspace, pass: Pass): Components {
  checkBoards(work, pass)
  const found = memoryOf(work).components
  const { out, zoneCount } = work.board
  const { queue } = work
  found.count = 0
  found.of.fill(-1)
  for (let first = 0; first < zoneCount; first++) {
    if (found.of[first] !== -1 || !isOpen(pass, first)) continue
    const mark = found.count++
    found.of[first] = mark
    queue[0] = first
    for (let head = 0, tail = 1; head < tail; head++) {
      const zone = queue[head]!
      for (let index = out.start[zone]!; index < out.start[zone + 1]!; index++) {
        const other = out.other[index]!
        if (found.of[other] !== -1 || !joins(pass, out.arc[index]! >> 1, zone, other)) continue
        found.of[other] = mark
        queue[tail++] = other
      }
    }
  }
  return found
}

/**
 * The zones and connections that alone hold a component together (articulation points and bridges).
 * The workspace's own sets; the next call writes over them.
 */
export function weakPoints(work: Workspace, pass: Pass): WeakPoints {
  checkBoards(work, pass)
  const { weak, order, earliest, stack, cursor, foundBy } = memoryOf(work)
  const { out, zoneCount } = work.board
  clear(weak.zones)
  clear(weak.connections)
  order.fill(0)
  let counter = 0
  for (let root = 0; root < zoneCount; root++) {
    if (order[root] !== 0 || !isOpen(pass, root)) continue
    let depth = 0
    let rootBranches = 0
    discover(root, -1)
    while (depth > 0) {
      const zone = stack[depth - 1]!
      if (cursor[zone]! < out.start[zone + 1]!) {
        const index = cursor[zone]!++
        const connection = out.arc[index]! >> 1
        const other = out.other[index]!
        if (connection === foundBy[zone]) continue
        if (order[other] !== 0) {
          if (order[other]! < earliest[zone]! && joins(pass, connection, zone, other)) earliest[zone] = order[other]!
        } else if (joins(pass, connection, zone, other)) discover(other, connection)
        continue
      }
      depth--
      if (depth === 0) continue
      const above = stack[depth - 1]!
      if (earliest[zone]! < earliest[above]!) earliest[above] = earliest[zone]!
      if (earliest[zone]! > order[above]!) add(weak.connections, foundBy[zone]!)
      if (above === root) rootBranches++
      else if (earliest[zone]! >= order[above]!) add(weak.zones, above)
    }
    if (rootBranches > 1) add(weak.zones, root)

    function discover(zone: Zone, by: Connection): void {
      order[zone] = earliest[zone] = ++counter
      cursor[zone] = out.start[zone]!
      foundBy[zone] = by
      stack[depth++] = zone
    }
  }
  return weak
}

function isOpen(pass: Pass, zone: Zone): boolean {
  return !has(pass.closed, zone) && !has(pass.halted, zone)
}

function joins(pass: Pass, connection: Connection, zone: Zone, other: Zone): boolean {
  if (pass.board.oneWay[connection] !== 0 || !isOpen(pass, other)) return false
  if (pass.shut[2 * connection] !== 0 || pass.shut[2 * connection + 1] !== 0) return false
  return pass.where === undefined || (pass.where(connection, zone, other) && pass.where(connection, other, zone))
}
