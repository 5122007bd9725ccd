import type { Beginnings, NewGame } from '../../../src-main/contract/games.ts'
import type { Fault } from './games-view.ts'

/** What a player chooses for a new game. The language of its default name is the window's. */
export type NewGameRequest = Omit<NewGame, 'language'>

/** The state of the new-game sheet; what the player types is in its draft. */
export type NewGameView = {
  readonly campaign: string | null
  /** The scenario chosen first; null for the first of the campaign. */
  readonly scenario: string | null
  readonly beginnings: { readonly campaign: string; readonly content: Beginnings | null } | null
  readonly fault: Fault | null
  readonly busy: boolean
  /** By campaign, the choices when the sheet was left without beginning a game; passphrases are not kept. */
  readonly left: Readonly<Record<string, NewGameRequest>>
}
export const noNewGame: NewGameView = {
  campaign: null,
  scenario: null,
  beginnings: null,
  fault: null,
  busy: false,
  left: {},
}
