import { directions } from '../../board/hex.ts'
import { unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { onMap } from '../../portable-spicheren/state/units.ts'
import { sees } from './sight.ts'

/** The worth of a unit's facing: the enemies in its arc, the nearer the more. */
export function facingWorth(g: G, unit: number, direction: number): number {
  const { side, range } = unitOf(g, unit)
  const { grid, entries } = g.campaign
  const hex = g.unit.hex.of(unit)
  const facing = directions[direction]!
  let sum = 0
  for (let enemy = 0; enemy < g.unit.rows; enemy++) {
    if (unitOf(g, enemy).side === side || !onMap(g, enemy)) continue
    const there = g.unit.hex.of(enemy)
    if (!grid.inArc(hex, facing, there)) continue
    const distance = grid.distance(hex, there)
    sum += Math.round(600 / (distance + 1)) + (distance <= range && sees(g, hex, there) ? 200 : 0)
  }
  for (const entry of entries)
    if (entry.side !== side && entry.hex !== hex && grid.inArc(hex, facing, entry.hex)) sum += 10
  return sum
}

/** The best facing of a unit where it stands; its present one among equals. */
export function bestFacing(g: G, unit: number): number {
  let best = g.unit.facing.of(unit)
  let most = facingWorth(g, unit, best)
  for (const direction of directions) {
    const worth = facingWorth(g, unit, direction)
    if (worth > most) [best, most] = [direction, worth]
  }
  return best
}
