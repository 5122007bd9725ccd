import { good } from '../../kernel/values/result.ts'
import {
  cavalryPoints,
  countersIn,
  endOf,
  firstOf,
  gunPoints,
  inWeather,
  infantryPoints,
  isUnit,
  moraleOf,
} from '../state/counters.ts'
import { counterName, enemyOf, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { shortestWays } from '../march/march-ways.ts'
import { isAnywhereIn, isHeld, zonesOf } from '../state/places.ts'
import { next } from '../../board/bitset.ts'
import { SEEN } from '../state/shape.ts'
import { fastest } from './paces.ts'
import { withStrongestEnemy, type Study } from './study.ts'

/**
 * What a side knows of the enemy on the map: `{ "study": "enemy" }`. His counters by zone, their known strength, how
 * far they could get today at most, and which of the side's places lie within that. An unknown counter is assumed to be
 * as fast as anything it may be, to march alone and to ignore fatigue. This is an upper bound for an activation.
 */

export type EnemyStudy = {
  readonly study: 'enemy'
  readonly stacks: readonly EnemyStack[]
  /** Places of this side that the enemy could reach today. */
  readonly threatened: readonly Threatened[]
}

export type EnemyStack = {
  readonly zone: string
  readonly inside: boolean
  readonly counters: number
  /** How many of them have already acted today. */
  readonly activated: number
  readonly known: readonly KnownCounter[]
  readonly unknown: number
  /** The highest possible MP of those that have not acted, and of the troops among them. */
  readonly pace: number
  readonly troops: number
  /** The zones they could reach today at most. */
  readonly reach: readonly string[]
}

export type KnownCounter = {
  readonly counter: string
  /** Its strength, if known. */
  readonly strength: {
    readonly infantry: number
    readonly cavalry: number
    readonly guns: number
    readonly morale: number
  } | null
}

export type Threatened = {
  readonly zone: string
  readonly from: readonly string[]
  /** Whether infantry could come; otherwise only faster troops. */
  readonly byInfantry: boolean
}

export type EnemyRequest = { readonly study: 'enemy' }

export const studyEnemy: Study<EnemyRequest, EnemyStudy> = (g, side) =>
  withStrongestEnemy(g, side, (fork) => {
    const enemy = enemyOf(side)
    const reached: Reached = new Map()
    const stacks: EnemyStack[] = []
    const zones = zonesOf(fork, enemy)
    const acted = actedIn(fork, enemy)
    for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
      for (const inside of [false, true]) {
        const counters = countersIn(fork, enemy, zone, inside ? 'inside' : 'field')
        if (counters.length > 0) stacks.push(stackOf(fork, enemy, zone, inside, counters, acted, reached))
      }
    const study: EnemyStudy = { study: 'enemy', stacks, threatened: threatenedOf(fork, side, reached) }
    return good(study)
  })

type Reached = Map<number, { readonly from: Set<string>; slow: boolean }>

function stackOf(
  g: G,
  enemy: number,
  zone: number,
  inside: boolean,
  counters: readonly number[],
  acted: ReadonlySet<number>,
  reached: Reached,
): EnemyStack {
  const ready = counters.filter((counter) => !acted.has(counter))
  const known = counters.filter((counter) => g.counter.seen.of(counter) >= SEEN.identity)
  const pace = fastest(g, enemy, ready)
  const troops = fastest(g, enemy, ready, true)
  const ways = shortestWays(g, { side: enemy, zone, inside, mp: pace, units: 1 })
  const infantry = Math.min(troops, inWeather(g, Math.min(...tablesOf(g).allowance.decoy)))
  // An enemy that is in the zone already needs no march to fight there.
  for (const { zone: to, cost } of inside ? ways : [...ways, { zone, cost: 0 }]) {
    const one = reached.get(to) ?? { from: new Set<string>(), slow: false }
    one.from.add(zoneName(g, zone))
    one.slow ||= cost <= infantry
    reached.set(to, one)
  }
  return {
    zone: zoneName(g, zone),
    inside,
    counters: counters.length,
    activated: counters.length - ready.length,
    known: known.map((counter) => ({ counter: counterName(g, counter), strength: strengthOf(g, counter) })),
    unknown: counters.length - known.length,
    pace,
    troops,
    reach: ways.map((way) => zoneName(g, way.zone)),
  }
}

/** Enemies that have acted. Unknown ones are treated as decoys, so that passing them costs nothing. */
function actedIn(g: G, enemy: number): Set<number> {
  const acted = new Set<number>()
  for (let counter = firstOf(g, enemy); counter < endOf(g, enemy); counter++) {
    if (!g.counter.activated.of(counter)) continue
    acted.add(counter)
    if (g.counter.seen.of(counter) < SEEN.identity) g.counter.activated.set(counter, false)
  }
  return acted
}

function strengthOf(g: G, counter: number): KnownCounter['strength'] {
  if (g.counter.seen.of(counter) < SEEN.composition || !isUnit(g, counter)) return null
  return {
    infantry: infantryPoints(g, counter),
    cavalry: cavalryPoints(g, counter),
    guns: gunPoints(g, counter, 1),
    morale: moraleOf(g, counter),
  }
}

/** The threatened places of this side: zones with its counters or a garrison. */
function threatenedOf(g: G, side: number, reached: Reached): Threatened[] {
  const found: Threatened[] = []
  for (const [zone, { from, slow }] of reached)
    if (isAnywhereIn(g, side, zone) || (zoneOf(g, zone).fortress >= 0 && isHeld(g, side, zone)))
      found.push({ zone: zoneName(g, zone), from: [...from], byInfantry: slow })
  return found
}
