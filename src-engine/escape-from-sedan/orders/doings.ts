import { boxOf, turned, type Body, type Box } from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { INCH } from '../campaign/measures.ts'
import { formationsOf } from '../campaign/kinds.ts'
import { actions, type Action } from '../cards/command.ts'
import { foesInReach, mayChargeAny } from '../combat/declare.ts'
import { hasTarget, mayFire } from '../fire/aim.ts'
import { targetsOfSide, type TargetsOfSide } from '../fire/targets.ts'
import { fits } from '../ground/ground.ts'
import { isByHand } from '../movement/on-the-way.ts'
import { isOnRoad } from '../movement/roads.ts'
import { keptRooms, type Rooms } from '../state/kept-room.ts'
import { formationNumber, formationOf, unitName, unitOf, type G } from '../state/kit.ts'
import { bodiesOf } from '../state/pose.ts'
import { facings, mayFace, mayForm, mountedRing, ringFacing, ringFormed } from './forming.ts'

/** Chapter: the side-turn. What each unit may do, whatever it costs. */

const isLimbered = (g: G, unit: number): boolean => formationOf(g, unit) === 'limbered'

/**
 * @rule es.orders.actions
 * An action is one of: move, change formation, turn by more than 30°, fire, charge, pull a chit, limber, unlimber, mount, dismount.
 */
export function mayDo(g: G, unit: number, action: Action, why?: Why): boolean {
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
  const forms = formationsOf[unitOf(g, unit).arm]
  for (let at = forms.length - 1; at >= 0; at--) {
    const formation = formationNumber(forms[at]!)
    if (mayForm(g, unit, formation)) return boxOf(ringFormed(g, unit, formation))
  }
  return undefined
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
  /** When each unit was asked: the stamp of the columns, and how often what was known of it had been forgotten. */
  readonly #stamps: number[] = []
  readonly #forgotten: number[] = []

  of(g: G, unit: number, around: Surroundings): readonly number[] {
    const body = around.bodies[unit]!
    // Close to an enemy, or where unseen ones are fired at, more counts than what is kept: such a unit is asked each time.
    const isKept = around.near[unit] === 0 && unitOf(g, unit).kind !== 'siege-guns'
    const forgotten = isKept ? around.rooms.forgotten[unit]! + around.targets.forgotten[unit]! : NEVER
    if (
      forgotten !== NEVER &&
      this.#forgotten[unit] === forgotten &&
      this.#stamps[unit] === around.stamp &&
      this.#bodies[unit] === body
    )
      return this.#actions[unit]!
    this.#forgotten[unit] = forgotten
    this.#stamps[unit] = around.stamp
    const signs = signsOf(g, unit, around)
    if (this.#bodies[unit] !== body || this.#signs[unit] !== signs) {
      this.#bodies[unit] = body
      this.#signs[unit] = signs
      this.#actions[unit] = actions.flatMap((action, number) => (mayDo(g, unit, action) ? [number] : []))
    }
    return this.#actions[unit]!
  }
}
const NEVER = -1
const knownDoings = onceFor<G, Doings>(() => new Doings())

/** What a unit may do, whatever it costs: the numbers of the actions. */
export const doingsOf = (g: G, unit: number, around: Surroundings): readonly number[] =>
  knownDoings(g).of(g, unit, around)

/** What is kept of who stands where, as it is now. */
interface Surroundings {
  readonly bodies: readonly Body[]
  readonly rooms: Rooms
  readonly targets: TargetsOfSide
  readonly near: Int32Array
  /** The latest stamp of what the actions of a unit hang on besides how units stand. */
  readonly stamp: number
}

export function surroundingsOf(g: G, side: number): Surroundings {
  const { chits, routing, shotBy } = g.unit
  const { at, unit } = g.leader
  return {
    bodies: bodiesOf(g),
    rooms: roomsOf(g),
    targets: targetsOfSide(g, side),
    near: foesInReach(g),
    stamp: Math.max(chits.stamp, routing.stamp, shotBy.stamp, Math.max(at.stamp, unit.stamp)),
  }
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
