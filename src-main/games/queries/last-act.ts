import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { OpenGame } from '../open/open-game.ts'

/**
 * The last act that the viewer did himself; 0 where there is none. Acts that an order or the program did for him count
 * only if no other side has acted since his gesture began.
 */
export function lastActOf(game: OpenGame, eyes: number): number {
  const { history } = game.game
  const { gestures } = game
  const isOwn = (moment: number): boolean => {
    const { decider } = history.at(moment)
    return eyes === EVERYONE ? game.isPerson(decider) : decider === eyes
  }
  // No other side has acted since the gesture began.
  const isHisDoing = (moment: number): boolean => {
    const begin = gestures.beginOf(history, moment)
    for (let at = moment; at !== begin; at = history.at(at).parent) if (!isOwn(at)) return false
    return true
  }
  for (let at = history.current; at > 0; at = history.at(at).parent) if (isHisDoing(at)) return at
  return 0
}
