import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { ARMS, ARTILLERY, HEAVY_ARTILLERY, INFANTRY, NONE } from '../campaign/campaign.ts'
import { armPoints, isRowArm } from '../state/counters.ts'
import { isAtHand, largestGift, rowToSpare, takeFromGarrison, type Occasion } from './garrisons.ts'
import { counterName, counterOf, sideOf, tablesOf, type G } from '../state/kit.ts'
import { hasStandingRoom } from '../state/places.ts'
import { FATE } from '../state/shape.ts'
import { fillDetachment, giveAway } from './strength.ts'
import { relocate } from './tokens.ts'

/** Chapter 14.1: detachments. A detachment that is being formed, and the SP picked for it. */

/** The appearance or removal of a counter is public; which SP and how many only the owner knows. */
export const formed = entry(
  { name: 'detachment-formed', category: 'march', rule: 'gb.detachments.form' },
  { side: 'side', zone: 'zone' },
  {
    counter: 'counter',
    infantry: 'number',
    cavalry: 'number',
    heavyCavalry: 'number',
    artillery: 'number',
    heavyArtillery: 'number',
  },
)

/** Arms that a detachment can have, by number; mitrailleuses stay with their division. */
export const PICKED = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery'] as const
const isGun = (arm: number): boolean => arm === ARTILLERY || arm === HEAVY_ARTILLERY

export const formingLocals = {
  side: word({ noun: 'side' }),
  zone: word({ start: NONE, noun: 'zone' }),
  night: flag(),
  /** The detachment being formed: its mother unit, its counter, and its SP by arm. Only its owner knows. */
  mother: word({ start: NONE, noun: 'counter' }),
  forming: word({ start: NONE, noun: 'counter' }),
  infantry: word(),
  cavalry: word(),
  heavyCavalry: word(),
  artillery: word(),
  heavyArtillery: word(),
}
export type Detaching = FrameOf<typeof formingLocals>

export const isDetachment = (g: G, counter: number): boolean => counterOf(g, counter).kind === 'detachment'

/** Is this a detachment in its owner's hand, ready to be used? Destroyed ones do not come back. */
export const isSpare = (g: G, side: number, counter: number): boolean =>
  sideOf(g, counter) === side && isDetachment(g, counter) && isInHand(g, counter)
export const isInHand = ({ counter: { fate, zone } }: G, counter: number): boolean =>
  zone.of(counter) === NONE && fate.of(counter) === FATE.inPlay

/** SP for the morale row of a detachment that a unit could give: infantry to infantry, cavalry to cavalry. */
function rowOnOffer(g: G, unit: number, forming: number): number {
  let count = 0
  for (let arm = 0; arm < ARMS; arm++) if (isRowArm(g, forming, arm)) count += armPoints(g, unit, arm)
  // A unit cannot give the last SP of its own type.
  return counterOf(g, unit).type === counterOf(g, forming).type ? rowToSpare(g, unit) : count
}

/**
 * @rule gb.detachments.form
 * A unit that is not demoralised forms a detachment at any time of its activation, or at night, if its camp has one to
 * spare: an infantry detachment from infantry, a cavalry detachment from cavalry. It appears beside its unit with the
 * same markers, but is not activated.
 */
export function mayForm(g: G, when: Occasion, unit: number, forming: number, why?: Why): boolean {
  const rule = 'gb.detachments.form'
  if (!isAtHand(g, rule, when, unit, why)) return false
  const facts = why && { unit: counterName(g, unit), detachment: counterName(g, forming) }
  if (!isSpare(g, when.side, forming)) return why?.because(rule, 'no-spare', facts) ?? false
  if (!hasStandingRoom(g, when.side, when.zone, 1, why)) return false
  if (rowOnOffer(g, unit, forming) > 0 && largestGift(g, unit) > 0) return true
  return why?.because('gb.detachments.limits', 'nothing-to-give', facts) ?? false
}

/** SP picked of an arm. Written out per arm, because looking up a field by a variable name is slow. */
function pickedOf(f: Detaching, arm: number): number {
  const name = PICKED[arm]! // an arm that detachments have
  if (name === 'infantry') return f.infantry
  if (name === 'cavalry') return f.cavalry
  if (name === 'heavyCavalry') return f.heavyCavalry
  return name === 'artillery' ? f.artillery : f.heavyArtillery
}

/** SP picked: for the row of the detachment, of guns, or in total. */
export function sumPicked(g: G, f: Detaching, wanted: 'row' | 'guns' | 'all'): number {
  let sum = 0
  for (let arm = 0; arm < PICKED.length; arm++)
    if (wanted === 'all' || (wanted === 'guns' ? isGun(arm) : isRowArm(g, f.forming, arm))) sum += pickedOf(f, arm)
  return sum
}

