import type { ActionCode } from '../actions/actions.ts'
import type { Decision, Game } from './game.ts'
import { onImagined } from './imagine.ts'

/** The immediate result of an answer. */
export interface AnswerResult {
  /** Something is drawn or rolled, or something hidden is revealed. */
  readonly binds: boolean
  /** The side that decides next; -1 when the game is over. */
  readonly decider: number
}

/** The result of an answer to the current question, as far as the deciding side can know it. */
export function resultOfAnswer(game: Game, decision: Decision, code: ActionCode): AnswerResult {
  const view = { ...game.view(game.play.decider), decision }
  return onImagined(game.loaded, view, 'an answer', (imagined) => {
    const { draws } = imagined.chance
    imagined.notesReveals = true
    if (!imagined.act(code)) return { binds: true, decider: imagined.decider }
    return { binds: imagined.chance.draws !== draws || imagined.revealed === true, decider: imagined.decider }
  })
}
