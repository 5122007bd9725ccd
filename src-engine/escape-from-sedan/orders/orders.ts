import {
  boxOf,
  centreBehind,
  footprintOf,
  frontMiddle,
  turned,
  type Body,
  type Box,
  type Ring,
} from '../../board/measured/measured.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { formations, type Formation } from '../campaign/files.ts'
import { formationsOf } from '../campaign/kinds.ts'
import { declareCharge, foesInReach, mayChargeAny } from '../combat/declare.ts'
import { hasTarget, mayFire } from '../fire/aim.ts'
import { targetsOfSide, type TargetsOfSide } from '../fire/targets.ts'
import { volleyFrame } from '../fire/volley-frame.ts'
import { chanceToPass, mustRollToRally, rally } from '../morale/morale.ts'
import { fits } from '../ground/ground.ts'
import { march } from '../movement/march.ts'
import { isByHand } from '../movement/on-the-way.ts'
import { isOnRoad } from '../movement/roads.ts'
import { beginWay, place } from '../ground/way.ts'
import { formed, mountedUp, paid, turned as turnedEntry } from '../state/entries.ts'
import { formationNumber, formationOf, frame, isThere, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { INCH } from '../campaign/measures.ts'
import { keptRooms, type Rooms } from '../state/kept-room.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { blockIn, bodiesOf, poseOf, ringOf, standsOf } from '../state/pose.ts'
import {
  attach,
  bringBack,
  detach,
  isLost,
  mayAttach,
  mayAttachAnybody,
  mayBringBack,
  mayDetach,
  mayRide,
  ride,
  riding,
} from './leaders.ts'
import { actions, heldOf, isFit, isPaidAsFire, mayPay, payable, payments, type Action } from '../cards/command.ts'

/** Chapter: the side-turn. What units do, one action each in a phase. */

const order = verb('order', 'unit', 'action')
const endPhase = verb('end-phase')
const pay = verb('pay', 'payment')
const form = verb('form', 'formation')
export const face = verb('face', 'facing')

const isLimbered = (g: G, unit: number): boolean => formationOf(g, unit) === 'limbered'

/**
 * @rule es.orders.actions
 * An action is one of: move, change formation, turn by more than 30°, fire, charge, pull a chit, limber, unlimber, mount, dismount.
 */
function mayDo(g: G, unit: number, action: Action, why?: Why): boolean {
  const { arm } = unitOf(g, unit)
  const no = (rule: string, reason: string): boolean =>
    why?.because(rule, reason, { unit: unitName(g, unit), formation: formationOf(g, unit) }) ?? false
  if (g.unit.routing.of(unit) && action !== 'rally') return no('es.morale.rout', 'routing')
  switch (action) {
    case 'move':
    case 'back':
    case 'left':
    case 'right':
    case 'about':
      /**
       * @rule es.units.square
       * A square does not move.
       */
      return formationOf(g, unit) !== 'square' || no('es.units.square', 'square')
    case 'road':
      return isOnRoad(g, unit) || no('es.move.road', 'no-road')
    case 'form':
      return (arm !== 'guns' && mayFormAtAll(g, unit)) || no('es.orders.actions', 'no-form')
    case 'turn':
      return mayTurnAtAll(g, unit) || no('es.orders.actions', 'no-turn')
    case 'limber':
      return (isByHand(g, unit) && mayFormAtAll(g, unit)) || no('es.orders.actions', 'no-limber')
    case 'unlimber':
      return (isLimbered(g, unit) && mayFormAtAll(g, unit)) || no('es.orders.actions', 'no-unlimber')
    case 'mount':
      if (arm !== 'horse' || !g.unit.dismounted.of(unit)) return no('es.orders.actions', 'no-mount')
      return mayMountAtAll(g, unit) || no('es.units.footprint', 'no-room')
    case 'dismount':
      return (arm === 'horse' && !g.unit.dismounted.of(unit)) || no('es.orders.actions', 'no-dismount')
    case 'fire':
      return (mayFire(g, unit, why) && hasTarget(g, unit)) || no('es.fire.who', 'no-target')
    case 'charge':
      return mayChargeAny(g, unit, why)
    case 'rally':
      return g.unit.chits.of(unit) > 0 || no('es.morale.rally', 'no-chit')
  }
}

/** Whether there is room for anything but how it stands: guns have one other formation, limbered or in position. */
const mayFormAtAll = (g: G, unit: number, rooms = roomsOf(g)): boolean =>
  rooms.has(unit, FORMING) ?? rooms.keep(unit, FORMING, roomToForm(g, unit))

function roomToForm(g: G, unit: number): Box | undefined {
  // The narrow ones are the last.
  const one = formationsOf[unitOf(g, unit).arm].findLast((name) => mayForm(g, unit, formationNumber(name)))
  return one && boxOf(ringFormed(g, unit, formationNumber(one)))
}

const mayTurnAtAll = (g: G, unit: number, rooms = roomsOf(g)): boolean =>
  rooms.has(unit, TURNING) ?? rooms.keep(unit, TURNING, roomToTurn(g, unit))

function roomToTurn(g: G, unit: number): Box | undefined {
  // Looking the other way it stands on the ground where it stands.
  const other = g.unit.facing.of(unit) + 6
  const by = facings.find((step) => mayFace(g, unit, turned(other, step)))
  return by === undefined ? undefined : boxOf(ringFacing(g, unit, turned(other, by)))
}

/** Horses need more room than the men on foot. */
const mayMountAtAll = (g: G, unit: number, rooms = roomsOf(g)): boolean =>
  rooms.has(unit, MOUNTING) ?? rooms.keep(unit, MOUNTING, roomToMount(g, unit))

function roomToMount(g: G, unit: number): Box | undefined {
  const ring = mountedRing(g, unit)
  return fits(g, unit, ring) ? boxOf(ring) : undefined
}

const FORMING = 0
const TURNING = 1
const MOUNTING = 2
/** A line of six stands in skirmish order is 19 inches wide. */
const roomsOf = keptRooms(3, 24 * INCH)

/** The actions that units of a side may do, whatever they cost: each unit is asked again when what they hang on is otherwise. */
class Doings {
  readonly #bodies: Body[] = []
  readonly #signs: number[] = []
  readonly #actions: (readonly number[])[] = []

  /** Goes through what units of a side may do; `areAsked`: which of them. */
  each(g: G, side: number, areAsked: (unit: number) => boolean, of: (unit: number, action: number) => void): void {
    const bodies = bodiesOf(g)
    const surroundings = { rooms: roomsOf(g), targets: targetsOfSide(g, side), near: foesInReach(g) }
    for (const unit of unitsOf(g, side)) {
      if (!areAsked(unit)) continue
      const signs = signsOf(g, unit, surroundings)
      if (this.#bodies[unit] !== bodies[unit] || this.#signs[unit] !== signs) {
        this.#bodies[unit] = bodies[unit]!
        this.#signs[unit] = signs
        this.#actions[unit] = actions.flatMap((action, number) => (mayDo(g, unit, action) ? [number] : []))
      }
      for (const action of this.#actions[unit]!) of(unit, action)
    }
  }
}
const knownDoings = onceFor<G, Doings>(() => new Doings())

interface Surroundings {
  readonly rooms: Rooms
  readonly targets: TargetsOfSide
  readonly near: Int32Array
}

/** All that the actions of a unit hang on besides how it stands itself, as bits. */
function signsOf(g: G, unit: number, { rooms, targets, near }: Surroundings): number {
  const chits = g.unit.chits.of(unit) > 0 ? 1 : 0
  if (g.unit.routing.of(unit)) return chits | 2
  return (
    chits |
    (mayFormAtAll(g, unit, rooms) ? 4 : 0) |
    (mayTurnAtAll(g, unit, rooms) ? 8 : 0) |
    (g.unit.dismounted.of(unit) && mayMountAtAll(g, unit, rooms) ? 16 : 0) |
    (hasTarget(g, unit, targets) ? 32 : 0) |
    (mayChargeAny(g, unit, undefined, near) ? 64 : 0)
  )
}

const facings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** What is done in the free phase costs nothing. */
const isPaid = (g: G, phase: number, unit: number, action: Action, why?: Why): boolean =>
  phase === 0 || mayPay(g, unit, action, phase, why)

/** May this unit have this order in this phase, the free one or a command phase? */
function mayOrder(g: G, side: number, phase: number, unit: number, action: Action, why?: Why): boolean {
  const no = (rule: string, reason: string): boolean => why?.because(rule, reason, { unit: unitName(g, unit) }) ?? false
  if (unitOf(g, unit).side !== side) return no('es.turn.side-turn', 'not-yours')
  if (!isThere(g, unit)) return no('es.turn.side-turn', 'not-there')
  if (g.unit.acted.of(unit)) return no('es.turn.free-phase', 'acted')
  if (!isPaid(g, phase, unit, action, why)) return false
  return mayDo(g, unit, action, why)
}

/** A new formation keeps the middle of the front edge, a square the centre; it has to have room. */
export function mayForm(g: G, unit: number, formation: number, why?: Why): boolean {
  const name = { unit: unitName(g, unit), formation: formations[formation] ?? '' }
  if (!formationsOf[unitOf(g, unit).arm].includes(formations[formation]!))
    return why?.because('es.units.formations', 'not-its-own', name) ?? false
  if (formation === g.unit.formation.of(unit)) return why?.because('es.units.formations', 'is-so', name) ?? false
  return fits(g, unit, ringFormed(g, unit, formation)) || (why?.because('es.units.footprint', 'no-room', name) ?? false)
}

export function formedPose(g: G, unit: number, formation: number) {
  const old = poseOf(g, unit)
  const block = blockIn(g, unit, formation, standsOf(g, unit))
  const isAboutCentre = formations[formation] === 'square'
  const at = isAboutCentre ? old : centreBehind(block, frontMiddle(old.block, old.x, old.y, old.facing), old.facing)
  return { block, x: at.x, y: at.y }
}

function ringFormed(g: G, unit: number, formation: number): Ring {
  const { x, y, block } = formedPose(g, unit, formation)
  return footprintOf(block, x, y, g.unit.facing.of(unit))
}

/** What a unit would look like in each other formation: the corners of its footprint. */
const formsOf = (g: G, unit: number) =>
  formations.flatMap((name, formation) => {
    if (!mayForm(g, unit, formation)) return []
    return [{ formation: name, outline: [...ringFormed(g, unit, formation)] }]
  })

export function changeFormation(g: G, unit: number, formation: Formation): void {
  const number = formationNumber(formation)
  const { x, y } = formedPose(g, unit, number)
  g.unit.formation.set(unit, number)
  place(g, unit, x, y, g.unit.facing.of(unit))
  g.tell(formed, { unit, formation: number })
}

/** Turning is about the centre, and needs room. */
export function mayFace(g: G, unit: number, facing: number, why?: Why): boolean {
  const name = { unit: unitName(g, unit) }
  if (facing === g.unit.facing.of(unit)) return why?.because('es.orders.actions', 'faces-so', name) ?? false
  return (
    fits(g, unit, ringFacing(g, unit, facing)) ||
    (why?.because('es.units.footprint', 'no-room', { ...name, formation: formationOf(g, unit) }) ?? false)
  )
}

const ringFacing = (g: G, unit: number, facing: number): Ring => ringOf({ ...poseOf(g, unit), facing })

export function turnTo(g: G, unit: number, facing: number): void {
  const { x, y } = poseOf(g, unit)
  place(g, unit, x, y, facing)
  g.tell(turnedEntry, { unit, facing })
}

/**
 * @rule es.turn.free-phase
 * In the free phase each unit of the side may do one action; in a command phase each that is paid for. A unit acts once in a phase.
 */
export const orders = frame(
  'orders',
  { side: word({ noun: 'side' }), phase: word(), acts: word() },
  {
    next: (g, f) => g.ask(f.side),
    prompt: (_g, f) => (f.phase === 0 ? 'free-phase' : 'command-phase'),
    about: (g, f) => ({ phase: f.phase, acts: f.acts, side: g.nameOf('side', f.side) }),
    offer(g, f, offer) {
      const { phase } = f
      let isFirePaid = true
      knownDoings(g).each(
        g,
        f.side,
        (unit) => {
          if (g.unit.acted.of(unit)) return false
          isFirePaid = isPaid(g, phase, unit, 'fire')
          return isFirePaid || isPaid(g, phase, unit, 'move')
        },
        (unit, action) => {
          if (isFirePaid || !isPaidAsFire(actions[action]!)) offer.add(order, unit, action)
        },
      )
      const leaders = Array.from({ length: g.leader.rows }, (_, leader) => leader)
      for (const leader of leaders) if (mayRide(g, f.side, phase, leader)) offer.add(ride, leader)
      for (const leader of leaders) {
        if (!mayAttachAnybody(g, f.side, phase, leader)) continue
        for (const unit of unitsOf(g, f.side))
          if (unitOf(g, unit).commander === leader && mayAttach(g, f.side, phase, leader, unit))
            offer.add(attach, leader, unit)
      }
      for (const leader of leaders) if (mayDetach(g, f.side, phase, leader)) offer.add(detach, leader)
      if (f.phase > 0)
        for (let unit = 0; unit < g.unit.rows; unit++)
          if (isLost(g, unit) && mayBringBack(g, f.side, f.phase, unit)) offer.add(bringBack.verb, unit)
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

/** What an order comes to, where it hangs on a check: to charge, or to pull a chit. */
function orderOdds(g: G, unit: number, action: Action): JsonObject | undefined {
  const isChecked = action === 'charge' || (action === 'rally' && mustRollToRally(g, unit))
  return isChecked ? { passes: chanceToPass(g, unit) } : undefined
}

/** An action of a unit: first it is paid, then done. */
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
      } else for (const facing of facings) if (mayFace(g, f.unit, facing)) offer.add(face, facing)
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

function mountedRing(g: G, unit: number): Ring {
  const { x, y, facing } = poseOf(g, unit)
  const block = blockIn(g, unit, g.unit.formation.of(unit), standsOf(g, unit), false)
  return footprintOf(block, x, y, facing)
}

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
