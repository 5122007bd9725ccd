import { FRENCH, GERMAN, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { HEAD } from '../../kernel/values/head.ts'
import { WON } from '../search/brain.ts'
import { lookRound } from './breakout.ts'
import { goalWorth } from './goals.ts'
import { STAND, unitWorth } from './worth.ts'

/** Acts are what time is measured in: a rollout goes so many on. */
export const clock = (g: G): number => g.words[HEAD.acts]!

/** What is not decided is at most worth so much; so many thousandths of a stand more are half of it. */
const UNDECIDED = 8_000
const HALF = 15 * STAND

export function score(g: G, side: number): number {
  const { ending } = g
  if (ending !== undefined) {
    if (ending.winner < 0) return 0
    const value = ending.level >= 2 ? WON : WON - 1_000
    return ending.winner === side ? value : -value
  }
  lookRound(g)
  const french = sumOf(g, FRENCH) - sumOf(g, GERMAN) - GERMAN_GONE * STAND * g.side.exited.of(GERMAN)
  const value = side === FRENCH ? french : -french
  return Math.round((UNDECIDED * value) / (Math.abs(value) + HALF))
}

/** What a German stand that has left the table is worth more than one on it. */
const GERMAN_GONE = 3

const sumOf = (g: G, side: number): number =>
  unitsOf(g, side).reduce((sum, unit) => sum + unitWorth(g, unit) + goalWorth(g, unit), 0)
