import { z } from 'zod'
import { fields, fileHead } from './common-schema.ts'
import { terrains, waterClasses } from './map-schema.ts'

export const lonLat = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('Longitude, then latitude, in degrees.')
export const line = z.array(lonLat).min(2)
const ring = z.array(lonLat).min(3).describe('A closed outline; the first point is not repeated.')

/** Brooks are drawn, but no rule knows them. */
const riverClasses = [...waterClasses, 'brook'] as const

const river = fields({
  name: z.string().min(1),
  class: z.enum(riverClasses),
  source: z.string().min(1).optional(),
  line: line.describe('From the source downwards.'),
})

const bend = fields({ a: z.string(), b: z.string(), line: z.array(lonLat).min(1) }).describe(
  'The villages that a connection of the map is drawn through, from a to b.',
)

export const area = fields({
  name: z.string().min(1),
  terrain: z.enum(terrains),
  dark: z.literal(true).optional().describe('Drawn darker: the Argonne.'),
  ring,
})

const region = fields({
  name: z.string().min(1),
  kind: z.enum(['country', 'landscape', 'wood']),
  label: lonLat.describe('About where the name is written; it gives way to the names of zones.'),
  angle: z.number().optional().describe('Degrees clockwise.'),
})

/** Lines and outlines for drawing. No rule reads this file. */
export const geometrySchema = fields({
  ...fileHead,
  frame: fields({ west: z.number(), east: z.number(), south: z.number(), north: z.number() })
    .optional()
    .describe('The degrees between which the map is drawn; left out, all zones are on it.'),
  rivers: z.array(river).default([]),
  ways: z.array(bend).default([]),
  areas: z.array(area).default([]),
  borders: z.array(fields({ name: z.string().min(1), line })).default([]),
  abroad: z
    .array(fields({ name: z.string().min(1), ring }))
    .default([])
    .describe('Neutral countries, drawn pale.'),
  regions: z.array(region).default([]).describe('Names of countries, landscapes and woods.'),
})

export type Geometry = z.infer<typeof geometrySchema>
