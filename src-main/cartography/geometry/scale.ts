import type { PlanConnection } from '#engine/kernel/system/board-plan.ts'
import { bonne, type Frame, type Projection } from './projection.ts'

/**
 * Lengths of connections in km for which the usual scale fits; for others, `way` is the length of a median connection
 * in units.
 */
const usual = { shortest: 4, longest: 18, unitsPerKm: 16, way: 160 } as const
/** A smaller map has no room for title and legend; a larger one is more than a window can show. */
const sheet = { width: 1700, height: 1250, most: 6500 } as const
/** Limits of latitude: Bonne's cone is a plane at the equator, and a point at the poles. */
const latitudes = { least: 0.5, most: 75 } as const

/**
 * A projection scaled to the length of the connections: the frame is widened where the map would be too small, and the
 * scale reduced where it would be too large.
 */
export function fittedProjection(
  frame: Frame,
  connections: readonly PlanConnection[],
  left: number,
  top: number,
): Projection {
  const wanted = unitsPerKm(connections)
  const first = project(frame, wanted, left, top)
  const most = Math.max(first.box.right - left, first.box.bottom - top)
  const scale = most > sheet.most ? (wanted * sheet.most) / most : wanted
  const { box } = project(frame, scale, left, top)
  const wide = Math.max(1, sheet.width / (box.right - left))
  const high = Math.max(1, sheet.height / (box.bottom - top))
  const isUsual = connections.length > 1 && scale === usual.unitsPerKm
  if (isUsual || (wide === 1 && high === 1)) return project(frame, scale, left, top)
  return project(widened(frame, wide, high), scale, left, top)
}

function unitsPerKm(connections: readonly PlanConnection[]): number {
  const lengths = connections.map(({ km }) => km).toSorted((a, b) => a - b)
  const middle = lengths[Math.floor(lengths.length / 2)]
  if (middle === undefined || (middle >= usual.shortest && middle <= usual.longest)) return usual.unitsPerKm
  return usual.way / middle
}

function widened({ west, east, south, north }: Frame, wide: number, high: number): Frame {
  const [across, up] = [((east - west) * (wide - 1)) / 2, ((north - south) * (high - 1)) / 2]
  return { west: west - across, east: east + across, south: south - up, north: north + up }
}

/** Projects as at the nearest latitude where the projection is valid. */
function project(frame: Frame, scale: number, left: number, top: number): Projection {
  const middle = (frame.south + frame.north) / 2
  const near = Math.min(latitudes.most, Math.max(latitudes.least, Math.abs(middle))) * (middle < 0 ? -1 : 1)
  const by = near - middle
  if (by === 0) return bonne(frame, scale, left, top)
  const moved = bonne({ ...frame, south: frame.south + by, north: frame.north + by }, scale, left, top)
  const at = ([lon, lat]: readonly [number, number]) => moved([lon, lat + by])
  return Object.assign(at, { box: moved.box, unitsPerKm: scale })
}
