import { emptySet, next, type Bits } from './bitset.ts'
import type { Board, Connection, Zone } from './board.ts'
import type { Costs } from './costs.ts'
import type { Labels } from './labels.ts'
import type { Pass } from './pass.ts'
import { Words } from './words.ts'
import type { Zones } from './zones.ts'

/** Not reached yet. */
export const UNSEEN = -1
/** May not be entered. */
export const BARRED = -2

/**
 * A path found by a query: zones[0 … steps], and connections[0 … steps − 1] between them. It belongs to its workspace
 * and is overwritten by the next query that finds a path.
 */
export class Path {
  steps = 0
  /** The cost under the query's costs; the number of steps if the query had none. */
  cost = 0
  readonly zones: Int32Array
  readonly connections: Int32Array

  constructor(zoneCount: number) {
    this.zones = new Int32Array(zoneCount)
    this.connections = new Int32Array(zoneCount)
  }

  get end(): Zone {
    return this.zones[this.steps]!
  }

  zoneList(): Zone[] {
    return [...this.zones.subarray(0, this.steps + 1)]
  }

  connectionList(): Connection[] {
    return [...this.connections.subarray(0, this.steps)]
  }
}

/**
 * The memory that queries on one board write to, so that they allocate nothing. A query's result stays here until the
 * next query with the same workspace: read it at once or copy it. Forks may share a workspace; nested queries may not.
 */
export class Workspace {
  readonly board: Board
  readonly reached: Bits
  /** Steps (or cost) from the start; negative if not reached. */
  readonly distance: Int32Array
  readonly queue: Int32Array
  readonly path: Path
  /** The wanted zone found by the last seeking query; −1 if none. */
  hit = -1
  /** 1 for each zone the query looks for; all zero between queries. */
  readonly wanted: Uint8Array
  /** On a small board: the memory of its own searches. */
  readonly words: Words | undefined
  /** Zones that a search of a large board may still enter. */
  readonly room: Uint8Array
  readonly extra: Bits
  /** The table for costs given as a function. */
  askedCosts: Costs | undefined
  /** The memory of the cheapest-path search. */
  labels: Labels | undefined

  constructor(board: Board) {
    this.board = board
    this.reached = emptySet(board.zoneCount)
    this.distance = new Int32Array(board.zoneCount)
    this.queue = new Int32Array(board.zoneCount + 1)
    this.path = new Path(board.zoneCount)
    this.wanted = new Uint8Array(board.zoneCount)
    this.words = board.walls === undefined ? undefined : new Words(board.zoneCount)
    this.room = new Uint8Array(board.walls === undefined ? board.zoneCount : 0)
    this.extra = emptySet(board.zoneCount)
  }
}

export function createWorkspace(board: Board): Workspace {
  return new Workspace(board)
}

/** A pass of another board would silently give wrong results. */
export function checkBoards(work: Workspace, pass: Pass): void {
  if (work.board !== pass.board)
    throw new Error('The workspace and the pass belong to different boards; make both from one board.')
}

/** Marks (or, with 0, unmarks) the zones that a query looks for. */
export function markTargets(work: Workspace, zones: Zones, mark: 0 | 1): void {
  if (typeof zones === 'number') work.wanted[zones] = mark
  else for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) work.wanted[zone] = mark
}
