import type { Advice, Remark } from '../../../src-main/contract/advice.ts'
import type { Fault } from './games-view.ts'

export type { Fault } from './games-view.ts'

/** A computation for the table shown; `share` is its progress from 0 to 1, if known. */
export type Work<Result> =
  | { readonly at: 'none' }
  | { readonly at: 'working'; readonly share: number | null }
  | { readonly at: 'failed'; readonly fault: Fault }
  | { readonly at: 'done'; readonly found: Result; readonly of?: CommentedOn }

/** What comments are about: a side, and a turn if the rule system counts turns. */
export type CommentedOn = { readonly side: number; readonly turn: number | null }

export type AdviceView = Work<Advice>
export type RemarksView = Work<readonly Remark[]>

export const noWork = { at: 'none' } as const
