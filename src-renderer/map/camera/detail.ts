/** Level of detail of counters: numbered blocks; the top of each pile; all counters side by side. */
export type Level = 'far' | 'middle' | 'near'

export type Scale = {
  readonly level: Level
  /** The side of a counter, in pixels of the window. */
  readonly size: number
}

/** Pixels between neighbouring places from which the next level is used. */
export const readableFrom = 26
const nearFrom = 92
/** Hexes smaller than this have no room for counters. */
const dots = 16

/** Size of a counter relative to the height of its hex. */
const ofHex = 0.8

/**
 * Level and counter size at a scale, for a given spacing of the places. Counters grow more slowly than the map, except
 * in hexes, which they fill.
 */
export function scaleAt(zoom: number, spacing: number, inHexes = false): Scale {
  const room = spacing * zoom
  if (inHexes) {
    const level = room < dots ? 'far' : room < nearFrom ? 'middle' : 'near'
    return { level, size: clamp(room * ofHex, 12, 240) }
  }
  if (room < readableFrom) return { level: 'far', size: clamp(room * 0.62, 15, 20) }
  if (room < nearFrom) return { level: 'middle', size: 22 + ((room - readableFrom) / (nearFrom - readableFrom)) * 20 }
  return { level: 'near', size: clamp(room * 0.46, 44, 96) }
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
