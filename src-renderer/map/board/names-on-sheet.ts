import type { MapBoard } from './board.ts'

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const meets = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const lettering = /<text x="(-?[\d.]+)" y="(-?[\d.]+)" textLength="([\d.]+)"[^>]*?font-size="([\d.]+)"/g

/** Where names are printed on a drawn sheet. The drawing says how wide each of them is. */
export function namesIn(svg: string): Box[] {
  return [...svg.matchAll(lettering)].map(([, x, y, length, size]) => {
    const [left, line, width, high] = [Number(x), Number(y), Number(length), Number(size)]
    return { left, right: left + width, top: line - high * 0.74, bottom: line + high * 0.2 }
  })
}

/** Where the sketch of a board writes its names: to the right of their signs, or in the middle of areas. */
export const sketchedName = { size: 25, gap: 8 } as const

export function namesOf({ places, ofAreas, ofTable }: MapBoard): Box[] {
  // Counters lie over those of areas, as they do in hexes.
  if (ofAreas || ofTable) return []
  const { size, gap } = sketchedName
  return places.map(({ x, y, reach, name }) => {
    const left = x + reach + gap
    return { left, right: left + name.length * size * 0.5, top: y - size * 0.4, bottom: y + size * 0.5 }
  })
}
