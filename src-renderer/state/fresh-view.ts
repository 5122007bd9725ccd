import type { Beginnings } from '../../src-main/contract/games.ts'
import type { Fault } from './games-view.ts'

/** What the new-game sheet knows besides what is typed into it. */
export type FreshView = {
  readonly campaign: string | null
  readonly beginnings: { readonly campaign: string; readonly content: Beginnings | null } | null
  readonly fault: Fault | null
  readonly busy: boolean
}
export const noFresh: FreshView = { campaign: null, beginnings: null, fault: null, busy: false }
