import { unitOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { strengthWithGeneral } from '../../escape-from-sedan/state/strength.ts'

/** What units are worth, in thousandths of a stand of infantry: what everything here is counted in. */
export const STAND = 1_000

const figureOf = { foot: 250, horse: 450, guns: 650 } as const

/** What a figure is worth. */
export const figureWorth = (g: G, unit: number): number => figureOf[unitOf(g, unit).arm]

/** A chit takes one off every die; who is near to a rout has more to lose by it. */
const CHIT = 380
const NEAR_ROUT = [1_900, 1_100, 700] as const

/** What one more chit costs a unit, or one less gains for it. */
export function chitWorth(g: G, unit: number, more = 1): number {
  const left = strengthWithGeneral(g, unit) - g.unit.chits.of(unit) - (more > 0 ? 1 : 0)
  return NEAR_ROUT[Math.max(0, left)] ?? CHIT
}

const WOUNDED = 2_500

/** What a unit is worth as it stands, wherever that is. */
export function unitWorth(g: G, unit: number): number {
  const { arm } = unitOf(g, unit)
  const figures = g.unit.figures.of(unit) * figureOf[arm]
  const left = strengthWithGeneral(g, unit) - g.unit.chits.of(unit)
  const shaken = g.unit.chits.of(unit) * CHIT + (left <= 0 ? WOUNDED : left < 3 ? NEAR_ROUT[left as 1 | 2] : 0)
  return Math.max(figures >> 2, figures - shaken)
}
