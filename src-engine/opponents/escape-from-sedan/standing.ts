import { aheadOf, areNear, isGapAtMost, isInArc } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { CHARGE_REACH } from '../../escape-from-sedan/combat/declare.ts'
import { aimFromMiddle, mayFire } from '../../escape-from-sedan/fire/aim.ts'
import { formationOf, otherSide, unitOf, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { bodyOf, poseOf } from '../../escape-from-sedan/state/pose.ts'
import { chargeGain } from './charges.ts'
import { goalWorth, turnsToCrest } from './goals.ts'
import type { Standing } from './doings.ts'
import { volleyWorth } from './shots.ts'

/** What it is worth for a unit to stand where it stands, as it does: for the goal, by whom it can hurt, and by whom it can be hurt. */

/** What a shot that comes later counts for beside one now, and guns that have to unlimber for it first. */
const LATER = 0.65
const LIMBERED = 0.6
/** The nearest enemy is before the front. */
const FACES = 40
/** He is behind guns: more than an officer takes for as good, so that none of theirs turn away from him. */
const GUNS_AVERTED = 400
/** Each enemy who could fire fires at one target only. */
const FIRED_AT = 0.34
/** Who is not the best target is fired at now and then all the same. */
const ALSO = 0.4
/** A charge that could follow at once, and one that needs a march first. */
const AT_ONCE = 0.75
const AFTER_MARCH = 0.18
/** Who is charged by somebody near enough for it. */
const CHARGED = 0.3

export const standing: Standing = (g, unit) => standingUnder(g, unit, (_foe, fire) => FIRED_AT * fire)

/** What each turn of march to the crest counts for to who goes straight at it, besides what it does for all; guns do more where they stand. */
const PRESSES = 400
const GUNS_PRESS = 40

/** The same for the recruit, who goes straight at it: to him the crest comes before all else, and nobody’s fire counts. */
export const recruitStanding: Standing = (g, unit) => {
  const presses = unitOf(g, unit).arm === 'guns' ? GUNS_PRESS : PRESSES
  return standingUnder(g, unit, () => 0) - Math.round(presses * turnsToCrest(g, unit))
}

/**
 * The same with the enemy's answer thought over: who could fire at the unit would do so only where nobody else is a better target, but
 * then with all he has.
 */
export function standingAfterReply(): Standing {
  const others = new Map<number, ReadonlyMap<number, number>>()
  return (g, unit) => {
    let known = others.get(unit)
    if (known === undefined) others.set(unit, (known = bestOfOthers(g, unit)))
    return standingUnder(g, unit, (foe, fire) => Math.max(FIRED_AT * ALSO * fire, fire - (known.get(foe) ?? 0)))
  }
}

/** The best that each enemy could fire at but for one unit. */
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
