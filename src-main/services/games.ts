import type { NewGame, Watching } from '../contract/games.ts'
import type { Counsel } from '../counsel/advise.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import type { OpponentRunner } from './run-opponents.ts'
import { beginGame, type NewGameNeeds, watchRecorded } from './new-game.ts'
import type { Drawings } from './drawings.ts'
import { ruleQuestions } from './rule-questions.ts'
import { playActions } from './play-actions.ts'
import { gameHistory } from './game-history.ts'
import { gameSetting } from './game-setting.ts'
import { counsel } from './counsel.ts'
import { gameAccess } from './game-access.ts'

export interface GamesNeeds extends NewGameNeeds {
  readonly openGames: OpenGames
  readonly drawings: Drawings
  readonly runner: OpponentRunner
  readonly advisers: Counsel
}

export type GamesService = ReturnType<typeof gamesService>

/** The games in play; all answers are for the present viewer only. */
export function gamesService(needs: GamesNeeds) {
  return {
    begin: (request: NewGame): Promise<number> => beginGame(needs, request),
    watch: (request: Watching): Promise<number> => watchRecorded(needs, request),
    ...gameAccess(needs.openGames, needs.runner),
    ...gameSetting(needs),
    ...playActions(needs.openGames, needs.runner),
    ...ruleQuestions(needs),
    ...gameHistory(needs),
    ...counsel(needs.openGames, needs.advisers),
  }
}
