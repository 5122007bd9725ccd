import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { takeConnection } from './axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { endOf, firstOf, isUnit, membersOf, points } from '../state/counters.ts'
import { connectionName, counterName, enemyOf, frame, zoneName, zoneOf, type G } from '../state/kit.ts'
import { isOtherBank } from './leaving.ts'
import { fortressPoints, isBlockaded, isInField, isStormed } from '../state/places.ts'
import { isEnemyFortress, mayUseFortressBridge } from './river.ts'
import { relocate } from './tokens.ts'

/** Chapters 9.2 and 9.3.3: units inside fortresses. */

export const takeShelter = verb('take-shelter', 'counter')
export const sheltered = verb('sheltered')

const wentInside = entry(
  { name: 'took-shelter', category: 'march', rule: 'gb.fortress.take-shelter', followsDecision: true },
  { side: 'side', zone: 'zone', count: 'number' },
)
const cameOut = entry(
  { name: 'came-out', category: 'march', rule: 'gb.fortress.leave', followsDecision: true },
  { side: 'side', zone: 'zone', count: 'number' },
)
const reinforced = entry(
  { name: 'crossed-to-bank', category: 'march', rule: 'gb.leave.other-bank' },
  { side: 'side', zone: 'zone', count: 'number' },
)

/**
 * @rule gb.fortress.shelter
 * Counters may go into a fortress of their zone that holds SP of their own side or none, to stay out of battle. While
 * enemies are in the field they are blockaded there.
 */
