import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { ARMS, NONE, type Campaign } from '../campaign/campaign.ts'
import { armPoints, countersIn, points } from '../state/counters.ts'
import { hasRoomFor } from './fortress.ts'
import {
  fillGarrison,
  garrisonRow,
  isAtHand,
  isGiverAtHand,
  largestGift,
  longestGarrison,
  mayDetachGarrison,
  mayFillGarrison,
  mayTakeGarrison,
  takeGarrison,
  type Occasion,
} from './garrisons.ts'
import { counterName, frame, sideOf, zoneName, type G } from '../state/kit.ts'
import { ONCE, type Operation } from '../state/operation.ts'
import { hasStandingRoom } from '../state/places.ts'
import { emptyDetachment, roomFor, takeBackPoints } from './strength.ts'
import { takeBack } from './tokens.ts'
import {
  formed,
  PICKED,
  formingLocals,
  isDetachment,
  isSpare,
  isInHand,
  mayForm,
  sumPicked,
  mayPick,
  beginForming,
  formDetachment,
  formFromGarrison,
  isNotForming,
  isForming,
  mayFinish,
  type Detaching,
} from './forming.ts'

/** Chapter 14.1: detachments. What a side may form, join and fill in a zone, and the question about it. */

export const detachments = verb('detachments')
export const detach = verb('detach', 'unit:counter', 'detachment:counter')
export const detachOne = verb('detach-one', 'arm')
export const form = verb('form')
export const formNone = verb('form-none')
export const join = verb('join', 'detachment:counter', 'unit:counter')
export const fill = verb('fill-garrison', 'counter', 'number')
export const takeSome = verb('take-garrison', 'counter', 'number')
export const detachGarrison = verb('detach-garrison', 'counter', 'number')
export const detachingDone = verb('detaching-done')

const joined = entry(
  { name: 'detachment-joined', category: 'march', rule: 'gb.detachments.join' },
  { side: 'side', zone: 'zone' },
  { counter: 'counter', unit: 'counter' },
)

/**
 * @rule gb.detachments.join
 * A detachment joins a unit in its zone that has given away such SP, wholly or not at all; neither may be demoralised.
 * The SP return into boxes that were given away and replace no losses.
 */
export function mayJoin(g: G, when: Occasion, detachment: number, unit: number, why?: Why): boolean {
  const rule = 'gb.detachments.join'
  const facts = why && { detachment: counterName(g, detachment), unit: counterName(g, unit) }
  if (sideOf(g, detachment) !== when.side || !isDetachment(g, detachment))
    return why?.because(rule, 'no-detachment', facts) ?? false
  if (!isAtHand(g, rule, when, unit, why)) return false
  const { zone, inside, demoralised } = g.counter
  if (zone.of(detachment) !== when.zone) return why?.because(rule, 'not-here', facts) ?? false
  if (demoralised.of(detachment)) return why?.because(rule, 'demoralised', facts) ?? false
  for (let arm = 0; arm < ARMS; arm++)
    if (armPoints(g, detachment, arm) > roomFor(g, unit, arm)) return why?.because(rule, 'no-room', facts) ?? false
  // If one of them is in the field there is no blockade, so the way into and out of the fortress is free.
  if (!inside.of(unit) || inside.of(detachment)) return true
  return hasRoomFor(g, when.side, when.zone, points(g, detachment), why)
}

function joinUnit(g: G, { side, zone }: Occasion, detachment: number, unit: number): void {
  for (let arm = 0; arm < ARMS; arm++) takeBackPoints(g, unit, arm, armPoints(g, detachment, arm))
  emptyDetachment(g, detachment)
  takeBack(g, detachment)
  g.tell(joined, { side, zone, counter: detachment, unit }, side)
}

/** The detachments of a side, in use or not. */
const detachmentsOf = ({ campaign }: G, side: number): readonly number[] => detachmentsOfSides(campaign)[side]! // one list for each
const detachmentsOfSides = memoizedBy(({ counters }: Campaign): readonly (readonly number[])[] =>
  [0, 1].map((of) =>
    [...counters.keys()].filter((number) => counters[number]!.side === of && counters[number]!.kind === 'detachment'),
  ),
)

function isAnyOf(g: G, counters: readonly number[], is: (g: G, counter: number) => boolean): boolean {
  for (const counter of counters) if (is(g, counter)) return true
  return false
}

/** Calls `found` for each legal transfer on this occasion until it returns true. */
function eachTransfer(g: G, when: Occasion, found: Found): boolean {
  const { side, zone } = when
  const here = countersIn(g, side, zone, 'all')
  const all = detachmentsOf(g, side)
  const longest = longestGarrison(g, side, zone)
  const hasSpare = isAnyOf(g, all, isInHand)
  // Without a fortress, a detachment here or one in hand, there is nothing to transfer.
  if (longest === 0 && !hasSpare && !isAnyOf(g, here, isDetachment)) return false
  for (const unit of here) {
    // By day only units of the acting stack give and take; at night all units do. Detachments join units or fill
    // garrisons.
    if (!isGiverAtHand(g, '', when, unit)) continue
    for (let count = 1; count <= longest; count++)
      if (mayFillGarrison(g, when, unit, count) && found('fill', unit, count)) return true
    if (isDetachment(g, unit)) continue
    // A unit with too little to give cannot form a detachment.
    if (hasSpare && largestGift(g, unit) > 0)
      for (const other of all)
        if (isInHand(g, other) && mayForm(g, when, unit, other) && found('form', unit, other)) return true
    for (const other of here)
      if (isDetachment(g, other) && mayJoin(g, when, other, unit) && found('join', other, unit)) return true
    for (let count = 1; count <= longest; count++)
      if (mayTakeGarrison(g, when, unit, count) && found('take', unit, count)) return true
  }
  if (!when.night || garrisonRow(g, side, zone) === NONE) return false
  for (const other of all)
    for (let count = 1; count <= longest; count++)
      if (mayFormFromGarrison(g, when, other, count) && found('garrison', other, count)) return true
  return false
}
type Found = (deed: 'form' | 'join' | 'fill' | 'take' | 'garrison', a: number, b: number) => boolean
const anything: Found = () => true

