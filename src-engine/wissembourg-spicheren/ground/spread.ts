import { NO_HEX, type HexGrid } from '../../board/hex.ts'

/** What a step brings the sum of its way to; below 0 where there is none. */
export type Step = (from: number, to: number, hexside: number, spent: number) => number

/** Lists of waiting hexes, empty, to be used again. */
const spare: number[][][] = []

/**
 * The least that each hex costs from a start, below 0 where no way leads within the budget. Costs are whole and small, so there is a
 * list of waiting hexes for each sum.
 */
export function spread(
  { sides }: HexGrid,
  start: number,
  spent: number,
  budget: number,
  step: Step,
  /** Is filled with the hex before each on its way, where the ways themselves are wanted. */
  before?: Int32Array,
): Int32Array {
  const costs = new Int32Array(sides.length / 6).fill(-1)
  const waiting = spare.pop() ?? []
  while (waiting.length <= budget) waiting.push([])
  costs[start] = spent
  if (spent <= budget) waiting[spent]!.push(start)
  for (let sum = spent; sum <= budget; sum++) {
    const here = waiting[sum]!
    for (let index = 0; index < here.length; index++) {
      const from = here[index]!
      if (costs[from] !== sum) continue
      for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
        const to = sides[hexside]!
        if (to === NO_HEX) continue
        const next = step(from, to, hexside, sum)
        if (next < 0 || next > budget || (costs[to]! >= 0 && costs[to]! <= next)) continue
        costs[to] = next
        if (before !== undefined) before[to] = from
        waiting[next]!.push(to)
      }
    }
    here.length = 0
  }
  spare.push(waiting)
  return costs
}
