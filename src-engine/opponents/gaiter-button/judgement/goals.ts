import { memoizedBy } from '../../../kernel/values/memoized-by.ts'
import type { Campaign, Scenario } from '../../../gaiter-button/campaign/campaign.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { FAR, type Ground } from './ground.ts'

/** The zones that French divisions have to reach, and how many connections they must go beyond them (1: off the map). */
interface Goals {
  readonly zones: readonly number[]
  readonly beyond: number
}

export const goalsOf = (g: G): Goals => goalsIn(g.campaign)[g.scenario]! // `scenario` is an index into this list

const goalsIn = memoizedBy(({ scenarios, board }: Campaign) =>
  scenarios.map((scenario) => readGoals(scenario, (name) => board.zoneOf(name))),
)

function readGoals({ exits, data }: Scenario, zoneOf: (name: string) => number): Goals {
  const zones = new Set<number>(exits)
  let beyond = 1
  for (const { all } of data.victory.levels)
    for (const condition of all) {
      const names =
        condition.is === 'divisions-in'
          ? condition.zones
          : condition.is === 'divisions-exited'
            ? condition.orIn
            : undefined
      for (const name of names ?? []) {
        zones.add(zoneOf(name))
        beyond = 0
      }
    }
  return { zones: [...zones], beyond }
}

/** The zones on the western edge, which the French must not be cut off from. */
export const edgeZones = (g: G): readonly number[] => edgesIn(g.campaign)

const edgesIn = memoizedBy(({ zones }: Campaign) =>
  zones.flatMap(({ edges }, zone) => (edges.includes('west') ? [zone] : [])),
)

/** Connections from each zone to the nearest zone on that edge. */
export function hopsToEdge(g: G, ground: Ground): Uint8Array {
  let hops = edgeHops.get(ground)
  if (hops === undefined) edgeHops.set(ground, (hops = hopsTo(ground, edgeZones(g))))
  return hops
}
const edgeHops = new WeakMap<Ground, Uint8Array>()

const hopsTo = ({ hops, zones }: Ground, goals: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: zones }, (_, zone) => Math.min(FAR, ...goals.map((goal) => hops[zone * zones + goal]!)))
