import { z } from 'zod'
import { Words } from './words.ts'

const edge = z.enum(['north', 'east', 'south', 'west'])
export type Edge = z.infer<typeof edge>

const way = z.enum(['road', 'path', 'none'])
export type Way = z.infer<typeof way>

/** What leaves the map at a zone, and where it leads. */
const lead = z.object({ to: z.string(), way, rail: z.boolean() })
export type Lead = z.infer<typeof lead>

const zone = z.object({
  id: z.string(),
  name: z.string(),
  /** The present spelling, where it differs. */
  modern: z.string().nullable(),
  terrain: z.enum(['clear', 'forest', 'swamp', 'difficult', 'mountainous']),
  town: z.boolean(),
  /** The country it lies in, where that is not the one most of the map is of. */
  abroad: Words.nullable(),
  fortress: z.object({ name: z.string(), value: z.int(), capacity: z.int() }).nullable(),
  /** The map edges it lies on, and whose they are. */
  edges: z.array(z.object({ edge, side: Words.nullable() })),
  leads: z.array(lead),
  /** What is said of it where units of a side may leave the map. */
  exit: Words.nullable(),
  /** Where its symbol is on the sheet, and how far it reaches from the middle to the rim. */
  at: z.object({ x: z.number(), y: z.number(), reach: z.number() }).nullable(),
  /** The ground it covers on the sheet, where areas tile the map. */
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
  /** How it runs on the sheet, from a to b; empty where there is nothing to draw it from. */
  line: z.array(z.tuple([z.number(), z.number()])),
})
export type Connection = z.infer<typeof connection>

/** A board of zones and what connects them. */
export const ZoneBoard = z.object({
  kind: z.literal('zones'),
  /** The sheet the map is drawn on; null where there is no geometry to draw from. The drawing is asked for by itself. */
  sheet: z.object({ width: z.number().positive(), height: z.number().positive(), paper: z.string() }).nullable(),
  zones: z.array(zone),
  connections: z.array(connection),
  /** Whose data the map was made from; empty where nobody says so. */
  attribution: Words,
})
export type ZoneBoard = z.infer<typeof ZoneBoard>
