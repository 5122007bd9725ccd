import { add, emptySet, type Bits } from '../../board/bitset.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import { isEncircled } from '../../gaiter-button/ground/axes.ts'
import { sides } from '../../gaiter-button/campaign/schemas/common-schema.ts'
import { onMap } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { strayedCavalry } from '../../gaiter-button/march/march.ts'
import { provisionedZones } from '../../gaiter-button/lines/provision.ts'
import type { Position } from '../search/brain.ts'
import { strikeAt, type Strike } from './strikes.ts'
import { dayPlan, postsIn, type Posts } from './day-plan.ts'
import { groundOf } from './judgement/ground-known.ts'
import { sideAt } from './judgement/sides.ts'
import type { Frame } from './judgement/survey.ts'
import { mannerOf } from './manners.ts'
import { weightsSeenBy } from './judgement/weights.ts'

/** Zones of today's events that leave no trace on counters, so the staff has to remember them; one entry per event. */
interface ZonesOfToday {
  /** Zones from which the side sallied out. */
  readonly sallied: readonly string[]
  /** Zones in which cavalry fell back before the side. */
  readonly chased: readonly string[]
  /** Zones that the side left by a battle movement. */
  readonly leftForBattle: readonly string[]
}

/** All that a staff knows when its side has to decide. */
export interface Staff extends Frame, ZonesOfToday {
  readonly g: G
  readonly actions: readonly string[]
  /** Zones in which the side is encircled. */
  readonly shutIn: Bits
  /** Zones with a line of provision. */
  readonly provided: Bits
  /** What each unit is to do today. */
  readonly posts: Posts
  /** Corps cavalry of the side that is currently too far from its corps. */
  readonly strayed: readonly number[]
  /** Cache of battles in the current state, by kind and zone. */
  readonly strikes: Map<string, Strike | undefined>
  /** The zone from which some counters last came, if it is the same for all; -1 otherwise. */
  cameFrom(counters: readonly number[]): number
}

/** The part that does not change during a decision. */
const frameAt = memoizedBy(({ g, side, mannerId }: Position<G>): Frame => {
  const manner = mannerOf(side, mannerId)
  return { side, ground: groundOf(g), weights: weightsSeenBy(g, side, manner.reads), manner }
})

/** The staff of a position, cached per plan. */
export function staffOf(position: Position<G>, plan: Json): Staff {
  let known = staffs.get(position)
  if (known === undefined || known.plan !== plan)
    staffs.set(position, (known = { plan, staff: newStaff(position, plan) }))
  return known.staff
}
const staffs = new WeakMap<Position<G>, { readonly plan: Json; readonly staff: Staff }>()

function newStaff(position: Position<G>, plan: Json): Staff {
  const { g, side, view } = position
  const trails = trailsIn(plan)
  return {
    g,
    ...frameAt(position),
    actions: view.decision.actions,
    shutIn: shutInZones(g, side),
    // A copy, because the next call for lines overwrites the result.
    provided: provisionedZones(g, side, true).slice(),
    posts: isJsonObject(plan) ? postsIn(g, plan['orders'] ?? null) : {},
    ...zonesOfToday(plan, g.turn),
    strayed: strayedCavalry(g, side),
    strikes: new Map(),
    cameFrom(counters) {
      const zones = new Set(counters.map((counter) => trails[counterName(g, counter)]?.[1] ?? ''))
      const [zone = ''] = zones
      return zones.size === 1 ? g.layout.language.numberOf('zone', zone) : -1
    },
  }
}

/** A battle in the current state (cached). */
export function strikeOf({ g, side, strikes }: Staff, zone: number, kind: Strike['kind']): Strike | undefined {
  const key = `${kind} ${zone}`
  if (!strikes.has(key)) strikes.set(key, strikeAt(g, side, zone, kind))
  return strikes.get(key)
}

function shutInZones(g: G, side: number): Bits {
  const zones = emptySet(g.campaign.zones.length)
  for (let zone = 0; zone < g.campaign.zones.length; zone++) if (isEncircled(g, side, zone)) add(zones, zone)
  return zones
}

/** By counter name, its zone and the zone before that. */
type Trails = Readonly<Record<string, readonly [string, string]>>

function trailsIn(plan: Json): Trails {
  if (!isJsonObject(plan) || !isJsonObject(plan['trails'])) return {}
  const trails: Record<string, readonly [string, string]> = {}
  for (const [name, trail] of Object.entries(plan['trails'])) {
    if (!Array.isArray(trail)) continue
    const [at, before] = trail
    if (typeof at === 'string' && typeof before === 'string') trails[name] = [at, before]
  }
  return trails
}

/** The remembered zones, if they are of today. */
function zonesOfToday(plan: Json, turn: number): ZonesOfToday {
  const zones = (what: keyof ZonesOfToday): string[] => {
    if (!isJsonObject(plan) || plan['day'] !== turn || !Array.isArray(plan[what])) return []
    return plan[what].filter((zone) => typeof zone === 'string')
  }
  return { sallied: zones('sallied'), chased: zones('chased'), leftForBattle: zones('leftForBattle') }
}

/** The side's memory: the plan of the day, where counters came from (so that none is marched to and fro), and the zones of today. */
export function memoryAfter(position: Position<G>, before: Json): Json {
  const { g, side, told } = position
  const zonesWhere = (kind: string, whose: number): string[] =>
    told.flatMap((entry) => (entry.kind === kind && entry['side'] === sides[whose] ? [entry['zone'] as string] : []))
  const { sallied, chased, leftForBattle } = zonesOfToday(before, g.turn)
  const known = trailsIn(before)
  const trails: Record<string, Json> = {}
  for (let counter = 0; counter < g.counter.zone.rows; counter++) {
    if (sideAt(g, counter) !== side || !onMap(g, counter)) continue
    const name = counterName(g, counter)
    const at = zoneName(g, g.counter.zone.of(counter))
    const [last = '', from = ''] = known[name] ?? []
    trails[name] = last === at ? [at, from] : [at, last]
  }
  const orders = dayPlan(g, frameAt(position), isJsonObject(before) ? (before['orders'] ?? null) : null)
  return {
    ...{ trails, orders, day: g.turn },
    sallied: [...sallied, ...zonesWhere('sally-began', side)],
    chased: [...chased, ...zonesWhere('fell-back', enemyOf(side))],
    leftForBattle: [...leftForBattle, ...zonesWhere('battle-moved', side)],
  }
}
