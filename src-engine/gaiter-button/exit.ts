import { verb } from '../kernel/actions.ts'
import { entry } from '../kernel/journal.ts'
import { membersOf } from './counters.ts'
import { tablesOf, zoneOf, type G } from './kit.ts'
import { crowdCost, unitsMarching } from './march.ts'
import type { Operation } from './operation.ts'
import { FATE } from './shape.ts'
import { removeForGood } from './tokens.ts'
import { mayExit } from './victory.ts'

/** Chapter 19.2: leaving the map for victory, as an operation of an activation. */

export const leaveMap = verb('leave-map')

const leftMap = entry('left-map', { side: 'side', zone: 'zone', counters: 'number' })

/** MP for the way off the map here, as drawn, and for the crowd on it. */
export function exitCost(g: G, zone: number): number {
  const { march } = tablesOf(g)
  const way = zoneOf(g, zone).exits[0]?.way
  return (way === 'road' ? march.road : way === 'path' ? march.path : march.railway) + crowdCost(g, unitsMarching(g))
}

/** The stack leaves by one more connection, marker and all. Beyond the edge nobody tires, and nobody returns. */
export const leaving: Operation = {
  verb: leaveMap,
  marker: true,
  may: (g, f, why) => mayExit(g, f.side, f.zone, g.stack, why),
  candidates: (_g, _f, add) => add(0, 0, 0),
  cost: (g, f) => exitCost(g, f.zone),
  act(g, f) {
    const counters = membersOf(g.stack)
    g.tell(leftMap, { side: f.side, zone: f.zone, counters: counters.length })
    removeForGood(g, counters, FATE.exited)
    f.over = true
  },
}

export const entries = [leftMap]
