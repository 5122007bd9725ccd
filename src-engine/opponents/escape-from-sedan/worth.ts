import { unitOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { strengthWithGeneral } from '../../escape-from-sedan/state/strength.ts'

/** The worth of units in thousandths of a stand of infantry, the unit of account of all these files. */
export const STAND = 1_000

const figureOf = { foot: 250, horse: 450, guns: 650 } as const

/** The worth of a figure. */
export const figureWorth = (g: G, unit: number): number => figureOf[unitOf(g, unit).arm]

/** Cost of a chit, which takes one off every die; higher for a unit close to a rout. */
const CHIT = 380
const NEAR_ROUT = [1_900, 1_100, 700] as const

/** The cost of one more chit for a unit, or its gain by one less. */
export function chitWorth(g: G, unit: number, more = 1): number {
  const left = strengthWithGeneral(g, unit) - g.unit.chits.of(unit) - (more > 0 ? 1 : 0)
  return NEAR_ROUT[Math.max(0, left)] ?? CHIT
}

const WOUNDED = 2_500

/** The worth of a unit in its present state, wherever it is. */
export function unitWorth(g: G, unit: number): number {
  const { arm } = unitOf(g, unit)
  const figures = g.unit.figures.of(unit) * figureOf[arm]
  const left = strengthWithGeneral(g, unit) - g.unit.chits.of(unit)
  const shaken = g.unit.chits.of(unit) * CHIT + (left <= 0 ? WOUNDED : left < 3 ? NEAR_ROUT[left as 1 | 2] : 0)
  return Math.max(figures >> 2, figures - shaken)
}
