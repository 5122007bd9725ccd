import { gapBetween } from '../../board/measured/measured.ts'
import { aimAt, aimFromMiddle, mayFire } from '../../escape-from-sedan/fire/fire.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { lengthOfWay, poseAlong } from '../../escape-from-sedan/ground/way.ts'
import { diceFor } from '../../escape-from-sedan/movement/on-the-way.ts'
import { mayFace } from '../../escape-from-sedan/orders/forming.ts'
import { formationNumber, formationOf, otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { bodyOf, inchesOf } from '../../escape-from-sedan/state/pose.ts'
import { chargeGain } from './charges.ts'
import { around, facingGain, formGain, type Standing } from './doings.ts'
import { volleyWorth } from './shots.ts'
import { chitWorth } from './worth.ts'

/** The gain of reactions, and their cost for units that act for cards. */

const isMounted = (g: G, unit: number): boolean => unitOf(g, unit).arm === 'horse' && !g.unit.dismounted.of(unit)

/** A volley at an enemy after this many inches of his action. */
export function reactionFire(g: G, unit: number, foe: number, at: number): number {
  const aim = aimAt(g, unit, foe, 'reaction', poseAlong(g, foe, at))
  return aim === undefined ? 0 : volleyWorth(g, unit, foe, aim, aim.bearing)
}

/** A charge at an acting enemy: it reaches him, or it costs a chit. */
export function counterChargeGain(g: G, unit: number, foe: number, isTurned: boolean): number {
  const mean = (diceFor(g, unit, 'move') - (isTurned ? 1 : 0)) * Math.max(0, 3.5 - g.unit.chits.of(unit))
  const far = Math.max(0, inchesOf(gapBetween(bodyOf(g, unit).ring, bodyOf(g, foe).ring)) - 2)
  const reaches = far === 0 ? 1 : mean <= 0 ? 0 : Math.max(0, Math.min(1, (1.35 * mean - far) / (0.7 * mean)))
  return reaches * chargeGain(g, [unit], foe) - (1 - reaches) * chitWorth(g, unit)
}

/** Factor for turning or unlimbering in a reaction, which is worth less than firing. */
const GETS_READY = 0.5

/** The best possible action of a unit in a phase of reactions. */
export function reactionGain(g: G, unit: number, standing: Standing): number {
  const foes = unitsOf(g, otherSide(unitOf(g, unit).side)).filter((foe) => g.unit.active.of(foe))
  if (isMounted(g, unit)) return Math.max(0, ...foes.map((foe) => counterChargeGain(g, unit, foe, false)))
  if (mayFire(g, unit)) {
    let most = 0
    for (const foe of foes) {
      const length = Math.ceil(lengthOfWay(g, foe) / INCH)
      for (const at of new Set([0, length >> 1, length])) most = Math.max(most, reactionFire(g, unit, foe, at))
    }
    if (most > 0) return most
  }
  if (formationOf(g, unit) === 'limbered')
    return GETS_READY * formGain(g, unit, formationNumber('unlimbered'), standing)
  return (
    GETS_READY *
    Math.max(
      0,
      ...around.filter((facing) => mayFace(g, unit, facing)).map((facing) => facingGain(g, unit, facing, standing)),
    )
  )
}

/** Share of the enemies able to fire at an acting unit that are expected to do so. */
const REACTS = 0.6

/** The expected cost of reactions for a unit that acts for cards where it stands. */
export function exposure(g: G, unit: number): number {
  let sum = 0
  for (const foe of unitsOf(g, otherSide(unitOf(g, unit).side))) {
    if (isMounted(g, foe) || !mayFire(g, foe)) continue
    const aim = aimFromMiddle(g, foe, unit, 'reaction')
    if (aim !== undefined) sum += REACTS * volleyWorth(g, foe, unit, aim, aim.bearing)
  }
  return sum
}
