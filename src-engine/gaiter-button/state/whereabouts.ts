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
const known = new WeakMap<Campaign, Whereabouts>()
let last: { readonly campaign: Campaign; readonly whereabouts: Whereabouts } | undefined

/** The number of a list: of a zone, or of none, a side, and the field or the fortress. */
const placeOf = (zone: number, side: number, inside: boolean): number => 4 * (zone + 1) + 2 * side + (inside ? 1 : 0)

function makeWhereabouts({ counters, zones }: Campaign): Whereabouts {
  const sets = (): readonly [Bits, Bits] => [emptySet(zones.length), emptySet(zones.length)]
  return {
    stamp: -1,
    listed: new Int32Array(counters.length).fill(NONE),
    lists: Array.from({ length: 4 * (zones.length + 1) }, () => NOBODY),
    anywhere: sets(),
    field: sets(),
    units: sets(),
    solid: sets(),
    holders: sets(),
  }
}

function memoryOf(campaign: Campaign): Whereabouts {
  if (last?.campaign === campaign) return last.whereabouts
  const whereabouts = known.get(campaign) ?? makeWhereabouts(campaign)
  known.set(campaign, whereabouts)
  last = { campaign, whereabouts }
  return whereabouts
}

/** Where everybody is now. Read only, and only until a counter moves. */
export function whereabouts(g: G): Whereabouts {
  const memory = memoryOf(g.campaign)
  const { zone, inside } = g.counter
  const stamp = Math.max(zone.stamp, inside.stamp)
  if (memory.stamp === stamp) return memory
  memory.stamp = stamp
  const { listed } = memory
  const { sideStart } = g.campaign
  for (let side = 0; side < 2; side++)
    for (let counter = sideStart[side]!, end = sideStart[side + 1]!; counter < end; counter++) {
      const place = placeOf(zone.of(counter), side, inside.of(counter))
      if (place !== listed[counter]) list(g.campaign, memory, counter, place)
    }
  return memory
}

/** Puts a counter on the list of another place. */
function list(campaign: Campaign, memory: Whereabouts, counter: number, to: number): void {
  const { listed, lists } = memory
  const from = listed[counter]!
  listed[counter] = to
  if (from !== NONE) {
    lists[from] = lists[from]!.filter((other) => other !== counter)
    noteSets(campaign, memory, from)
  }
  const there = lists[to]!
  const after = there.findIndex((other) => other > counter)
  lists[to] = after < 0 ? [...there, counter] : there.toSpliced(after, 0, counter)
  noteSets(campaign, memory, to)
}

function noteSets({ counters }: Campaign, memory: Whereabouts, place: number): void {
  const { lists, anywhere, field, units, solid, holders } = memory
  const zone = (place >> 2) - 1
  if (zone === NONE) return
  const side = ((place >> 1) & 1) as 0 | 1 // a bit
  const there = lists[place]!
  const kindOf = (counter: number): string => counters[counter]!.kind // a row of the counter table
  note(anywhere[side], zone, there.length > 0 || lists[place ^ 1]!.length > 0)
  const hasUnits = there.some((counter) => kindOf(counter) === 'unit' || kindOf(counter) === 'detachment')
  if ((place & 1) === 1) {
    note(holders[side], zone, hasUnits)
    return
  }
  note(field[side], zone, there.length > 0)
  note(units[side], zone, hasUnits)
  note(
    solid[side],
    zone,
    there.some((counter) => kindOf(counter) !== 'decoy'),
  )
}

const note = (set: Bits, zone: number, isThere: boolean): void => (isThere ? add(set, zone) : remove(set, zone))

/** The counters of a side in the field of a zone, or inside its fortress, in their order. */
export const listAt = (g: G, side: number, zone: number, inside: boolean): readonly number[] =>
  whereabouts(g).lists[placeOf(zone, side, inside)]!
