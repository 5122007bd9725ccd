import { modifiersOf } from '../../escape-from-sedan/combat/modifiers.ts'
import { formationOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { strengthWithGeneral } from '../../escape-from-sedan/state/strength.ts'
import { lostGround } from './goals.ts'
import { chitWorth, figureWorth, unitWorth } from './worth.ts'

/** Estimates of close combats, precise enough for comparisons and fast. */

const NONE = { charging: false, obstacle: false, rear: false }
const CHARGING = { ...NONE, charging: true }
const MEAN = 3.5
const VARIANCE = 35 / 12

/** Probability that the total of some dice exceeds that of others, by the difference of their means. */
function chanceAbove(difference: number, dice: number): number {
  const far = Math.abs(difference) / Math.sqrt(Math.max(1, dice) * VARIANCE)
  const tail = 0.5 / (1 + 0.9 * far + 1.2 * far * far)
  return difference > 0 ? 1 - tail : tail
}

/** Probability that a unit passes a check. */
export function passesAbout(g: G, unit: number): number {
  const left = strengthWithGeneral(g, unit) - g.unit.chits.of(unit)
  return Math.max(0, Math.min(1, (1 + left) / 6))
}

/** Probability that the charging units beat the charged one. */
function winsAbout(g: G, units: readonly number[], target: number): number {
  let ours = 0
  let dice = 0
  for (const unit of units) {
    const count = strengthWithGeneral(g, unit)
    ours += count * (MEAN + modifiersOf(g, unit, CHARGING).total)
    dice += count
  }
  const count = strengthWithGeneral(g, target)
  const theirs = count * (MEAN + modifiersOf(g, target, NONE).total)
  return chanceAbove(ours - theirs, dice + count)
}

/** The loss of a unit in a lost close combat: men, two chits and its ground; guns in position are lost. */
function lossIfBeaten(g: G, unit: number, dice: number): number {
  if (formationOf(g, unit) === 'unlimbered') return unitWorth(g, unit)
  const men = (dice / 3) * 0.6 * figureWorth(g, unit)
  return Math.min(unitWorth(g, unit), men + 2 * chitWorth(g, unit)) + lostGround(g, unit)
}

/** The losses of the winner of a close combat, in figures. */
const PAID = 0.4

/** The gain of a charge for the charging side. */
export function chargeGain(g: G, units: readonly number[], target: number): number {
  const [first] = units
  if (first === undefined) return 0
  const wins = winsAbout(g, units, target)
  const dice = units.reduce((sum, unit) => sum + strengthWithGeneral(g, unit), 0)
  const dared = units.reduce((all, unit) => all * passesAbout(g, unit), 1)
  const gained = lossIfBeaten(g, target, dice)
  const lost = units.reduce((sum, unit) => sum + lossIfBeaten(g, unit, strengthWithGeneral(g, target)), 0)
  const paid = PAID * figureWorth(g, first)
  const refused = units.reduce((sum, unit) => sum + chitWorth(g, unit), 0)
  return Math.round(
    dared * (wins * (gained - paid) - (1 - wins) * (lost - PAID * figureWorth(g, target))) - (1 - dared) * refused,
  )
}
