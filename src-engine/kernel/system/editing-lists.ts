import type { Json, JsonObject } from '../values/result.ts'
import type { Title } from './glance.ts'

/* The editable order of battle: its lists, their columns, and edits of their lines. */

/** An option to choose or to add. */
export interface Choice {
  readonly id: string
  readonly title: Title
}

/** A column of a list in the order of battle. */
export interface ArmyColumn {
  /** Its key within a line. */
  readonly key: string
  readonly title: Title
  /** `numbers`: a row of numbers, such as the morale above each box. */
  readonly input: 'text' | 'words' | 'number' | 'numbers' | 'choice' | 'switch'
  /** May be omitted from a line. */
  readonly optional: boolean
  readonly choices: readonly Choice[]
}

/** A list of the order of battle as a sheet: units, leaders, formations, counters. */
export interface ArmyList {
  /** Its key in the file. */
  readonly id: string
  readonly title: Title
  readonly columns: readonly ArmyColumn[]
  /** The field that identifies its lines. */
  readonly key: string
  /** A new line: the prefix of its id and its content; null if the number of lines is fixed by something else. */
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
