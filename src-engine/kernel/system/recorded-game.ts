import type { Title } from './glance.ts'

/** An act of a recorded game: the answer, and the values drawn for it, if any. */
export type RecordedAct = string | readonly [action: string, ...draws: (number | string)[]]

/** A note on a moment, which is identified by the number of acts before it. */
export interface RecordedNote {
  readonly act: number
  readonly title: Title
  readonly text: Title
}

/** An evening: units that historically stood elsewhere, and why the rules put them where they are. */
export interface RecordedEvening {
  readonly act: number
  readonly title: Title
  /** The historical positions, by place. */
  readonly stood: { readonly [place: string]: readonly string[] }
  readonly differences: readonly { readonly who: readonly string[]; readonly why: Title }[]
}

/** A recorded game that comes with a campaign, to watch or to continue: the historical course of the campaign. */
export interface RecordedGame {
  readonly id: string
  readonly title: Title
  readonly about: Title
  readonly scenario: string
  readonly acts: readonly RecordedAct[]
  /** The hash of the position after the last act. */
  readonly hash: string
  readonly notes: readonly RecordedNote[]
  readonly evenings: readonly RecordedEvening[]
}

/** Splits an act into its action and its draws. */
export const actOf = (act: RecordedAct): readonly [action: string, draws: readonly (number | string)[]] =>
  typeof act === 'string' ? [act, []] : [act[0], act.slice(1)]
