import { denial } from '../../wording/denial.ts'
import type { OpenGames } from '../open/open-games.ts'
import type { OpenGame } from '../open/open-game.ts'
import { whyNot } from '../../wording/why-not.ts'

/** An open game and its viewer: a side, or `EVERYONE`. */
export interface ViewedGame {
  readonly game: OpenGame
  readonly eyes: number
}

/** An open game with its viewer; throws a denial while nobody sits. */
export function viewedGame(openGames: OpenGames, id: number): ViewedGame {
  const game = openGames.at(id)
  const { eyes } = game
  if (eyes === undefined) throw denial('NOT_YOURS', whyNot.nobodySits)
  return { game, eyes }
}

/** Same for queries about the tree of lines, which both sides can see only in open games and after the end. */
export function viewedTree(openGames: OpenGames, id: number): ViewedGame {
  const seen = viewedGame(openGames, id)
  if (seen.game.players.open || seen.game.hasEnded) return seen
  throw denial('NOT_YOURS', whyNot.linesHidden)
}
