import type { MapConnection, MapSector, MapZone } from './map-schema.ts'

/** Longitude and latitude in degrees. */
export type Point = readonly [lon: number, lat: number]

/** The ends and bends of a connection. */
type Ends = Readonly<Pick<MapConnection, 'a' | 'b' | 'via'>>

const radian = Math.PI / 180
const earthRadius = 6371

/** Kilometres over the ground. */
function distance([lonA, latA]: Point, [lonB, latB]: Point): number {
  const dLat = Math.sin(((latB - latA) * radian) / 2)
  const dLon = Math.sin(((lonB - lonA) * radian) / 2)
  const h = dLat * dLat + Math.cos(latA * radian) * Math.cos(latB * radian) * dLon * dLon
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}

/** Degrees clockwise from north. Accurate enough for the short distances of such a map. */
function bearing([lonA, latA]: Point, [lonB, latB]: Point): number {
  const east = (lonB - lonA) * Math.cos(((latA + latB) / 2) * radian)
  return (Math.atan2(east, latB - latA) / radian + 360) % 360
}

interface Placed {
  readonly lon: number
  readonly lat: number
  readonly draw?: { readonly lon: number; readonly lat: number } | undefined
}

export const truePlace = ({ lon, lat }: Placed): Point => [lon, lat]
/** The place of the symbol on the drawn map. */
export const drawnPlace = ({ lon, lat, draw }: Placed): Point => (draw ? [draw.lon, draw.lat] : [lon, lat])

/** A connection's line from a to b through its bends; undefined if an end is unknown. */
export function lineOf(
  { a, b, via }: Ends,
  places: ReadonlyMap<string, Placed>,
  where: (placed: Placed) => Point,
): Point[] | undefined {
  const from = places.get(a)
  const to = places.get(b)
  return from && to && [where(from), ...(via ?? []), where(to)]
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index] ?? point, point), 0)
}

/**
 * The bearings at which a connection leaves its two ends on the drawn map; they give the cyclic order of a zone's
 * connections.
 */
export function bearingsOf(
  connection: Ends,
  places: ReadonlyMap<string, Placed>,
): [atA: number, atB: number] | undefined {
  const line = lineOf(connection, places, drawnPlace)
  const [first, second] = line ?? []
  const [last, beforeLast] = line?.toReversed() ?? []
  return first && second && last && beforeLast && [bearing(first, second), bearing(last, beforeLast)]
}

/** Zones and sectors by id. */
export function placesOf({ zones, sectors }: Places): Map<string, MapZone | MapSector> {
  return new Map([...zones, ...sectors].map((place) => [place.id, place]))
}

interface Places {
  readonly zones: readonly MapZone[]
  readonly sectors: readonly MapSector[]
}

/** Whether two lines cross. Lines that only share an end do not. */
export function cross(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some((p, i) => {
    const q = one[i + 1]
    return (
      q !== undefined && other.some((a, j) => other[j + 1] !== undefined && segmentsCross(p, q, a, other[j + 1] ?? a))
    )
  })
}

function segmentsCross(p: Point, q: Point, a: Point, b: Point): boolean {
  return turn(p, q, a) * turn(p, q, b) < 0 && turn(a, b, p) * turn(a, b, q) < 0
}

const turn = (o: Point, p: Point, q: Point): number => (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])
