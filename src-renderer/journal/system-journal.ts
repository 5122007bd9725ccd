import type { Json } from '#engine/kernel/result.ts'

/** What a line of the journal is about, for whoever wants to see only that. */
export const categories = ['march', 'battle', 'chance', 'night', 'other'] as const
export type Category = (typeof categories)[number]

/** Whose a draw is: a side's always, as its label says, or told by an entry near it. */
export type DrawOwner =
  | { readonly side: 0 | 1 }
  | {
      /** The kinds of entry that tell it: the next one after the draw, or the last one before it. */
      readonly by: readonly string[]
      readonly where: 'after' | 'before'
      /** The field that names the side, or a thing of it. */
      readonly field: string
      /** The draw is the other side's. */
      readonly other?: true
    }

export type DrawKind = {
  readonly owner?: DrawOwner
  /** What its owner wishes for; a draw that helps nobody has none. Draws without this are not counted as luck. */
  readonly good?: 'high' | 'low' | 'none'
  /** Beside what it counts as, being chance. */
  readonly category?: Category
}

/** Things in a bag, drawn without putting them back. */
export type Bag = {
  readonly label: string
  /** The chart of the player aid that has what lies in the full bag: what is printed on a thing, and how many there are. */
  readonly chart: string
  /** The name a draw has for the thing with this print, and what it counts. */
  readonly read: (print: string) => { readonly name: string; readonly value: number }
  /** The kind of entry that puts the thing drawn last back into it, and the field that names it. */
  readonly returned: { readonly kind: string; readonly field: string }
}

/** What the journal has to know of a rule system to sort its lines. Kinds that are not named here are “other”. */
export type SystemJournal = {
  readonly kinds: Readonly<Record<string, Category>>
  /** Kinds that begin a day or a turn: they are told within the act that ended the one before. */
  readonly beginnings: readonly string[]
  /** Kinds that end a whole operation of a side: then a film of what the program did is worth being shown by itself. */
  readonly operations?: readonly string[]
  /** The rule that a kind of entry comes from, by its lasting id. */
  readonly rules?: Readonly<Record<string, string>>
  /** What kind of thing a field of an entry names; other fields name nothing that could be shown on the map. */
  readonly nouns: Readonly<Record<string, string>>
  readonly draws: Readonly<Record<string, DrawKind>>
  readonly bag?: Bag
  /** Kinds that name no side and are of the same one as what was told before them. */
  readonly followers?: readonly string[]
  /** Kinds that only say again what somebody has just done himself. */
  readonly echoes?: readonly string[]
  /** Draws that only the program needs, such as the mixing of what lies face down. */
  readonly untold?: readonly string[]
  /** Whose things are, by the files of the campaign. */
  readonly sidesOf: (files: Readonly<Record<string, Json>>) => (name: string) => 0 | 1 | null
}