export function isOpenTo(g: G, side: number, zone: number, why?: Why): boolean {
  if (zoneOf(g, zone).fortress === NONE)
    return why?.because('gb.fortress.shelter', 'no-fortress', { zone: zoneName(g, zone) }) ?? false
  if (!isEnemyFortress(g, side, zone) && !isStormed(g, side, zone)) return true
  return why?.because('gb.fortress.shelter', 'enemy-fortress', { zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule gb.fortress.capacity
 * Garrison and units in a fortress, on both its banks together, cannot exceed its capacity in SP.
 */
export function hasRoomFor(g: G, side: number, zone: number, more: number, why?: Why): boolean {
  const { fortress } = zoneOf(g, zone)
  const capacity = g.campaign.fortresses[fortress]?.capacity ?? 0
  const held = fortressPoints(g, side, fortress)
  if (held + more <= capacity) return true
  return why?.because('gb.fortress.capacity', 'full', { zone: zoneName(g, zone), capacity, held, more }) ?? false
}

function pointsOf(g: G, some: Members): number {
  let sum = 0
  for (let counter = some.next(0); counter >= 0; counter = some.next(counter + 1)) sum += points(g, counter)
  return sum
}

/** The first member, or none. */
const firstMember = (some: Members): number => some.next(0)

/** May the whole stack go from the field into the fortress of its zone? This costs nothing. */
export function mayGoInside(g: G, side: number, stack: Members, why?: Why): boolean {
  const first = firstMember(stack)
  if (first === NONE) return why?.because('gb.activation.whole', 'no-stack') ?? false
  const zone = g.counter.zone.of(first)
  if (g.counter.inside.of(first))
    return why?.because('gb.fortress.shelter', 'inside', { zone: zoneName(g, zone) }) ?? false
  return isOpenTo(g, side, zone, why) && hasRoomFor(g, side, zone, pointsOf(g, stack), why)
}
export function goInside(g: G, side: number, counters: readonly number[], zone: number): void {
  relocate(g, counters, zone, true)
  g.tell(wentInside, { side, zone, count: counters.length })
}

/**
 * @rule gb.fortress.leave
 * Coming out of a fortress into its zone costs no MP. Blockaded counters come out only by a sally.
 */
export function mayComeOut(g: G, side: number, stack: Members, why?: Why): boolean {
  const first = firstMember(stack)
  if (first === NONE) return why?.because('gb.activation.whole', 'no-stack') ?? false
  const zone = g.counter.zone.of(first)
  if (!g.counter.inside.of(first))
    return why?.because('gb.fortress.leave', 'not-inside', { zone: zoneName(g, zone) }) ?? false
  if (!isBlockaded(g, side, zone)) return true
  return why?.because('gb.leave.shut-in', 'blockaded', { zone: zoneName(g, zone) }) ?? false
}
export function comeOut(g: G, side: number, counters: readonly number[], zone: number): void {
  relocate(g, counters, zone, false)
  g.tell(cameOut, { side, zone, count: counters.length })
}

/**
 * May the stack cross from one bank of a fortress into the fortress on the other? Leaving and crossing are checked
 * elsewhere.
 */
export function mayReinforce(g: G, side: number, stack: Members, from: number, connection: number, why?: Why): boolean {
  const to = g.campaign.board.otherEnd(connection, from)
  if (!isOtherBank(g, from, to))
    return why?.because('gb.leave.other-bank', 'no-bank', { connection: connectionName(g, connection) }) ?? false
  const first = firstMember(stack)
  if (first === NONE) return why?.because('gb.activation.whole', 'no-stack') ?? false
  if (!mayUseFortressBridge(g, side, from, connection, why)) return false
  // Counters inside one bank are already inside the fortress: changing banks needs no more room.
  const more = g.counter.inside.of(first) ? 0 : pointsOf(g, stack)
  return isOpenTo(g, side, to, why) && hasRoomFor(g, side, to, more, why)
}
/** The stack goes into the fortress on the other bank; it enters no field and contests nothing. */
export function reinforce(g: G, side: number, to: number): void {
  const stack = membersOf(g.stack)
  relocate(g, stack, to, true)
  // It entered no field, so it has not just broken in on an enemy.
  g.cameFrom = NONE
  g.cameBy = NONE
  g.tell(reinforced, { side, zone: to, count: stack.length })
}

/** Could counters here be asked to take shelter, by public information? */
export const mayBeAskedToShelter = (g: G, side: number, zone: number): boolean =>
  isInField(g, side, zone) && isOpenTo(g, side, zone)

/** May this counter take shelter together with those already picked? A picked one may always be unpicked. */
export function mayTakeShelter(g: G, side: number, zone: number, counter: number, why?: Why): boolean {
  const facts = () => ({ counter: counterName(g, counter), zone: zoneName(g, zone) })
  if (counter < firstOf(g, side) || counter >= endOf(g, side))
    return why?.because('gb.fortress.take-shelter', 'not-yours', facts()) ?? false
  if (g.counter.zone.of(counter) !== zone || g.counter.inside.of(counter))
    return why?.because('gb.fortress.take-shelter', 'not-in-field', facts()) ?? false
  if (g.sheltering.has(counter)) return true
  return hasRoomFor(g, side, zone, points(g, counter) + pointsOf(g, g.sheltering), why)
}

/**
 * @rule gb.fortress.take-shelter
 * When a stack enters a zone with an enemy fortress, the counters in the field there may take shelter in it, each as
 * its owner chooses and up to the capacity. Counters inside take no part in a battle in the field.
 */
export const takingShelter = frame(
  'taking-shelter',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), connection: word({ noun: 'connection' }) },
  {
    // Asked even if there is no room for any: the enemy does not know how full the fortress is.
    next: (g, f) => g.ask(f.side),
    about: (g, f) => ({
      zone: zoneName(g, f.zone),
      capacity: g.campaign.fortresses[zoneOf(g, f.zone).fortress]?.capacity ?? 0,
      held: fortressPoints(g, f.side, zoneOf(g, f.zone).fortress) + pointsOf(g, g.sheltering),
      sheltering: membersOf(g.sheltering).map((counter) => counterName(g, counter)),
    }),
    offer(g, f, offer) {
      for (let counter = firstOf(g, f.side); counter < endOf(g, f.side); counter++)
        if (mayTakeShelter(g, f.side, f.zone, counter)) offer.add(takeShelter, counter)
      offer.add(sheltered)
    },
    answers: [
      {
        verb: takeShelter,
        may: (g, f, why, counter) => mayTakeShelter(g, f.side, f.zone, counter, why),
        act(g, _f, counter) {
          if (g.sheltering.has(counter)) g.sheltering.delete(counter)
          else g.sheltering.add(counter)
        },
      },
      {
        verb: sheltered,
        act(g, f) {
          const inside = membersOf(g.sheltering)
          g.sheltering.clear()
          if (inside.length > 0) goInside(g, f.side, inside, f.zone)
          entered(g, enemyOf(f.side), f.zone, f.connection)
          g.done()
        },
      },
    ],
  },
)

/**
 * @rule gb.fortress.all-inside
 * When all enemies are inside their fortress there is no axis of retreat: the zone is not contested but under blockade,
 * and the blockading units may leave it later by any connection.
 */
export function entered(g: G, side: number, zone: number, connection: number): void {
  takeConnection(g, side, zone, connection, controls(g))
}

/** Does the acting stack have a unit, which can control a connection? Decoys and leaders cannot. */
export function controls(g: G): boolean {
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (isUnit(g, counter)) return true
  return false
}

export const kinds = [takingShelter]
export const entries = [wentInside, cameOut, reinforced]
