import type { Geometry, River } from '#engine/gaiter-button/campaign/geometry-schema.ts'
import type {
  CampaignMap,
  MapConnection,
  MapFortress,
  MapZone,
  Terrain,
} from '#engine/gaiter-button/campaign/map-schema.ts'
import { type Box, type Line, meetings, type Point, smooth } from './plane.ts'
import { bonne, type Frame, projected, type Projection } from './projection.ts'

/** A zone where it is drawn. */
export interface Spot {
  readonly zone: MapZone
  readonly at: Point
  /** From the middle of its symbol to the rim. */
  readonly reach: number
  readonly fortress?: { readonly value: number; readonly of: MapFortress }
}

/** A connection as it is drawn, from a to b. */
export interface Way {
  readonly connection: MapConnection
  readonly line: Line
}

export interface Water {
  readonly river: River
  readonly line: Line
}

export interface Ground {
  readonly terrain: Terrain
  readonly dark: boolean
  readonly ring: Line
}

/** A bridge or a pontoon site over a major river. */
export interface Crossing {
  readonly at: Point
  readonly angle: number
  readonly kind: 'bridge' | 'pontoonSite' | 'permanentPontoon'
  readonly rail: boolean
}

export interface Scene {
  readonly map: CampaignMap
  readonly geometry: Geometry
  readonly project: Projection
  readonly box: Box
  readonly spots: readonly Spot[]
  readonly ways: readonly Way[]
  readonly waters: readonly Water[]
  readonly grounds: readonly Ground[]
  readonly borders: readonly Line[]
  readonly abroad: readonly Line[]
  readonly crossings: readonly Crossing[]
}

export const sheet = { width: 2924, height: 3312, left: 226, top: 96, unitsPerKm: 16 } as const
const symbolReach = { zone: 12, town: 13, fortress: 25 } as const

export function sceneOf(map: CampaignMap, geometry: Geometry): Scene {
  const project = projectionOf(geometry.frame)
  const spots = spotsOf(map, geometry.frame)
  const ways = waysOf(map, geometry)
  const waters = geometry.rivers.map((river) => ({
    river,
    line: smooth(projected(river.line, project), river.source ? 3 : 6),
  }))
  return {
    map,
    geometry,
    project,
    box: project.box,
    spots,
    ways,
    waters,
    grounds: geometry.areas.map(({ terrain, dark, ring }) => ({
      terrain,
      dark: dark === true,
      ring: smooth(projected(ring, project), 3, true),
    })),
    borders: geometry.borders.map(({ line }) => projected(line, project)),
    abroad: geometry.abroad.map(({ ring }) => projected(ring, project)),
    crossings: ways.flatMap((way) => crossingOf(way, waters)),
  }
}

const projectionOf = (frame: Frame): Projection => bonne(frame, sheet.unitsPerKm, sheet.left, sheet.top)

/** Where each zone is drawn on the sheet. */
export function spotsOf({ zones, fortresses }: CampaignMap, frame: Frame): readonly Spot[] {
  const project = projectionOf(frame)
  return zones.map((zone) => spotOf(zone, fortresses, project))
}

/** How each connection is drawn on the sheet. */
export function waysOf(map: CampaignMap, { frame, ways }: Pick<Geometry, 'frame' | 'ways'>): readonly Way[] {
  const project = projectionOf(frame)
  const places = new Map(spotsOf(map, frame).map(({ zone, at }) => [zone.id, at]))
  const bends = new Map(ways.map(({ a, b, line }) => [`${a} ${b}`, line]))
  return map.connections.flatMap((connection) => {
    const from = places.get(connection.a)
    const to = places.get(connection.b)
    if (!from || !to) return []
    const through = connection.via ?? bends.get(`${connection.a} ${connection.b}`) ?? []
    return [{ connection, line: smooth([from, ...projected(through, project), to], 8) }]
  })
}

function spotOf(zone: MapZone, fortresses: readonly MapFortress[], project: Projection): Spot {
  const at = project(zone.draw ? [zone.draw.lon, zone.draw.lat] : [zone.lon, zone.lat])
  for (const fortress of fortresses) {
    const part = fortress.zones.find((one) => one.zone === zone.id)
    if (part) return { zone, at, reach: symbolReach.fortress, fortress: { value: part.value, of: fortress } }
  }
  return { zone, at, reach: zone.town ? symbolReach.town : symbolReach.zone }
}

function crossingOf({ connection, line }: Way, waters: readonly Water[]): Crossing[] {
  const { water, rail, way } = connection
  if (water?.class !== 'major') return []
  const kind = water.permanentPontoon ? 'permanentPontoon' : water.bridge ? 'bridge' : 'pontoonSite'
  const met = waters.filter(({ river }) => river.name === water.name).flatMap((other) => meetings(line, other.line))
  const first = met[0]
  if (!first) return []
  const crossing: Crossing = { ...first, kind, rail: rail && way === 'none' }
  // A pontoon site beside a bridge is drawn beside it.
  if (kind !== 'bridge' || !water.pontoonSite) return [crossing]
  return [crossing, { ...crossing, at: [first.at[0] - 22, first.at[1] - 6], kind: 'pontoonSite' }]
}
