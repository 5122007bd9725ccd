import type { Why } from '../../kernel/values/explain.ts'
import type { Members } from '../../kernel/values/shape.ts'
import { connectionsOfZones } from '../state/connections.ts'
import { cavalryPoints, countersIn, gunPoints, infantryPoints, isInfantryDivision, isUnit } from '../state/counters.ts'
import { connectionName, counterOf, enemyOf, forSide, tablesOf, zoneName, type G } from '../state/kit.ts'
import { NOTHING, type Activation, type Operation } from '../state/operation.ts'
import { isAnywhereIn, isContested } from '../state/places.ts'

/** Chapter 11: what all engineering operations have in common. */

/** The counters that want to do an engineering operation: their side, zone and stack. */
export interface Party {
  readonly side: number
  readonly zone: number
  readonly stack: Members
}
export const partyOf = (g: G, f: Activation): Party => ({ side: f.side, zone: f.zone, stack: g.stack })

/**
 * @rule gb.engineering.marker
 * Before each engineering operation a separate fatigue marker is drawn.
 */
export const engineering = (
  operation: Omit<Operation, 'marker' | 'candidates' | 'cost'> & { readonly cost: (g: G) => number },
): Operation => ({
  ...operation,
  marker: 'own',
  // No engineering operation is possible in a contested zone, without the MP for it, or without a major river crossing
  // or railway. This is checked here once for all of them.
  candidates(g, f) {
    const sites = sitesOf(g.campaign)[f.zone]! // a list for each zone
    return sites.length > 0 && (operation.cost(g) > f.mp || isContested(g, f.zone)) ? NOTHING : sites
  },
})
const sitesOf = connectionsOfZones(({ water, permanentPontoon, rail }) => water === 'major' || permanentPontoon || rail)

/** Is there infantry of this strength, or with `division` an infantry division of this strength? */
export function hasInfantry(g: G, { stack }: Party, least: number, division = false): boolean {
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1)) {
    if (!isUnit(g, counter) || counterOf(g, counter).type !== 'infantry') continue
    if (division && !isInfantryDivision(g, counter)) continue
    if (infantryPoints(g, counter) >= least) return true
  }
  return false
}

/** Is there infantry or cavalry of this strength? */
export function hasTroops(g: G, { stack }: Party, least: number): boolean {
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1))
    if (infantryPoints(g, counter) + cavalryPoints(g, counter) >= least) return true
  return false
}

/** Can they work here: at this connection, in the field, and with no enemy in the field? */
export function mayWorkAt(g: G, rule: string, { zone, stack }: Party, connection: number, why?: Why): boolean {
  const { from, to } = g.campaign.board
  if (from[connection] !== zone && to[connection] !== zone)
    return (
      why?.because(rule, 'elsewhere', { connection: connectionName(g, connection), zone: zoneName(g, zone) }) ?? false
    )
  for (let counter = stack.next(0); counter >= 0; counter = stack.next(counter + 1))
    if (g.counter.inside.of(counter)) return why?.because(rule, 'inside', { zone: zoneName(g, zone) }) ?? false
  return !isContested(g, zone) || (why?.because(rule, 'contested', { zone: zoneName(g, zone) }) ?? false)
}

/** Artillery SP of a side in a zone, in the field and in the fortress; heavy artillery counts double. */
export function gunsIn(g: G, side: number, zone: number): number {
  const { heavyFactor } = tablesOf(g).bridgeArtillery
  let guns = 0
  for (const counter of countersIn(g, side, zone, 'all')) guns += gunPoints(g, counter, heavyFactor)
  return guns
}

/**
 * @rule gb.bridge.artillery
 * When enemies are on the other side, work on a bridge succeeds only with more artillery SP than theirs, for the French
 * a quarter more. Both numbers are announced; an enemy who does not announce his does not hinder the work.
 */
export function outguns(g: G, side: number, guns: number, against: number): boolean {
  const { percent, orEqual } = forSide(tablesOf(g).bridgeArtillery.superiority, side)
  if (guns <= against) return false
  return orEqual ? guns * 100 >= against * percent : guns * 100 > against * percent
}

/** Is anything on the other side that might hinder the work? Decoys may appear to. */
export const isWatched = (g: G, side: number, zone: number, connection: number): boolean =>
  isAnywhereIn(g, enemyOf(side), g.campaign.board.otherEnd(connection, zone))

/**
 * Does this side have units in a zone, in the field or in the fortress? Decoys and leaders have no guns to announce.
 */
export const hasUnitsIn = (g: G, side: number, zone: number): boolean =>
  countersIn(g, side, zone, 'all').some((counter) => isUnit(g, counter))
