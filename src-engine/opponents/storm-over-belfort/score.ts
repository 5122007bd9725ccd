import { HEAD } from '../../kernel/values/head.ts'
import type { G } from '../../storm-over-belfort/state/kit.ts'
import { scenarioOf } from '../../storm-over-belfort/state/kit.ts'
import { WON } from '../search/brain.ts'
import { mannerOf } from './manners.ts'
import { pictureOf } from './picture.ts'

/** Acts are what time is measured in: a rollout goes so many on. */
export const clock = (g: G): number => g.words[HEAD.acts]!

/** What is not decided is at most worth so much. */
const UNDECIDED = 8_000

/** A game that stands better by so much for each fortnight to come is half won. */
const HALF = 2_500

export function score(g: G, side: number, temperament: string): number {
  const { ending } = g
  if (ending !== undefined) {
    if (ending.winner < 0) return 0
    const value = ending.level >= 2 ? WON : WON - 1_000
    return ending.winner === side ? value : -value
  }
  const value = pictureOf(g, mannerOf(temperament)).valueFor(side)
  const half = HALF + 600 * (scenarioOf(g).turns.last - g.turn)
  return Math.round((UNDECIDED * value) / (Math.abs(value) + half))
}
