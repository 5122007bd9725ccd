import type { Category } from '#engine/kernel/play/journal.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { Setting } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'

/** What a line of the journal is about, in the order in which players filter by it. */
export const categories = ['march', 'battle', 'chance', 'night', 'other'] as const satisfies readonly Category[]

/** How to find the side a draw belongs to: always the same side, or the side that an entry near the draw names. */
export type DrawOwner =
  | { readonly side: 0 | 1 }
  | {
      /** The kinds of entry to look for: the next one after the draw, or the last one before it. */
      readonly by: readonly string[]
      readonly where: 'after' | 'before'
      /** The field of that entry that names the side, or a thing of that side. */
      readonly field: string
      /**
       * The entry may come any number of acts after the draw, as at the end of a march; otherwise it comes with the same act
       * or the next.
       */
      readonly later?: true
      /** The draw belongs to the other side than the one named. */
      readonly other?: true
    }

export type DrawKind = {
  readonly owner?: DrawOwner
  /** Which results help the owner; 'none' helps no side. Draws without this do not count as luck. */
  readonly good?: 'high' | 'low' | 'none'
}

/** A bag from which things are drawn without being put back at once. */
export type Bag = {
  readonly label: string
  /** The chart of the player aid that lists the full bag: the print of each thing and how many there are. */
  readonly chart: string
  /** The name that draws use for the thing with this print, and its value. */
  readonly read: (print: string) => { readonly name: string; readonly value: number }
  /** The kind of entry that puts a thing back, and the field that names the thing. */
  readonly returned: { readonly kind: string; readonly field: string }
  /** The text that compares draws with expectation. */
  readonly says: Words
}

/** What the window knows of a rule system’s journal. */
export type JournalReading = {
  /** Kinds that begin a day or a turn, then those that begin a part of it; they come within the act that ends the previous one. */
  readonly beginnings: readonly string[]
  /** Kinds that end an operation of a side, or report its result: after one, the film of the computer's acts starts by itself. */
  readonly operationEnds?: readonly string[]
  /** Kinds that begin an operation: everything up to the next one is one step of the film against the program. */
  readonly operationBegins?: readonly string[]
  /** Kinds in `operationBegins` of which several in a row are one step. */
  readonly operationRuns?: readonly string[]
  /** The kind that reports one step of a march, and its fields; the journal joins a march into one line. */
  readonly steps?: { readonly kind: string; readonly who: string; readonly from: string; readonly to: string }
  /** Kinds that only introduce what follows, such as who pays for it: a frame with nothing else is one step of a film with the next. */
  readonly introductions?: readonly string[]
  /** Kinds that are one step of a film if they come in a row; with `who`, only if that field has the same value in both. */
  readonly together?: readonly { readonly kinds: readonly string[]; readonly who?: string }[]
  /** What kind of thing each field of an entry names; other fields name nothing that the map can show. */
  readonly nouns: Readonly<Record<string, string>>
  readonly draws: Readonly<Record<string, DrawKind>>
  readonly bag?: Bag
  /** Kinds that name no side and belong to the side of the entry before them. */
  readonly sideFromPrevious?: readonly string[]
  /** Kinds that only repeat the act the player has just chosen. */
  readonly echoes?: readonly string[]
  /**
   * Kinds that report an elimination, an arrival, or what decides the game: shown first where room is short. Losses are
   * known by the rules.
   */
  readonly news?: readonly string[]
  /** Labels of draws that players do not see, such as shuffling face-down tokens. */
  readonly hiddenDraws?: readonly string[]
  /** Finds the side of a thing by its name, from the campaign's files. */
  readonly sidesOf: (files: Readonly<Record<string, Json>>) => (name: string) => 0 | 1 | null
}

/**
 * What the journal must know about a rule system to sort its lines: the window’s part, and what the rules declare of their
 * entries.
 */
export type SystemJournal = JournalReading & Pick<Setting, 'entries'>
