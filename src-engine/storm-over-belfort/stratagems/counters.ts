import { isWithin, members } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { stratagems, type Stratagem } from '../campaign/files.ts'
import { played } from '../state/entries.ts'
import { groundOf, isHeldBy } from '../state/ground.ts'
import { cupOf, FRENCH, handOf, LOST, NONE, otherSide, PRUSSIAN, TO_COME, unitOf, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'

/** Chapter: stratagem counters, their two sides, and when each may be played. */

export const play = verb('play', 'counter', 'face')

const BLACK = 0
const RED = 1
export const faces = ['black', 'red'] as const

/** When a stratagem is played: as an action of its own, or in response to the other side. */
export type Moment = 'bombardment' | 'shot' | 'result' | 'activation' | 'order' | 'reorganisation'

/**
 * @rule sb.stratagems.moment
 * Each stratagem is played in its phase: E with the bombardment, F with the activations, G with the reorganisation.
 */
const moments: Readonly<Record<Stratagem, Moment>> = {
  scouts: 'reorganisation',
  firefighters: 'result',
  proclamation: 'reorganisation',
  illness: 'reorganisation',
  'supply-problem': 'reorganisation',
  'icy-cold': 'reorganisation',
  catherine: 'bombardment',
  'swiss-delegation': 'reorganisation',
  bourbaki: 'reorganisation',
  'intransigent-denfert': 'reorganisation',
  'lack-of-discipline': 'order',
  disinformation: 'reorganisation',
  'bad-shell': 'shot',
  envoys: 'bombardment',
  'more-shells': 'bombardment',
  'ruse-of-war': 'activation',
  desertion: 'reorganisation',
  'incendiary-shells': 'bombardment',
  'intransigent-tresckow': 'reorganisation',
}

/** By moment: the stratagems that are played then. */
const playedAt = (moment: Moment): readonly Stratagem[] => stratagems.filter((one) => moments[one] === moment)
const byMoment: Readonly<Record<Moment, readonly Stratagem[]>> = {
  bombardment: playedAt('bombardment'),
  shot: playedAt('shot'),
  result: playedAt('result'),
  activation: playedAt('activation'),
  order: playedAt('order'),
  reorganisation: playedAt('reorganisation'),
}

const numberOf = (stratagem: Stratagem): number => stratagems.indexOf(stratagem)
const stratagemAt = (number: number): Stratagem | undefined => stratagems[number]

/** The stratagem on one side of a counter; undefined if blank. */
export function stratagemOn(g: G, counter: number, face: number): Stratagem | undefined {
  const { black, red } = g.campaign.counters[counter]! // a counter of the campaign
  return stratagemAt(face === RED ? red : black)
}

/** Whether this side of a counter may be played at this moment. */
export function mayPlay(g: G, side: number, moment: Moment, counter: number, face: number, why?: Why): boolean {
  if (!isInHand(g, side, counter, why)) return false
  const stratagem = stratagemOn(g, counter, face)
  if (stratagem === undefined)
    return why?.because('sb.stratagems.faces', 'blank', { counter: g.nameOf('counter', counter) }) ?? false
  if (moments[stratagem] !== moment) return why?.because('sb.stratagems.moment', 'not-now', { stratagem }) ?? false
  return mayTakeEffect(g, stratagem, why)
}

/**
 * @rule sb.stratagems.hand
 * A hand holds at most two counters, and only its owner sees them.
 */
export function isInHand(g: G, side: number, counter: number, why?: Why): boolean {
  if (handOf(g, side).has(counter)) return true
  return why?.because('sb.stratagems.hand', 'not-in-hand', { counter: g.nameOf('counter', counter) }) ?? false
}

/** Whether a stratagem can have an effect, judged by open information only. */
function mayTakeEffect(g: G, stratagem: Stratagem, why?: Why): boolean {
  const { moreShellsFrom, bourbakiFrom } = g.campaign.tables.stratagems
  switch (stratagem) {
    case 'more-shells':
      return (
        g.turn >= moreShellsFrom ||
        (why?.because('sb.stratagem.more-shells', 'too-early', { turn: g.turn, from: moreShellsFrom }) ?? false)
      )
    case 'bourbaki':
      return (
        g.turn >= bourbakiFrom ||
        (why?.because('sb.stratagem.bourbaki', 'too-early', { turn: g.turn, from: bourbakiFrom }) ?? false)
      )
    case 'swiss-delegation':
      return !g.tresckow || (why?.because('sb.stratagem.tresckow', 'refused') ?? false)
    case 'scouts':
      return (
        (freshScouts(g) !== NONE && !isWithin(g.campaign.forts, groundOf(g).held[PRUSSIAN])) ||
        (why?.because('sb.stratagem.scouts', 'none-left') ?? false)
      )
    default:
      return true
  }
}

/** A company of scouts that has not yet been in the game. */
export function freshScouts(g: G): number {
  for (const unit of g.campaign.unitsOf[FRENCH])
    if (unitOf(g, unit).kind === 'scouts' && g.unit.zone.of(unit) === NONE && g.unit.fate.of(unit) === TO_COME)
      return unit
  return NONE
}

/** The zones where scouts may be placed: the forts that the Prussians do not hold. */
export const postsOf = (g: G): readonly number[] =>
  members(g.campaign.forts).filter((zone) => !isHeldBy(g, PRUSSIAN, zone))

/** Whether illness may strike a battalion: it has to be on the map and have a level to lose. */
export const mayFallIll = (g: G, side: number, unit: number): boolean =>
  unitOf(g, unit).side === otherSide(side) && unitOf(g, unit).hasSteps && onMap(g, unit)

export const isDeserter = (g: G, unit: number): boolean =>
  unitOf(g, unit).side === FRENCH &&
  unitOf(g, unit).regiment === '57rp' &&
  g.unit.fate.of(unit) !== LOST &&
  onMap(g, unit)

/**
 * Whether a side could hold a stratagem, judged by open information only. A side that answers with counters is asked
 * whenever this is true, so that the question itself reveals nothing.
 */
export function couldHold(g: G, side: number, stratagem: Stratagem): boolean {
  if (handOf(g, side).length === 0 || !mayTakeEffect(g, stratagem)) return false
  const number = numberOf(stratagem)
  return g.campaign.counters.some(
    ({ side: owner, black, red }, counter) =>
      owner === side && (black === number || red === number) && !g.spent.has(counter) && !g.returned.has(counter),
  )
}

/** The same for any stratagem that is played at such a moment. */
export const couldPlay = (g: G, side: number, moment: Moment): boolean =>
  handOf(g, side).length > 0 && byMoment[moment].some((stratagem) => couldHold(g, side, stratagem))

/** Visits every counter side of the hand that may be played at this moment. */
export function eachPlay(g: G, side: number, moment: Moment, of: (counter: number, face: number) => void): void {
  const hand = handOf(g, side)
  for (let index = 0; index < hand.length; index++)
    for (const face of [BLACK, RED]) if (mayPlay(g, side, moment, hand.of(index), face)) of(hand.of(index), face)
}

/**
 * @rule sb.stratagems.faces
 * A counter is played with one of its sides. Played black, it goes back into the cup; played red, it leaves the game
 * together with its other side.
 */
export function show(g: G, side: number, counter: number, face: number): Stratagem {
  const stratagem = stratagemOn(g, counter, face)! // a playable side has a stratagem
  handOf(g, side).remove(counter)
  if (face === RED) g.spent.add(counter)
  else {
    putBack(g, side, counter)
    g.returned.add(counter)
  }
  g.tell(played, { side, counter, red: face === RED, stratagem: numberOf(stratagem) })
  g.reveal()
  return stratagem
}

/** Puts a counter back into its cup; cups are kept sorted, so that their order reveals nothing. */
export function putBack(g: G, side: number, counter: number): void {
  const cup = cupOf(g, side)
  let at = 0
  while (at < cup.length && cup.of(at) < counter) at += 1
  cup.insert(at, counter)
}
