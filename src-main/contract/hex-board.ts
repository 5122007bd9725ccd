import { z } from 'zod'
import { Words } from './words.ts'

/** How a kind of terrain is drawn; the name says what a reader of the map should see. */
export const Look = z.enum(['open', 'town', 'works', 'fort', 'wood', 'bushes', 'height', 'outside', 'other'])
export type Look = z.infer<typeof Look>

/** How what runs along the side of a hex is drawn. */
export const SideLook = z.enum(['river', 'bridge', 'wire', 'other'])
export type SideLook = z.infer<typeof SideLook>

const terrain = z.object({ code: z.string(), name: Words, look: Look })
export type Terrain = z.infer<typeof terrain>

const feature = z.object({ id: z.string(), name: Words, look: SideLook })
export type Feature = z.infer<typeof feature>

const hex = z.object({
  hex: z.string(),
  /** What is printed in it, and what it is called where it has no name. */
  label: z.string(),
  terrain: z.string(),
  column: z.int(),
  row: z.int(),
  /** Where its middle is on the sheet. */
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
  /** The sheet the map is drawn on, and how high a hex is on it; null where there is nothing to draw from. The drawing is asked for by itself. */
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
  /** What can lie between two hexes, and where it does. */
  features: z.array(feature),
  hexsides: z.array(z.object({ between: z.tuple([z.string(), z.string()]), feature: z.string() })),
})
export type HexBoard = z.infer<typeof HexBoard>
