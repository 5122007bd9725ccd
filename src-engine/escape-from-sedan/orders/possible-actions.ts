import { turned, type Body, type Ring } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { formationsOf } from '../campaign/kinds.ts'
import { actions, type Action } from '../cards/command.ts'
import { foesInReach, mayChargeAny } from '../combat/declare.ts'
import { firesAt, hasTarget, mayFire, targetsOfSide, type TargetsOfSide } from '../fire/fire.ts'
import { barAt, GROUND, isBarredBy } from '../ground/ground.ts'
import { isByHand } from '../movement/on-the-way.ts'
import { isOnRoad } from '../movement/roads.ts'
import { cachedRooms, type Bars, type RoomsOfSide } from '../state/kept-room.ts'
import type { NearFoes } from '../state/near-foes.ts'
import { formationNumber, formationOf, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { bodiesOf } from '../state/pose.ts'
import { facings, mountedRing, ringFacing, ringFormed } from './forming.ts'

/** Chapter: the side-turn. The actions possible for each unit, regardless of cost. */

const isLimbered = (g: G, unit: number): boolean => formationOf(g, unit) === 'limbered'

/**
 * @rule es.orders.actions
 * An action is one of: move, change formation, turn by more than 30°, fire, charge, remove a chit, limber, unlimber,
 * mount, dismount.
 */
export function mayDo(g: G, unit: number, action: Action, why?: Why): boolean {
  const { arm } = unitOf(g, unit)
  if (g.unit.routing.of(unit) && action !== 'rally') return no(g, unit, 'es.morale.rout', 'routing', why)
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
      return formationOf(g, unit) !== 'square' || no(g, unit, 'es.units.square', 'square', why)
    case 'road':
      return isOnRoad(g, unit) || no(g, unit, 'es.move.road', 'no-road', why)
    case 'form':
      return (arm !== 'guns' && mayFormAtAll(g, unit)) || no(g, unit, 'es.orders.actions', 'no-form', why)
    case 'turn':
      return mayTurnAtAll(g, unit) || no(g, unit, 'es.orders.actions', 'no-turn', why)
    case 'limber':
      return (isByHand(g, unit) && mayFormAtAll(g, unit)) || no(g, unit, 'es.orders.actions', 'no-limber', why)
    case 'unlimber':
      return (isLimbered(g, unit) && mayFormAtAll(g, unit)) || no(g, unit, 'es.orders.actions', 'no-unlimber', why)
    case 'mount':
      if (arm !== 'horse' || !g.unit.dismounted.of(unit)) return no(g, unit, 'es.orders.actions', 'no-mount', why)
      return mayMountAtAll(g, unit) || no(g, unit, 'es.units.footprint', 'no-room', why)
    case 'dismount':
      return (arm === 'horse' && !g.unit.dismounted.of(unit)) || no(g, unit, 'es.orders.actions', 'no-dismount', why)
    case 'fire':
      return (mayFire(g, unit, why) && hasTarget(g, unit)) || no(g, unit, 'es.fire.who', 'no-target', why)
    case 'charge':
      return mayChargeAny(g, unit, why)
    case 'rally':
      return g.unit.chits.of(unit) > 0 || no(g, unit, 'es.morale.rally', 'no-chit', why)
  }
}

const no = (g: G, unit: number, rule: string, reason: string, why: Why | undefined): boolean =>
  why?.because(rule, reason, { unit: unitName(g, unit), formation: formationOf(g, unit) }) ?? false

/** Whether there is room for another formation; guns have only one other, limbered or in position. */
const mayFormAtAll = (g: G, unit: number, rooms = roomsOf(g, unitOf(g, unit).side)): boolean =>
  rooms.has(g, unit, FORMING)

const mayTurnAtAll = (g: G, unit: number, rooms = roomsOf(g, unitOf(g, unit).side)): boolean =>
  rooms.has(g, unit, TURNING)

const mayMountAtAll = (g: G, unit: number, rooms = roomsOf(g, unitOf(g, unit).side)): boolean =>
  rooms.has(g, unit, MOUNTING)

/** Returns an outline if a unit has room for it; otherwise records the unit that bars it. */
function ifFree(g: G, unit: number, ring: Ring, bars: Bars): Ring | undefined {
  const bar = barAt(g, unit, ring)
  if (bar === NOBODY) return ring
  if (bar !== GROUND) bars.add(g, unit, bar)
  return undefined
}

