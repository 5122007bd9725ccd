import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Offer } from '../../kernel/play/agenda.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { formations } from '../campaign/files.ts'
import {
  actions,
  heldOf,
  isFit,
  isPaidAsFire,
  mayPay,
  payable,
  payments,
  purseOf,
  type Action,
} from '../cards/command.ts'
import { chargesOf, declareCharge, type Charges } from '../combat/declare.ts'
import { volleyFrame } from '../fire/fire.ts'
import { beginWay } from '../ground/way.ts'
import { chanceToPass, mustRollToRally, rally } from '../morale/morale.ts'
import { enemiesAbout, type EnemiesAbout } from '../movement/enemies-about.ts'
import { march } from '../movement/march.ts'
import { expectedMove, stuckOf, type Stuck } from '../movement/stuck.ts'
import type { Reach } from '../ground/dice.ts'
import { mountedUp, paid } from '../state/entries.ts'
import { frame, isThere, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bringBack, lostUnits, mayBringBack } from './bring-back.ts'
import { possibleActionsOf, mayDo, surroundingsOf } from './possible-actions.ts'
import { aroundTurns, changeFormation, facings, formsOf, mayFace, mayForm, turnTo } from './forming.ts'
import { attach, detach, leadersOf, mayAttach, mayAttachAnybody, mayDetach, unitsBeside } from './leaders.ts'
import { expectedRide, mayRide, ride, riding } from './riding.ts'

/** Chapter: the side-turn. Each unit does one action per phase. */

const order = verb('order', 'unit', 'action')
const endPhase = verb('end-phase')
const pay = verb('pay', 'payment')
const form = verb('form', 'formation')
export const face = verb('face', 'facing')

/** Actions in the free phase cost nothing. */
const isPaid = (g: G, phase: number, unit: number, action: Action, why?: Why): boolean =>
  phase === 0 || mayPay(g, unit, action, phase, why)

/** Whether this unit may get this order in this phase, the free phase or a command phase. */
function mayOrder(g: G, side: number, phase: number, unit: number, action: Action, why?: Why): boolean {
  const no = (rule: string, reason: string): boolean => why?.because(rule, reason, { unit: unitName(g, unit) }) ?? false
  if (unitOf(g, unit).side !== side) return no('es.turn.side-turn', 'not-yours')
  if (!isThere(g, unit)) return no('es.turn.side-turn', 'not-there')
  if (g.unit.acted.of(unit)) return no('es.turn.free-phase', 'acted')
  if (!isPaid(g, phase, unit, action, why)) return false
  return mayDo(g, unit, action, why)
}

/**
 * @rule es.turn.free-phase
 * In the free phase each unit of the side may do one action; in a command phase each unit that is paid for. A unit acts
 * once per phase.
 */
