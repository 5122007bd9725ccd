import type { G } from '../../../gaiter-button/state/kit.ts'
import { scenarioOf } from '../../../gaiter-button/state/kit.ts'
import { FAR, type Ground } from './ground.ts'

/** Where French divisions have to come, and how many connections they go beyond it. */
export function goalsOf(g: G): { readonly zones: readonly number[]; readonly beyond: number } {
  const scenario = scenarioOf(g)
  const zones = new Set<number>(scenario.exits)
  let beyond = 1
  for (const { all } of scenario.data.victory.levels)
    for (const condition of all) {
      const names =
        condition.is === 'divisions-in'
          ? condition.zones
          : condition.is === 'divisions-exited'
            ? condition.orIn
            : undefined
      for (const name of names ?? []) {
        zones.add(g.campaign.board.zoneOf(name))
        beyond = 0
      }
    }
  return { zones: [...zones], beyond }
}

/** The zones on the edge that the French must not be cut off from. */
export function edgeZones(g: G): number[] {
  return g.campaign.zones.flatMap(({ edges }, zone) => (edges.includes('west') ? [zone] : []))
}

/** Connections from each zone to the nearest of some. */
export function hopsTo({ hops, zones }: Ground, goals: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: zones }, (_, zone) =>
    Math.min(FAR, ...goals.map((goal) => hops[zone * zones + goal]!)),
  )
}
