import { z } from 'zod'
import { Words } from './words.ts'

const point = z.tuple([z.number(), z.number()])

const area = z.object({
  id: z.string(),
  /** What is printed in it. */
  label: z.string(),
  name: Words,
  /** What is said of it, in few words each. */
  facts: z.array(Words),
  /** Where counters stand on the sheet, and how far it is from there to the rim. */
  at: z.object({ x: z.number(), y: z.number(), reach: z.number() }),
  /** Where its label is printed. */
  labelAt: z.object({ x: z.number(), y: z.number() }),
  /** Its rim on the sheet. */
  outline: z.array(point),
  neighbours: z.array(z.string()),
})
export type Area = z.infer<typeof area>

/** A board of areas that tile the ground. */
export const AreaBoard = z.object({
  kind: z.literal('areas'),
  /** The sheet the map is drawn on. The drawing is asked for by itself. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }),
  areas: z.array(area),
  /** Beside the map: where counters stand that are on none of the areas, and the areas that they lead to. */
  boxes: z.array(
    z.object({
      id: z.string(),
      name: Words,
      at: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
      leadsTo: z.array(z.string()),
    }),
  ),
  /** Which areas share a border, each pair once, and how one goes on the sheet from the one over the border to the other. */
  borders: z.array(z.object({ a: z.string(), b: z.string(), line: z.array(point) })),
  /** Whose data the map was made from; empty where nobody says so. */
  attribution: Words,
})
export type AreaBoard = z.infer<typeof AreaBoard>
