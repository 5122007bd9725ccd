import { createLine, lineBetween, type HexLine } from '../board/hex-sight.ts'
import { NO_HEX, type HexGrid } from '../board/hex.ts'
import { NOBODY, type G } from './kit.ts'
import { terrainOf } from './terrain.ts'
import { unitIn } from './units.ts'

/** Lines never change on a map, so each is drawn once; keyed by the grid, which all games of a campaign share. */
const drawn = new WeakMap<HexGrid, Map<number, HexLine>>()

function lineOn(grid: HexGrid, from: number, to: number): HexLine {
  let lines = drawn.get(grid)
  if (lines === undefined) drawn.set(grid, (lines = new Map<number, HexLine>()))
  const key = from * grid.x.length + to
  let line = lines.get(key)
  if (line === undefined) lines.set(key, (line = lineBetween(grid, from, to, createLine())))
  return line
}

/**
 * @rule ps.fire.sight
 * One sees from centre to centre past clear, empty hexes. From high ground or towards it one also sees over what is not
 * high, units included, except in hexes next to either end. Along a hexside one open hex is enough. The first hex that
 * stops the sight, or none.
 */
export function stopOfSight(g: G, from: number, to: number): number {
  const line = lineOn(g.campaign.grid, from, to)
  for (let place = 0; place < line.length; place++) {
    const hex = line.hexes[place]!
    const other = line.others[place]!
    if (hex !== NO_HEX && blocks(g, hex, from, to) && (other === NO_HEX || blocks(g, other, from, to))) return hex
  }
  return NO_HEX
}

function blocks(g: G, hex: number, from: number, to: number): boolean {
  const { high, blocksSight } = terrainOf(g, hex)
  if (!blocksSight && unitIn(g, hex) === NOBODY) return false
  if (high || !(terrainOf(g, from).high || terrainOf(g, to).high)) return true
  const { grid } = g.campaign
  return grid.distance(hex, from) === 1 || grid.distance(hex, to) === 1
}
