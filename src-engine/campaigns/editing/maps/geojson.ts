import type { MapPoint, MapShape } from '../../../kernel/system/editing-maps.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { bad, good, isJsonObject, type JsonObject, type Result } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'

/** A feature of a GeoJSON text that fits a list of the map. */
export interface Feature {
  readonly name: string
  readonly points: readonly MapPoint[]
}

/** A feature exported from a map (`to-geojson.ts`), which names its list and row. */
export interface OwnFeature extends Feature {
  readonly list: string
  readonly id: string
  /** The places it joins or refers to. */
  readonly places: readonly string[]
  /** The own point of an area. */
  readonly at: MapPoint | undefined
  readonly properties: JsonObject
}

/** Limits of one import: characters of the text, features, and points in all of them. */
const most = { text: 5_000_000, features: 2000, ownFeatures: 20_000, points: 100_000 } as const

/** A parsed GeoJSON text: the features of an exported map, if it is one; otherwise all features. */
export type GeoJson = { readonly own: readonly OwnFeature[] } | { readonly features: readonly JsonObject[] }

/** Parses a GeoJSON text. Nothing in it is trusted. */
export function readGeoJson(text: string): Result<GeoJson, Title> {
  if (text.length > most.text)
    return bad(
      both('The file is larger than 5 MB: take a part of it.', 'Le fichier dépasse 5 Mo : prenez-en une partie.'),
    )
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return bad(both('This is no GeoJSON: it cannot be read.', 'Ce n’est pas du GeoJSON : illisible.'))
  }
  const found = featuresOf(read)
  if (found === undefined)
    return bad(
      both(
        'This is no GeoJSON: a “FeatureCollection” or a “Feature” is wanted.',
        'Ce n’est pas du GeoJSON : il faut une « FeatureCollection » ou une « Feature ».',
      ),
    )
  const own = found.flatMap(ownIn)
  if (own.length === 0) return good({ features: found })
  const points = own.reduce((sum, one) => sum + one.points.length, 0)
  if (own.length > most.ownFeatures || points > most.points) return bad(tooMuch(own.length, points, most.ownFeatures))
  return own.some((one) => one.points.some(isNowhere)) ? bad(NOWHERE) : good({ own })
}

/** The features whose geometry fits a list of the map. */
export function featuresFor(found: readonly JsonObject[], shape: MapShape['is']): Result<readonly Feature[], Title> {
  const fitting = found.flatMap((feature) => fittingIn(feature, shape))
  if (fitting.length === 0) {
    const [en, fr] = wanted[shape]
    return bad(both(`There are no ${en} in this file.`, `Il n’y a pas de ${fr} dans ce fichier.`))
  }
  const points = fitting.reduce((sum, one) => sum + one.points.length, 0)
  if (fitting.length > most.features || points > most.points) return bad(tooMuch(fitting.length, points, most.features))
  return fitting.some((one) => one.points.some(isNowhere)) ? bad(NOWHERE) : good(fitting)
}

const tooMuch = (count: number, points: number, mostCount: number): Title =>
  both(
    `There is too much in this file: ${count} with ${points} points; at most ${mostCount} with ${most.points}.`,
    `Il y a trop de choses dans ce fichier : ${count} avec ${points} points ; au plus ${mostCount} avec ${most.points}.`,
  )

const NOWHERE = both(
  'Points of this file are not longitude and latitude in degrees.',
  'Des points de ce fichier ne sont pas des longitudes et latitudes en degrés.',
)

/** A feature that names its list and row. */
function ownIn(feature: JsonObject): readonly OwnFeature[] {
  const { geometry, properties } = feature
  if (!isJsonObject(properties)) return []
  const { list, id, places, at } = properties
  if (typeof list !== 'string' || typeof id !== 'string') return []
  const shapes = ['place', 'line', 'area'] as const
  const points = shapes.map((shape) => fittingIn(feature, shape)[0]?.points).find((found) => found !== undefined)
  if (geometry !== null && points === undefined) return []
  const named = Array.isArray(places) ? places.filter((one) => typeof one === 'string') : []
  const [own] = pointsOf([at])
  return [{ list, id, name: nameIn(properties), points: points ?? [], places: named, at: own, properties }]
}

const wanted: Readonly<Record<MapShape['is'], readonly [en: string, fr: string]>> = {
  place: ['points', 'points'],
  line: ['lines', 'lignes'],
  area: ['polygons', 'polygones'],
  way: ['ways', 'voies'],
  hexes: ['points', 'points'],
  through: ['lines', 'lignes'],
  none: ['points', 'points'],
}

const isNowhere = ([lon, lat]: MapPoint): boolean => Math.abs(lon) > 180 || Math.abs(lat) > 90

function featuresOf(read: unknown): readonly JsonObject[] | undefined {
  if (!isJsonObject(read)) return undefined
  if (read['type'] === 'Feature') return [read]
  const { features } = read
  return read['type'] === 'FeatureCollection' && Array.isArray(features) ? features.filter(isJsonObject) : undefined
}

/** A feature may consist of several lines or outlines. */
function fittingIn({ geometry, properties }: JsonObject, shape: MapShape['is']): readonly Feature[] {
  if (!isJsonObject(geometry)) return []
  const { type, coordinates } = geometry
  const name = nameIn(properties)
  const feature = (points: readonly MapPoint[], least: number): readonly Feature[] =>
    points.length < least ? [] : [{ name, points }]
  const each = (list: unknown, make: (one: unknown) => readonly Feature[]): readonly Feature[] =>
    Array.isArray(list) ? list.flatMap(make) : []
  const line = (one: unknown): readonly Feature[] => feature(pointsOf(one), 2)
  // Holes are ignored, because areas of the map have none.
  const outline = (one: unknown): readonly Feature[] => feature(opened(pointsOf(Array.isArray(one) ? one[0] : [])), 3)
  if (shape === 'place') {
    if (type === 'Point') return feature(pointsOf([coordinates]), 1)
    return type === 'MultiPoint' ? each(coordinates, (one) => feature(pointsOf([one]), 1)) : []
  }
  if (shape === 'line') {
    if (type === 'LineString') return line(coordinates)
    return type === 'MultiLineString' ? each(coordinates, line) : []
  }
  if (shape !== 'area') return []
  if (type === 'Polygon') return outline(coordinates)
  return type === 'MultiPolygon' ? each(coordinates, outline) : []
}

const pointsOf = (list: unknown): readonly MapPoint[] =>
  (Array.isArray(list) ? (list as readonly unknown[]) : []).flatMap((one): readonly MapPoint[] => {
    if (!Array.isArray(one)) return []
    const [lon, lat] = one as readonly unknown[]
    return typeof lon === 'number' && typeof lat === 'number' && Number.isFinite(lon) && Number.isFinite(lat)
      ? [[lon, lat]]
      : []
  })

/** Removes the closing point of an outline, which repeats the first. */
function opened(ring: readonly MapPoint[]): readonly MapPoint[] {
  const [first, last] = [ring[0], ring.at(-1)]
  return ring.length > 1 && first![0] === last![0] && first![1] === last![1] ? ring.slice(0, -1) : ring
}

const MOST_NAME = 100

function nameIn(properties: unknown): string {
  if (!isJsonObject(properties)) return ''
  for (const key of ['name', 'NAME', 'Name', 'nom', 'NOM', 'toponyme', 'label']) {
    const found = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (typeof found === 'string' && found.trim() !== '') return found.trim().slice(0, MOST_NAME)
  }
  return ''
}
