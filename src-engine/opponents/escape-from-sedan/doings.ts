import { isGapAtMost } from '../../board/measured/measured.ts'
import { formationsOf } from '../../escape-from-sedan/campaign/kinds.ts'
import { CHARGE_REACH } from '../../escape-from-sedan/combat/declare.ts'
import { targetsByStand } from '../../escape-from-sedan/fire/fire.ts'
import { mustRollToRally } from '../../escape-from-sedan/morale/morale.ts'
import { mayFace, mayForm } from '../../escape-from-sedan/orders/forming.ts'
import { formationNumber, otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { bodyOf, poseOf } from '../../escape-from-sedan/state/pose.ts'
import { chargeGain, passesAbout } from './charges.ts'
import { isOut, leaveWorth } from './goals.ts'
import { formedAs, placesOf, standingAt, usualMarch, type Place } from './places.ts'
import { volleyWorth } from './shots.ts'
import { chitWorth } from './worth.ts'

/** The gain of actions of units, in thousandths of a stand, relative to doing nothing. */

/** The worth of a unit's place, facing and formation in this game. */
export type Standing = (g: G, unit: number) => number

/** Minimum gain of moving, turning and forming. */
const TROUBLE = 15
/** Factor for firing now, since later there may be no target. */
const NOW = 1.05

const isMan = (g: G, unit: number): boolean => unitOf(g, unit).arm !== 'guns'

/** The best volley that a unit can fire from where it stands. */
function fireGain(g: G, unit: number): number {
  let most = 0
  for (const [target, { aim, stands }] of targetsByStand(g, unit))
    most = Math.max(most, volleyWorth(g, unit, target, aim, stands))
  return NOW * most
}

/** The gain of an action for a unit. The game is a copy in which the unit can be moved. */
export function actionGain(g: G, unit: number, action: string, standing: Standing): number {
  switch (action) {
    case 'fire':
      return fireGain(g, unit)
    case 'rally':
      return chitWorth(g, unit, -1) * (mustRollToRally(g, unit) ? passesAbout(g, unit) : 1)
    case 'charge':
      return Math.max(0, ...chargesOf(g, unit))
    case 'turn':
      return Math.max(
        ...around.filter((facing) => mayFace(g, unit, facing)).map((facing) => facingGain(g, unit, facing, standing)),
      )
    case 'form':
      return Math.max(
        ...formationsOf[unitOf(g, unit).arm]
          .map(formationNumber)
          .filter((one) => mayForm(g, unit, one))
          .map((one) => formGain(g, unit, one, standing)),
      )
    case 'limber':
      return formGain(g, unit, formationNumber('limbered'), standing)
    case 'unlimber':
      return formGain(g, unit, formationNumber('unlimbered'), standing)
    case 'mount':
    case 'dismount':
    case 'road':
      return -TROUBLE
    case 'move':
      // A unit that can leave the table where that counts does so.
      if (isOut(g, unit, usualMarch(g, unit)) && leaveWorth(g, unit) > 0) return leaveWorth(g, unit)
      return bestOf(g, unit, placesOf(g, unit, action), standing)
    default:
      return bestOf(g, unit, placesOf(g, unit, action), standing)
  }
}

/** All facings. */
export const around = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The gain of standing at the best of some places. */
export function bestOf(g: G, unit: number, places: readonly Place[], standing: Standing): number {
  const here = standing(g, unit)
  let best = -Infinity
  for (const place of places)
    best = Math.max(
      best,
      standingAt(g, unit, place, () => standing(g, unit)),
    )
  return best - here - TROUBLE
}

export const facingGain = (g: G, unit: number, facing: number, standing: Standing): number => {
  const { x, y } = poseOf(g, unit)
  return bestOf(g, unit, [{ x, y, facing }], standing)
}

export const formGain = (g: G, unit: number, formation: number, standing: Standing): number =>
  formedAs(g, unit, formation, () => standing(g, unit)) - standing(g, unit) - TROUBLE

/** The gain of each charge within reach. */
const chargesOf = (g: G, unit: number): number[] =>
  !isMan(g, unit)
    ? []
    : unitsOf(g, otherSide(unitOf(g, unit).side))
        .filter((foe) => isGapAtMost(bodyOf(g, unit).ring, bodyOf(g, foe).ring, CHARGE_REACH))
        .map((foe) => chargeGain(g, [unit], foe))
