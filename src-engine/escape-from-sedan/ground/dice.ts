import type { Drop } from '../campaign/files.ts'
import type { G } from '../state/kit.ts'

/** Chapter: movement. The result of a move's dice. */

const worse: readonly Drop[] = ['none', 'low', 'high', 'two-highest', 'closed']

/** Only the worst ground that a move meets counts. */
export const isWorse = (a: Drop, b: Drop): boolean => a !== b && dropNumber(a) > dropNumber(b)
export const dropNumber = (drop: Drop): number => (drop === 'none' ? 0 : worse.indexOf(drop))
export const dropAt = (number: number): Drop => worse[number] ?? 'none'

/**
 * @rule es.move.drops
 * Each die less the chits, never below 0; the highest are dropped first, then the lowest. The rest is the move in
 * inches.
 */
export function pipsLeft(dice: readonly number[], chits: number, ground: Drop, lows: number): number {
  const sorted = inOrder(dice)
  const { first, last } = keptOf(sorted.length, ground, lows)
  let left = 0
  for (let at = first; at < last; at++) left += Math.max(0, sorted[at]! - chits)
  return left
}

/** A few dice, in ascending order. */
function inOrder(dice: readonly number[]): number[] {
  const sorted: number[] = []
  for (const die of dice) {
    let at = sorted.length
    for (; at > 0 && sorted[at - 1]! > die; at--) sorted[at] = sorted[at - 1]!
    sorted[at] = die
  }
  return sorted
}

/** In sorted dice, the index of the first die kept, and the index after the last. */
function keptOf(count: number, ground: Drop, lows: number): { readonly first: number; readonly last: number } {
  const highs = ground === 'high' ? 1 : ground === 'two-highest' ? 2 : 0
  return { first: lows + (ground === 'low' ? 1 : 0), last: Math.max(0, count - highs) }
}

/** The dropped dice as rolled, in ascending order. */
export function droppedDice(packed: number, ground: Drop, lows: number): number[] {
  const sorted = inOrder(unpackDice(packed))
  const { first, last } = keptOf(sorted.length, ground, lows)
  return sorted.filter((_, at) => at < first || at >= last)
}

/** Rolls dice one after the other. */
export function rollDice(g: G, count: number, label: string): number[] {
  const dice: number[] = []
  for (let rolled = 0; rolled < count; rolled++) dice.push(g.chance.die(g.campaign.tables.dieFaces, label))
  return dice
}

/** All combinations that some dice can show, regardless of order, with the number of orders of each. */
export function dicePools(count: number, faces: number): { readonly dice: readonly number[]; readonly ways: number }[] {
  if (count === 0) return [{ dice: [], ways: 1 }]
  return dicePools(count - 1, faces).flatMap(({ dice, ways }) => {
    const highest = dice.at(-1) ?? 1
    const same = dice.filter((die) => die === highest).length
    // Adds a die no lower than the others: the n orders of those become count × n, divided by the number of equal dice.
    return Array.from({ length: faces - highest + 1 }, (_, step) => ({
      dice: [...dice, highest + step],
      ways: (ways * count) / (step === 0 ? same + 1 : 1),
    }))
  })
}

/** The inches of a move: on average, and at most. */
export type Reach = readonly [average: number, most: number]

export function reachOf(count: number, faces: number, chits: number, ground: Drop): Reach {
  let [sum, all, most] = [0, 0, 0]
  for (const { dice, ways } of dicePools(count, faces)) {
    const pips = pipsLeft(dice, chits, ground, 0)
    sum += pips * ways
    all += ways
    most = Math.max(most, pips)
  }
  return [sum / all, most]
}

/** Dice as one number: digits in base eight. */
export function packDice(dice: readonly number[]): number {
  let packed = 0
  for (const die of dice) packed = packed * 8 + die
  return packed
}

export function unpackDice(packed: number): number[] {
  const dice: number[] = []
  for (let rest = packed; rest > 0; rest = rest >> 3) dice.push(rest & 7)
  return dice.reverse()
}

/** The last dice asked about and their cached results: a list of moves asks dozens of times for the same dice. */
const last = { packed: -1, chits: -1, pips: Array<number | undefined>() }
const LOWS = 4

/** The pips left of packed dice. */
export function pipsOf(packed: number, chits: number, ground: Drop, lows: number): number {
  if (last.packed !== packed || last.chits !== chits) {
    last.packed = packed
    last.chits = chits
    last.pips = []
  }
  return (last.pips[dropNumber(ground) * LOWS + lows] ??= pipsLeft(unpackDice(packed), chits, ground, lows))
}
