import { z } from 'zod'
import { formatWords } from '../../../campaigns/problems.ts'

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: formatWords(
      'Write small letters, digits and single hyphens: "bar-le-duc".',
      'Écrivez des minuscules, des chiffres et des traits d’union isolés : "bar-le-duc".',
    ),
  })
  .describe('Small letters, digits and single hyphens. Zones and sectors share one set of ids.')
const note = z.string().min(1).describe('Why this is so, for whoever edits the map. No rule reads it.')
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const lonLat = z.tuple([longitude, latitude]).describe('Longitude, then latitude, in degrees.')

export const terrains = ['clear', 'forest', 'swamp', 'difficult', 'mountainous'] as const
export const countries = ['france', 'belgium', 'germany'] as const
export const mapEdges = ['north', 'east', 'south', 'west'] as const
export const mapSides = ['french', 'german'] as const
const ways = ['road', 'path', 'none'] as const
export const waterClasses = ['major', 'river', 'canal'] as const

const side = z.enum(mapSides)
const way = z.enum(ways).describe('"none": only a railway joins the two zones.')

const drawnAt = z
  .strictObject({ lat: latitude, lon: longitude })
  .describe(
    'Where the symbol is drawn when the true place is too near to another. The order of connections follows it.',
  )

const zone = z.strictObject({
  id,
  name: z.string().min(1).describe('As the printed rules spell it, else as it was spelled in 1870.'),
  modern: z.string().min(1).optional().describe('The present spelling, where it differs.'),
  lat: latitude,
  lon: longitude,
  draw: drawnAt.optional(),
  terrain: z.enum(terrains).describe('Of the country around; a town is told by "town".'),
  town: z.boolean(),
  country: z.enum(countries),
  edges: z.array(z.enum(mapEdges)).min(1).optional().describe('The map edges this zone lies on.'),
  exits: z
    .array(z.strictObject({ to: z.string().min(1), way, rail: z.boolean(), note: note.optional() }))
    .min(1)
    .optional()
    .describe('What leaves the map here.'),
  frenchExit: z.literal(true).optional().describe('French divisions may leave the map here for victory.'),
  note: note.optional(),
})

const sector = z.strictObject({
  id,
  name: z.string().min(1),
  lat: latitude,
  lon: longitude,
  draw: drawnAt.optional(),
  owner: side.describe('Only this side may enter.'),
  note: note.optional(),
})

const fortress = z.strictObject({
  id,
  name: z.string().min(1),
  zones: z
    .array(z.strictObject({ zone: id, value: z.int().min(0) }))
    .min(1)
    .max(2)
    .describe('Two zones for a place on both banks: the value is of each, capacity and garrison are shared.'),
  capacity: z.int().positive().describe('Strength points it can hold, its garrison among them.'),
  note: note.optional(),
})

const water = z.strictObject({
  name: z.string().min(1),
  class: z.enum(waterClasses),
  bridge: z.boolean(),
  pontoonSite: z.boolean().describe('A pontoon bridge may be built here although there is no bridge.'),
  permanentPontoon: z.literal(true).optional().describe('A pontoon bridge lies here from the start.'),
  at: lonLat.optional().describe('Where the crossing is drawn.'),
})

const connection = z.strictObject({
  a: id,
  b: id,
  way,
  rail: z.boolean(),
  km: z.number().positive().describe('As the crow flies along its bends, between the true places.'),
  water: water.optional().describe('The greatest waterway crossed. Brooks are drawn, but not told here.'),
  alsoWater: z.array(water).min(1).optional().describe('Lesser waterways crossed as well.'),
  tunnel: z.string().min(1).optional().describe('The railway tunnels between the two zones.'),
  route: z.string().min(1).optional().describe('The number of the imperial road.'),
  via: z.array(lonLat).min(1).optional().describe('Bends, from a to b.'),
  note: note.optional(),
})

/** A road, path or railway between a zone and an off-map sector, or between two sectors. */
const sectorLink = z.strictObject({ a: id, b: id, way, rail: z.boolean(), note: note.optional() })

const supply = z.union([
  z.strictObject({ edge: z.enum(mapEdges), side }),
  z.strictObject({ zone: id.describe('A zone or a sector.'), side }),
])

export const mapSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  zones: z.array(zone).min(2),
  sectors: z.array(sector),
  fortresses: z.array(fortress),
  connections: z.array(connection).min(1),
  sectorLinks: z.array(sectorLink),
  edges: z
    .strictObject({ north: side.optional(), east: side.optional(), south: side.optional(), west: side.optional() })
    .describe('Whose each map edge is. An edge that is not named is nobody’s.'),
  supply: z.array(supply).min(1).describe('A side draws supply from a zone, a sector, or every zone of an edge.'),
})

export type CampaignMap = z.infer<typeof mapSchema>
export type MapZone = CampaignMap['zones'][number]
export type MapSector = CampaignMap['sectors'][number]
export type MapFortress = CampaignMap['fortresses'][number]
export type MapConnection = CampaignMap['connections'][number]
export type MapWater = NonNullable<MapConnection['water']>
export type MapSectorLink = CampaignMap['sectorLinks'][number]
export type MapEdge = (typeof mapEdges)[number]
