import {
  areNear,
  boxOf,
  footprintOf,
  hullOf,
  isGapAtMost,
  isInArc,
  lastFree,
  offset,
  stepsBetween,
  turned,
  type Body,
} from '../../board/measured/measured.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { lastStamp, word } from '../../kernel/values/shape.ts'
import { INCH, KEPT } from '../campaign/measures.ts'
import { CHARGE_REACH, setCharge } from '../combat/declare.ts'
import {
  aimAt,
  bearsOn,
  holdVolley,
  idleStands,
  isOutOfArcs,
  mayFire,
  rangeOf,
  volleyOdds,
  type Aim,
  type IdleStands,
  type VolleyOdds,
} from '../fire/fire.ts'
import { dicePools, pipsLeft, rollDice } from '../ground/dice.ts'
import { aroundWay, enemyInWay, groundUnder, isClosed, isOnTable, moveRowOf, isOnFriend } from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { wayPointsOf, type WayPoints } from '../ground/way-points.ts'
import { diceFor, tellMove } from '../movement/on-the-way.ts'
import { aroundTurns, changeFormation, facings, mayFace, ringFacing, turnTo } from '../orders/forming.ts'
import { face } from '../orders/orders.ts'
import { chargersOf } from '../morale/morale.ts'
import { formationOf, frame, isThere, NOBODY, otherSide, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, inchesBetween, poseOf } from '../state/pose.ts'

/** Chapter: reactions. */

const react = verb('react', 'unit')
const noReactions = verb('no-reactions')
const volley = verb('volley', 'target:unit', 'at:number')
const unlimberInReaction = verb('unlimber-in-reaction')
const counterCharge = verb('counter-charge', 'target:unit', 'facing')
const holdOn = verb('hold-on')

const isMounted = (g: G, unit: number): boolean => unitOf(g, unit).arm === 'horse' && !g.unit.dismounted.of(unit)

/** The enemies a side may react to: those that act in this command phase. */
const activeFoes = (g: G, side: number): readonly number[] =>
  unitsOf(g, otherSide(side)).filter((foe) => g.unit.active.of(foe))

/** Whether a unit is one of them. */
const isActiveFoe = (g: G, side: number, unit: number): boolean =>
  isThere(g, unit) && unitOf(g, unit).side !== side && g.unit.active.of(unit)

/** An enemy that acts in this command phase, with its way. */
interface FoeUnderWay {
  readonly foe: number
  readonly way: WayPoints
}

/**
 * The enemies a side may react to, with their ways; cached until anything changes, because a question asks several
 * times.
 */
function foesUnderWay(g: G, side: number): readonly FoeUnderWay[] {
  const kept = knownFoes(g)
  if (kept.stamp !== lastStamp() || kept.side !== side) {
    kept.stamp = lastStamp()
    kept.side = side
    kept.foes = activeFoes(g, side).map((foe) => ({ foe, way: wayPointsOf(g, foe) }))
  }
  return kept.foes
}
const knownFoes = memoizedBy((_g: G) => ({ stamp: NOBODY, side: NOBODY, foes: Array<FoeUnderWay>() }))

/** The number of whole inches of a way; the end counts as one more if it lies between two. */
const inchesOf = (g: G, unit: number): number => wayPointsOf(g, unit).points.length - 1

/** Whether an enemy comes within a distance at any point of its way. */
function comesInRange(own: Body, reach: number, { points, box: whole }: WayPoints): boolean {
  if (!areNear(own.box, whole, reach)) return false
  for (const { ring, box } of points)
    if (areNear(own.box, box, reach) && isGapAtMost(own.ring, ring, reach)) return true
  return false
}

const isAhead = (g: G, unit: number, foe: number): boolean => {
  const own = poseOf(g, unit)
  const his = poseOf(g, foe)
  return isInArc(own.facing, his.x - own.x, his.y - own.y)
}

/**
 * @rule es.reaction.who
 * Once in each command phase of the enemy a unit may react, only to units that act in it: infantry, dismounted cavalry
 * and guns within range; mounted cavalry within 45° of its front.
 */
