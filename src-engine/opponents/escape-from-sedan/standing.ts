import { aheadOf, areNear, isGapAtMost, isInArc } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { CHARGE_REACH } from '../../escape-from-sedan/combat/declare.ts'
import { aimFromMiddle, mayFire } from '../../escape-from-sedan/fire/fire.ts'
import { formationOf, otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { bodyOf, poseOf } from '../../escape-from-sedan/state/pose.ts'
import { chargeGain } from './charges.ts'
import { goalWorth, turnsToCrest } from './goals.ts'
import type { Standing } from './doings.ts'
import { volleyWorth } from './shots.ts'

/** The worth of a unit's position: for the goal, for the enemies it can hurt, and against those that can hurt it. */

/** Factor for a later shot, and for guns that have to unlimber first. */
const LATER = 0.65
const LIMBERED = 0.6
/** Worth of facing the nearest enemy. */
const FACES = 40
/** Cost for guns that have him behind them: more than an officer's tolerance, so that none turn away from him. */
const GUNS_AVERTED = 400
/** Factor for the fire of each enemy in range, since he fires at one target only. */
const FIRED_AT = 0.34
/** Share of that for enemies with a better target, who sometimes fire at this one. */
const ALSO = 0.4
/** Factor for a charge that could follow at once, and for one that needs a march first. */
const AT_ONCE = 0.75
const AFTER_MARCH = 0.18
/** Factor for the danger of being charged by an enemy near enough. */
const CHARGED = 0.3

export const standing: Standing = (g, unit) => standingUnder(g, unit, (_foe, fire) => FIRED_AT * fire)

/** Extra cost for the recruit of each turn of march to the crest; lower for guns, which do more where they stand. */
const PRESSES = 400
const GUNS_PRESS = 40

/**
 * Same for the recruit, who heads straight for the crest: it comes before everything else, and he ignores enemy fire.
 */
export const recruitStanding: Standing = (g, unit) => {
  const presses = unitOf(g, unit).arm === 'guns' ? GUNS_PRESS : PRESSES
  return standingUnder(g, unit, () => 0) - Math.round(presses * turnsToCrest(g, unit))
}

/**
 * Same, considering the enemy's reply: an enemy in range fires at the unit only where no other target is better, but
 * then with his full fire.
 */
export function standingAfterReply(): Standing {
  const others = new Map<number, ReadonlyMap<number, number>>()
  return (g, unit) => {
    let known = others.get(unit)
    if (known === undefined) others.set(unit, (known = bestOfOthers(g, unit)))
    return standingUnder(g, unit, (foe, fire) => Math.max(FIRED_AT * ALSO * fire, fire - (known.get(foe) ?? 0)))
  }
}

/** The best target of each enemy other than this unit. */
function bestOfOthers(g: G, unit: number): ReadonlyMap<number, number> {
  const { side } = unitOf(g, unit)
  const friends = unitsOf(g, side).filter((friend) => friend !== unit)
  return new Map(
    unitsOf(g, otherSide(side)).map((foe) => [
      foe,
      mayFire(g, foe) ? friends.reduce((most, friend) => Math.max(most, shotAt(g, foe, friend)), 0) : 0,
    ]),
  )
}

function standingUnder(g: G, unit: number, feared: (foe: number, fire: number) => number): number {
  const foes = unitsOf(g, otherSide(unitOf(g, unit).side))
  let shot = 0
  let charge = 0
  let danger = 0
  const { x, y, facing } = poseOf(g, unit)
  let nearest = Infinity
  let isFaced = false
  let isBehind = false
  for (const foe of foes) {
    const his = poseOf(g, foe)
    const far = (his.x - x) ** 2 + (his.y - y) ** 2
    if (far < nearest) {
      nearest = far
      isFaced = isInArc(facing, his.x - x, his.y - y)
      isBehind = aheadOf(facing, his.x - x, his.y - y) < 0
    }
    shot = Math.max(shot, shotAt(g, unit, foe))
    if (mayFire(g, foe)) danger += feared(foe, shotAt(g, foe, unit))
    charge = Math.max(charge, chargeLater(g, unit, foe))
    danger += CHARGED * Math.max(0, chargeLater(g, foe, unit))
  }
  const later = formationOf(g, unit) === 'limbered' ? LATER * LIMBERED : LATER
  const faces = isFaced ? FACES : isBehind && unitOf(g, unit).arm === 'guns' ? -GUNS_AVERTED : 0
  return Math.round(goalWorth(g, unit) + faces + Math.max(later * shot, charge) - danger)
}

function shotAt(g: G, unit: number, target: number): number {
  const aim = aimFromMiddle(g, unit, target, 'own')
  return aim === undefined ? 0 : volleyWorth(g, unit, target, aim, aim.bearing)
}

function chargeLater(g: G, unit: number, target: number): number {
  const { arm } = unitOf(g, unit)
  if (arm === 'guns' || formationOf(g, unit) === 'square' || g.unit.routing.of(unit)) return 0
  const reach = CHARGE_REACH + (arm === 'horse' && !g.unit.dismounted.of(unit) ? 11 : 6) * INCH
  const [own, his] = [bodyOf(g, unit), bodyOf(g, target)]
  if (!areNear(own.box, his.box, reach) || !isGapAtMost(own.ring, his.ring, reach)) return 0
  const gain = chargeGain(g, [unit], target)
  if (gain <= 0) return 0
  return gain * (isGapAtMost(own.ring, his.ring, CHARGE_REACH) ? AT_ONCE : AFTER_MARCH)
}
