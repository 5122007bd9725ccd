import { onFork } from '../../kernel/play/fork.ts'
import { membersOf } from '../state/counters.ts'
import { stopsIn } from './entry.ts'
import type { G } from '../state/kit.ts'
import { wayCost } from '../state/crossing.ts'
import { moveTo } from '../state/whereabouts.ts'
import { marchCost, mayMarch } from './march.ts'

/** Chapter 9.1: the ways a stack can pay for, found with the rules of marching themselves. */

/** A way to a zone: its connections in order, and their total cost in MP. */
export interface Way {
  readonly zone: number
  readonly connections: readonly number[]
  readonly cost: number
  /** Enemies in the zone stop the stack there. */
  readonly stops: boolean
}

/** Where a stack starts and what it can spend. */
export interface March {
  readonly side: number
  readonly zone: number
  readonly inside: boolean
  readonly mp: number
  /** Units that march together, counted as for crowding. */
  readonly units: number
}

/** A step of the search: the zone, the connection that led there, and the previous step. */
interface Step {
  readonly zone: number
  readonly by: number
  readonly before: Step | undefined
  readonly cost: number
}

/**
 * The affordable way with the fewest connections to each zone, the cheapest among equals. The acting stack is placed in
 * each zone in turn on a fork of the game. The search does not go beyond a zone where the enemy stops the stack, and
 * ignores what a battle or a reconnaissance may open.
 */
export function shortestWays(g: G, { side, zone: home, inside, mp, units }: March): Way[] {
  const { board } = g.campaign
  const stack = membersOf(g.stack)
  const cheapest = new Map([[home, 0]])
  const ways = new Map<number, Way>()
  onFork(g, (fork) => {
    for (const counter of stack) fork.counter.activated.set(counter, true)
    let reached: Step[] = [{ zone: home, by: -1, before: undefined, cost: 0 }]
    for (let isFirst = true; reached.length > 0; isFirst = false) {
      const found = new Map<number, Step>()
      for (const before of reached) {
        const { zone, cost: paid } = before
        const isInside = isFirst && inside
        moveTo(fork, side, stack, zone, isInside)
        for (const by of board.connectionsAt(zone)) {
          const to = board.otherEnd(by, zone)
          const most = Math.min(mp, (cheapest.get(to) ?? Infinity) - 1)
          // The cost of the way alone is checked first: most ways lead back or are too expensive.
          if (paid + wayCost(fork, by) > most) continue
          const cost = paid + marchCost(fork, side, by, to, units)
          if (cost > most || !mayMarch(fork, side, zone, isInside, by)) continue
          cheapest.set(to, cost)
          found.set(to, { zone: to, by, before, cost })
        }
      }
      reached = []
      for (const step of found.values()) {
        const stops = stopsIn(fork, side, step.zone)
        if (!ways.has(step.zone)) ways.set(step.zone, wayOf(step, stops))
        if (!stops) reached.push(step)
      }
    }
  })
  ways.delete(home)
  return [...ways.values()]
}

function wayOf(last: Step, stops: boolean): Way {
  const connections: number[] = []
  for (let step = last; step.before !== undefined; step = step.before) connections.unshift(step.by)
  return { zone: last.zone, connections, cost: last.cost, stops }
}
