import { stopOfSight as firstStop } from '../../board/hex-sight.ts'
import { NOBODY, type G } from './kit.ts'
import { terrainOf } from './terrain.ts'
import { unitIn } from './units.ts'

/**
 * @rule ps.fire.sight
 * One sees from centre to centre over hexes that are not high and hold no unit. From high ground or towards it one also
 * sees over units that are not high, except in hexes next to either end. Along a hexside one open hex is enough. The
 * first hex that stops the sight, or none.
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
