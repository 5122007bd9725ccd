import { denial } from '../../wording/denial.ts'
import type { OpenGames } from '../open/open-games.ts'
import type { OpenGame } from '../open/open-game.ts'
import { whyNot } from '../../wording/why-not.ts'

/** A game on the table, and the eyes it is seen with. */
export interface ViewedGame {
  readonly game: OpenGame
  readonly eyes: number
}

/** While nobody has sat down nobody sees anything. */
export function viewedGame(openGames: OpenGames, id: number): ViewedGame {
  const game = openGames.at(id)
  const { eyes } = game
  if (eyes === undefined) throw denial('NOT_YOURS', whyNot.nobodySits)
  return { game, eyes }
}

/** The same for what is hidden from both sides as long as the game goes on: the lines that were played. */
export function viewedTree(openGames: OpenGames, id: number): ViewedGame {
  const seen = viewedGame(openGames, id)
  if (seen.game.players.open || seen.game.hasEnded) return seen
  throw denial('NOT_YOURS', whyNot.linesHidden)
}
