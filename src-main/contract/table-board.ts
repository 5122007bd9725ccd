import { z } from 'zod'
import { Words } from './words.ts'

const spot = z.object({ x: z.number(), y: z.number() })
const points = z.array(z.tuple([z.number(), z.number()]))

/** Ground of one look, in units of the table. */
const ground = z.object({ id: z.string(), look: z.string(), name: Words, points })

/** A table on which everything is measured: what stands on it stands at points of it. */
export const TableBoard = z.object({
  kind: z.literal('table'),
  /** The sheet the map is drawn on. The drawing is asked for by itself. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }),
  /** How large the table is in its own units, how many of them an inch has, and where it lies on the sheet. */
  table: z.object({
    width: z.number().positive(),
    height: z.number().positive(),
    inch: z.number().positive(),
    left: z.number(),
    top: z.number(),
    /** How long a unit of the table is on the sheet. */
    scale: z.number().positive(),
  }),
  /** What one says that something is near to, where it is on the sheet. */
  places: z.array(z.object({ id: z.string(), name: Words, at: spot })),
  areas: z.array(ground),
  lines: z.array(ground),
  /** Whose data the map was made from; empty where nobody says so. */
  attribution: Words,
})
export type TableBoard = z.infer<typeof TableBoard>