/** SP picked of the unit's own type. */
function pickedOfType(g: G, f: Detaching): number {
  let sum = 0
  for (let arm = 0; arm < PICKED.length; arm++) if (isRowArm(g, f.mother, arm)) sum += pickedOf(f, arm)
  return sum
}

/**
 * @rule gb.detachments.limits
 * A unit gives at most half its SP at a time and keeps at least 1 of its own type; a detachment can have as many as its
 * line has boxes, and artillery only with infantry or cavalry. Mitrailleuses are not detached.
 */
export function mayPick(g: G, f: Detaching, arm: number, why?: Why): boolean {
  const rule = 'gb.detachments.limits'
  const { mother, forming } = f
  if (forming === NONE || mother === NONE) return why?.because('gb.detachments.form', 'no-detachment') ?? false
  const reason = whyNotPicked(g, f, arm)
  if (reason === undefined) return true
  const facts = why && {
    unit: counterName(g, mother),
    detachment: counterName(g, forming),
    arm: g.nameOf('arm', arm),
  }
  return why?.because(rule, reason, facts) ?? false
}

/** The reason why another SP of this arm cannot be picked, if any. */
function whyNotPicked(g: G, f: Detaching, arm: number): string | undefined {
  const { mother, forming } = f
  if (!isGun(arm) && !isRowArm(g, forming, arm)) return 'wrong-arm'
  if (armPoints(g, mother, arm) <= pickedOf(f, arm)) return 'none-left'
  if (sumPicked(g, f, 'all') + 1 > largestGift(g, mother)) return 'largest'
  if (isRowArm(g, mother, arm) && pickedOfType(g, f) + 1 > rowToSpare(g, mother)) return 'last-of-type'
  const { row, start } = counterOf(g, forming)
  const { artilleryNeeds } = tablesOf(g).detachments
  if (!isGun(arm)) return sumPicked(g, f, 'row') < row.length ? undefined : 'no-box'
  if (sumPicked(g, f, 'guns') >= start[ARTILLERY]!) return 'no-box' // every counter has all arms
  return sumPicked(g, f, 'row') >= artilleryNeeds ? undefined : 'guns-alone'
}

export function beginForming(f: Detaching, mother: number, forming: number): void {
  f.mother = mother
  f.forming = forming
  f.infantry = f.cavalry = f.heavyCavalry = f.artillery = f.heavyArtillery = 0
}

/** Places a filled detachment beside its source, and reports it. */
function place(g: G, { side, zone }: Occasion, counter: number, inside: boolean): void {
  relocate(g, [counter], zone, inside)
  const { infantry, cavalry, heavyCavalry, artillery, heavyArtillery } = g.counter
  g.tell(
    formed,
    {
      side,
      zone,
      counter,
      infantry: infantry.of(counter),
      cavalry: cavalry.of(counter),
      heavyCavalry: heavyCavalry.of(counter),
      artillery: artillery.of(counter),
      heavyArtillery: heavyArtillery.of(counter),
    },
    side,
  )
}

export function formDetachment(g: G, f: Detaching): void {
  const { mother, forming } = f
  const { outOfSupply, combatted, backToRiver, inside } = g.counter
  PICKED.forEach((name, arm) => {
    if (f[name] === 0) return
    giveAway(g, mother, arm, f[name])
    fillDetachment(g, forming, arm, f[name])
  })
  g.counter.mother.set(forming, mother)
  for (const marker of [outOfSupply, combatted, backToRiver]) marker.set(forming, marker.of(mother))
  place(g, f, forming, inside.of(mother))
}

export function formFromGarrison(g: G, when: Occasion, forming: number, count: number): void {
  fillDetachment(g, forming, INFANTRY, count)
  takeFromGarrison(g, when, forming, count)
  place(g, when, forming, true)
}

/** Is no detachment being formed? While one is, nothing else may be done. */
export function isNotForming(g: G, f: Detaching, why?: Why): boolean {
  if (f.forming === NONE) return true
  return why?.because('gb.detachments.form', 'unfinished', { detachment: counterName(g, f.forming) }) ?? false
}
export function isForming(f: Detaching, why?: Why): boolean {
  return f.forming !== NONE || (why?.because('gb.detachments.form', 'no-detachment') ?? false)
}
export function mayFinish(g: G, f: Detaching, why?: Why): boolean {
  if (!isForming(f, why)) return false
  if (sumPicked(g, f, 'row') > 0) return true
  return why?.because('gb.detachments.limits', 'empty', { detachment: counterName(g, f.forming) }) ?? false
}
