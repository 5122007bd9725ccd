import { onceFor } from '../../kernel/values/once-for.ts'
import { add, emptySet, remove, type Bits } from '../../board/bitset.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import type { G } from './kit.ts'

/**
 * Who is where: a list for each side, zone and place in it, so that nobody has to look through all counters for the few
 * that stand together. The lists are brought up to date when they are asked for after a counter has moved. One that has
 * been handed out never changes: whoever moves counters meanwhile goes on with those who stood there.
 */
export interface Whereabouts {
  /** The latest change that the lists know of. */
  stamp: number
  /** Where each counter is listed: see `placeOf`. */
  readonly listed: Int32Array
  readonly lists: (readonly number[])[]
  /** Places that somebody has left or reached since the lists were made, while they are brought up to date. */
  readonly changed: number[]
  readonly isChanged: Uint8Array
  /** For each side the zones where it has counters at all. */
  readonly anywhere: readonly [Bits, Bits]
  /** For each side the zones where it has counters in the field, units in the field, and there others than decoys. */
  readonly field: readonly [Bits, Bits]
  readonly units: readonly [Bits, Bits]
  readonly solid: readonly [Bits, Bits]
  /** For each side the zones in whose fortress it has units. */
  readonly holders: readonly [Bits, Bits]
}

const NOBODY: readonly number[] = []

/** The number of a list: of a zone, or of none, a side, and the field or the fortress. */
export const placeOf = (zone: number, side: number, inside: boolean): number =>
  4 * (zone + 1) + 2 * side + (inside ? 1 : 0)

const memoryOf = onceFor(({ counters, zones }: Campaign): Whereabouts => {
  const sets = (): readonly [Bits, Bits] => [emptySet(zones.length), emptySet(zones.length)]
  return {
    stamp: -1,
    listed: new Int32Array(counters.length).fill(NONE),
    lists: Array.from({ length: 4 * (zones.length + 1) }, () => NOBODY),
    changed: [],
    isChanged: new Uint8Array(4 * (zones.length + 1)),
    anywhere: sets(),
    field: sets(),
    units: sets(),
    solid: sets(),
    holders: sets(),
  }
})

/** Where everybody is now. Read only, and only until a counter moves. */
export function whereabouts(g: G): Whereabouts {
  const memory = memoryOf(g.campaign)
  const { zone, inside } = g.counter
  const stamp = Math.max(zone.stamp, inside.stamp)
  if (memory.stamp === stamp) return memory
  memory.stamp = stamp
  const { sideStart } = g.campaign
  for (let side = 0; side < 2; side++)
    for (let counter = sideStart[side]!, end = sideStart[side + 1]!; counter < end; counter++)
      look(g, memory, side, counter)
  bringUpToDate(g.campaign, memory)
  return memory
}

/** Moves counters of one side: where everybody else is stays known, so that nobody looks through all of them for who has moved. */
export function moveTo(g: G, side: number, moving: readonly number[], to: number, isInside: boolean): void {
  const { zone, inside } = g.counter
  const memory = memoryOf(g.campaign)
  const isKnown = memory.stamp === Math.max(zone.stamp, inside.stamp)
  for (const counter of moving) {
    zone.set(counter, to)
    inside.set(counter, isInside)
  }
  if (!isKnown) return
  memory.stamp = Math.max(zone.stamp, inside.stamp)
  for (const counter of moving) look(g, memory, side, counter)
  bringUpToDate(g.campaign, memory)
}

/** Notes where a counter stands, and which places change by it. */
function look(g: G, memory: Whereabouts, side: number, counter: number): void {
  const { listed } = memory
  const place = placeOf(g.counter.zone.of(counter), side, g.counter.inside.of(counter))
  const before = listed[counter]!
  if (place === before) return
  if (before !== NONE) noteChanged(memory, before)
  noteChanged(memory, place)
  listed[counter] = place
}

/** Lists anew who is at the places that have changed. */
function bringUpToDate(campaign: Campaign, memory: Whereabouts): void {
  const { changed, isChanged } = memory
  for (let side = 0; side < 2; side++) listAnew(campaign, memory, side)
  for (const place of changed) {
    noteSets(campaign, memory, place)
    isChanged[place] = 0
  }
  changed.length = 0
}

function noteChanged({ changed, isChanged }: Whereabouts, place: number): void {
  if (isChanged[place] !== 0) return
  isChanged[place] = 1
  changed.push(place)
}

/** Makes the lists of all places of a side that have changed, in one look at its counters. */
function listAnew({ sideStart }: Campaign, { lists, listed, changed, isChanged }: Whereabouts, side: number): void {
  let some = false
  for (const place of changed) {
    if (((place >> 1) & 1) !== side) continue
    lists[place] = NOBODY
    some = true
  }
  if (!some) return
  for (let counter = sideStart[side]!, end = sideStart[side + 1]!; counter < end; counter++) {
    const place = listed[counter]!
    if (isChanged[place] === 0) continue
    const there = lists[place]!
    // Nobody has been handed a list that is longer than nothing and still grows.
    if (there.length === 0) lists[place] = [counter]
    else (there as number[]).push(counter)
  }
}

function noteSets({ counters }: Campaign, memory: Whereabouts, place: number): void {
  const { lists, anywhere, field, units, solid, holders } = memory
  const zone = (place >> 2) - 1
  if (zone === NONE) return
  const side = ((place >> 1) & 1) as 0 | 1 // a bit
  const there = lists[place]!
  note(anywhere[side], zone, there.length > 0 || lists[place ^ 1]!.length > 0)
  let [hasUnits, hasSolid] = [false, false]
  for (const counter of there) {
    const { kind } = counters[counter]! // a row of the counter table
    hasUnits ||= kind === 'unit' || kind === 'detachment'
    hasSolid ||= kind !== 'decoy'
  }
  if ((place & 1) === 1) {
    note(holders[side], zone, hasUnits)
    return
  }
  note(field[side], zone, there.length > 0)
  note(units[side], zone, hasUnits)
  note(solid[side], zone, hasSolid)
}

const note = (set: Bits, zone: number, isThere: boolean): void => (isThere ? add(set, zone) : remove(set, zone))
