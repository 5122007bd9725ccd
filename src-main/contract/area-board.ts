import { z } from 'zod'
import { Words } from './words.ts'

const point = z.tuple([z.number(), z.number()])

const area = z.object({
  id: z.string(),
  /** The label printed in it. */
  label: z.string(),
  name: Words,
  /** Short statements about it. */
  facts: z.array(Words),
  /** Where counters stand on the sheet, and the distance from there to the border. */
  at: z.object({ x: z.number(), y: z.number(), reach: z.number() }),
  /** The position of its label. */
  labelAt: z.object({ x: z.number(), y: z.number() }),
  /** Its border on the sheet. */
  outline: z.array(point),
  neighbours: z.array(z.string()),
})
export type Area = z.infer<typeof area>

/** A board of areas that tile the ground. */
export const AreaBoard = z.object({
  kind: z.literal('areas'),
  /** The sheet the map is drawn on. The drawing is requested separately. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }),
  areas: z.array(area),
  /** Boxes beside the map for counters in none of the areas, and the areas they lead to. */
  boxes: z.array(
    z.object({
      id: z.string(),
      name: Words,
      at: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
      leadsTo: z.array(z.string()),
    }),
  ),
  /**
   * Pairs of areas that share a border, each once, with the line on the sheet from one across the border to the other.
   */
  borders: z.array(z.object({ a: z.string(), b: z.string(), line: z.array(point) })),
  /** The source of the map's data; empty if none is given. */
  attribution: Words,
})
export type AreaBoard = z.infer<typeof AreaBoard>
