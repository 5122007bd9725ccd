import { emptySet, has, isSame, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import type { Zones } from '../../board/zones.ts'
import { supplySourcesOf } from '../ground/sources.ts'
import { openRailways, shutRailways, type Survey } from '../ground/survey.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'

/** Chapter 8.1.2: the telegraph. It follows the railways, and few actions of a game change its networks. */

/** Cached networks of a side's telegraph, and the inputs used. */
interface Networks {
  /** `NONE` before the first search. */
  scenario: number
  readonly closed: Bits
  /** Closed railways. */
  readonly shut: Bits
  /** Sets of zones joined by telegraph. The first `count` are valid; the rest are buffers for reuse. */
  readonly found: Bits[]
  count: number
}

/** The four caches (two sides, known or true), and the last one used. */
interface Kept {
  readonly all: readonly Networks[]
  last: Networks
}

const keptFor = memoizedBy((s: Survey): Kept => {
  const none = (): Networks => ({
    scenario: NONE,
    closed: s.closed.slice(),
    shut: emptySet(s.railways.length),
    found: [],
    count: 0,
  })
  const all = [none(), none(), none(), none()]
  return { all, last: all[0]! } // there are four
})

/** Enemy stacks do not block the telegraph; enemy fortresses do, unless blockaded. `guess`: as the side knows it. */
export function openTelegraph(g: G, s: Survey, side: number, guess: boolean): void {
  const { closed, barred } = s
  const foreign = s.foreign[side]!
  for (let word = 0; word < closed.length; word++) closed[word] = foreign[word]! | barred[word]!
  const kept = keptFor(s)
  const networks = kept.all[2 * side + (guess ? 1 : 0)]! // four of them
  kept.last = networks
  const shut = shutRailways(g, s)
  if (networks.scenario === g.scenario && isSame(networks.closed, closed) && isSame(networks.shut, shut)) return
  networks.scenario = g.scenario
  networks.closed.set(closed)
  networks.shut.set(shut)
  networks.count = 0
  // The network joined off the map comes first, so that its zones are not searched one by one.
  findNetwork(g, s, supplySourcesOf(g, side).railExits)
}

/** Opens the railways for searches along the telegraph as last opened. */
export const openWires = (g: G, s: Survey): void => openRailways(g, s, keptFor(s).last.closed)

/**
 * @rule gb.command.telegraph
 * A telegraphic line of communication is a direct line to a zone that an undestroyed railway joins to the commander's.
 * It may leave the map by a friendly edge and return by another railway there; all exits of that side are joined off
 * the map.
 */
function findNetwork(g: G, s: Survey, from: Zones): Bits {
  const networks = keptFor(s).last
  openRailways(g, s, networks.closed)
  const network = reach(s.work, s.rail, from, Infinity, networks.found[networks.count] ?? s.found.slice())
  networks.found[networks.count++] = network
  return network
}

/**
 * The zones joined by telegraph to this one, including itself, as last opened; undefined if the zone has no telegraph.
 */
export function networkOf(g: G, s: Survey, zone: number): Bits | undefined {
  const { found, count, closed } = keptFor(s).last
  for (let number = 0; number < count; number++) if (has(found[number]!, zone)) return found[number]
  return has(s.railZones, zone) && !has(closed, zone) ? findNetwork(g, s, zone) : undefined
}
