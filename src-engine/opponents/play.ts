import type { Game, View } from '../kernel/game.ts'
import { EngineError } from '../kernel/result.ts'
import type { Asked, Opponent } from './opponent.ts'

/** What an opponent does in a game where it is its side's turn, as an action's code. */
export function choiceOf(opponent: Opponent, game: Game, luck: string): number {
  const view = game.view(game.play.decider)
  if (!isAsked(view)) throw new EngineError('nobody is asked: the game is over')
  const action = opponent.choose(view, luck)
  const code = game.play.layout.language.parseText(action)
  if (!code.ok) throw new EngineError(`the opponent "${opponent.id}" answers "${action}": ${code.error.message}`)
  return code.value
}

const isAsked = (view: View): view is Asked => view.decision !== null
