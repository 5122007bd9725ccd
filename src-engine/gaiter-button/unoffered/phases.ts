import type { Facts, Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { endOf, firstOf } from '../state/counters.ts'
import { type G, zoneName } from '../state/kit.ts'
import type { Answer } from './answer.ts'

/** The place of an action in the sequence of play, reported if nothing else forbids it. */

export const asks = (g: G, question: string): boolean => g.asking.kind.kind.name === question
const isUnderWay = (g: G, name: string): boolean => g.stackNames().includes(name)

/** The counters of this side in the acting stack. Those of the enemy are private to him. */
export const ownStack = (g: G, side: number): number[] => {
  const own: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) if (g.stack.has(counter)) own.push(counter)
  return own
}
/** The zone of this side's stack in the middle of its activation; `NONE` if there is none. */
export function zoneAtWork(g: G, side: number): number {
  const [first] = isUnderWay(g, 'activation') ? ownStack(g, side) : []
  return first === undefined ? NONE : g.counter.zone.of(first)
}

export const always =
  (rule: string, reason: string): Answer['phase'] =>
  (_g, _side, why, facts) =>
    why.because(rule, reason, facts)

/** Something that only an activated stack does. */
export function inActivation(g: G, side: number, why: Why, facts: Facts): false {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return why.because('gb.activation.whole', 'waits', { ...facts, zone: zoneName(g, zone) })
  if (asks(g, 'muster')) return why.because('gb.activation.whole', 'not-gathered', facts)
  if (isUnderWay(g, 'night')) return why.because('gb.night.order', 'night', facts)
  if (asks(g, 'decoys')) return why.because('gb.sequence.turn', 'not-yet-day', facts)
  return why.because('gb.activation.whole', 'no-stack', facts)
}

/** Something that begins or continues an impulse. */
export function inImpulse(g: G, side: number, why: Why, facts: Facts): false {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return why.because('gb.activation.whole', 'unfinished', { ...facts, zone: zoneName(g, zone) })
  if (asks(g, 'muster')) return why.because('gb.activation.whole', 'not-gathered', facts)
  if (isUnderWay(g, 'night')) return why.because('gb.night.order', 'night', facts)
  if (asks(g, 'decoys')) return why.because('gb.sequence.turn', 'not-yet-day', facts)
  return why.because('gb.impulse.choice', 'not-your-impulse', facts)
}

/** Something that picks counters in the zone chosen for activation. */
export function inMuster(g: G, side: number, why: Why, facts: Facts): false {
  if (asks(g, 'impulse')) return why.because('gb.activation.whole', 'no-zone', facts)
  return inImpulse(g, side, why, facts)
}

/** Something that requires the player to choose to detach here first. */
export const inDetaching =
  (rule: string): Answer['phase'] =>
  (g, _side, why, facts) =>
    why.because(rule, asks(g, 'activation') || asks(g, 'night-works') ? 'choose-first' : 'not-now', facts)

/** A step of a battle, refused by the rule of that step. */
export const inBattle =
  (rule: string): Answer['phase'] =>
  (g, _side, why, facts) =>
    why.because(rule, g.battleZone === NONE ? 'no-battle' : 'not-now', facts)

export function atNight(g: G, _side: number, why: Why, facts: Facts): false {
  return why.because('gb.night.order', isUnderWay(g, 'night') ? 'not-now' : 'not-night', facts)
}
