import { onFork } from '../../kernel/play/fork.ts'
import { NONE } from '../../gaiter-button/campaign/campaign.ts'
import { takeConnection } from '../../gaiter-button/ground/axes.ts'
import { isReady } from '../../gaiter-button/activation/muster.ts'
import { strayedCavalry } from '../../gaiter-button/march/march.ts'
import { isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import { isInField } from '../../gaiter-button/state/places.ts'
import { studyReach, type ReachedZone, type ReachStudy } from '../../gaiter-button/studies/reach.ts'
import type { Group } from './groups.ts'

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
  /** SP that it costs on average. */
  readonly lost: number
  /** It would leave corps cavalry without its corps, or take it away from it, that is with it now. */
  readonly strays: boolean
  /** Corps cavalry that is too far from its corps already, could still come to it today, and would be lost by it. */
  readonly givesUp: number
  readonly meetsEnemy: boolean
}

/** What the study of reach says of a group; undefined where it says nothing. */
export function reachOf(g: G, side: number, { counters }: Group): ReachStudy | undefined {
  const names = counters.map((counter) => counterName(g, counter))
  const study = studyReach(g, side, { study: 'reach', counters: names })
  return study.ok ? study.value : undefined
}

/** The marches of a group that can be come to with some likelihood. */
export function marchesIn(g: G, side: number, group: Group, study: ReachStudy | undefined): March[] {
  if (study === undefined) return []
  const lost = strayedCavalry(g, side)
  return study.zones.flatMap((zone) => marchOf(g, side, group, study, zone, lost))
}

const UNLIKELY = 0.3

function marchOf(
  g: G,
  side: number,
  group: Group,
  { plans }: ReachStudy,
  reached: ReachedZone,
  lost: readonly number[],
): March[] {
  if (reached.chance < UNLIKELY) return []
  const { language } = g.layout
  const to = language.numberOf('zone', reached.zone)
  return [
    {
      group,
      to,
      by: language.numberOf('connection', reached.way.at(-1)!), // a way has a last connection
      chance: reached.chance,
      markers: reached.markers,
      halts: haltsOn(g, group, plans, reached),
      lost: plans.find(({ markers }) => markers === reached.markers)?.lost ?? 0,
      strays: reached.strays.some((name) => !lost.includes(language.numberOf('counter', name))),
      givesUp: lost.filter(
        (counter) => !group.counters.includes(counter) && isReady(g, side, g.counter.zone.of(counter), counter),
      ).length,
      meetsEnemy: isInField(g, enemyOf(side), to),
    },
  ]
}

/** After each marker but the last a STOP may be drawn: where the stack stands then. */
function haltsOn(
  g: G,
  { zone }: Group,
  plans: ReachStudy['plans'],
  { way, markers }: ReachedZone,
): { zone: number; chance: number }[] {
  const { board } = g.campaign
  const each = Math.ceil(way.length / Math.max(1, markers))
  const halts: { zone: number; chance: number }[] = []
  let at = zone
  way.slice(0, -1).forEach((name, index) => {
    at = board.otherEnd(g.layout.language.numberOf('connection', name), at)
    if ((index + 1) % each !== 0) return
    const drawn = (index + 1) / each
    const going = (number: number): number => 1 - (plans.find((plan) => plan.markers === number)?.stopped ?? 1)
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
