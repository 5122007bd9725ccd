import { NO_HEX, type HexGrid } from '../../board/hex.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { HexQueue } from './hex-queue.ts'

/** Returns the cost of the way after a step; below 0 if the step is not possible, `FOUND` to end the search. */
export type Step = (from: number, to: number, hexside: number, spent: number) => number

/** Returned by a step that ends the search with success. */
export const FOUND = -2

const NOT_REACHED = -1

/** Reusable working memory of a search: an empty queue, and costs all set to NOT_REACHED. */
interface Rooms {
  readonly waiting: HexQueue
  readonly costs: Int32Array
}
const spare = memoizedBy((_grid: HexGrid): Rooms[] => [])

const roomsFor = (grid: HexGrid): Rooms => {
  const hexes = grid.sides.length / 6
  return spare(grid).pop() ?? { waiting: new HexQueue(hexes), costs: new Int32Array(hexes).fill(NOT_REACHED) }
}

/** The least cost to each hex from a start; below 0 if it cannot be reached within the budget. */
export function costsFrom(
  grid: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  /** If given, filled with the predecessor of each hex on its way. */
  before?: Int32Array,
): Int32Array {
  const rooms = roomsFor(grid)
  const costs = new Int32Array(grid.sides.length / 6).fill(NOT_REACHED)
  walk(grid, start, spent, budget, step, costs, rooms.waiting, before)
  rooms.waiting.empty()
  spare(grid).push(rooms)
  return costs
}

/** Whether the search within the budget meets a step that returns `FOUND`. */
export function finds(grid: HexGrid, start: number, spent: number, budget: number, step: Step): boolean {
  // Usually the first step succeeds, and no working memory is needed.
  for (let hexside = 6 * start; hexside < 6 * start + 6; hexside++) {
    const to = grid.sides[hexside]!
    if (to !== NO_HEX && step(start, to, hexside, spent) === FOUND) return true
  }
  const rooms = roomsFor(grid)
  const { costs, waiting } = rooms
  const found = walk(grid, start, spent, budget, step, costs, waiting)
  // Few hexes are reached before success, so only these are reset.
  costs[start] = NOT_REACHED
  for (let sum = spent; sum <= budget; sum++)
    for (let index = 0; index < waiting.count(sum); index++) costs[waiting.at(sum, index)] = NOT_REACHED
  waiting.empty()
  spare(grid).push(rooms)
  return found
}

/** Fills the costs and the queue of reached hexes; returns true if a step returned `FOUND`. */
function walk(
  { sides }: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  costs: Int32Array,
  waiting: HexQueue,
  before?: Int32Array,
): boolean {
  waiting.upTo(budget)
  costs[start] = spent
  if (spent <= budget) waiting.add(spent, start)
  for (let sum = spent; sum <= budget; sum++) {
    for (let index = 0; index < waiting.count(sum); index++) {
      const from = waiting.at(sum, index)
      if (costs[from] !== sum) continue
      for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
        const to = sides[hexside]!
        // No step leads back: a hex that costs no more than this one is already reached.
        if (to === NO_HEX || (costs[to]! >= 0 && costs[to]! <= sum)) continue
        const next = step(from, to, hexside, sum)
        if (next === FOUND) return true
        if (next < 0 || next > budget || (costs[to]! >= 0 && costs[to]! <= next)) continue
        costs[to] = next
        if (before !== undefined) before[to] = from
        waiting.add(next, to)
      }
    }
  }
  return false
}
