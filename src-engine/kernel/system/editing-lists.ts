import type { Json, JsonObject } from '../values/result.ts'
import type { Title } from './glance.ts'

/* What a designer edits in the order of battle: its lists, their columns, and changes of their lines. */

/** Something to choose from, or to add. */
export interface Choice {
  readonly id: string
  readonly title: Title
}

/** A column of a list in the order of battle. */
export interface ArmyColumn {
  /** Its place in a line. */
  readonly key: string
  readonly title: Title
  /** `numbers`: such as the morale over each box of a row. */
  readonly input: 'text' | 'words' | 'number' | 'numbers' | 'choice' | 'switch'
  /** A line may leave it out. */
  readonly optional: boolean
  readonly choices: readonly Choice[]
}

/** A list of the order of battle as its sheet: units, leaders, formations, counters. */
export interface ArmyList {
  /** Its place in the file. */
  readonly id: string
  readonly title: Title
  readonly columns: readonly ArmyColumn[]
  /** The field that tells its lines apart. */
  readonly key: string
  /** What a new line has, with what its id begins; null where there are as many as something else has. */
  readonly fresh: { readonly id: string; readonly content: JsonObject } | null
}

/** One change of the order of battle. */
export type LineEdit =
  | {
      readonly do: 'set-cell'
      readonly list: string
      readonly line: string
      readonly column: string
      readonly value: Json
    }
  | { readonly do: 'add-line'; readonly list: string }
  | { readonly do: 'copy-line' | 'drop-line' | 'put-line-back'; readonly list: string; readonly line: string }
