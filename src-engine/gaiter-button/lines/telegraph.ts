import { emptySet, has, isSame, next, unite, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import { wellsOf } from '../ground/sources.ts'
import { openRailways, shutRailways, type Survey } from '../ground/survey.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from '../state/kit.ts'

/** Chapter 8.1.2: the telegraph. It runs along railways, and what it joins changes with few of the acts of a game. */

/** What the telegraph of a side joins, and what that was found from. */
interface Networks {
  /** None before they were found. */
  scenario: number
  readonly closed: Bits
  /** Railways that were shut. */
  readonly shut: Bits
  /** Sets of zones joined by telegraph. */
  readonly all: Bits[]
}

/** What is kept for each side as the map is, and as that side knows it; and which of them was looked at last. */
interface Kept {
  readonly all: readonly Networks[]
  last: Networks
}

const keptFor = onceFor((s: Survey): Kept => {
  const none = (): Networks => ({
    scenario: NONE,
    closed: s.closed.slice(),
    shut: emptySet(s.railways.length),
    all: [],
  })
  const all = [none(), none(), none(), none()]
  return { all, last: all[0]! } // there are four
})

/** Enemy stacks do not hinder the telegraph; his fortresses do, unless they are blockaded. `guess`: as the side knows it. */
export function openTelegraph(g: G, s: Survey, side: number, guess: boolean): void {
  s.closed.set(s.foreign[side]!)
  unite(s.closed, s.barred)
  const kept = keptFor(s)
  const networks = kept.all[2 * side + (guess ? 1 : 0)]! // four of them
  kept.last = networks
  const shut = shutRailways(g, s)
  if (networks.scenario === g.scenario && isSame(networks.closed, s.closed) && isSame(networks.shut, shut)) return
  networks.scenario = g.scenario
  networks.closed.set(s.closed)
  networks.shut.set(shut)
  openRailways(g, s)
  findNetworks(g, s, side, networks.all)
}

/** Makes ready for ways along the telegraph as it was opened last. */
export const openWires = (g: G, s: Survey): void => openRailways(g, s, keptFor(s).last.closed)

/**
 * @rule gb.command.telegraph
 * A telegraphic line of communication is a direct one to a zone that an undestroyed railway joins to the commander's.
 * It may leave the map by a friendly edge and return by another railway there; what is off the map hangs together.
 */
function findNetworks(g: G, s: Survey, side: number, all: Bits[]): void {
  const { work, rail, stations } = s
  all.length = 0
  all.push(reach(work, rail, wellsOf(g, side).railExits, Infinity).slice())
  stations.set(s.railZones)
  for (let zone = next(stations, 0); zone >= 0; zone = next(stations, zone + 1))
    if (!has(s.closed, zone) && networkAt(all, zone) === undefined) all.push(reach(work, rail, zone, Infinity).slice())
}

const networkAt = (all: readonly Bits[], zone: number): Bits | undefined => all.find((network) => has(network, zone))

/** The zones that the telegraph joins to this one, itself included, as it was opened last; undefined where there is none. */
export const networkOf = (s: Survey, zone: number): Bits | undefined => networkAt(keptFor(s).last.all, zone)
