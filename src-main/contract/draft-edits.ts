import { z } from 'zod'
import { MapEdits } from './draft-map.ts'
import { Json } from './games.ts'
import { Address } from './drafts.ts'

/** Edits of a draft, sent by the window one gesture at a time. */

const How = z.record(z.string().max(60), Json)

/** One change of the document. Several edits form a gesture: they are done, undone and named together. */
const Edit = z.discriminatedUnion('do', [
  /** Puts things on the map, wherever they were. */
  z.object({
    do: z.literal('place'),
    things: z
      .array(z.object({ thing: Address, place: Address.nullable(), how: How.default({}) }))
      .min(1)
      .max(500),
  }),
  /** Lets things arrive on a turn. */
  z.object({
    do: z.literal('arrive'),
    things: z.array(Address).min(1).max(500),
    turn: z.int().positive().nullable(),
    place: Address.nullable(),
  }),
  /** Moves things back to the palette. */
  z.object({ do: z.literal('lift'), things: z.array(Address).min(1).max(500) }),
  /** Excludes things from the scenario. */
  z.object({ do: z.literal('leave-out'), things: z.array(Address).min(1).max(500) }),
  /** Places things as in another scenario of the campaign; all of its things if none are named. */
  z.object({ do: z.literal('take-over'), scenario: Address, things: z.array(Address).max(500).default([]) }),
  z.object({ do: z.literal('set'), field: Address, value: Json }),
  /** Adds a line to a sheet, or below a row. */
  z.object({ do: z.literal('add'), to: Address, kind: Address }),
  z.object({ do: z.literal('drop'), row: Address }),
  /** Edits of the order of battle: set a value, add, copy or remove a line, or restore the rulebook's line. */
  z.object({ do: z.literal('set-cell'), list: Address, line: Address, column: Address, value: Json }),
  z.object({ do: z.literal('add-line'), list: Address }),
  z.object({ do: z.enum(['copy-line', 'drop-line', 'put-line-back']), list: Address, line: Address }),
  /** Sets a value in the campaign's tables; null omits it. */
  z.object({ do: z.literal('set-value'), address: Address, value: Json }),
  /** Copies a row of the tables, inserting the copy behind it, or removes a row; `row` is its path in the file. */
  z.object({ do: z.literal('table-row'), row: Address, how: z.enum(['copy', 'drop']) }),
  /** Restores one value of the tables from the rulebook, or all of them. */
  z.object({ do: z.literal('put-back'), address: Address.nullable() }),
  ...MapEdits,
])
export type Edit = z.infer<typeof Edit>

export const Gesture = z.object({
  /** The version of the draft it is meant for. */
  number: z.int(),
  edits: z.array(Edit).min(1).max(200),
})
export type Gesture = z.infer<typeof Gesture>
