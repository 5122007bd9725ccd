import { spansOf } from '../../fog/spans.ts'
import type { Layout } from '../../kernel/play/layout.ts'
import { countersIn, isUnit, points } from './counters.ts'
import { enemyOf, zoneOf, type G } from './kit.ts'
import { garrisonPoints, isHeld, isInField, isStormed } from './places.ts'

/**
 * Where both sides know whether the enemy's counters have strength points: in zones of fortresses, where this decides
 * who is blockaded and who holds the place.
 */

type Where = 'field' | 'inside'

/**
 * Whether the enemy has SP here, in the field or inside. Undefined if this is not known to both sides, or he has no
 * counters there.
 */
function strengthIfPublic(g: G, side: number, zone: number, where: Where): boolean | undefined {
  const { fortress } = zoneOf(g, zone)
  if (fortress < 0) return undefined
  const there = countersIn(g, enemyOf(side), zone, where)
  const isPublic = where === 'field' ? isFieldPublic : isInsidePublic
  return there.length > 0 && isPublic(g, side, zone) ? hasPoints(g, there) : undefined
}

/** For one zone: whether the enemy has SP in the field and inside, where that is known. */
type StrengthAt = { readonly [where in Where]?: boolean }
/** The same for all zones, keyed by zone name. */
export type PublicStrength = { readonly [zone: string]: StrengthAt }

/** What is known about a zone; undefined for most. */
export function publicStrengthAt(g: G, side: number, zone: number): StrengthAt | undefined {
  const [field, inside] = [strengthIfPublic(g, side, zone, 'field'), strengthIfPublic(g, side, zone, 'inside')]
  if (field === undefined && inside === undefined) return undefined
  return { ...(field === undefined ? {} : { field }), ...(inside === undefined ? {} : { inside }) }
}

/** The state words that this depends on: zones of counters, their place and SP, SP of garrisons, stormed banks. */
export function strengthReads(layout: Layout) {
  const [zoneOfCounter] = spansOf(layout, 'counter', 'zone')
  const ofCounters = spansOf(
    layout,
    'counter',
    'inside',
    'infantry',
    'cavalry',
    'heavyCavalry',
    'artillery',
    'heavyArtillery',
    'mitrailleuses',
  )
  const ofPlaces = [...spansOf(layout, 'garrison', 'points'), ...spansOf(layout, 'zone', 'stormed')]
  return { zoneOfCounter: zoneOfCounter!, ofCounters, ofPlaces }
}

const hasPoints = (g: G, counters: readonly number[]): boolean =>
  counters.some((counter) => isUnit(g, counter) && points(g, counter) > 0)

/** In the field: known where the enemy would blockade a fortress, or where neither side has a garrison. */
function isFieldPublic(g: G, side: number, zone: number): boolean {
  const shutIn = isHeld(g, side, zone) || countersIn(g, side, zone, 'inside').length > 0
  if (shutIn && !isInField(g, side, zone)) return true
  return !isGarrisoned(g, 0, zone) && !isGarrisoned(g, 1, zone)
}
/** Inside: known where the enemy has no garrison that holds the place anyway. */
const isInsidePublic = (g: G, side: number, zone: number): boolean => !isGarrisoned(g, enemyOf(side), zone)

const isGarrisoned = (g: G, side: number, zone: number): boolean =>
  garrisonPoints(g, side, zoneOf(g, zone).fortress) > 0 && !isStormed(g, side, zone)
