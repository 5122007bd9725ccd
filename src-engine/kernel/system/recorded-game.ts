import type { Title } from './glance.ts'

/** An act of a recorded game: what is answered, and what is drawn for it, where something is. */
export type RecordedAct = string | readonly [action: string, ...draws: (number | string)[]]

/** Something told of a moment, which is named by how many acts were done before it. */
export interface RecordedNote {
  readonly act: number
  readonly title: Title
  readonly text: Title
}

/** An evening: who stands elsewhere than he did, and why the rules put him there. */
export interface RecordedEvening {
  readonly act: number
  readonly title: Title
  /** Where everybody was, by places. */
  readonly stood: { readonly [place: string]: readonly string[] }
  readonly differences: readonly { readonly who: readonly string[]; readonly why: Title }[]
}

/** A game that comes with a campaign, to be watched and to be gone on with: how a campaign went in truth. */
export interface RecordedGame {
  readonly id: string
  readonly title: Title
  readonly about: Title
  readonly scenario: string
  readonly acts: readonly RecordedAct[]
  /** Of the position after the last act. */
  readonly hash: string
  readonly notes: readonly RecordedNote[]
  readonly evenings: readonly RecordedEvening[]
}

/** An act in two parts. */
export const actOf = (act: RecordedAct): readonly [action: string, draws: readonly (number | string)[]] =>
  typeof act === 'string' ? [act, []] : [act[0], act.slice(1)]
