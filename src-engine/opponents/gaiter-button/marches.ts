import { onFork } from '../../kernel/play/fork.ts'
import { NONE } from '../../gaiter-button/campaign/campaign.ts'
import { takeConnection } from '../../gaiter-button/ground/axes.ts'
import { isReady } from '../../gaiter-button/activation/muster.ts'
import type { Plan } from '../../gaiter-button/march/bowl-plans.ts'
import type { Goal } from '../../gaiter-button/march/march-odds.ts'
import { isUnit } from '../../gaiter-button/state/counters.ts'
import { enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import { isInField } from '../../gaiter-button/state/places.ts'
import { reachByNumber, type Reached } from '../../gaiter-button/studies/reach.ts'
import type { Group } from './groups.ts'
import type { Staff } from './staff.ts'

/** A march that could be ordered, and its expected results. */
export interface March {
  readonly group: Group
  readonly to: number
  /** The connection by which it arrives. */
  readonly by: number
  readonly chance: number
  readonly markers: number
  /** Zones where a STOP may end it on its way, with their chances. */
  readonly halts: readonly { readonly zone: number; readonly chance: number }[]
  /** SP that it costs on average. A unit demoralised instead of losing its last SP counts as having lost one. */
  readonly lost: number
  /** Chance that it costs the worst-off unit any SP. */
  readonly risk: number
  /** It would separate corps cavalry from its corps that is with it now. */
  readonly strays: boolean
  /** Number of corps cavalry units already too far from their corps that could rejoin it today, and that this march gives up. */
  readonly givesUp: number
  readonly meetsEnemy: boolean
}

/** Marches less likely to succeed than this are not considered. */
const UNLIKELY = 0.3

/** The zones that a group can reach. */
export const reachOf = (g: G, side: number, { counters }: Group): Reached => reachByNumber(g, side, counters, UNLIKELY)

/** The marches of a group. */
export function marchesIn({ g, side, strayed }: Staff, group: Group, { goals, strays, plans }: Reached): March[] {
  const givesUp = strayed.filter(
    (counter) => !group.counters.includes(counter) && isReady(g, side, g.counter.zone.of(counter), counter),
  ).length
  return goals.map((goal, index) => {
    const { zone, connections, plan } = goal
    return {
      group,
      to: zone,
      by: connections.at(-1)!, // a way has a last connection
      chance: plan.chance,
      markers: plan.markers,
      halts: haltsOn(g, group, plans, goal),
      lost: plan.units.reduce((sum, { demoralised }) => sum + demoralised, plan.meanLost),
      risk: plan.worst,
      strays: strays[index]!.some((counter) => !strayed.includes(counter)), // one list for each goal
      givesUp,
      meetsEnemy: isInField(g, enemyOf(side), zone),
    }
  })
}

/** Where the stack stands if a STOP is drawn after each marker but the last. */
function haltsOn(
  g: G,
  { zone }: Group,
  plans: readonly Plan[],
  { connections, plan: { markers } }: Goal,
): { zone: number; chance: number }[] {
  const { board } = g.campaign
  const each = Math.ceil(connections.length / Math.max(1, markers))
  const halts: { zone: number; chance: number }[] = []
  const going = (number: number): number => 1 - Math.max(0, 1 - (plans[number]?.chance ?? 0))
  let at = zone
  connections.slice(0, -1).forEach((connection, index) => {
    at = board.otherEnd(connection, at)
    if ((index + 1) % each !== 0) return
    const drawn = (index + 1) / each
    halts.push({ zone: at, chance: Math.max(0, going(drawn) - going(drawn + 1)) })
  })
  return halts
}

/** Evaluates a fork in which the march has arrived and its counters are activated. */
export function afterMarch<Answer>(g: G, side: number, { group, to, by }: March, ask: (fork: G) => Answer): Answer {
  return onFork(g, (fork) => {
    for (const counter of group.counters) {
      fork.counter.activated.set(counter, true)
      fork.counter.zone.set(counter, to)
      fork.counter.inside.set(counter, false)
    }
    const hasTroops = group.counters.some((counter) => isUnit(fork, counter))
    if (by !== NONE) takeConnection(fork, side, to, by, hasTroops)
    return ask(fork)
  })
}

/** Evaluates a fork in which a STOP kept the group where it is. */
export const afterHalt = <Answer>(g: G, { counters }: Group, ask: (fork: G) => Answer): Answer =>
  onFork(g, (fork) => {
    for (const counter of counters) fork.counter.activated.set(counter, true)
    return ask(fork)
  })
