import { EVERYONE } from '#engine/kernel/journal.ts'
import type { OpenGame } from '../open/open-game.ts'

/*
 * Undo and redo for those who sit at the table. A side takes back only what it has itself done last, as far as the fair
 * undo of the engine goes. In an open game everything can be taken back; what an opponent did goes with the act before it,
 * for it would do the same again at once.
 */

/** Where taking back leads to; nothing where it is not possible. */
export function undoTarget(game: OpenGame): number | undefined {
  const { history } = game.game
  const eyes = game.eyesInPlay
  if (eyes === undefined || history.current === 0) return undefined
  if (eyes !== EVERYONE) {
    const { decider } = history.now
    return decider === eyes && history.fairUndo >= 0 && !overForGood(game) ? history.fairUndo : undefined
  }
  for (let at = history.current; at > 0; at = history.at(at).parent) {
    if (game.isPerson(history.at(at).decider)) return history.at(at).parent
  }
  return undefined
}

export function mayRedo(game: OpenGame): boolean {
  const { history } = game.game
  const eyes = game.eyesInPlay
  const { next } = history.now
  if (eyes === undefined || next < 0) return false
  return eyes === EVERYONE || (history.at(next).decider === eyes && !overForGood(game))
}

/** A game with hidden things that has come to its end can be looked at in every part, and is played no more. */
export const overForGood = (game: OpenGame): boolean => !game.players.open && game.hasEnded