export function mayReact(g: G, side: number, unit: number, why?: Why, foes = foesUnderWay(g, side)): boolean {
  if (unitOf(g, unit).side !== side || !isThere(g, unit)) return no(g, unit, 'not-yours', why)
  if (g.unit.reacted.of(unit)) return no(g, unit, 'reacted', why)
  if (g.unit.routing.of(unit)) return why?.because('es.morale.rout', 'routing', { unit: unitName(g, unit) }) ?? false
  if (isMounted(g, unit)) {
    for (const { foe } of foes) if (isAhead(g, unit, foe)) return true
    return no(g, unit, 'nobody-ahead', why)
  }
  const own = bodyOf(g, unit)
  const reach = rangeOf(g, unit) * INCH
  for (const { way } of foes) if (comesInRange(own, reach, way)) return true
  return (
    why?.because('es.reaction.who', 'nobody-in-range', { unit: unitName(g, unit), range: rangeOf(g, unit) }) ?? false
  )
}

const no = (g: G, unit: number, reason: string, why: Why | undefined): boolean =>
  why?.because('es.reaction.who', reason, { unit: unitName(g, unit) }) ?? false

export const reactions = frame(
  'reactions',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      const foes = foesUnderWay(g, f.side)
      for (const unit of unitsOf(g, f.side)) if (mayReact(g, f.side, unit, undefined, foes)) return g.ask(f.side, unit)
      return g.done()
    },
    offer(g, f, offer) {
      const foes = foesUnderWay(g, f.side)
      // Units before the first one that may react were already checked when the question was asked.
      const first = g.foundOnAsking ?? 0
      for (const unit of unitsOf(g, f.side))
        if (unit >= first && mayReact(g, f.side, unit, undefined, foes)) offer.add(react, unit)
      offer.add(noReactions)
    },
    answers: [
      {
        verb: react,
        may: (g, f, why, unit) => mayReact(g, f.side, unit, why),
        act: (g, f, unit) => g.call(reaction, { unit, side: f.side }),
      },
      { verb: noReactions, act: (g) => g.done() },
    ],
  },
)

function aimInReaction(g: G, unit: number, target: number, at: number, why?: Why): Aim | undefined {
  const name = why && { unit: unitName(g, unit), target: unitName(g, target) }
  if (isMounted(g, unit)) return void why?.because('es.reaction.fire', 'mounted', name)
  if (!mayFire(g, unit, why)) return undefined
  if (!isActiveFoe(g, unitOf(g, unit).side, target)) return void why?.because('es.reaction.who', 'not-active', name)
  if (at > inchesOf(g, target))
    return void why?.because('es.reaction.fire', 'not-so-far', { ...name, at, most: inchesOf(g, target) })
  return aimAt(g, unit, target, 'reaction', wayPointsOf(g, target).points[at]!.pose, why)
}

/** The targets a unit could fire at in reaction, and after how many inches. */
function chancesToFire(g: G, unit: number): { readonly target: number; readonly at: number }[] {
  if (isMounted(g, unit) || !mayFire(g, unit)) return []
  const own = bodyOf(g, unit)
  const reach = rangeOf(g, unit) * INCH
  return foesUnderWay(g, unitOf(g, unit).side).flatMap(({ foe: target, way: { points, box: whole } }) => {
    if (!areNear(own.box, whole, reach) || isOutOfArcs(g, unit, whole)) return []
    return points.flatMap(({ pose, box }, at) =>
      areNear(own.box, box, reach) && bearsOn(g, unit, target, pose) ? [{ target, at }] : [],
    )
  })
}

/** Every volley that a unit could fire in reaction. */
export const volleysInReaction = (
  g: G,
  unit: number,
): readonly { readonly target: number; readonly at: number; readonly aim: Aim }[] =>
  chancesToFire(g, unit).map(({ target, at }) => ({ target, at, aim: aimInReaction(g, unit, target, at)! }))

/** The odds of a volley in reaction, and its idle stands. */
export type VolleyOddsInReaction = VolleyOdds & { readonly idle: readonly IdleStands[] }

function volleyOddsInReaction(g: G, unit: number, target: number, at: number): VolleyOddsInReaction | undefined {
  const aim = aimInReaction(g, unit, target, at)
  if (aim === undefined) return undefined
  const { pose } = wayPointsOf(g, target).points[at]! // the aim was taken there
  return {
    ...volleyOdds(g, unit, target, aim, aim.bearing),
    idle: idleStands(g, unit, target, aim, aim.bearing, 0, pose),
  }
}

