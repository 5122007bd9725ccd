import { z } from 'zod'
import { terrains, waterClasses } from './map-schema.ts'

const lonLat = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('Longitude, then latitude, in degrees.')
const line = z.array(lonLat).min(2)
const ring = z.array(lonLat).min(3).describe('A closed outline; the first point is not repeated.')

/** A brook is drawn, yet no rule knows it. */
const riverClasses = [...waterClasses, 'brook'] as const

const river = z.strictObject({
  name: z.string().min(1),
  class: z.enum(riverClasses),
  source: z.string().min(1).optional(),
  line: line.describe('From the source downwards.'),
})

const railway = z.strictObject({
  name: z.string().min(1),
  opened: z.string().min(1),
  note: z.string().min(1).optional(),
  line,
})

const area = z.strictObject({
  name: z.string().min(1),
  terrain: z.enum(terrains),
  label: lonLat.optional().describe('Where the name is written; areas without it are not named.'),
  dark: z.literal(true).optional().describe('Drawn darker: the Argonne.'),
  ring,
})

const border = z.strictObject({ name: z.string().min(1), line })
const country = z.strictObject({ name: z.string().min(1), label: lonLat, ring })
const region = z.strictObject({ name: z.string().min(1), label: lonLat, angle: z.number().optional() })

/** Lines and outlines for drawing. No rule reads this file. */
export const geometrySchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  frame: z
    .strictObject({ west: z.number(), east: z.number(), south: z.number(), north: z.number() })
    .describe('The degrees between which the map is drawn.'),
  rivers: z.array(river),
  railways: z.array(railway),
  areas: z.array(area),
  borders: z.array(border),
  abroad: z.array(country).describe('Neutral countries, drawn pale.'),
  regions: z.array(region).describe('Names of landscapes.'),
})

export type Geometry = z.infer<typeof geometrySchema>
export type LonLat = Geometry['rivers'][number]['line'][number]
export type River = Geometry['rivers'][number]
export type Area = Geometry['areas'][number]
