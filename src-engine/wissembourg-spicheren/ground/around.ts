import type { G } from '../state/kit.ts'

/** The hexes that satisfy a condition in the nearest ring that has any. */
export function hexesAround(g: G, hex: number, isWanted: (hex: number) => boolean, farthest = 40): number[] {
  for (let range = 1; range <= farthest; range++) {
    const found = g.campaign.grid.ring(hex, range).filter(isWanted)
    if (found.length > 0) return found
  }
  return []
}
