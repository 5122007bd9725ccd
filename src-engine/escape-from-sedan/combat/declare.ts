import { isGapAtMost, isInArc, standCentre, standFront } from '../../board/measured/measured.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import { farFromCommander, isInCommand } from '../cards/command.ts'
import { chanceToPass, chargersOf, passesCheck, routBroken, withdraw } from '../morale/morale.ts'
import { charged } from '../state/entries.ts'
import { formationOf, frame, isThere, NOBODY, otherSide, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { cachedNearFoes } from '../state/near-foes.ts'
import { bodyOf, inchesBetween, poseOf } from '../state/pose.ts'
import { strengthWithGeneral } from '../state/strength.ts'
import { assault } from './assault.ts'
import { contactOf } from './contact.ts'
import { giveWayTo } from './guns.ts'
import { chanceToWin } from './totals.ts'

/** Chapter: close combat. Declaring a charge. */

const charge = verb('charge', 'target:unit')
const join = verb('join-charge', 'unit')
const chargeHome = verb('charge-home')
const withdrawUnit = verb('withdraw')
const stand = verb('stand')

/** Two inches, plus an eighth for rounding. */
export const CHARGE_REACH = 2 * INCH + 2

/**
 * @rule es.assault.declare
 * Infantry not in square and cavalry charge an enemy within two inches in the arc of one of their stands, if they can
 * come into contact with it. Guns do not charge.
 */
function mayCharge(g: G, unit: number, target: number, why?: Why): boolean {
  const no = (reason: string): boolean =>
    why?.because('es.assault.declare', reason, { unit: unitName(g, unit), target: unitName(g, target) }) ?? false
  if (!isThere(g, target) || unitOf(g, target).side === unitOf(g, unit).side) return no('no-enemy')
  if (!mayChargeAtAll(g, unit, why)) return false
  return mayReach(g, unit, target, why)
}

/** Whether a unit that may charge at all may charge this enemy. */
function mayReach(g: G, unit: number, target: number, why?: Why): boolean {
  const no = (reason: string, facts = {}): boolean =>
    why?.because('es.assault.declare', reason, { unit: unitName(g, unit), target: unitName(g, target), ...facts }) ??
    false
  if (!isGapAtMost(bodyOf(g, unit).ring, bodyOf(g, target).ring, CHARGE_REACH))
    return why !== undefined && no('too-far', { gap: inchesBetween(g, unit, target) })
  if (!facesTarget(g, unit, target)) return no('not-ahead')
  return contactOf(g, unit, target) !== undefined || no('no-contact')
}

function mayChargeAtAll(g: G, unit: number, why?: Why): boolean {
  const no = (rule: string, reason: string): boolean => why?.because(rule, reason, { unit: unitName(g, unit) }) ?? false
  if (unitOf(g, unit).arm === 'guns') return no('es.assault.declare', 'guns')
  if (formationOf(g, unit) === 'square') return no('es.units.square', 'square')
  if (g.unit.routing.of(unit)) return no('es.morale.rout', 'routing')
  /**
   * @rule es.command.out
   * A unit out of command gets no cards and no points, declares no charge, and fires beyond short range only at units
   * that have fired at it.
   */
  return (
    isInCommand(g, unit) ||
    (why?.because('es.command.out', 'no-charge', { unit: unitName(g, unit), ...farFromCommander(g, unit) }) ?? false)
  )
}

function facesTarget(g: G, unit: number, target: number): boolean {
  const own = poseOf(g, unit)
  const his = poseOf(g, target)
  for (let stand = 0; stand < own.block.stands; stand++) {
    const front = standFront(own.block, stand, own.x, own.y, own.facing)
    for (let other = 0; other < his.block.stands; other++) {
      const centre = standCentre(his.block, other, his.x, his.y, his.facing)
      if (isInArc(own.facing, centre.x - front.x, centre.y - front.y)) return true
    }
  }
  return false
}

/** The enemies that may be near enough to each unit to be charged. */
export const foesInReach = cachedNearFoes(CHARGE_REACH)

export function mayChargeAny(g: G, unit: number, why?: Why, kept = foesInReach(g)): boolean {
  const near = kept.of(g, unit)
  if (near === 0 && why === undefined) return false
  if (!mayChargeAtAll(g, unit, why)) return false
  const foes = unitsOf(g, otherSide(unitOf(g, unit).side))
  if (foes.some((target) => (near & (1 << unitOf(g, target).place)) !== 0 && mayReach(g, unit, target))) return true
  return why?.because('es.assault.declare', 'nobody-near', { unit: unitName(g, unit) }) ?? false
}

/** Records a charge. */
export function setCharge(g: G, unit: number, target: number): void {
  g.unit.charges.set(unit, target)
  g.unit.chargedBy.set(target, g.unit.chargedBy.of(target) | (1 << unitOf(g, unit).place))
  g.tell(charged, { unit, target })
}

/**
 * @rule es.assault.together
 * In the free phase units that have not yet acted may join one charge; in a command phase all units that charge the
 * same unit fight it together.
 */
export const declareCharge = frame(
  'declare-charge',
  {
    unit: word({ noun: 'unit' }),
    side: word({ noun: 'side' }),
    phase: word(),
    target: word({ start: -1, noun: 'unit' }),
    told: flag(),
  },
  {
    next(g, f) {
      if (f.target === NOBODY) return g.ask(f.side)
      if (f.phase > 0) return g.done()
      if (!f.told && joiners(g, f.side, f.target).length > 0) return g.ask(f.side)
      const { target, side } = f
      g.done()
      return g.call(chargeMorale, { target, side, isFree: true })
    },
    prompt: (_g, f) => (f.target === NOBODY ? 'declare-charge' : 'join-charge'),
    about: (g, f) => ({ unit: unitName(g, f.unit) }),
    offer(g, f, offer) {
      if (f.target === NOBODY) {
        for (const target of unitsOf(g, otherSide(f.side))) if (mayCharge(g, f.unit, target)) offer.add(charge, target)
        return
      }
      for (const unit of joiners(g, f.side, f.target)) offer.add(join, unit)
      offer.add(chargeHome)
    },
    answers: [
      {
        verb: charge,
        may: (g, f, why, target) =>
          f.target === NOBODY
            ? mayCharge(g, f.unit, target, why)
            : (why?.because('es.assault.together', 'chosen', { target: unitName(g, f.target) }) ?? false),
        act(g, f, target) {
          f.target = target
          setCharge(g, f.unit, target)
        },
        odds: (g, f, target) => chargeOdds(g, [f.unit], target),
      },
      {
        verb: join,
        may: (g, f, why, unit) =>
          (f.target !== NOBODY && joiners(g, f.side, f.target).includes(unit)) ||
          (why?.because('es.assault.together', 'not-with', { unit: unitName(g, unit) }) ?? false),
        act(g, f, unit) {
          g.unit.acted.set(unit, true)
          setCharge(g, unit, f.target)
        },
        odds: (g, f, unit) => chargeOdds(g, [...chargersOf(g, f.target), unit], f.target),
      },
      {
        verb: chargeHome,
        may: (_g, f, why) => f.target !== NOBODY || (why?.because('es.assault.together', 'no-target') ?? false),
        act(_g, f) {
          f.told = true
        },
        odds: (g, f) => chargeOdds(g, chargersOf(g, f.target), f.target),
      },
    ],
  },
)

const outnumber = (g: G, units: readonly number[], target: number): boolean =>
  units.reduce((sum, unit) => sum + strengthWithGeneral(g, unit), 0) >=
  g.campaign.tables.assault.outnumbered * strengthWithGeneral(g, target)

/**
 * The probabilities that the chargers pass their check, that the charged unit stands, and that the deciding side wins.
 * A value is missing if there is no roll for it or no contact.
 */
export type ChargeOdds = { readonly passes?: number; readonly stands?: number; readonly wins?: number }

/**
 * The exact odds of a charge: that all chargers pass their checks; if they outnumber the charged unit, that it passes
 * its own; and that they win if it stands alone.
 */
function chargeOdds(g: G, units: readonly number[], target: number): ChargeOdds {
  const wins = chanceToWin(g, units, target)
  return {
    passes: units.reduce((all, unit) => all * chanceToPass(g, unit), 1),
    ...(outnumber(g, units, target) && { stands: chanceToPass(g, target) }),
    ...(wins !== undefined && { wins }),
  }
}

/** The odds of a charge of one unit, by the name of each enemy it may charge. */
export type Charges = { readonly [target: string]: ChargeOdds }
export const chargesOf = (g: G, unit: number): Charges =>
  Object.fromEntries(
    unitsOf(g, otherSide(unitOf(g, unit).side))
      .filter((target) => mayCharge(g, unit, target))
      .map((target) => [unitName(g, target), chargeOdds(g, [unit], target)]),
  )

const joiners = (g: G, side: number, target: number): number[] =>
  unitsOf(g, side).filter((unit) => !g.unit.acted.of(unit) && mayCharge(g, unit, target))

/**
 * @rule es.assault.withdraw
 * A charged unit may withdraw at once, except infantry from cavalry.
 */
function mayWithdraw(g: G, target: number, why?: Why): boolean {
  const isFromCavalry = chargersOf(g, target).some(
    (unit) => unitOf(g, unit).arm === 'horse' && !g.unit.dismounted.of(unit),
  )
  const isOnFoot = unitOf(g, target).arm === 'foot' || g.unit.dismounted.of(target)
  if (!isFromCavalry || !isOnFoot) return true
  return why?.because('es.assault.withdraw', 'from-cavalry', { unit: unitName(g, target) }) ?? false
}

/**
 * @rule es.assault.morale
 * Each charger passes a check or withdraws. Then the charged unit may withdraw; if the chargers have at least twice its
 * stands, it passes a check or withdraws.
 */
export const chargeMorale = frame(
  'charge-morale',
  { target: word({ noun: 'unit' }), side: word({ noun: 'side' }), isFree: flag(), tested: flag(), answered: flag() },
  {
    next(g, f) {
      if (!f.tested) {
        f.tested = true
        for (const unit of chargersOf(g, f.target))
          if (unitOf(g, unit).side === f.side && !passesCheck(g, unit)) withdraw(g, unit, f.target)
        routBroken(g)
      }
      if (!isThere(g, f.target) || chargersOf(g, f.target).length === 0) return g.done()
      if (!f.answered && mayWithdraw(g, f.target)) return g.ask(otherSide(f.side))
      const { target, side, isFree } = f
      if (outnumber(g, chargersOf(g, target), target) && !passesCheck(g, target)) {
        withdrawBeforeContact(g, target)
        return g.done()
      }
      if (!isFree) return g.done()
      g.done()
      return g.call(assault, { target, side })
    },
    about: (g, f) => ({ unit: unitName(g, f.target) }),
    offer(_g, _f, offer) {
      offer.add(stand)
      offer.add(withdrawUnit)
    },
    answers: [
      {
        verb: stand,
        act(_g, f) {
          f.answered = true
        },
        odds: (g, f) => standOdds(g, f.target),
      },
      {
        verb: withdrawUnit,
        may: (g, f, why) => mayWithdraw(g, f.target, why),
        act(g, f) {
          withdrawBeforeContact(g, f.target)
          return g.done()
        },
      },
    ],
  },
)

/** The odds of standing: that the unit holds if it is outnumbered, and that it wins without help. */
function standOdds(g: G, target: number): ChargeOdds {
  const chargers = chargersOf(g, target)
  const loses = chanceToWin(g, chargers, target)
  return {
    ...(outnumber(g, chargers, target) && { stands: chanceToPass(g, target) }),
    ...(loses !== undefined && { wins: 1 - loses }),
  }
}

/** The charged unit withdraws before contact, which ends all charges on it. */
function withdrawBeforeContact(g: G, target: number): void {
  giveWayTo(g, target, chargersOf(g, target)[0]!)
  routBroken(g)
}