/**
 * @rule es.reaction.turn
 * A unit in range that does not bear may turn in place instead.
 */
function mayTurn(g: G, unit: number, facing: number, why?: Why): boolean {
  const name = why && { unit: unitName(g, unit) }
  if (isMounted(g, unit)) return why?.because('es.reaction.turn', 'mounted', name) ?? false
  if (chancesToFire(g, unit).length > 0) return why?.because('es.reaction.turn', 'bears', name) ?? false
  return mayFace(g, unit, facing, why)
}

/**
 * @rule es.reaction.unlimber
 * Limbered guns in range may unlimber instead.
 */
function mayUnlimber(g: G, unit: number, why?: Why): boolean {
  return (
    formationOf(g, unit) === 'limbered' ||
    (why?.because('es.reaction.unlimber', 'not-limbered', { unit: unitName(g, unit) }) ?? false)
  )
}

/**
 * @rule es.reaction.counter-charge
 * Mounted cavalry charges an active enemy within 45° of its front, straight ahead or turned by 30°. If its dice bring
 * it within two inches there is a close combat; otherwise it takes a chit.
 */
function mayCounterCharge(g: G, unit: number, target: number, facing: number, why?: Why): boolean {
  const no = (reason: string): boolean =>
    why?.because('es.reaction.counter-charge', reason, { unit: unitName(g, unit), target: unitName(g, target) }) ??
    false
  if (!isMounted(g, unit)) return no('no-cavalry')
  if (!isActiveFoe(g, unitOf(g, unit).side, target)) return no('not-active')
  if (!isAhead(g, unit, target)) return no('not-ahead')
  if (stepsBetween(facing, g.unit.facing.of(unit)) > 1) return no('too-far-round')
  return hasRoomFacing(g, unit, facing) || no('no-room')
}

function hasRoomFacing(g: G, unit: number, facing: number): boolean {
  const ring = ringFacing(g, unit, facing)
  return isOnTable(g, ring) && !isOnFriend(g, unit, ring)
}

/** How far these dice bring a counter-charging unit, and its position then. */
function rushOf(g: G, unit: number, facing: number, dice: readonly number[]) {
  const own = poseOf(g, unit)
  const pivoted = facing === own.facing ? 0 : 1
  const ringAt = (by: number) => {
    const at = offset(own.x, own.y, facing, by, 0)
    return footprintOf(own.block, at.x, at.y, facing)
  }
  const { side } = unitOf(g, unit)
  const start = bodyOf(g, unit).ring
  const most = pipsLeft(dice, g.unit.chits.of(unit), 'none', pivoted) * INCH
  const { foes, friends, kinds } = aroundWay(g, unit, boxOf(ringAt(0)), boxOf(ringAt(most)), false)
  const isFree = (by: number): boolean => {
    if (by > most || !isOnTable(g, ringAt(by))) return false
    const swept = hullOf(ringAt(0), ringAt(by))
    const box = boxOf(swept)
    const passed = isOnFriend(g, unit, swept, box, friends) ? 1 : 0
    const ground = groundUnder(g, moveRowOf(g, unit), swept, kinds, 'none', box)
    const left = pipsLeft(dice, g.unit.chits.of(unit), ground, pivoted + passed) * INCH
    return (
      by <= left &&
      !isClosed(g, unit, swept, false, box, kinds) &&
      enemyInWay(g, side, start, swept, KEPT, foes, box) < 0
    )
  }
  let by = Math.max(0, lastFree(6 * g.campaign.tables.dieFaces * INCH, isFree))
  while (by > 0 && isOnFriend(g, unit, ringAt(by), undefined, friends)) by -= 1
  return { by, at: offset(own.x, own.y, facing, by, 0), ring: ringAt(by) }
}

/** The odds of a counter-charge: the distance of the enemy in inches, and the probability that the dice suffice. */
export type CounterChargeOdds = { readonly gap: number; readonly reaches: number }

