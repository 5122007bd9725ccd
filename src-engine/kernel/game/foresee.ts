import type { ActionCode } from '../actions/actions.ts'
import type { Decision, Game } from './game.ts'
import { askImagined } from './imagine.ts'

/** What comes of an answer at once. */
export interface Foreseen {
  /** Something is drawn or rolled for, or something hidden is shown. */
  readonly binds: boolean
  /** Who is asked next; -1 when the game is over. */
  readonly decider: number
}

/** What an answer to the question that is asked now leads to, as far as the side that gives it can know. */
export function foresee(game: Game, decision: Decision, code: ActionCode): Foreseen {
  const view = { ...game.view(game.play.decider), decision }
  return askImagined(game.loaded, view, 'an answer', (imagined) => {
    const { draws } = imagined.chance
    imagined.notesReveals = true
    if (!imagined.act(code)) return { binds: true, decider: imagined.decider }
    return { binds: imagined.chance.draws !== draws || imagined.revealed === true, decider: imagined.decider }
  })
}