export const orders = frame(
  'orders',
  { side: word({ noun: 'side' }), phase: word(), acts: word() },
  {
    next: (g, f) => g.ask(f.side),
    prompt: (_g, f) => (f.phase === 0 ? 'free-phase' : 'command-phase'),
    about: (g, f) => ({ phase: f.phase, acts: f.acts, side: g.nameOf('side', f.side) }),
    offer(g, f, offer) {
      const { side, phase } = f
      const around = surroundingsOf(g, side)
      // In a command phase most commanders cannot pay for anything.
      const purses = phase === 0 ? undefined : g.campaign.commanders.map((_, commander) => purseOf(g, commander))
      for (const unit of unitsOf(g, side)) {
        if (g.unit.acted.of(unit)) continue
        if (purses !== undefined && purses[unitOf(g, unit).commander]! < phase) continue
        if (isPaid(g, phase, unit, 'fire')) offer.addEach(order, unit, possibleActionsOf(g, unit, around))
        else if (isPaid(g, phase, unit, 'move'))
          for (const action of possibleActionsOf(g, unit, around))
            if (!isPaidAsFire(actions[action]!)) offer.add(order, unit, action)
      }
      if (phase === 0) offerToLeaders(g, side, offer)
      else for (const unit of lostUnits(g)) if (mayBringBack(g, side, phase, unit)) offer.add(bringBack.verb, unit)
      offer.add(endPhase)
    },
    answers: [
      {
        verb: order,
        may: (g, f, why, unit, action) => mayOrder(g, f.side, f.phase, unit, actions[action]!, why),
        act(g, f, unit, action) {
          f.acts += 1
          g.unit.acted.set(unit, true)
          if (f.phase > 0) {
            g.unit.active.set(unit, true)
            return g.call(acting, { unit, side: f.side, action, due: f.phase, phase: f.phase })
          }
          return g.call(acting, { unit, side: f.side, action, due: 0, phase: 0 })
        },
        odds: (g, _f, unit, action) => orderOdds(g, unit, actions[action]!),
      },
      {
        verb: ride,
        may: (g, f, why, leader) => mayRide(g, f.side, f.phase, leader, why),
        act: (g, f, leader) => g.call(riding, { leader, side: f.side }),
        odds: (g, _f, leader): RideOdds => ({ goes: expectedRide(g, leader) }),
      },
      {
        verb: attach,
        may: (g, f, why, leader, unit) => mayAttach(g, f.side, f.phase, leader, unit, why),
        act: (g, _f, leader, unit) => attach.act(g, leader, unit),
      },
      {
        verb: detach,
        may: (g, f, why, leader) => mayDetach(g, f.side, f.phase, leader, why),
        act: (g, _f, leader) => detach.act(g, leader),
      },
      {
        verb: bringBack.verb,
        may: (g, f, why, unit) => mayBringBack(g, f.side, f.phase, unit, why),
        act(g, f, unit) {
          f.acts += 1
          bringBack.act(g, unit)
          return f.phase > 1
            ? g.call(acting, {
                unit,
                side: f.side,
                action: actions.indexOf('rally'),
                due: f.phase - 1,
                phase: f.phase,
                isReturn: true,
              })
            : undefined
        },
      },
      { verb: endPhase, act: (g, f) => g.done(f.acts) },
    ],
  },
)

/** The actions of commanders, all in the free phase: to ride, to join a unit and to leave it. */
function offerToLeaders(g: G, side: number, offer: Offer): void {
  const leaders = leadersOf(g, side)
  for (const leader of leaders) if (mayRide(g, side, 0, leader)) offer.add(ride, leader)
  for (const leader of leaders)
    if (mayAttachAnybody(g, side, 0, leader)) offer.addEach(attach, leader, unitsBeside(g, leader))
  for (const leader of leaders) if (mayDetach(g, side, 0, leader)) offer.add(detach, leader)
}

/** How far a commander rides, before the dice are rolled. */
export type RideOdds = { readonly goes: Reach }
/** How far a unit goes, and the enemies that would halt one that watches for them. */
export type MoveOdds = RideOdds & EnemiesAbout

/**
 * The forecast of an order: a charge at each enemy in reach, a chit that depends on a check, a move, or an impossible
 * move.
 */
export type OrderOdds = { readonly charges: Charges } | { readonly passes: number } | MoveOdds | Stuck

function orderOdds(g: G, unit: number, action: Action): OrderOdds | undefined {
  if (action === 'charge') return { charges: chargesOf(g, unit) }
  if (action === 'rally') return mustRollToRally(g, unit) ? { passes: chanceToPass(g, unit) } : undefined
  const stuck = stuckOf(g, unit, action)
  if (stuck !== undefined) return stuck
  const goes = expectedMove(g, unit, action)
  return goes && { goes, ...enemiesAbout(g, unit) }
}

