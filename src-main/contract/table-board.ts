import { z } from 'zod'
import { Words } from './words.ts'

const spot = z.object({ x: z.number(), y: z.number() })
const points = z.array(z.tuple([z.number(), z.number()]))

/** Ground of one look, in units of the table. */
const ground = z.object({ id: z.string(), look: z.string(), name: Words, points })

/** A table on which everything is measured: counters stand at points. */
export const TableBoard = z.object({
  kind: z.literal('table'),
  /** The sheet the map is drawn on. The drawing is requested separately. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }),
  /** The size of the table in its units, the units per inch, and its position on the sheet. */
  table: z.object({
    width: z.number().positive(),
    height: z.number().positive(),
    inch: z.number().positive(),
    left: z.number(),
    top: z.number(),
    /** The length of a table unit on the sheet. */
    scale: z.number().positive(),
  }),
  /** Named points, for saying what something is near to, with their position on the sheet. */
  places: z.array(z.object({ id: z.string(), name: Words, at: spot })),
  areas: z.array(ground),
  lines: z.array(ground),
  /** The source of the map's data; empty if none is given. */
  attribution: Words,
})
export type TableBoard = z.infer<typeof TableBoard>