function mayFormFromGarrison(g: G, when: Occasion, forming: number, count: number, why?: Why): boolean {
  if (!isSpare(g, when.side, forming)) {
    const facts = () => ({ zone: zoneName(g, when.zone), detachment: counterName(g, forming) })
    return why?.because('gb.garrisons.give', 'no-spare', facts()) ?? false
  }
  return mayDetachGarrison(g, when, forming, count, why) && hasStandingRoom(g, when.side, when.zone, 1, why)
}

/** Is there any transfer possible here between units, detachments and the garrison? */
export function mayReorganise(g: G, when: Occasion, why?: Why): boolean {
  if (eachTransfer(g, when, anything)) return true
  return why?.because('gb.detachments.form', 'nothing', { zone: zoneName(g, when.zone) }) ?? false
}
/** The same at night. */
export const mayDetachAtNight = (g: G, side: number, zone: number, why?: Why): boolean =>
  mayReorganise(g, { side, zone, night: true }, why)

/**
 * One side forms and dissolves detachments in a zone, and fills and empties garrisons, until it is done. It is always
 * asked, because only the owner knows what is possible here.
 */
export const detaching = frame('detaching', formingLocals, {
  next: (g, f) => g.ask(f.side),
  prompt: (_g, f) => (f.forming === NONE ? 'detaching' : 'detaching.forming'),
  about: (g, f) => describe(g, f),
  offer(g, f, offer) {
    if (f.forming !== NONE) {
      for (let arm = 0; arm < PICKED.length; arm++) if (mayPick(g, f, arm)) offer.add(detachOne, arm)
      if (mayFinish(g, f)) offer.add(form)
      offer.add(formNone)
      return
    }
    const verbs = { form: detach, join, fill, take: takeSome, garrison: detachGarrison }
    eachTransfer(g, f, (deed, a, b) => {
      offer.add(verbs[deed], a, b)
      return false
    })
    offer.add(detachingDone)
  },
  answers: [
    {
      verb: detach,
      may: (g, f, why, unit, forming) => isNotForming(g, f, why) && mayForm(g, f, unit, forming, why),
      act(_g, f, unit, forming) {
        beginForming(f, unit, forming)
      },
    },
    {
      verb: detachOne,
      may: (g, f, why, arm) => mayPick(g, f, arm, why),
      act(_g, f, arm) {
        f[PICKED[arm]!] += 1 // an arm that detachments have
      },
    },
    {
      verb: form,
      may: (g, f, why) => mayFinish(g, f, why),
      act(g, f) {
        formDetachment(g, f)
        beginForming(f, NONE, NONE)
      },
    },
    {
      verb: formNone,
      may: (_g, f, why) => isForming(f, why),
      act(_g, f) {
        beginForming(f, NONE, NONE)
      },
    },
    {
      verb: join,
      may: (g, f, why, detachment, unit) => isNotForming(g, f, why) && mayJoin(g, f, detachment, unit, why),
      act(g, f, detachment, unit) {
        joinUnit(g, f, detachment, unit)
      },
    },
    {
      verb: fill,
      may: (g, f, why, unit, count) => isNotForming(g, f, why) && mayFillGarrison(g, f, unit, count, why),
      act(g, f, unit, count) {
        fillGarrison(g, f, unit, count)
      },
    },
    {
      verb: takeSome,
      may: (g, f, why, unit, count) => isNotForming(g, f, why) && mayTakeGarrison(g, f, unit, count, why),
      act(g, f, unit, count) {
        takeGarrison(g, f, unit, count)
      },
    },
    {
      verb: detachGarrison,
      may: (g, f, why, forming, count) => isNotForming(g, f, why) && mayFormFromGarrison(g, f, forming, count, why),
      act(g, f, forming, count) {
        formFromGarrison(g, f, forming, count)
      },
    },
    { verb: detachingDone, may: (g, f, why) => isNotForming(g, f, why), act: (g) => g.done() },
  ],
})

function describe(g: G, f: Detaching) {
  const zone = zoneName(g, f.zone)
  if (f.forming === NONE) return { zone }
  return {
    zone,
    unit: counterName(g, f.mother),
    detachment: counterName(g, f.forming),
    picked: Object.fromEntries(PICKED.filter((arm) => f[arm] > 0).map((arm) => [arm, f[arm]])),
    count: sumPicked(g, f, 'all'),
    most: largestGift(g, f.mother),
  }
}

/** By day: an operation of the acting stack while it has MP left; costs nothing and needs no marker. */
export const detachmentsOperation: Operation = {
  verb: detachments,
  may: (g, f, why) => {
    const { side, zone } = f
    if (f.mp === 0) return why?.because('gb.detachments.form', 'no-mp', { zone: zoneName(g, zone) }) ?? false
    return mayReorganise(g, { side, zone, night: false }, why)
  },
  candidates: () => ONCE,
  act: (g, f) => g.call(detaching, { side: f.side, zone: f.zone, night: false }),
}

export const kinds = [detaching]
export const entries = [formed, joined]
