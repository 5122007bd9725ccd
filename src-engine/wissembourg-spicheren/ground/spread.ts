import { NO_HEX, type HexGrid } from '../../board/hex.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { Waiting } from './waiting.ts'

/** What a step brings the sum of its way to; below 0 where there is none, and `FOUND` where nothing more is looked for. */
export type Step = (from: number, to: number, hexside: number, spent: number) => number

/** What a step answers when what is looked for has been found. */
export const FOUND = -2

const NOT_REACHED = -1

/** To be used again: waiting hexes, none, and sums of ways, none reached. */
interface Rooms {
  readonly waiting: Waiting
  readonly costs: Int32Array
}
const spare = onceFor((_grid: HexGrid): Rooms[] => [])

const roomsFor = (grid: HexGrid): Rooms => {
  const hexes = grid.sides.length / 6
  return spare(grid).pop() ?? { waiting: new Waiting(hexes), costs: new Int32Array(hexes).fill(NOT_REACHED) }
}

/**
 * The least that each hex costs from a start, below 0 where no way leads within the budget.
 */
export function spread(
  grid: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  /** Is filled with the hex before each on its way, where the ways themselves are wanted. */
  before?: Int32Array,
): Int32Array {
  const rooms = roomsFor(grid)
  const costs = new Int32Array(grid.sides.length / 6).fill(NOT_REACHED)
  walk(grid, start, spent, budget, step, costs, rooms.waiting, before)
  rooms.waiting.empty()
  spare(grid).push(rooms)
  return costs
}

/** Whether a step finds what it looks for within the budget. */
export function finds(grid: HexGrid, start: number, spent: number, budget: number, step: Step): boolean {
  // Mostly the first step finds it, and no room is needed to remember where one has been.
  for (let hexside = 6 * start; hexside < 6 * start + 6; hexside++) {
    const to = grid.sides[hexside]!
    if (to !== NO_HEX && step(start, to, hexside, spent) === FOUND) return true
  }
  const rooms = roomsFor(grid)
  const { costs, waiting } = rooms
  const found = walk(grid, start, spent, budget, step, costs, waiting)
  // Few hexes are reached before it is found: they alone are made as they were.
  costs[start] = NOT_REACHED
  for (let sum = spent; sum <= budget; sum++)
    for (let index = 0; index < waiting.count(sum); index++) costs[waiting.at(sum, index)] = NOT_REACHED
  waiting.empty()
  spare(grid).push(rooms)
  return found
}

/** Fills the sums and the lists of the hexes that were reached; true where a step has found what it looks for. */
function walk(
  { sides }: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  costs: Int32Array,
  waiting: Waiting,
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
        // No step leads back: a hex that costs no more than this one is reached already.
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
