import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { add, emptySet, remove, type Bits } from '../../board/bitset.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import type { G } from './kit.ts'

/**
 * Counter positions: a list for each side, zone and place in it, so that callers need not scan all counters. The lists
 * are updated lazily, on the first request after a counter has moved. A list that was handed out never changes, so a
 * caller that moves counters meanwhile keeps the old positions.
 */
export interface Whereabouts {
  /** The latest change that the lists include. */
  stamp: number
  /** The place where each counter is listed: see `placeOf`. */
  readonly listed: Int32Array
  readonly lists: (readonly number[])[]
  /** Places left or reached since the last update; used during the update. */
  readonly changed: number[]
  readonly isChanged: Uint8Array
  /** For each side, the zones where it has any counters. */
  readonly anywhere: readonly [Bits, Bits]
  /**
   * For each side, the zones where it has counters in the field; units in the field; counters other than decoys in the
   * field.
   */
  readonly field: readonly [Bits, Bits]
  readonly units: readonly [Bits, Bits]
  readonly solid: readonly [Bits, Bits]
  /** For each side, the zones in whose fortress it has units. */
  readonly holders: readonly [Bits, Bits]
}

const NOBODY: readonly number[] = []

/** The index of a list: by zone (or none), side, and field or fortress. */
export const placeOf = (zone: number, side: number, inside: boolean): number =>
  4 * (zone + 1) + 2 * side + (inside ? 1 : 0)

const memoryOf = memoizedBy(({ counters, zones }: Campaign): Whereabouts => {
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

/** The current positions. Read only; valid until a counter moves. */
export function whereabouts(g: G): Whereabouts {
  const memory = memoryOf(g.campaign)
  const { zone, inside } = g.counter
  const stamp = Math.max(zone.stamp, inside.stamp)
  if (memory.stamp === stamp) return memory
  memory.stamp = stamp
  const { sideStart } = g.campaign
  for (let side = 0; side < 2; side++)
    for (let counter = sideStart[side]!, end = sideStart[side + 1]!; counter < end; counter++)
      updatePlace(g, memory, side, counter)
  bringUpToDate(g.campaign, memory)
  return memory
}

/**
 * Moves counters of one side. If the lists are up to date, only the moved counters are updated instead of scanning all.
 */
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
  for (const counter of moving) updatePlace(g, memory, side, counter)
  bringUpToDate(g.campaign, memory)
}

/** Records where a counter stands, and marks the places that change. */
function updatePlace(g: G, memory: Whereabouts, side: number, counter: number): void {
  const { listed } = memory
  const place = placeOf(g.counter.zone.of(counter), side, g.counter.inside.of(counter))
  const before = listed[counter]!
  if (place === before) return
  if (before !== NONE) noteChanged(memory, before)
  noteChanged(memory, place)
  listed[counter] = place
}

/** Rebuilds the lists of the places that have changed. */
function bringUpToDate(campaign: Campaign, memory: Whereabouts): void {
  const { changed, isChanged } = memory
  for (let side = 0; side < 2; side++) rebuildLists(campaign, memory, side)
  for (const place of changed) {
    updateSets(campaign, memory, place)
    isChanged[place] = 0
  }
  changed.length = 0
}

function noteChanged({ changed, isChanged }: Whereabouts, place: number): void {
  if (isChanged[place] !== 0) return
  isChanged[place] = 1
  changed.push(place)
}

/** Rebuilds the lists of all changed places of a side in one pass over its counters. */
function rebuildLists({ sideStart }: Campaign, { lists, listed, changed, isChanged }: Whereabouts, side: number): void {
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
    // This list was created in this pass and has not been handed out yet, so it may still grow.
    if (there.length === 0) lists[place] = [counter]
    else (there as number[]).push(counter)
  }
}

function updateSets({ counters }: Campaign, memory: Whereabouts, place: number): void {
  const { lists, anywhere, field, units, solid, holders } = memory
  const zone = (place >> 2) - 1
  if (zone === NONE) return
  const side = ((place >> 1) & 1) as 0 | 1 // a bit
  const there = lists[place]!
  setMember(anywhere[side], zone, there.length > 0 || lists[place ^ 1]!.length > 0)
  let [hasUnits, hasSolid] = [false, false]
  for (const counter of there) {
    const { kind } = counters[counter]! // a row of the counter table
    hasUnits ||= kind === 'unit' || kind === 'detachment'
    hasSolid ||= kind !== 'decoy'
  }
  if ((place & 1) === 1) {
    setMember(holders[side], zone, hasUnits)
    return
  }
  setMember(field[side], zone, there.length > 0)
  setMember(units[side], zone, hasUnits)
  setMember(solid[side], zone, hasSolid)
}

const setMember = (set: Bits, zone: number, isThere: boolean): void => (isThere ? add(set, zone) : remove(set, zone))