function roomToForm(g: G, unit: number, bars: Bars): Ring | undefined {
  // The narrow formations are last in the list, so they are tried first.
  const forms = formationsOf[unitOf(g, unit).arm]
  const own = formationOf(g, unit)
  for (let at = forms.length - 1; at >= 0; at--) {
    const form = forms[at]!
    const room = form === own ? undefined : ifFree(g, unit, ringFormed(g, unit, formationNumber(form)), bars)
    if (room !== undefined) return room
  }
  return undefined
}

function roomToTurn(g: G, unit: number, bars: Bars): Ring | undefined {
  const own = g.unit.facing.of(unit)
  // Facing the opposite way it covers the same ground, so this is tried first.
  for (const step of facings) {
    const facing = turned(own + 6, step)
    const room = facing === own ? undefined : ifFree(g, unit, ringFacing(g, unit, facing), bars)
    if (room !== undefined) return room
  }
  return undefined
}

/** Horses need more room than dismounted men. */
const roomToMount = (g: G, unit: number, bars: Bars): Ring | undefined => ifFree(g, unit, mountedRing(g, unit), bars)

const FORMING = 0
const TURNING = 1
const MOUNTING = 2
const roomsOf = cachedRooms([roomToForm, roomToTurn, roomToMount], isBarredBy)

/** Caches the possible actions of each unit until their inputs change. */
class PossibleActions {
  readonly #bodies: Body[] = []
  readonly #signs: number[] = []
  readonly #actions: (readonly number[])[] = []
  /** For each unit at its last query: the stamp of the columns, its key, and the count of invalidations. */
  readonly #stamps: number[] = []
  readonly #keys: number[] = []
  readonly #forgotten: number[] = []

  of(g: G, unit: number, around: Surroundings): readonly number[] {
    const { rooms, targets, near, stamp } = around
    const forgotten = rooms.forgotten[unit]! + targets.forgotten[unit]!
    // Close to an enemy there are inputs that are not cached, so such a unit is computed each time.
    const isKnown = this.#forgotten[unit] === forgotten && near.of(g, unit) === 0
    if (isKnown && this.#stamps[unit] === stamp) return this.#actions[unit]!
    const key = keyOf(g, unit)
    this.#stamps[unit] = stamp
    if (isKnown && this.#keys[unit] === key) return this.#actions[unit]!
    this.#keys[unit] = key
    // So is a unit that fires at targets it does not see.
    this.#forgotten[unit] = unitOf(g, unit).kind === 'siege-guns' ? NEVER : forgotten
    const body = around.bodies[unit]!
    const signs = inputsOf(g, unit, around)
    if (this.#bodies[unit] !== body || this.#signs[unit] !== signs) {
      this.#bodies[unit] = body
      this.#signs[unit] = signs
      const may: number[] = []
      for (let number = 0; number < actions.length; number++) if (mayDo(g, unit, actions[number]!)) may.push(number)
      this.#actions[unit] = may
    }
    return this.#actions[unit]!
  }
}
const NEVER = -1

/** The inputs of the actions of a unit with no enemy near, besides positions, as one number. */
const keyOf = (g: G, unit: number): number =>
  firesAt(g, unit) * 4 + (g.unit.chits.of(unit) > 0 ? 2 : 0) + (g.unit.routing.of(unit) ? 1 : 0)

const knownActions = memoizedBy<G, PossibleActions>(() => new PossibleActions())

/** The possible actions of a unit regardless of cost, by number. */
export const possibleActionsOf = (g: G, unit: number, around: Surroundings): readonly number[] =>
  knownActions(g).of(g, unit, around)

/** The current caches about positions. */
interface Surroundings {
  readonly bodies: readonly Body[]
  readonly rooms: RoomsOfSide
  readonly targets: TargetsOfSide
  readonly near: NearFoes
  /** The latest stamp of the inputs of a unit's actions besides positions. */
  readonly stamp: number
}

export function surroundingsOf(g: G, side: number): Surroundings {
  const { chits, routing, shotBy } = g.unit
  const { at, unit } = g.leader
  return {
    bodies: bodiesOf(g),
    rooms: roomsOf(g, side),
    targets: targetsOfSide(g, side),
    near: foesInReach(g),
    stamp: Math.max(chits.stamp, routing.stamp, shotBy.stamp, Math.max(at.stamp, unit.stamp)),
  }
}

/** All inputs of a unit's actions besides its own position, as bits. */
function inputsOf(g: G, unit: number, { rooms, targets, near }: Surroundings): number {
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
