import type { Box, Line, Point } from './plane.ts'

export interface Frame {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export interface Projection {
  /** Converts longitude and latitude in degrees to a point of the drawing. */
  (place: readonly [lon: number, lat: number]): Point
  /** The drawn map, without its frame. */
  readonly box: Box
  readonly unitsPerKm: number
}

const radian = Math.PI / 180
const earthRadius = 6371

/** Bonne's projection, as on the French staff map: it preserves areas, and distances along every parallel. */
export function bonne(frame: Frame, unitsPerKm: number, left: number, top: number): Projection {
  const middle = ((frame.west + frame.east) / 2) * radian
  const standard = ((frame.south + frame.north) / 2) * radian
  const cone = 1 / Math.tan(standard)
  const scale = earthRadius * unitsPerKm
  const raw = ([lon, lat]: readonly [number, number]): Point => {
    const radius = cone + standard - lat * radian
    const turn = ((lon * radian - middle) * Math.cos(lat * radian)) / radius
    return [scale * radius * Math.sin(turn), scale * (radius * Math.cos(turn) - cone)]
  }
  // The frame is a rectangle on paper that contains the whole curved frame.
  const { west, east, south, north } = frame
  const centre = middle / radian
  const [minX] = raw([west, (south + north) / 2])
  const [maxX] = raw([east, (south + north) / 2])
  const minY = raw([centre, north])[1]
  const maxY = raw([centre, south])[1]
  const project = (place: readonly [number, number]): Point => {
    const [x, y] = raw(place)
    return [x - minX + left, y - minY + top]
  }
  const box = { left, top, right: left + maxX - minX, bottom: top + maxY - minY }
  return Object.assign(project, { box, unitsPerKm })
}

export const projected = (line: readonly (readonly [number, number])[], project: Projection): Line =>
  line.map((at) => project(at))
