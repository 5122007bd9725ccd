import { add, clear, emptySet, type Bits } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { countersIn, endOf, firstOf, isDecoy, isUnit, membersOf } from '../state/counters.ts'
import { commandLedger, fitsStack, pointsAndLoss } from '../lines/command.ts'
import { counterName, enemyOf, frame, sideOf, tablesOf, zoneName, type G } from '../state/kit.ts'
import { stackPace, unitsMarching } from '../march/march.ts'
import { musterOdds } from '../march/march-odds.ts'
import { PLAYED } from '../state/shape.ts'

/** Chapters 6 and 8: which counters are activated together. */

export const take = verb('take', 'counter')
export const takeAsCavalry = verb('take-as-cavalry', 'counter')
export const takeAsLeader = verb('take-as-leader', 'counter')
export const marchOff = verb('march-off')

/**
 * @rule gb.impulse.activated
 * A counter that has been activated cannot be activated again in the same turn. Battles and battle movements do not
 * prevent activation.
 */
export function isReady(g: G, side: number, zone: number, counter: number, why?: Why): boolean {
  const reason =
    sideOf(g, counter) !== side
      ? 'not-yours'
      : g.counter.zone.of(counter) !== zone
        ? 'elsewhere'
        : g.counter.activated.of(counter)
          ? 'activated'
          : undefined
  if (reason === undefined) return true
  const facts = why && { counter: counterName(g, counter), zone: zoneName(g, zone) }
  return why?.because('gb.impulse.activated', reason, facts) ?? false
}

/**
 * @rule gb.impulse.five-units
 * An impulse activates up to five units, in one stack or in several one after the other, and any number of leaders. A
 * decoy counts as a unit or as a leader, as its owner chooses.
 */
export function hasUnitLeft(g: G, units: number, why?: Why): boolean {
  return units > 0 || (why?.because('gb.impulse.five-units', 'used', { most: tablesOf(g).impulse.units }) ?? false)
}

/** May a counter be the first of a stack in this zone, with this many units left to the impulse? */
const mayBegin = (g: G, side: number, zone: number, counter: number, units: number): boolean =>
  isReady(g, side, zone, counter) && (!isUnit(g, counter) || units > 0)

/** Does this zone have a counter to activate? */
export function mayActivate(g: G, side: number, zone: number, units: number, why?: Why): boolean {
  let ready = false
  for (const counter of countersIn(g, side, zone, 'all')) {
    if (mayBegin(g, side, zone, counter, units)) return true
    ready ||= isReady(g, side, zone, counter)
  }
  if (ready) return hasUnitLeft(g, units, why)
  if (countersIn(g, side, zone, 'all').length === 0 && countersIn(g, enemyOf(side), zone, 'all').length > 0)
    return (
      why?.because('gb.impulse.activated', 'enemy', {
        zone: zoneName(g, zone),
        side: g.layout.sides[enemyOf(side)] ?? '',
      }) ?? false
    )
  return why?.because('gb.impulse.activated', 'nobody', { zone: zoneName(g, zone) }) ?? false
}

/**
 * All zones with a counter to activate, in one pass over the counters: equals `mayActivate` for every zone. Valid until
 * the next call.
 */
export function zonesToActivate(g: G, side: number, units: number): Bits {
  const zones = scratchZones(g.campaign)
  clear(zones)
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++) {
    const zone = g.counter.zone.of(counter)
    if (zone !== NONE && mayBegin(g, side, zone, counter, units)) add(zones, zone)
  }
  return zones
}

const scratchZones = memoizedBy(({ zones }: Campaign) => emptySet(zones.length))

export interface Muster {
  readonly side: number
  readonly zone: number
  /** Units that the impulse may still activate, including those already taken into the stack. */
  readonly units: number
}

/** May this counter join the stack being formed? */
function mayJoin(g: G, f: Muster, counter: number, asUnit: boolean, why?: Why): boolean {
  if (!isReady(g, f.side, f.zone, counter, why)) return false
  if (g.stack.has(counter))
    return why?.because('gb.activation.whole', 'taken', { counter: counterName(g, counter) }) ?? false
  if (asUnit && !hasUnitLeft(g, f.units - unitsMarching(g), why)) return false
  const first = g.stack.next(0)
  // All of the stack are in the field, or all inside.
  if (first >= 0 && g.counter.inside.of(first) !== g.counter.inside.of(counter))
    return why?.because('gb.activation.whole', 'apart', { counter: counterName(g, counter) }) ?? false
  return fitsStack(g, g.stack, counter, why)
}
export const mayTake = (g: G, f: Muster, counter: number, why?: Why): boolean =>
  mayJoin(g, f, counter, isUnit(g, counter) || isDecoy(g, counter), why)

/** Only decoys can be taken in another role. */
function mayTakeAs(g: G, f: Muster, counter: number, asUnit: boolean, why?: Why): boolean {
  if (!isDecoy(g, counter))
    return why?.because('gb.decoys.act', 'no-decoy', { counter: counterName(g, counter) }) ?? false
  return mayJoin(g, f, counter, asUnit, why)
}

export function addToStack(g: G, counter: number, as: number): void {
  g.counter.playedAs.set(counter, as)
  g.stack.add(counter)
}

/** Forms a stack in `g.stack`. The frame's result is the number of units in it. */
export const muster = frame(
  'muster',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), units: word() },
  {
    next: (g, f) => g.ask(f.side),
    about(g, f) {
      const stack = membersOf(g.stack)
      const about = {
        zone: zoneName(g, f.zone),
        units: f.units - unitsMarching(g),
        stack: stack.map((counter) => counterName(g, counter)),
      }
      if (stack.length === 0) return about
      const { cp, mpLost } = pointsAndLoss(commandLedger(g, f.side, stack, true).total)
      return { ...about, cp, mp: Math.max(0, stackPace(g) - mpLost) }
    },
    offer(g, f, offer) {
      for (const counter of countersIn(g, f.side, f.zone, 'all')) {
        if (mayTake(g, f, counter)) offer.add(take, counter)
        if (!isDecoy(g, counter)) continue
        if (mayTakeAs(g, f, counter, true)) offer.add(takeAsCavalry, counter)
        if (mayTakeAs(g, f, counter, false)) offer.add(takeAsLeader, counter)
      }
      if (g.stack.count > 0) offer.add(marchOff)
    },
    answers: [
      {
        verb: take,
        may: (g, f, why, counter) => mayTake(g, f, counter, why),
        act: (g, _f, counter) => addToStack(g, counter, PLAYED.infantry),
      },
      {
        verb: takeAsCavalry,
        may: (g, f, why, counter) => mayTakeAs(g, f, counter, true, why),
        act: (g, _f, counter) => addToStack(g, counter, PLAYED.cavalry),
      },
      {
        verb: takeAsLeader,
        may: (g, f, why, counter) => mayTakeAs(g, f, counter, false, why),
        act: (g, _f, counter) => addToStack(g, counter, PLAYED.leader),
      },
      {
        verb: marchOff,
        may: (g, _f, why) => g.stack.count > 0 || (why?.because('gb.activation.whole', 'nobody-taken') ?? false),
        act(g) {
          g.done(unitsMarching(g))
        },
        odds: (g, f) => musterOdds(g, f.side),
      },
    ],
  },
)

export const kinds = [muster]
