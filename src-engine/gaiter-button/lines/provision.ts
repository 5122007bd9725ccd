import { has, remove, type Bits } from '../../board/bitset.ts'
import { reach, reaches, shortestPath } from '../../board/reach.ts'
import { isFriendlyAxis } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import type { MapEdge } from '../campaign/schemas/map-schema.ts'
import { barsLine } from '../ground/control.ts'
import { isLandOpen } from '../state/crossing.ts'
import { enemyOf, zoneOf, type G } from '../state/kit.ts'
import { findEdgeGoals, findGoals, supplySourcesOf } from '../ground/sources.ts'
import { beginAtFortresses, closeForLines, openLand, survey, type Survey } from '../ground/survey.ts'
import { reversedCopyOf, type Way } from '../state/ways.ts'

/** Chapter 15.2: lines of provision. */

/** Result of `provisionWay` when the way out leads straight off the map, by the friendly edge of the zone itself. */
export const OFF_MAP = -2

/**
 * @rule gb.provision.line
 * A line of provision follows any number of connections of any kind to a source of supply or a friendly map edge. It
 * may not use destroyed bridges or tunnels, zones occupied by the enemy, or zones where he holds a fortress that is not
 * blockaded; in contested zones it follows friendly axes of retreat. It may begin where its side fights before such a
 * fortress.
 */
export function surveyProvision(g: G, side: number, guess: boolean, edge?: MapEdge): Survey {
  const s = survey(g, side, guess)
  closeForLines(s, side)
  openLand(g, s, side)
  beginAtFortresses(s, s.land)
  if (edge === undefined) findGoals(g, s, side)
  else findEdgeGoals(g, s, side, edge)
  return s
}

/** Does this zone have a line of provision? `edge`: by that edge of the map only. `guess`: as far as the side knows. */
export function hasProvision(g: G, side: number, zone: number, guess: boolean, edge?: MapEdge): boolean {
  const { work, land, goals } = surveyProvision(g, side, guess, edge)
  // Searched backwards from the goals, so that a fortress where a line may begin lets nothing through.
  return reaches(work, land, goals, zone)
}

/** All zones with a line of provision. The result is overwritten by the next query about lines. */
export function provisionedZones(g: G, side: number, guess: boolean, edge?: MapEdge): Bits {
  const { work, land, goals, found } = surveyProvision(g, side, guess, edge)
  return reach(work, land, goals, Infinity, found)
}

/** The lines of provision of zones; undefined where there is none. */
export function provisionLines(g: G, side: number, zones: readonly number[], guess: boolean): (Way | undefined)[] {
  const { work, land, goals } = surveyProvision(g, side, guess)
  return zones.map((zone) => reversedCopyOf(shortestPath(work, land, goals, zone)))
}

/**
 * The connection by which an encircled stack breaks out (GB 15.6): the first of a shortest line of provision that may
 * leave the zone by any connection. Without such a line, enemy stacks are ignored. `OFF_MAP` on a friendly edge.
 */
export function provisionWay(g: G, side: number, zone: number): number {
  if (has(supplySourcesOf(g, side).edges, zone)) return OFF_MAP
  const s = surveyProvision(g, side, false)
  const { work, breakOut, goals, closed } = s
  remove(goals, zone)
  openLand(g, s, side, breakOut, zone)
  const way = shortestPath(work, breakOut, zone, goals)
  if (way !== undefined) return way.connections[0] ?? NONE
  closed.set(s.foreign[side]!)
  openLand(g, s, side, breakOut, zone)
  return shortestPath(work, breakOut, zone, goals)?.connections[0] ?? anyWay(g, side, zone)
}

/**
 * The connections on shortest lines of provision out of an encirclement, as far as the side knows. The next zone must
 * be open to the side, with the fewest connections from there to a source or a friendly edge.
 */
export function provisionWays(g: G, side: number, zone: number): number[] {
  const { board } = g.campaign
  const beyond = (connection: number): number => board.otherEnd(connection, zone)
  const open = board.connectionsAt(zone).filter((connection) => {
    const to = beyond(connection)
    return isLandOpen(g, connection) && !barsLine(g, side, to, true) && isFriendlyAxis(g, side, to, connection)
  })
  const lengths = provisionLines(g, side, open.map(beyond), true).map((line) => line?.connections.length ?? Infinity)
  const shortest = Math.min(...lengths)
  return open.filter((_, index) => lengths[index] === shortest && shortest < Infinity)
}

function anyWay(g: G, side: number, zone: number): number {
  const { board } = g.campaign
  for (const connection of board.connectionsAt(zone))
    if (isLandOpen(g, connection) && zoneOf(g, board.otherEnd(connection, zone)).sectorOf !== enemyOf(side))
      return connection
  return NONE
}
