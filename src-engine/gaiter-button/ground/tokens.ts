import { NONE } from '../campaign/campaign.ts'
import { countersIn, endOf, firstOf } from '../state/counters.ts'
import type { G } from '../state/kit.ts'
import { clearAxis, isAnywhereIn, isContested } from '../state/places.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { moveTo } from '../state/whereabouts.ts'
import { noteCaptures } from './sources.ts'

/**
 * Chapter 1.2.1: the front of a counter. Every change that the enemy can see on the table goes through here: the
 * position of a counter, which way it is turned, its markers. So he can follow a stack, but loses track of a counter
 * within it.
 */

/** Visible properties of a counter: its front, its markers, and whether it is set apart for a battle. */
export type Mark = 'activated' | 'outOfSupply' | 'combatted' | 'demoralised' | 'backToRiver' | 'engaged'

function appearance(g: G, counter: number): number {
  const { inside, activated, outOfSupply, combatted, demoralised, backToRiver, engaged, seen } = g.counter
  // Engaged counters are set apart; once turned over, each is distinct from all others.
  if (engaged.of(counter) && seen.of(counter) >= SEEN.identity) return 128 + counter
  return (
    (inside.of(counter) ? 1 : 0) |
    (activated.of(counter) ? 2 : 0) |
    (outOfSupply.of(counter) ? 4 : 0) |
    (combatted.of(counter) ? 8 : 0) |
    (demoralised.of(counter) ? 16 : 0) |
    (backToRiver.of(counter) ? 32 : 0) |
    (engaged.of(counter) ? 64 : 0)
  )
}

/**
 * @rule gb.counters.fog
 * Counters that look alike in one zone cannot be told apart: when some of them leave or join the others, all are
 * shuffled, and what the enemy knew of any of them is lost.
 */
function shuffleAlike(g: G, side: number, zone: number, some: readonly number[], parting: boolean): void {
  const here = countersIn(g, side, zone, 'all')
  // There are no other counters to leave or join.
  if (here.length === some.length) return
  // Shuffling changes no looks; a counter that looks like no other is not shuffled.
  for (const counter of here) {
    looks[counter] = appearance(g, counter)
    isChanging[counter] = false
  }
  for (const counter of some) isChanging[counter] = true
  for (let index = 0; index < some.length; index++) {
    const look = looks[some[index]!]! // an index of the list
    if (!isFirstLook(some, index) || !isLikeOthers(look, here)) continue
    const alike: number[] = []
    for (const counter of here) if (looks[counter] === look && isChanging[counter]!) alike.push(counter)
    const parted = alike.length
    for (const counter of here) if (looks[counter] === look && !isChanging[counter]!) alike.push(counter)
    if (parting) part(g, side, alike, parted)
    else shuffle(g, side, alike)
  }
}

/** Scratch memory of `shuffleAlike`: the look of each counter in the zone, and whether it leaves or joins. */
const looks: number[] = []
const isChanging: boolean[] = []

/** Does another counter here have this look that does not leave or join? */
function isLikeOthers(look: number, here: readonly number[]): boolean {
  for (const counter of here) if (looks[counter] === look && !isChanging[counter]!) return true
  return false
}

/** Is this the first of these counters with its look? */
function isFirstLook(some: readonly number[], index: number): boolean {
  const look = looks[some[index]!] // an index of the list
  for (let before = 0; before < index; before++) if (looks[some[before]!] === look) return false
  return true
}

/**
 * Of some counters that look alike, the first `parted` leave the others. Which ones they are is determined by their
 * owner's secret; but they get the lowest tokens, so that all games that looked the same before still do.
 */
function part(g: G, side: number, alike: readonly number[], parted: number): void {
  const { token } = g.counter
  const tokens: number[] = []
  for (const counter of alike) putInOrder(tokens, token.of(counter))
  for (let index = 0; index < alike.length; index++) token.set(alike[index]!, tokens[index]!) // as many as counters
  shuffle(g, side, alike, 0, parted)
  shuffle(g, side, alike, parted)
}

/** Insertion into an ascending list; faster than sorting for so few. */
function putInOrder(numbers: number[], number: number): void {
  let at = numbers.length
  numbers.push(number)
  for (; at > 0 && numbers[at - 1]! > number; at--) numbers[at] = numbers[at - 1]!
  numbers[at] = number
}

/** Shuffles the tokens of these counters, or of one part of the list, by their owner's secret. */
function shuffle(g: G, side: number, alike: readonly number[], from = 0, to = alike.length): void {
  const { token, seen } = g.counter
  g.camp.mixed.add(side, 1)
  const secret = g.camp.mixing.of(side)
  const round = g.camp.mixed.of(side)
  for (let index = to - from - 1; index > 0; index--) {
    const a = alike[from + index]! // both below `to`
    const b = alike[from + (scramble(secret, round, index) % (index + 1))]!
    const held = token.of(a)
    token.set(a, token.of(b))
    token.set(b, held)
  }
  for (let index = from; index < to; index++) seen.set(alike[index]!, SEEN.not)
}

