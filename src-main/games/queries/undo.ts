import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { OpenGame } from '../open/open-game.ts'

/*
 * Undo and redo for the viewer. A side takes back only its own last acts, as far as the engine's fair undo goes. In an
 * open game everything can be taken back; an opponent's act is undone together with the person's act before it, since
 * the opponent would repeat it at once.
 */

/**
 * The moment undo leads to; undefined where it is not possible. A gesture is undone as a whole, as far as fair undo
 * reaches.
 */
export function undoTarget(game: OpenGame): number | undefined {
  const { history } = game.game
  const eyes = game.eyesInPlay
  if (eyes === undefined || history.current === 0) return undefined
  if (eyes !== EVERYONE) return isFinal(game) ? undefined : fairTarget(game, whoTakesBack(game, eyes))
  for (let at = history.current; at > 0; at = history.at(at).parent) {
    if (game.isPerson(history.at(at).decider)) return game.gestures.beginOf(history, at)
  }
  return undefined
}

/**
 * The side whose acts undo takes back. Where both sit at the same table, either can take back the act by which one
 * handed over to the other.
 */
const whoTakesBack = (game: OpenGame, eyes: number): number =>
  game.liesFaceUp && isUnseen(game) ? game.game.history.now.decider : eyes

/** How far a side can go back within its last gesture. */
function fairTarget({ game, gestures, unseen }: OpenGame, side: number): number | undefined {
  const { history } = game
  const begin = gestures.beginOf(history, history.current)
  let at = history.current
  while (at > begin && history.at(at).decider === side && (!game.isBarrier(at) || at === unseen))
    at = history.at(at).parent
  return at === history.current ? undefined : at
}

/**
 * Whether the other side has not yet seen the present moment. It can then be taken back although that side is to decide
 * now.
 */
export const isUnseen = ({ unseen, game }: OpenGame): boolean => unseen !== null && unseen === game.history.current

export function mayRedo(game: OpenGame): boolean {
  const { history } = game.game
  const eyes = game.eyesInPlay
  const { next } = history.now
  if (eyes === undefined || next < 0) return false
  return eyes === EVERYONE || (history.at(next).decider === eyes && !isFinal(game))
}

/** Whether a game with hidden information has ended: it can be viewed in full, but not continued. */
export const isFinal = (game: OpenGame): boolean => !game.players.open && game.hasEnded
