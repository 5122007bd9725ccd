import type { PlanGeometry } from '../kernel/system/board-plan.ts'

/**
 * A frame in degrees around places, with a margin for names, for a map without a frame of its own. It has a minimum
 * size.
 */
export function frameAbout(places: readonly { readonly lat: number; readonly lon: number }[]): PlanGeometry['frame'] {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)]
  const [south, north] = widened(Math.min(...lats), Math.max(...lats), 1)
  const [west, east] = widened(Math.min(...lons), Math.max(...lons), Math.cos((((south + north) / 2) * Math.PI) / 180))
  return { west, east, south, north }
}

/** The margin on each side in degrees of latitude: as a fraction of the extent, and at least. */
const margin = { part: 0.08, least: 0.06 } as const

function widened(low: number, high: number, shortening: number): [number, number] {
  const room = Math.max((high - low) * margin.part, margin.least / Math.max(shortening, 0.1))
  return [low - room, high + room]
}
