import type { MapBoard } from './board.ts'

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export function meets(one: Box, other: Box): number {
  const wide = (one.right < other.right ? one.right : other.right) - (one.left > other.left ? one.left : other.left)
  if (wide <= 0) return 0
  const high = (one.bottom < other.bottom ? one.bottom : other.bottom) - (one.top > other.top ? one.top : other.top)
  return high <= 0 ? 0 : wide * high
}

const lettering = /<text x="(-?[\d.]+)" y="(-?[\d.]+)" textLength="([\d.]+)"[^>]*?font-size="([\d.]+)"/g

/** The boxes of the names printed on a drawn sheet. The drawing gives the width of each. */
export function namesIn(svg: string): Box[] {
  return [...svg.matchAll(lettering)].map(([, x, y, length, size]) => {
    const [left, line, width, high] = [Number(x), Number(y), Number(length), Number(size)]
    return { left, right: left + width, top: line - high * 0.74, bottom: line + high * 0.2 }
  })
}

/** Placement of names in a sketched board: to the right of their signs, or in the middle of areas. */
export const sketchedName = { size: 25, gap: 8 } as const

export function namesOf({ places, ofAreas, ofTable }: MapBoard): Box[] {
  // The names of areas are not avoided: counters lie over them, as in hexes.
  if (ofAreas || ofTable) return []
  const { size, gap } = sketchedName
  return places.map(({ x, y, reach, name }) => {
    const left = x + reach + gap
    return { left, right: left + name.length * size * 0.5, top: y - size * 0.4, bottom: y + size * 0.5 }
  })
}
