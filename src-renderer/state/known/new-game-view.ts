import type { Beginnings } from '../../../src-main/contract/games.ts'
import type { Fault } from './games-view.ts'

/** What the new-game sheet knows; what is typed into it is in its draft. */
export type NewGameView = {
  readonly campaign: string | null
  /** The scenario chosen first; null for the first of the campaign. */
  readonly scenario: string | null
  readonly beginnings: { readonly campaign: string; readonly content: Beginnings | null } | null
  readonly fault: Fault | null
  readonly busy: boolean
}
export const noNewGame: NewGameView = { campaign: null, scenario: null, beginnings: null, fault: null, busy: false }
