import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { OpenGame } from '../open/open-game.ts'

/**
 * The last act that the viewer did himself: not one that an order of his, or the program, did for him while another played, or after another had
 * acted. The beginning, where there is none.
 */
export function lastActOf(game: OpenGame, eyes: number): number {
  const { history } = game.game
  const { gestures } = game
  const isOwn = (moment: number): boolean => {
    const { decider } = history.at(moment)
    return eyes === EVERYONE ? game.isPerson(decider) : decider === eyes
  }
  // Nobody else has acted since the gesture began.
  const isHisDoing = (moment: number): boolean => {
    const begin = gestures.beginOf(history, moment)
    for (let at = moment; at !== begin; at = history.at(at).parent) if (!isOwn(at)) return false
    return true
  }
  for (let at = history.current; at > 0; at = history.at(at).parent) if (isHisDoing(at)) return at
  return 0
}
