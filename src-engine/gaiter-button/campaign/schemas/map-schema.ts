import { z } from 'zod'
import { fields, fileHead } from '../../../campaigns/common-schema.ts'
import { formatWords } from '../../../campaigns/problems.ts'
import { lengthOf, lineOf, placesOf, truePlace } from './map-lines.ts'

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: formatWords(
      'Write small letters, digits and single hyphens: "bar-le-duc".',
      'Écrivez des minuscules, des chiffres et des traits d’union isolés : "bar-le-duc".',
    ),
  })
  .describe('Small letters, digits and single hyphens. Zones and sectors share one set of ids.')
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const lonLat = z.tuple([longitude, latitude]).describe('Longitude, then latitude, in degrees.')

export const terrains = ['clear', 'forest', 'swamp', 'difficult', 'mountainous'] as const
export const countries = ['france', 'belgium', 'germany'] as const
export const mapEdges = ['north', 'east', 'south', 'west'] as const
export const mapSides = ['french', 'german'] as const
export const ways = ['road', 'path', 'none'] as const
export const waterClasses = ['major', 'river', 'canal'] as const

const side = z.enum(mapSides)
const way = z.enum(ways).describe('"none": only a railway joins the two zones.')

const drawnAt = fields({ lat: latitude, lon: longitude }).describe(
  'Where the symbol is drawn when the true place is too near to another. The order of connections follows it.',
)

const zone = fields({
  id,
  name: z.string().min(1).describe('As the printed rules spell it, else as it was spelled in 1870.'),
  modern: z.string().min(1).optional().describe('The present spelling, where it differs.'),
  lat: latitude,
  lon: longitude,
  draw: drawnAt.optional(),
  terrain: z.enum(terrains).describe('Of the country around; a town is told by "town".'),
  town: z.boolean().default(false),
  country: z.enum(countries).default('france'),
  edges: z.array(z.enum(mapEdges)).min(1).optional().describe('The map edges this zone lies on.'),
  exits: z
    .array(fields({ to: z.string().min(1), way, rail: z.boolean().default(false) }))
    .min(1)
    .optional()
    .describe('What leaves the map here.'),
  frenchExit: z.literal(true).optional().describe('French divisions may leave the map here for victory.'),
})

const sector = fields({
  id,
  name: z.string().min(1),
  lat: latitude,
  lon: longitude,
  draw: drawnAt.optional(),
  owner: side.describe('Only this side may enter.'),
})

const fortress = fields({
  id,
  name: z.string().min(1),
  zones: z
    .array(fields({ zone: id, value: z.int().min(0) }))
    .min(1)
    .max(2)
    .describe('Two zones for a place on both banks: the value is of each, capacity and garrison are shared.'),
  capacity: z.int().positive().describe('Strength points it can hold, its garrison among them.'),
})

const water = fields({
  name: z.string().min(1),
  class: z.enum(waterClasses),
  bridge: z.boolean().default(false),
  pontoonSite: z.boolean().default(false).describe('A pontoon bridge may be built here although there is no bridge.'),
  permanentPontoon: z.literal(true).optional().describe('A pontoon bridge lies here from the start.'),
  at: lonLat.optional().describe('Where the crossing is drawn.'),
})

const connection = fields({
  a: id,
  b: id,
  way,
  rail: z.boolean().default(false),
  km: z
    .number()
    .positive()
    .optional()
    .describe('As the crow flies along its bends, between the true places; measured where it is left out.'),
  water: water.optional().describe('The greatest waterway crossed. Brooks are drawn, but not told here.'),
  alsoWater: z.array(water).min(1).optional().describe('Lesser waterways crossed as well.'),
  tunnel: z.string().min(1).optional().describe('The railway tunnels between the two zones.'),
  route: z.string().min(1).optional().describe('The number of the imperial road.'),
  via: z.array(lonLat).min(1).optional().describe('Bends, from a to b.'),
})

/** A road, path or railway between a zone and an off-map sector, or between two sectors. */
const sectorLink = fields({ a: id, b: id, way, rail: z.boolean().default(false) })

const supply = z.union([
  fields({ edge: z.enum(mapEdges), side }),
  fields({ zone: id.describe('A zone or a sector.'), side }),
])

const mapAsWritten = fields({
  ...fileHead,
  zones: z.array(zone).min(2),
  sectors: z.array(sector).default([]),
  fortresses: z.array(fortress).default([]),
  connections: z.array(connection).min(1),
  sectorLinks: z.array(sectorLink).default([]),
  edges: z
    .strictObject({ north: side.optional(), east: side.optional(), south: side.optional(), west: side.optional() })
    .describe('Whose each map edge is. An edge that is not named is nobody’s.'),
  supply: z.array(supply).min(1).describe('A side draws supply from a zone, a sector, or every zone of an edge.'),
})

/** The map with the length of every connection filled in. */
export const mapSchema = mapAsWritten.transform((map) => {
  const places = placesOf(map)
  const kilometres = (connection: (typeof map.connections)[number]): number => {
    const line = lineOf(connection, places, truePlace)
    // An unknown end is reported by the checks.
    return line === undefined ? 1 : Math.max(0.1, Math.round(lengthOf(line) * 10) / 10)
  }
  return { ...map, connections: map.connections.map((one) => ({ ...one, km: one.km ?? kilometres(one) })) }
})

export type CampaignMap = z.infer<typeof mapSchema>
export type MapZone = z.infer<typeof zone>
export type MapSector = z.infer<typeof sector>
export type MapFortress = CampaignMap['fortresses'][number]
export type MapConnection = z.infer<typeof connection> & { km: number }
export type MapWater = NonNullable<MapConnection['water']>
export type MapSectorLink = CampaignMap['sectorLinks'][number]
export type MapEdge = (typeof mapEdges)[number]
