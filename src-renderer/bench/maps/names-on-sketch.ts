import { type Box, meets } from '../../map/board/names-on-sheet.ts'
import type { Spot } from './sketching.ts'

/** A name to be written, in units of the sketch: beside the sign of a place, or without a sign in the middle of a hex. */
export type Lettering = {
  readonly key: string
  readonly text: string
  readonly spot: Spot
  readonly hasSign: boolean
  /** Names with a lower rank are written first; the chosen thing has the lowest. */
  readonly rank: number
}

/** In pixels: the size of names, the radius of a sign, and the distance of a name from the middle of its sign. */
export const letters = 11.5
const sign = 6
const off = 9
/** Equal names at places nearer than this, in pixels, are written once. */
const near = 40
/** The width of a letter as a share of its height. */
const wide = 0.5

/** Possible positions of a name, best first: the offset from its place to the start of its line. */
const beside = (width: number, hasSign: boolean): readonly Spot[] =>
  hasSign
    ? [
        { x: off, y: 4 },
        { x: -off - width, y: 4 },
        { x: -width / 2, y: off + letters * 0.7 },
        { x: -width / 2, y: -off },
      ]
    : [
        { x: -width / 2, y: 4 },
        { x: -width / 2, y: 4 + letters },
        { x: -width / 2, y: 4 - letters },
      ]

/**
 * The start of each name, as an offset from its place. A name covers no other name, and no sign unless its rank is 0 or lower. Names
 * without room are left out, so that the others can be read; so are names already written nearby: a hex and its village have one
 * name. `pixel`: the size of a pixel on the sketch.
 */
export function namesOnSketch(names: readonly Lettering[], pixel: number): ReadonlyMap<string, Spot> {
  const signs = names
    .filter(({ hasSign }) => hasSign)
    .map(({ spot: { x, y } }) => around(x - sign * pixel, y - sign * pixel, 2 * sign * pixel, 2 * sign * pixel))
  const written: Box[] = []
  const writtenAt = new Map<string, Spot[]>()
  const found = new Map<string, Spot>()
  for (const { key, text, spot, hasSign, rank } of names.toSorted((one, other) => one.rank - other.rank)) {
    const alike = writtenAt.get(text) ?? []
    if (alike.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < near * pixel)) continue
    const width = text.length * letters * wide
    const free = beside(width, hasSign)
      .map((by) => {
        const start = { x: by.x * pixel, y: by.y * pixel }
        const top = spot.y + start.y - letters * 0.8 * pixel
        return { start, box: around(spot.x + start.x, top, width * pixel, letters * pixel) }
      })
      .filter(({ box }) => isFree(box, written))
    const best = free.find(({ box }) => isFree(box, signs)) ?? (rank <= 0 ? free[0] : undefined)
    if (best === undefined) continue
    written.push(best.box)
    writtenAt.set(text, [...alike, spot])
    found.set(key, best.start)
  }
  return found
}

/** The start of a name that is always written. */
export const usualStart = (pixel: number): Spot => ({ x: off * pixel, y: 4 * pixel })

const isFree = (box: Box, others: readonly Box[]): boolean => others.every((other) => meets(box, other) === 0)

const around = (left: number, top: number, width: number, high: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + high,
})
