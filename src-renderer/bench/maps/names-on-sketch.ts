import { type Box, meets } from '../../map/board/names-on-sheet.ts'
import type { Spot } from './sketching.ts'

/** A name to be written, in units of the sketch: of a place with a sign, or without one in the middle of a hex. */
export type Lettering = {
  readonly key: string
  readonly text: string
  readonly spot: Spot
  readonly hasSign: boolean
  /** Those with a lower one are written first: what is chosen has the lowest. */
  readonly rank: number
}

/** How large names are, how far a sign reaches from its middle and a name stands off it, in pixels. */
export const letters = 11.5
const sign = 6
const off = 9
/** Places that are nearer than this may be one, in pixels. */
const near = 40
/** A letter is about half as wide as it is high. */
const wide = 0.5

/** Where a name may stand beside its place, best first, from the place to where its line begins. */
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
 * Where names begin, from their places: beside them where they cover neither another name nor a sign, which only those of rank 0 and
 * before may. Names without such room are left out, so that those that are written can be read, and what is written already is not
 * written again beside it: a hex and its village have one name. `pixel`: how large one is on the sketch.
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

/** Where a name stands that is to be read in any case. */
export const usualStart = (pixel: number): Spot => ({ x: off * pixel, y: 4 * pixel })

const isFree = (box: Box, others: readonly Box[]): boolean => others.every((other) => meets(box, other) === 0)

const around = (left: number, top: number, width: number, high: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + high,
})
