import type { Drop } from '../campaign/files.ts'
import type { G } from '../state/kit.ts'

/** Chapter: movement. What the dice of a move come to. */

const worse: readonly Drop[] = ['none', 'low', 'high', 'two-highest', 'closed']

/** Of all ground that a move meets the worst alone counts. */
export const isWorse = (a: Drop, b: Drop): boolean => a !== b && dropNumber(a) > dropNumber(b)
export const dropNumber = (drop: Drop): number => (drop === 'none' ? 0 : worse.indexOf(drop))
export const dropAt = (number: number): Drop => worse[number] ?? 'none'

/**
 * @rule es.move.drops
 * Each die less the chits, never below 0; the highest go first, then the lowest. What is left is the move in inches.
 */
export function pipsLeft(dice: readonly number[], chits: number, ground: Drop, lows: number): number {
  const sorted = inOrder(dice)
  const { first, last } = keptOf(sorted.length, ground, lows)
  let left = 0
  for (let at = first; at < last; at++) left += Math.max(0, sorted[at]! - chits)
  return left
}

/** A few dice, the lowest first. */
function inOrder(dice: readonly number[]): number[] {
  const sorted: number[] = []
  for (const die of dice) {
    let at = sorted.length
    for (; at > 0 && sorted[at - 1]! > die; at--) sorted[at] = sorted[at - 1]!
    sorted[at] = die
  }
  return sorted
}

/** Of dice in their order the first that is kept, and the first after those. */
function keptOf(count: number, ground: Drop, lows: number): { readonly first: number; readonly last: number } {
  const highs = ground === 'high' ? 1 : ground === 'two-highest' ? 2 : 0
  return { first: lows + (ground === 'low' ? 1 : 0), last: Math.max(0, count - highs) }
}

/** The dice that are dropped, as they fell, the lowest first. */
export function droppedDice(packed: number, ground: Drop, lows: number): number[] {
  const sorted = inOrder(unpackDice(packed))
  const { first, last } = keptOf(sorted.length, ground, lows)
  return sorted.filter((_, at) => at < first || at >= last)
}

/** Rolls so many dice, one after the other. */
export function rollDice(g: G, count: number, label: string): number[] {
  const dice: number[] = []
  for (let rolled = 0; rolled < count; rolled++) dice.push(g.chance.die(g.campaign.tables.dieFaces, label))
  return dice
}

/** Every way that some dice can show, in whatever order they fall, with how many orders there are of it. */
export function dicePools(count: number, faces: number): { readonly dice: readonly number[]; readonly ways: number }[] {
  if (count === 0) return [{ dice: [], ways: 1 }]
  return dicePools(count - 1, faces).flatMap(({ dice, ways }) => {
    const highest = dice.at(-1) ?? 1
    const same = dice.filter((die) => die === highest).length
    // A die that is no lower than the others: of n orders of those there are count × n, less those of equal dice.
    return Array.from({ length: faces - highest + 1 }, (_, step) => ({
      dice: [...dice, highest + step],
      ways: (ways * count) / (step === 0 ? same + 1 : 1),
    }))
  })
}

/** How many inches dice come to: on the average, and at most. */
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

/** Dice as one number: digits to the base of eight. */
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

/** The dice asked about last, and what has been found of them: a list of moves asks dozens of times for the same. */
const last = { packed: -1, chits: -1, pips: Array<number | undefined>() }
const LOWS = 4

/** What is left of packed dice. */
export function pipsOf(packed: number, chits: number, ground: Drop, lows: number): number {
  if (last.packed !== packed || last.chits !== chits) {
    last.packed = packed
    last.chits = chits
    last.pips = []
  }
  return (last.pips[dropNumber(ground) * LOWS + lows] ??= pipsLeft(unpackDice(packed), chits, ground, lows))
}
