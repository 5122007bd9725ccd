import { stopOfSight as firstStop } from '../../board/hex-sight.ts'
import { NOBODY, type G } from './kit.ts'
import { terrainOf } from './terrain.ts'
import { unitIn } from './units.ts'

/**
 * @rule ps.fire.sight
 * Sight runs from centre to centre over hexes that are not high and contain no unit. From or towards high ground it
 * also passes over units that are not high, except in hexes adjacent to either end. Along a hexside one open hex is
 * enough. Returns the first hex that blocks the sight, or `NO_HEX`.
 */
export function stopOfSight(g: G, from: number, to: number): number {
  return firstStop(g.campaign.lines, from, to, (hex) => blocks(g, hex, from, to))
}

function blocks(g: G, hex: number, from: number, to: number): boolean {
  const { high, blocksSight } = terrainOf(g, hex)
  if (!blocksSight && unitIn(g, hex) === NOBODY) return false
  if (high || !(terrainOf(g, from).high || terrainOf(g, to).high)) return true
  const { grid } = g.campaign
  return grid.distance(hex, from) === 1 || grid.distance(hex, to) === 1
}