function scramble(secret: number, round: number, index: number): number {
  let hash = Math.imul(secret ^ Math.imul(round, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Moves counters of one side that are in one zone. `to` none takes them off the map: this makes their identity public,
 * so nothing is shuffled.
 */
export function relocate(g: G, moving: readonly number[], to: number, inside = false): void {
  const [first] = moving
  if (first === undefined) return
  const side = g.campaign.counters[first]!.side // a row of the counter table
  const from = g.counter.zone.of(first)
  if (from !== NONE && to !== NONE) shuffleAlike(g, side, from, moving, true)
  moveTo(g, side, moving, to, inside)
  if (to !== NONE) shuffleAlike(g, side, to, moving, false)
  if (from !== NONE) updateZone(g, from)
  if (to !== NONE && to !== from) updateZone(g, to)
}

/** Sets or removes a marker on counters of one side in one zone, or turns them. */
export function mark(g: G, marked: readonly number[], what: Mark, on = true): void {
  // Looked up once, because looking up a column by a variable name is slow.
  const column = g.counter[what]
  let count = 0
  for (const counter of marked) if (column.of(counter) !== on) count += 1
  if (count === 0) return
  const changing = count === marked.length ? marked : marked.filter((counter) => column.of(counter) !== on)
  const first = changing[0]! // of some
  const side = g.campaign.counters[first]!.side // a row of the counter table
  const zone = g.counter.zone.of(first)
  if (zone !== NONE) shuffleAlike(g, side, zone, changing, true)
  for (const counter of changing) column.set(counter, on)
  if (zone !== NONE) shuffleAlike(g, side, zone, changing, false)
}

/** Same as `mark`, for counters of any side and zone. */
export function markEverywhere(g: G, counters: readonly number[], what: Mark, on = true): void {
  const column = g.counter[what]
  if (counters.every((counter) => column.of(counter) === on)) return
  const groups = new Map<number, number[]>()
  for (const counter of counters) {
    const key = g.counter.zone.of(counter) * 2 + g.campaign.counters[counter]!.side // a row of the counter table
    const group = groups.get(key)
    if (group) group.push(counter)
    else groups.set(key, [counter])
  }
  for (const group of groups.values()) mark(g, group, what, on)
}

/** Takes counters off the map permanently. Their SP stay recorded for counting. */
export function removeForGood(g: G, counters: readonly number[], fate: number): void {
  for (const counter of counters) {
    relocate(g, [counter], NONE)
    wipeMarks(g, counter)
    g.counter.fate.set(counter, fate)
  }
}

/**
 * Takes a decoy, or a detachment without SP, back into its owner's hand. The next counter out of the hand cannot be
 * told from this one.
 */
export function takeBack(g: G, counter: number): void {
  relocate(g, [counter], NONE)
  wipeMarks(g, counter)
  g.counter.fate.set(counter, FATE.inPlay)
  const side = g.campaign.counters[counter]!.side // a row of the counter table
  const hand: number[] = []
  const end = endOf(g, side)
  for (let other = firstOf(g, side); other < end; other++)
    if (g.counter.zone.of(other) === NONE && g.counter.fate.of(other) === FATE.inPlay) hand.push(other)
  shuffle(g, side, hand)
}

function wipeMarks(g: G, counter: number): void {
  const { activated, outOfSupply, combatted, demoralised, backToRiver, engaged, seen } = g.counter
  for (const flag of [activated, outOfSupply, combatted, demoralised, backToRiver, engaged]) flag.set(counter, false)
  seen.set(counter, SEEN.not)
  g.stack.delete(counter)
}

/**
 * @rule gb.axes.cleared
 * Axes of retreat and encirclement belong to a contested zone: when it is no longer contested, all its markers are
 * removed.
 */
function updateZone(g: G, zone: number): void {
  const { intruder, encircled, edgeAxis, stormed } = g.zone
  noteCaptures(g, zone)
  // A side that stormed a bank of a fortress and has left has given it back (GB 16.2).
  if (stormed.of(zone) !== 0 && !isAnywhereIn(g, stormed.of(zone) - 1, zone)) stormed.set(zone, 0)
  if (intruder.of(zone) === 0 && encircled.of(zone) === 0 && edgeAxis.of(zone) === 0) return
  if (isContested(g, zone)) return
  intruder.set(zone, 0)
  encircled.set(zone, 0)
  edgeAxis.set(zone, 0)
  for (const connection of g.campaign.board.connectionsAt(zone)) clearAxis(g, connection, zone)
}