/** An action of a unit: it is paid for, then carried out. */
export const acting = frame(
  'acting',
  {
    unit: word({ noun: 'unit' }),
    side: word({ noun: 'side' }),
    action: word({ noun: 'action' }),
    due: word(),
    phase: word(),
    isReturn: flag(),
  },
  {
    next(g, f) {
      while (f.due > 0) {
        const ways = payable(g, f.unit, actions[f.action]!)
        if (ways.length > 1) return g.ask(f.side)
        payWith(g, f.unit, payments.indexOf(ways[0]!))
        f.due -= 1
      }
      const { unit, side, phase, action } = f
      if (f.isReturn) return g.done()
      beginWay(g, unit)
      switch (actions[action]!) {
        case 'form':
        case 'turn':
          return g.ask(side)
        case 'limber':
          changeFormation(g, unit, 'limbered')
          return g.done()
        case 'unlimber':
          changeFormation(g, unit, 'unlimbered')
          return g.done()
        case 'mount':
        case 'dismount':
          return mount(g, unit)
        case 'rally':
          rally(g, unit)
          return g.done()
        case 'fire':
          g.done()
          return g.call(volleyFrame, { unit, side, phase })
        case 'charge':
          g.done()
          return g.call(declareCharge, { unit, side, phase })
        default:
          g.done()
          return g.call(march, { unit, side, action })
      }
    },
    prompt: (_g, f) => (f.due > 0 ? 'pay' : actions[f.action] === 'form' ? 'form' : 'turn'),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      due: f.due,
      action: actions[f.action]!,
      forms: f.due === 0 && actions[f.action] === 'form' ? formsOf(g, f.unit) : [],
    }),
    offer(g, f, offer) {
      if (f.due > 0) for (const one of payable(g, f.unit, actions[f.action]!)) offer.add(pay, payments.indexOf(one))
      else if (actions[f.action] === 'form') {
        formations.forEach((_, formation) => {
          if (mayForm(g, f.unit, formation)) offer.add(form, formation)
        })
      } else {
        const around = aroundTurns(g, f.unit)
        for (const facing of facings) if (mayFace(g, f.unit, facing, undefined, around)) offer.add(face, facing)
      }
    },
    answers: [
      {
        verb: pay,
        may: (g, f, why, payment) =>
          (f.due > 0 &&
            isFit(g, f.unit, actions[f.action]!, payments[payment]!) &&
            heldOf(g, f.unit, payments[payment]!) > 0) ||
          (why?.because('es.cards.kinds', 'unfit', {
            unit: unitName(g, f.unit),
            payment: payments[payment]!,
            action: actions[f.action]!,
          }) ??
            false),
        act(g, f, payment) {
          payWith(g, f.unit, payment)
          f.due -= 1
        },
      },
      {
        verb: form,
        may: (g, f, why, formation) =>
          f.due > 0 || actions[f.action] !== 'form'
            ? (why?.because('es.turn.free-phase', 'other-order', { unit: unitName(g, f.unit) }) ?? false)
            : mayForm(g, f.unit, formation, why),
        act(g, f, formation) {
          changeFormation(g, f.unit, formations[formation]!)
          return g.done()
        },
      },
      {
        verb: face,
        may: (g, f, why, facing) =>
          f.due > 0 || actions[f.action] !== 'turn'
            ? (why?.because('es.turn.free-phase', 'other-order', { unit: unitName(g, f.unit) }) ?? false)
            : mayFace(g, f.unit, facing, why),
        act(g, f, facing) {
          turnTo(g, f.unit, facing)
          return g.done()
        },
      },
    ],
  },
)

function mount(g: G, unit: number) {
  g.unit.dismounted.set(unit, !g.unit.dismounted.of(unit))
  g.tell(mountedUp, { unit, dismounted: g.unit.dismounted.of(unit) })
  return g.done()
}

function payWith(g: G, unit: number, payment: number): void {
  const { commander } = unitOf(g, unit)
  const kind = payments[payment]!
  if (kind === 'point') {
    g.leader.points.add(commander, -1)
    g.leader.helpedOwn.set(commander, true)
  } else if (kind === 'trophy') g.trophy.aces.add(commander, -1)
  else {
    g.hand[kind].add(commander, -1)
    g.spent[kind].add(unitOf(g, unit).side, 1)
  }
  if (g.leader.unit.of(commander) !== unit) g.leader.helpedOthers.set(commander, true)
  g.tell(paid, { commander, unit, card: payment })
}
