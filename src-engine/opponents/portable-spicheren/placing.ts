import { directions, NO_HEX } from '../../board/hex.ts'
import { NOBODY, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { across, terrainOf } from '../../portable-spicheren/state/terrain.ts'
import { onMap, unitIn } from '../../portable-spicheren/state/units.ts'
import type { Manner } from './manners.ts'
import { isCoverFor } from './sight.ts'

/** The worth of placing a unit in a hex before the battle: cover, height, and places to hold or block. */
export function placingWorth(g: G, unit: number, hex: number, manner: Manner): number {
  const { side, class: arm } = unitOf(g, unit)
  const { grid, places } = g.campaign
  const { high, blocksSight } = terrainOf(g, hex)
  let worth = isCoverFor(g, unit, hex) ? manner.cover : 0
  if (high) worth += arm === 'cavalry' ? 0 : manner.hill
  if (blocksSight) worth += arm === 'cavalry' ? 100 : 0
  const open = places.filter((place) => unitIn(g, place) === NOBODY || place === hex)
  worth -= manner.away * Math.min(...(open.length > 0 ? open : places).map((place) => grid.distance(hex, place)))
  for (let other = 0; other < g.unit.rows; other++) {
    if (other === unit || unitOf(g, other).side !== side || !onMap(g, other)) continue
    const distance = grid.distance(hex, g.unit.hex.of(other))
    if (distance > 3) worth -= 20 * (distance - 3)
  }
  let ways = 0
  for (const direction of directions) if (across(g, hex, direction) !== NO_HEX) ways += 1
  return worth + 5 * ways
}
