import { hashText } from '#engine/kernel/values/hash.ts'
import type { OpenGame } from './open-game.ts'

/**
 * A random seed for a side's next choice, equal when the same line is played again from the same start. It contains
 * only a hash of the game's seed, so an opponent cannot predict dice.
 */
export function choiceSeed({ game: { history, start } }: OpenGame, side: number): string {
  const acts = history.lineTo(history.current).filter((moment) => history.at(moment).decider === side).length
  return `${hashText(start.seed)} ${side} ${acts}`
}
