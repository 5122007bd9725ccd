import { z } from 'zod'
import { Kinds, SystemJson } from './drafts.ts'
import { Words } from './words.ts'

/*
 * The parts of a draft beside its scenario, for the desks that edit them: the tables as printed, the armies as sheets,
 * the odds.
 */

const Span = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() })
const PrintedCell = z.object({
  text: Words,
  /**
   * The values in the cell, with their position in the text of each language; `at` is null if the whole cell expresses
   * one value.
   */
  homes: z.array(z.object({ address: z.string(), at: z.object({ en: Span, fr: Span }).nullable() })).readonly(),
})
export type PrintedCell = z.infer<typeof PrintedCell>

const Scalar = z.union([z.boolean(), z.number(), z.string()]).nullable()
/** A value in the tables that can be set. */
const TableValue = z.object({
  address: z.string(),
  /** Named by its chart, row and column. */
  name: Words,
  kind: z.enum(['number', 'choice', 'switch']),
  value: Scalar,
  /** The value in the house campaign, or in the campaign the draft began with; null: none. */
  rulebook: Scalar,
  changed: z.boolean(),
  optional: z.boolean(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  step: z.number().positive(),
  /** The names of the options; a switch has `true` and `false`. */
  choices: Kinds,
})
export type TableValue = z.infer<typeof TableValue>

/**
 * The player aid as printed, with all values in it that can be set. `ground`: the version of the campaign's files, as
 * in a snapshot.
 */
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
        /** The line of the file behind each row, and whether it may be copied or removed; null if there is none. */
        lines: z.array(z.object({ row: z.string(), mayCopy: z.boolean(), mayDrop: z.boolean() }).nullable()).readonly(),
      }),
    )
    .readonly(),
  values: z.array(TableValue).readonly(),
  /** The number of values of the rulebook that are missing because their rows were removed. */
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
  /** The address used by faults: the list and the id, separated by a slash. */
  address: z.string(),
  name: Words,
  /** The value in each column; null if omitted. */
  values: z.array(SystemJson).readonly(),
  /** The values in the house campaign, or in the campaign the draft began with; null if the line is new. */
  rulebook: z.array(SystemJson).readonly().nullable(),
})
export type ArmyLine = z.infer<typeof ArmyLine>

const ArmyList = z.object({
  id: z.string(),
  title: Words,
  /** Whether lines can be added and copied. */
  mayGrow: z.boolean(),
  columns: z.array(ArmyColumn).readonly(),
  lines: z.array(ArmyLine).readonly(),
  /** Lines of the rulebook that were removed. */
  gone: z.array(z.object({ id: z.string(), name: Words })).readonly(),
})
export type ArmyList = z.infer<typeof ArmyList>

/** The order of battle as sheets. */
export const DraftArmies = z.object({ ground: z.int(), lists: z.array(ArmyList).readonly() })
export type DraftArmies = z.infer<typeof DraftArmies>

const Chance = z.number().min(0).max(1)
/** Frequently asked questions, with exact chances under the tables of the rulebook and of the draft. */
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
