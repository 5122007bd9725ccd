import { byRank, marchingCompany, takeAll } from '../activation/together.ts'
import { isReady } from '../activation/muster.ts'
import { NONE } from '../campaign/campaign.ts'
import { isLeader } from '../state/counters.ts'
import { counterName, tablesOf, type G } from '../state/kit.ts'
import { reachOfStack } from './reach.ts'
import type { ReachStudy } from './reach-answer.ts'
import { type Study, withOwnCounters } from './study.ts'

/**
 * The stacks that counters in any zones form, each with its reach: `{ "study": "stacks", "counters": […] }`. The
 * counters of a zone that may be activated together form one stack, up to the number of units that an operation
 * activates, or fewer if only so many together can pay for a march: the others follow as a stack of their own.
 */

export type StacksRequest = { readonly study: 'stacks'; readonly counters: readonly string[] }

export type StacksStudy = {
  readonly study: 'stacks'
  readonly stacks: readonly (ReachStudy & {
    /** The number of units and decoys in it, as an operation counts them. */
    readonly size: number
  })[]
  /** The number of units that an operation activates. */
  readonly most: number
  /** The counters that can no longer be activated today. */
  readonly idle: readonly string[]
}

export const studyStacks: Study<StacksRequest, StacksStudy> = (g, side, request) =>
  withOwnCounters(g, side, request.counters, 'Name the counters of this side that are to march.', (fork, counters) =>
    stacksOf(fork, side, counters),
  )

function stacksOf(g: G, side: number, counters: readonly number[]): StacksStudy {
  const most = tablesOf(g).impulse.units
  const stacks: StacksStudy['stacks'][number][] = []
  const idle: string[] = []
  let left = counters.toSorted((one, other) => byRank(g, one) - byRank(g, other))
  while (left.length > 0) {
    const [first = NONE] = left
    const zone = g.counter.zone.of(first)
    const ready = zone === NONE ? [] : left.filter((counter) => isReady(g, side, zone, counter))
    const taken = ready.length === 0 ? [] : marchingCompany(g, { side, zone, first, units: most }, ready).company
    takeAll(g, taken)
    if (!taken.includes(first)) idle.push(counterName(g, first))
    if (taken.length > 0)
      stacks.push({ ...reachOfStack(g, side), size: taken.filter((one) => !isLeader(g, one)).length })
    left = left.filter((counter) => counter !== first && !taken.includes(counter))
  }
  return { study: 'stacks', stacks, most, idle }
}
