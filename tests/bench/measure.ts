import { gauge } from './gauge.ts'

/** One line of the report: a figure of ours, and a peer's or an aim to hold it against. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** The peer's figure, measured in the same run; with it the aim is a ratio. */
  readonly peer?: number
  readonly peerName?: string
  /** How many times as fast as this one the machine of the aims is: the aim is for the figure that is to be expected there. */
  readonly pace?: number
  /** Times as fast as the peer, or, without a peer, the most that the figure may be. */
  readonly aim?: number
  /** Of what takes time beside a peer: at most so many times as long. */
  readonly atMost?: number
  /** Without a peer: the least that the figure should be. */
  readonly atLeast?: number
}
export type Report = (row: Row) => void

/** A figure of this machine, and how many times as fast the machine of the aims is (`gauge.ts`), found in the same rounds. */
export interface Paced {
  readonly ours: number
  readonly pace: number
}

/** The value below which this part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const ROUNDS = 7
/** In each round work is repeated for at least so many seconds, if it was repeated before. */
const ROUND = 0.5
/**
 * Work is repeated for at least so many seconds before it is measured, until what runs often has been compiled: one function; and
 * whole games, of which all rules have to be.
 */
const WARM = 2
const WARM_GAMES = 12

/** Seconds that a piece of work takes. */
export function seconds(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1000
}

interface Work {
  /** How many operations it does. */
  readonly count: number
  readonly work: () => void
}

/**
 * Operations a second of several pieces of work: first each warms up, then there are rounds in which they take turns, so that
 * whatever else the machine does falls on all of them; the median of each.
 */
export function rates(works: readonly Work[], warm = WARM): number[] {
  const taken = works.map((): number[] => [])
  const least = Math.min(warm, ROUND)
  for (const { work } of works) repeat(work, warm)
  for (let round = 0; round < ROUNDS; round++)
    works.forEach(({ work }, index) => taken[index]!.push(repeat(work, least)))
  return works.map(({ count }, index) => count / median(taken[index]!))
}

/** The same of whole games, with the gauge among them. */
export function paced(works: readonly Work[], warm = WARM_GAMES): Paced[] {
  const [moves = 0, ...found] = rates([gauge, ...works], warm)
  return found.map((ours) => ({ ours, pace: gauge.there / moves }))
}

/** Repeats work for at least so many seconds, once at the least: the seconds that it takes once. */
function repeat(work: () => void, least: number): number {
  let [spent, times] = [0, 0]
  do {
    spent += seconds(work)
    times++
  } while (spent < least)
  return spent / times
}

/** Microseconds that one operation takes. */
export const microseconds = (count: number, work: () => void): Paced => timeOf(1e6, count, work)

/** Milliseconds that a longer one takes. */
export const milliseconds = (work: () => void): Paced => timeOf(1e3, 1, work)

/** Milliseconds that a person waits for something that is seldom asked, so that little of it has been compiled. */
export const seldomAsked = (work: () => void): Paced => timeOf(1e3, 1, work, 0)

function timeOf(unitsASecond: number, count: number, work: () => void, warm = WARM): Paced {
  const [found] = paced([{ count, work }], warm)
  return { ...found!, ours: unitsASecond / found!.ours }
}

/** The median of a figure that is found by a measurement of its own, once that is warm. */
export function settled(measure: () => number): Paced {
  repeat(() => void measure(), WARM_GAMES)
  repeat(gauge.work, WARM_GAMES)
  const rounds = Array.from({ length: ROUNDS }, () => ({ found: measure(), moving: repeat(gauge.work, ROUND) }))
  const moves = gauge.count / median(rounds.map(({ moving }) => moving))
  return { ours: median(rounds.map(({ found }) => found)), pace: gauge.there / moves }
}
