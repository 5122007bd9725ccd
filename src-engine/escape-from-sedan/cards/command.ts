import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { INCH } from '../campaign/measures.ts'
import { NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { keptNearCommander } from '../state/near-commander.ts'
import { DISC, inchesFromDisc } from '../state/pose.ts'
import { generalWith } from '../state/strength.ts'

/** Chapter: command. Cards and their use. */

export const payments = ['ace', 'number', 'face', 'joker', 'trophy', 'point'] as const
export type Payment = (typeof payments)[number]

/** The actions of a unit; all have the same cost and requirements except fire. */
export const actions = [
  'move',
  'road',
  'back',
  'left',
  'right',
  'about',
  'form',
  'turn',
  'limber',
  'unlimber',
  'mount',
  'dismount',
  'fire',
  'charge',
  'rally',
] as const
export type Action = (typeof actions)[number]

/**
 * @rule es.command.range
 * A unit is in command within 36 inches of its commander’s disc.
 */
export function isInCommand(g: G, unit: number): boolean {
  const { commander } = unitOf(g, unit)
  if (g.leader.unit.of(commander) === unit) return true
  if (g.leader.at.of(commander) < 0) return false
  return isNearCommander(g, unit)
}

const isNearCommander = keptNearCommander((g) => g.campaign.tables.command.range * INCH + DISC)

/**
 * @rule es.cards.kinds
 * An Ace pays for any action of any unit; a number for infantry, cavalry, and guns that do not fire; a face for cavalry
 * without armour and horse guns that do not fire. A Joker only brings back a unit.
 */
export function isFit(g: G, unit: number, action: Action, payment: Payment): boolean {
  const { arm, kind } = unitOf(g, unit)
  switch (payment) {
    case 'ace':
    case 'trophy':
      return true
    case 'number':
      return arm !== 'guns' || action !== 'fire'
    case 'face':
      return kind === 'cavalry' || (kind === 'horse-guns' && action !== 'fire')
    case 'joker':
      return false
    case 'point':
      return action !== 'fire' && generalWith(g, unit) === unitOf(g, unit).commander
  }
}

/** A unit's commander, his distance and his range, as facts for the refusal that he is too far away. */
export const farFromCommander = (g: G, unit: number): JsonObject => {
  const { commander } = unitOf(g, unit)
  const { range } = g.campaign.tables.command
  return { commander: g.nameOf('commander', commander), range, gap: inchesFromDisc(g, commander, unit) }
}

function cardsOf({ hand }: G, commander: number, card: Exclude<Payment, 'trophy' | 'point'>): number {
  switch (card) {
    case 'ace':
      return hand.ace.of(commander)
    case 'number':
      return hand.number.of(commander)
    case 'face':
      return hand.face.of(commander)
    case 'joker':
      return hand.joker.of(commander)
  }
}

/** Everything a commander has to pay with, suitable or not. */
export function purseOf(g: G, commander: number): number {
  const { ace, number, face, joker } = g.hand
  const cards = ace.of(commander) + number.of(commander) + face.of(commander) + joker.of(commander)
  const points = g.leader.unit.of(commander) === NOBODY ? 0 : g.leader.points.of(commander)
  return cards + g.trophy.aces.of(commander) + points
}

/** How much of a payment is available to a unit for an action now. */
export function heldOf(g: G, unit: number, payment: Payment): number {
  const { commander } = unitOf(g, unit)
  if (payment === 'trophy') return g.trophy.aces.of(commander)
  if (payment !== 'point') return cardsOf(g, commander, payment)
  /**
   * @rule es.general.points
   * A commander with a unit has three points a turn for any action of it except fire; in a turn in which he uses them
   * he helps no other unit.
   */
  return generalWith(g, unit) === commander && !g.leader.helpedOthers.of(commander) ? g.leader.points.of(commander) : 0
}

/** The payments that are suitable and available for an action of a unit. */
export const payable = (g: G, unit: number, action: Action): readonly Payment[] =>
  payments.filter((payment) => isFit(g, unit, action, payment) && heldOf(g, unit, payment) > 0)

/** Whether a commander is hurt and can do nothing. */
const isSilent = (g: G, commander: number): boolean =>
  g.leader.silentUntil.of(commander) >= g.turn && g.leader.silentUntil.of(commander) > 0

/** Whether the commander helps only the unit he is with, which is not this one. */
const helpsAnother = (g: G, unit: number, commander: number): boolean =>
  g.leader.helpedOwn.of(commander) && g.leader.unit.of(commander) !== unit

/**
 * Whether a commander may do anything for a unit this turn: he is not hurt, and does not help only the unit he is with.
 */
export function mayHelp(g: G, unit: number, why?: Why): boolean {
  const { commander } = unitOf(g, unit)
  if (!isSilent(g, commander) && !helpsAnother(g, unit, commander)) return true
  if (why === undefined) return false
  const name = { unit: unitName(g, unit), commander: g.nameOf('commander', commander) }
  if (isSilent(g, commander))
    return why.because('es.general.hurt', 'silent', { ...name, turn: g.leader.silentUntil.of(commander) + 1 })
  return why.because('es.general.points', 'helps-own', { ...name, other: unitName(g, g.leader.unit.of(commander)) })
}

/** A payment that suits fire suits every action of a unit; one that suits any other action suits all but fire. */
export const isPaidAsFire = (action: Action): boolean => action === 'fire'

/**
 * @rule es.cards.price
 * In the first command phase of a turn an action costs one card, in the second two, in the third three, and so on; each
 * card has to suit the unit and the action.
 */
export function mayPay(g: G, unit: number, action: Action, phase: number, why?: Why): boolean {
  // Most units have too few cards, so the cheapest test comes first.
  if (why === undefined) return isAffordable(g, unit, action, phase) && isInCommand(g, unit) && mayHelp(g, unit)
  const isHeard = isInCommand(g, unit)
  if (isHeard && mayHelp(g, unit, why) && isAffordable(g, unit, action, phase)) return true
  const name = { unit: unitName(g, unit) }
  if (!isHeard) return why.because('es.command.range', 'too-far', { ...name, ...farFromCommander(g, unit) })
  const { commander } = unitOf(g, unit)
  const cards = payments.reduce((sum, one) => sum + (isFit(g, unit, action, one) ? heldOf(g, unit, one) : 0), 0)
  const isWithoutPoints = isFit(g, unit, action, 'point') && g.leader.helpedOthers.of(commander)
  if (isWithoutPoints && cards + g.leader.points.of(commander) >= phase)
    return why.because('es.general.points', 'helped-others', { ...name, cards, price: phase })
  return why.because('es.cards.price', 'too-few', { ...name, cards, price: phase })
}

/** Whether the unit's commander has enough suitable payments. */
function isAffordable(g: G, unit: number, action: Action, price: number): boolean {
  let held = 0
  for (const payment of payments) {
    const own = heldOf(g, unit, payment)
    if (own > 0 && isFit(g, unit, action, payment)) held += own
    if (held >= price) return true
  }
  return false
}
