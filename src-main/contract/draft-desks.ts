import { z } from 'zod'
import { Kinds, Made } from './drafts.ts'
import { Words } from './words.ts'

/* What a draft has beside its scenario, for the desks on which it is edited: the tables as they print, the armies as sheets, the odds. */

const Span = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() })
const PrintedCell = z.object({
  text: Words,
  /** The values that stand in it: their figures in the text, by language; `at` is null where the whole cell says what one is. */
  homes: z.array(z.object({ address: z.string(), at: z.object({ en: Span, fr: Span }).nullable() })).readonly(),
})
export type PrintedCell = z.infer<typeof PrintedCell>

const Scalar = z.union([z.boolean(), z.number(), z.string()]).nullable()
/** Something that can be set in the tables. */
const TableValue = z.object({
  address: z.string(),
  /** The chart, the row and the column in which it stands. */
  name: Words,
  kind: z.enum(['number', 'choice', 'switch']),
  value: Scalar,
  /** What the campaign of the house has there, or the one that the draft began with; null: nothing. */
  rulebook: Scalar,
  changed: z.boolean(),
  optional: z.boolean(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  step: z.number().positive(),
  /** Of a choice or a switch what each says; a switch has `true` and `false`. */
  choices: Kinds,
})
export type TableValue = z.infer<typeof TableValue>

/** The player aid as it prints, with everything in it that can be set. `ground`: of which files of the campaign, as a snapshot says. */
export const DraftTables = z.object({
  ground: z.int(),
  charts: z
    .array(
      z.object({
        id: z.string(),
        rule: z.string(),
        title: PrintedCell,
        columns: z.array(PrintedCell).readonly(),
        rows: z.array(z.array(PrintedCell).readonly()).readonly(),
        /** The line of the file that each row is, and whether there may be another like it, or one less; null where it is none. */
        lines: z.array(z.object({ row: z.string(), mayCopy: z.boolean(), mayDrop: z.boolean() }).nullable()).readonly(),
      }),
    )
    .readonly(),
  values: z.array(TableValue).readonly(),
  /** How many values of the rulebook are not there, as their rows were struck. */
  gone: z.int().nonnegative(),
})
export type DraftTables = z.infer<typeof DraftTables>

const ArmyColumn = z.object({
  id: z.string(),
  title: Words,
  input: z.enum(['text', 'words', 'number', 'numbers', 'choice', 'switch']),
  optional: z.boolean(),
  choices: Kinds,
})
export type ArmyColumn = z.infer<typeof ArmyColumn>

const ArmyLine = z.object({
  /** Stays the same whatever else is changed. */
  id: z.string(),
  /** What it is called among the values that a fault is about: its list and its id with a stroke between. */
  address: z.string(),
  name: Words,
  /** What stands in each column; null where it is left out. */
  values: z.array(Made).readonly(),
  /** The same in the campaign of the house, or the one that the draft began with; null where the line is new. */
  rulebook: z.array(Made).readonly().nullable(),
})
export type ArmyLine = z.infer<typeof ArmyLine>

const ArmyList = z.object({
  id: z.string(),
  title: Words,
  /** New lines can be added, and copies. */
  mayGrow: z.boolean(),
  columns: z.array(ArmyColumn).readonly(),
  lines: z.array(ArmyLine).readonly(),
  /** Lines of the rulebook that are struck. */
  gone: z.array(z.object({ id: z.string(), name: Words })).readonly(),
})
export type ArmyList = z.infer<typeof ArmyList>

/** The order of battle as its sheets. */
export const DraftArmies = z.object({ ground: z.int(), lists: z.array(ArmyList).readonly() })
export type DraftArmies = z.infer<typeof DraftArmies>

const Chance = z.number().min(0).max(1)
/** What is asked again and again, with its exact chances by the tables of the rulebook and by those of the draft. */
export const StandardOdds = z.object({
  ground: z.int(),
  questions: z
    .array(
      z.object({
        id: z.string(),
        title: Words,
        answers: z
          .array(
            z.object({
              id: z.string(),
              title: Words,
              before: Chance,
              /** Null while the tables have faults. */
              after: Chance.nullable(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
})
export type StandardOdds = z.infer<typeof StandardOdds>
