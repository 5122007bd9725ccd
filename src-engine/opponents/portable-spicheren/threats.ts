import { unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { inMelee, isMarkedSuppressed, onMap } from '../../portable-spicheren/state/units.ts'
import { sees, shotInto } from './sight.ts'

/**
 * The expected damage by a side's fire in a turn, in thousandths of a point: from where its units stand, and after they
 * have come nearer.
 */
export function threatsOf(g: G, side: number): { now: number; soon: number } {
  const { grid } = g.campaign
  let now = 0
  let soon = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const { side: owner, range, move, class: arm } = unitOf(g, unit)
    if (owner !== side || range === 0 || !onMap(g, unit) || inMelee(g, unit) || isMarkedSuppressed(g, unit)) continue
    const from = g.unit.hex.of(unit)
    let best = 0
    let later = 0
    for (let enemy = 0; enemy < g.unit.rows; enemy++) {
      if (unitOf(g, enemy).side === side || !onMap(g, enemy)) continue
      const hex = g.unit.hex.of(enemy)
      const distance = grid.distance(from, hex)
      if (distance <= range && sees(g, from, hex)) best = Math.max(best, shotInto(g, unit, hex, enemy, false))
      else if (arm === 'infantry' && distance <= range + move)
        later = Math.max(later, shotInto(g, unit, hex, enemy, true))
    }
    now += best
    if (best === 0) soon += later
  }
  return { now, soon }
}
