import { NO_HEX, type HexGrid } from '../../board/hex.ts'

/** What a step brings the sum of its way to; below 0 where there is none, and `FOUND` where nothing more is looked for. */
export type Step = (from: number, to: number, hexside: number, spent: number) => number

/** What a step answers when what is looked for has been found. */
export const FOUND = -2

/** Lists of waiting hexes and sums of ways, to be used again. */
const spareWaiting: number[][][] = []
const spareCosts: Int32Array[] = []

/**
 * The least that each hex costs from a start, below 0 where no way leads within the budget. Costs are whole and small, so there is a
 * list of waiting hexes for each sum.
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
  const costs = new Int32Array(grid.sides.length / 6).fill(-1)
  walk(grid, start, spent, budget, step, costs, before)
  return costs
}

/** Whether a step finds what it looks for within the budget. */
export function finds(grid: HexGrid, start: number, spent: number, budget: number, step: Step): boolean {
  const hexes = grid.sides.length / 6
  const spare = spareCosts.pop()
  const costs = spare?.length === hexes ? spare : new Int32Array(hexes)
  costs.fill(-1)
  const found = walk(grid, start, spent, budget, step, costs)
  spareCosts.push(costs)
  return found
}

/** Fills the sums; true where a step has found what it looks for. */
function walk(
  { sides }: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  costs: Int32Array,
  before?: Int32Array,
): boolean {
  const waiting = spareWaiting.pop() ?? []
  while (waiting.length <= budget) waiting.push([])
  costs[start] = spent
  if (spent <= budget) waiting[spent]!.push(start)
  let found = false
  for (let sum = spent; sum <= budget; sum++) {
    const here = waiting[sum]!
    for (let index = 0; index < here.length && !found; index++) {
      const from = here[index]!
      if (costs[from] !== sum) continue
      for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
        const to = sides[hexside]!
        // No step leads back: a hex that costs no more than this one is reached already.
        if (to === NO_HEX || (costs[to]! >= 0 && costs[to]! <= sum)) continue
        const next = step(from, to, hexside, sum)
        if (next === FOUND) {
          found = true
          break
        }
        if (next < 0 || next > budget || (costs[to]! >= 0 && costs[to]! <= next)) continue
        costs[to] = next
        if (before !== undefined) before[to] = from
        waiting[next]!.push(to)
      }
    }
    here.length = 0
  }
  spareWaiting.push(waiting)
  return found
}
