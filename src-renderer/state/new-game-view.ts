import type { Beginnings } from '../../src-main/contract/games.ts'
import type { Fault } from './games-view.ts'

/** What the new-game sheet knows besides what is typed into it. */
export type NewGameView = {
  readonly campaign: string | null
  /** The scenario that is wanted first; null for the campaign's own first. */
  readonly scenario: string | null
  readonly beginnings: { readonly campaign: string; readonly content: Beginnings | null } | null
  readonly fault: Fault | null
  readonly busy: boolean
}
export const noNewGame: NewGameView = { campaign: null, scenario: null, beginnings: null, fault: null, busy: false }
