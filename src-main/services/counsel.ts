import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { advise, type Counsel } from '../counsel/advise.ts'
import { review } from '../counsel/review.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { viewedGame } from '../games/queries/viewed-game.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'

/** Advice on what to do, and comments on what was done. Neither changes the game. */
export function counsel(openGames: OpenGames, advisers: Counsel) {
  /** The game between two acts. While opponents act in a game with hidden information, nothing can be advised. */
  const atRest = async (id: number) => {
    await openGames.at(id).untilReadable()
    const seen = viewedGame(openGames, id)
    if (seen.game.opponentsTurn.shown !== undefined) throw denial('NOT_NOW', whyNot.nothingAsked)
    return seen
  }
  return {
    async *advise(id: number, by: string | undefined, signal: AbortSignal | undefined) {
      const { game, eyes } = await atRest(id)
      yield* advise(advisers, game, eyes, by, signal)
    },
    async *review(
      id: number,
      asked: { readonly side: number; readonly turn: number | null },
      signal: AbortSignal | undefined,
    ) {
      const { game, eyes } = await atRest(id)
      if (eyes !== EVERYONE && eyes !== asked.side) throw denial('NOT_YOURS', whyNot.othersKnowledge)
      yield* review(advisers, game, eyes, asked, signal)
    },
  }
}
