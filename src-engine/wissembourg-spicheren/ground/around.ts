import type { G } from '../state/kit.ts'

/** The hexes of the nearest ring around a hex of which this is true of some: those of which it is true. */
export function hexesAround(g: G, hex: number, isWanted: (hex: number) => boolean, farthest = 40): number[] {
  for (let range = 1; range <= farthest; range++) {
    const found = g.campaign.grid.ring(hex, range).filter(isWanted)
    if (found.length > 0) return found
  }
  return []
}