function counterChargeOdds(g: G, unit: number, target: number, facing: number): CounterChargeOdds {
  const count = diceFor(g, unit, 'move')
  const { dieFaces } = g.campaign.tables
  const foe = bodyOf(g, target).ring
  let reaches = 0
  for (const { dice, ways } of dicePools(count, dieFaces))
    if (isGapAtMost(rushOf(g, unit, facing, dice).ring, foe, CHARGE_REACH)) reaches += ways / dieFaces ** count
  return { gap: inchesBetween(g, unit, target), reaches }
}

function doCounterCharge(g: G, unit: number, target: number, facing: number): void {
  const dice = rollDice(g, diceFor(g, unit, 'move'), 'move')
  const { by, at } = rushOf(g, unit, facing, dice)
  const isTurned = g.unit.facing.of(unit) !== facing
  place(g, unit, at.x, at.y, facing)
  g.unit.ahead.set(unit, by)
  g.unit.moving.set(unit, by >= 4 * INCH)
  tellMove(g, unit, by, isTurned)
  for (const charger of chargersOf(g, unit))
    if (!isGapAtMost(bodyOf(g, charger).ring, bodyOf(g, unit).ring, CHARGE_REACH)) g.unit.charges.set(charger, NOBODY)
  const isThereNow = isGapAtMost(bodyOf(g, unit).ring, bodyOf(g, target).ring, CHARGE_REACH)
  if (isThereNow) setCharge(g, unit, target)
  else g.unit.failed.set(unit, true)
}

const around = [-1, 0, 1]

/**
 * @rule es.reaction.fire
 * One volley at one target, at any whole inch of its way or at the end of it, regardless of priority. Mounted cavalry
 * does not fire in reaction.
 */
export const reaction = frame(
  'reaction',
  { unit: word({ noun: 'unit' }), side: word({ noun: 'side' }) },
  {
    next: (g, f) => g.ask(f.side),
    about: (g, f) => ({ unit: unitName(g, f.unit) }),
    offer(g, f, offer) {
      offer.add(holdOn)
      if (isMounted(g, f.unit)) {
        const ways = around.map((by) => turned(g.unit.facing.of(f.unit), by))
        const open = ways.filter((facing) => hasRoomFacing(g, f.unit, facing))
        for (const foe of activeFoes(g, f.side)) if (isAhead(g, f.unit, foe)) offer.addEach(counterCharge, foe, open)
        return
      }
      const chances = chancesToFire(g, f.unit)
      for (const { target, at } of chances) offer.add(volley, target, at)
      if (chances.length === 0) {
        const around = aroundTurns(g, f.unit)
        for (const facing of facings) if (mayFace(g, f.unit, facing, undefined, around)) offer.add(face, facing)
      }
      if (mayUnlimber(g, f.unit)) offer.add(unlimberInReaction)
    },
    answers: [
      {
        verb: volley,
        may: (g, f, why, target, at) => aimInReaction(g, f.unit, target, at, why) !== undefined,
        act(g, f, target, at) {
          const aim = aimInReaction(g, f.unit, target, at)!
          holdVolley(g, f.unit, target, aim, aim.bearing, true)
          g.unit.reacted.set(f.unit, true)
          return g.done()
        },
        odds: (g, f, target, at) => volleyOddsInReaction(g, f.unit, target, at) ?? {},
      },
      {
        verb: face,
        may: (g, f, why, facing) => mayTurn(g, f.unit, facing, why),
        act(g, f, facing) {
          turnTo(g, f.unit, facing)
          g.unit.reacted.set(f.unit, true)
          return g.done()
        },
      },
      {
        verb: unlimberInReaction,
        may: (g, f, why) => mayUnlimber(g, f.unit, why),
        act(g, f) {
          changeFormation(g, f.unit, 'unlimbered')
          g.unit.reacted.set(f.unit, true)
          return g.done()
        },
      },
      {
        verb: counterCharge,
        may: (g, f, why, target, facing) => mayCounterCharge(g, f.unit, target, facing, why),
        act(g, f, target, facing) {
          doCounterCharge(g, f.unit, target, facing)
          g.unit.reacted.set(f.unit, true)
          return g.done()
        },
        odds: (g, f, target, facing) => counterChargeOdds(g, f.unit, target, facing),
      },
      {
        verb: holdOn,
        act: (g, f) => {
          g.unit.reacted.set(f.unit, true)
          return g.done()
        },
      },
    ],
  },
)
