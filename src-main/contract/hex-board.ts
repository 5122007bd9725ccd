import { z } from 'zod'
import { Words } from './words.ts'

/** How a kind of terrain is drawn, named by what the reader of the map should see. */
export const Look = z.enum(['open', 'town', 'works', 'fort', 'wood', 'bushes', 'height', 'outside', 'other'])
export type Look = z.infer<typeof Look>

/** How a feature along a hexside is drawn. */
export const SideLook = z.enum(['river', 'bridge', 'wire', 'other'])
export type SideLook = z.infer<typeof SideLook>

const terrain = z.object({ code: z.string(), name: Words, look: Look })
export type Terrain = z.infer<typeof terrain>

const feature = z.object({ id: z.string(), name: Words, look: SideLook })
export type Feature = z.infer<typeof feature>

const hex = z.object({
  hex: z.string(),
  /** The label printed in it, also used as its name if it has none. */
  label: z.string(),
  terrain: z.string(),
  column: z.int(),
  row: z.int(),
  /** The position of its centre on the sheet. */
  at: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** The hexes it shares a side with, clockwise from the north. */
  neighbours: z.array(z.string()),
})

/** A board of flat-topped hexes; columns and rows count from 1. */
export const HexBoard = z.object({
  kind: z.literal('hexes'),
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** The columns that sit half a hex lower than their neighbours. */
  lower: z.enum(['even', 'odd']),
  /**
   * The sheet the map is drawn on, and the height of a hex on it; null if there is nothing to draw from. The drawing is
   * requested separately.
   */
  sheet: z
    .object({
      width: z.number().positive(),
      height: z.number().positive(),
      paper: z.string(),
      hexHeight: z.number().positive(),
    })
    .nullable(),
  terrain: z.array(terrain),
  hexes: z.array(hex),
  places: z.array(z.object({ hex: z.string(), name: Words })),
  /** The kinds of features on hexsides, and where they are. */
  features: z.array(feature),
  hexsides: z.array(z.object({ between: z.tuple([z.string(), z.string()]), feature: z.string() })),
})
export type HexBoard = z.infer<typeof HexBoard>
