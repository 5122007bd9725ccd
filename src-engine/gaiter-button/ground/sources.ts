import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { entry } from '../../kernel/play/journal.ts'
import { add, emptySet, has, next, unite, type Bits } from '../../board/bitset.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import type { MapEdge } from '../campaign/schemas/map-schema.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { hasUnit } from './control.ts'
import { friendlyEdges } from '../state/edges.ts'
import { enemyOf, scenarioOf, zoneOf, type G } from '../state/kit.ts'
import { isHeld, isInField } from '../state/places.ts'
import { isEdgeOpen, type Survey } from './survey.ts'

/** Chapters 15.2 and 17.1: the goals of lines: sources of supply and friendly map edges. */

const sourceTaken = entry({ name: 'source-taken', rule: 'gb.supply.captured' }, { side: 'side', zone: 'zone' })

/** Where a side draws supply from in a scenario; constant. */
interface Wells {
  /** Zones and sectors that are sources of supply themselves. */
  readonly sources: Bits
  readonly sectors: Bits
  /** Zones on a friendly edge. */
  readonly edges: Bits
  /** Zones where a railway leaves the map by a friendly edge, and the sectors of the side. */
  readonly railExits: Bits
}

/** Indexed by scenario and side. */
const wells = memoizedBy((_campaign: Campaign): (Wells | undefined)[] => [])
const edgeZones = memoizedBy((_campaign: Campaign) => new Map<MapEdge, Bits>())

export function supplySourcesOf(g: G, side: number): Wells {
  return (wells(g.campaign)[2 * g.scenario + side] ??= findWells(g, side))
}

function findWells(g: G, side: number): Wells {
  const { board, zones, data } = g.campaign
  const name = sides[side]
  const friendly = friendlyEdges(g, side)
  const set = (): Bits => emptySet(board.zoneCount)
  const [sources, sectors, edges, railExits] = [set(), set(), set(), set()]
  for (const one of data.map.supply) if (one.side === name && 'zone' in one) add(sources, board.zoneOf(one.zone))
  zones.forEach(({ sectorOf, edges: own, exits }, zone) => {
    if (sectorOf === side) {
      add(sectors, zone)
      add(railExits, zone)
    }
    if (!own.some((edge) => friendly.has(edge))) return
    add(edges, zone)
    if (exits.some(({ rail }) => rail)) add(railExits, zone)
  })
  return { sources, sectors, edges, railExits }
}

/** The zones of one map edge. */
function zonesOnEdge(g: G, edge: MapEdge): Bits {
  const known = edgeZones(g.campaign)
  let found = known.get(edge)
  if (found !== undefined) return found
  found = emptySet(g.campaign.board.zoneCount)
  for (let zone = 0; zone < g.campaign.zones.length; zone++) if (zoneOf(g, zone).edges.includes(edge)) add(found, zone)
  known.set(edge, found)
  return found
}

/**
 * @rule gb.supply.sources
 * A side draws supply from its sources and from every zone of its friendly map edges. A source that the enemy has ever
 * taken is lost for good, whichever side holds it now. In a contested zone the edge serves only the side for which it
 * is a friendly axis.
 */
export function findGoals(g: G, s: Survey, side: number): void {
  const { goals } = s
  const { sources, edges } = supplySourcesOf(g, side)
  goals.set(edges)
  dropBarredEdges(g, s, side)
  unite(goals, sources)
  for (let zone = next(sources, 0); zone >= 0; zone = next(sources, zone + 1))
    if (g.zone.takenBy.of(zone) !== 0 && !isEdgeGoal(g, s, side, zone)) goals[zone >> 5]! &= ~(1 << (zone & 31))
}

const isEdgeGoal = (g: G, s: Survey, side: number, zone: number): boolean =>
  has(supplySourcesOf(g, side).edges, zone) && isEdgeOpen(g, s, side, zone)

/** Sets the zones of this edge as the only goals. */
export function findEdgeGoals(g: G, s: Survey, side: number, edge: MapEdge): void {
  s.goals.set(zonesOnEdge(g, edge))
  dropBarredEdges(g, s, side)
}

function dropBarredEdges(g: G, s: Survey, side: number): void {
  const { goals, contested } = s
  for (let zone = next(contested, 0); zone >= 0; zone = next(contested, zone + 1))
    if (!isEdgeOpen(g, s, side, zone)) goals[zone >> 5]! &= ~(1 << (zone & 31))
}

/**
 * Removes the friendly edges, and the sectors beyond them, from the goals: they supply nothing this night (GB 19.1).
 */
export function cutEdges(g: G, s: Survey, side: number): void {
  const { edges, sectors, sources } = supplySourcesOf(g, side)
  for (let word = 0; word < s.goals.length; word++)
    s.goals[word]! &= ~(sectors[word]! | (edges[word]! & ~sources[word]!))
}

/** Records the capture of the enemy's source of supply here, if there is one. */
export function noteCapture(g: G, side: number, zone: number): void {
  const enemy = enemyOf(side)
  if (g.zone.takenBy.of(zone) !== 0 || !has(supplySourcesOf(g, enemy).sources, zone)) return
  if (!hasUnit(g, side, zone) || isInField(g, enemy, zone) || isHeld(g, enemy, zone)) return
  g.zone.takenBy.set(zone, side + 1)
  // Decoys cannot capture, so this reveals a unit.
  g.reveal()
  g.tell(sourceTaken, { side, zone })
}

/**
 * @rule gb.supply.captured
 * A source of supply is captured permanently when enemy units are in its zone and its owner has no counters in the
 * field and none that hold a fortress there. Checked whenever counters have entered or left a zone.
 */
export function noteCaptures(g: G, zone: number): void {
  noteCapture(g, 0, zone)
  noteCapture(g, 1, zone)
}

/** Same for all banks of a fortress; called when its garrison may be gone. */
export function noteFall(g: G, fortress: number): void {
  for (const zone of g.campaign.fortresses[fortress]?.zones ?? []) noteCaptures(g, zone)
}

/** The side whose friendly edge is cut this night by the scenario's supply roll, or none. */
export function cutSide(g: G): number {
  if (!g.edgeCut) return NONE
  for (const rule of scenarioOf(g).data.specialRules) if (rule.id === 'supply-roll') return sides.indexOf(rule.side)
  return NONE
}

export const entries = [sourceTaken]
