import { z } from 'zod'
import { Words } from './words.ts'

const edge = z.enum(['north', 'east', 'south', 'west'])
export type Edge = z.infer<typeof edge>

const way = z.enum(['road', 'path', 'none'])
export type Way = z.infer<typeof way>

/** A way or railway that leaves the map at a zone, and where it leads. */
const lead = z.object({ to: z.string(), way, rail: z.boolean() })
export type Lead = z.infer<typeof lead>

const zone = z.object({
  id: z.string(),
  name: z.string(),
  /** The modern spelling if it differs. */
  modern: z.string().nullable(),
  terrain: z.enum(['clear', 'forest', 'swamp', 'difficult', 'mountainous']),
  town: z.boolean(),
  /** The country it lies in, if not the main country of the map. */
  abroad: Words.nullable(),
  fortress: z.object({ name: z.string(), value: z.int(), capacity: z.int() }).nullable(),
  /** The map edges it lies on, and the sides that own them. */
  edges: z.array(z.object({ edge, side: Words.nullable() })),
  leads: z.array(lead),
  /** The text shown where units of a side may leave the map. */
  exit: Words.nullable(),
  /** The position of its symbol on the sheet, and the distance from its centre to its border. */
  at: z.object({ x: z.number(), y: z.number(), reach: z.number() }).nullable(),
  /** The ground it covers on the sheet, if areas tile the map. */
  outline: z.array(z.tuple([z.number(), z.number()])).nullable(),
})
export type Zone = z.infer<typeof zone>

const water = z.object({
  name: z.string(),
  class: z.enum(['major', 'river', 'canal']),
  bridge: z.boolean(),
  pontoonSite: z.boolean(),
  permanentPontoon: z.boolean(),
})
export type Water = z.infer<typeof water>

const connection = z.object({
  a: z.string(),
  b: z.string(),
  way,
  rail: z.boolean(),
  km: z.number().positive(),
  waters: z.array(water),
  tunnel: z.string().nullable(),
  /** Its line on the sheet, from a to b; empty if there is nothing to draw it from. */
  line: z.array(z.tuple([z.number(), z.number()])),
})
export type Connection = z.infer<typeof connection>

/** A board of zones and the connections between them. */
export const ZoneBoard = z.object({
  kind: z.literal('zones'),
  /** The sheet the map is drawn on; null if there is no geometry to draw from. The drawing is requested separately. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }).nullable(),
  zones: z.array(zone),
  connections: z.array(connection),
  /** The source of the map's data; empty if none is given. */
  attribution: Words,
})
export type ZoneBoard = z.infer<typeof ZoneBoard>
