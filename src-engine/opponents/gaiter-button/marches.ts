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

/** A march that could be ordered, and what it would bring. */
export interface March {
  readonly group: Group
  readonly to: number
  /** The connection by which it arrives. */
  readonly by: number
  readonly chance: number
  readonly markers: number
  /** Where a STOP may end it on its way, and how likely that is. */
  readonly halts: readonly { readonly zone: number; readonly chance: number }[]
  /**
   * SP that it costs on average; a unit that is demoralised instead of losing its last has lost one, too. And how likely it costs the unit
   * that is worst off any.
   */
  readonly lost: number
  readonly risk: number
  /** It would leave corps cavalry without its corps, or take it away from it, that is with it now. */
  readonly strays: boolean
  /** Corps cavalry that is too far from its corps already, could still come to it today, and would be lost by it. */
  readonly givesUp: number
  readonly meetsEnemy: boolean
}

/** What is less likely than this is not thought of. */
const UNLIKELY = 0.3

/** How far a group comes. */
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

/** After each marker but the last a STOP may be drawn: where the stack stands then. */
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

/** Asks about a copy in which the march has arrived, its counters activated. */
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

/** Asks about a copy in which the group was kept where it is by a STOP. */
export const afterHalt = <Answer>(g: G, { counters }: Group, ask: (fork: G) => Answer): Answer =>
  onFork(g, (fork) => {
    for (const counter of counters) fork.counter.activated.set(counter, true)
    return ask(fork)
  })
