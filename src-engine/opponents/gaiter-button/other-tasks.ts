import { onFork } from '../../kernel/play/fork.ts'
import { allowanceOf, countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, tablesOf, zoneName, type G } from '../../gaiter-button/state/kit.ts'
import { SEEN } from '../../gaiter-button/state/shape.ts'
import type { Reached } from '../../gaiter-button/studies/reach.ts'
import { worthOfStrike } from './strikes.ts'
import { groundOf } from './judgement/ground-known.ts'
import type { Group } from './groups.ts'
import { Judge } from './judgement/outlook.ts'
import { strikeOf, type Staff } from './staff.ts'
import { worthOf, type Thought } from './thoughts.ts'

/** Tasks besides marching and fighting: reconnaissance, destroying and repairing bridges. */

/** Value of knowing what stands in a zone before a battle there. */
const KNOWING = 1.5
/** Share of the battle's worth that is added. */
const OF_THE_BATTLE = 0.3

/** Cavalry reconnoitres where other units stand with it and the enemy there may be nothing but decoys. */
export function scoutThoughts(staff: Staff, { zone, counters }: Group, reached: Reached): Thought[] {
  const { g, side, weights } = staff
  if (!reached.scouts || !reached.contested || counters.some((one) => allowanceOf(g, one) <= FOOT)) return []
  if (countersIn(g, side, zone).filter((one) => isUnit(g, one)).length <= counters.length) return []
  const hidden = countersIn(g, enemyOf(side), zone).filter((one) => g.counter.seen.of(one) < SEEN.identity)
  const strike = hidden.length > 0 ? strikeOf(staff, zone, 'attack') : undefined
  if (strike?.bluff !== true) return []
  const names = counters.map((one) => counterName(g, one))
  const battle = worthOfStrike(g, side, strike, weights)
  return [
    {
      candidate: {
        intent: 'scouts',
        facts: { counters: names, zone: zoneName(g, zone) },
        does: { order: { order: 'reconnaissance', counters: names, afterwards: 'go-on' } },
        worth: worthOf(KNOWING + (1 + OF_THE_BATTLE) * Math.max(0, battle)),
      },
    },
  ]
}

/** Counters with at most this many MP go on foot. */
const FOOT = 4

/** Share of the gain of destroying a bridge that lasts: it can be repaired, which costs less than the way round. */
const LASTING = 0.6
/** Share of the gain of an open bridge that each further day of repairs leaves. */
const A_DAY_LATER = 0.6
const TOO_LITTLE = 1

/** For each kind of work the intent, what has changed when it is done, and the share of the gain that counts. */
const tasks: {
  readonly [work: string]: {
    intent: string
    do(g: G, connection: number): void
    share(g: G, connection: number): number
  }
} = {
  'destroy-bridge': {
    intent: 'blows',
    do: (g, connection) => g.connection.destroyed.set(connection, true),
    share: () => LASTING,
  },
  'repair-bridge': {
    intent: 'repairs',
    do: (g, connection) => g.connection.destroyed.set(connection, false),
    share: (g, connection) => A_DAY_LATER ** daysLeft(g, connection),
  },
}

/** Days after today until a bridge is open, if it is worked at each day. */
function daysLeft(g: G, connection: number): number {
  const { levels, levelsPerTurn } = tablesOf(g).repairBridge
  const today = levelsPerTurn - g.connection.repairToday.of(connection)
  return Math.ceil(Math.max(0, levels - g.connection.repair.of(connection) - today) / levelsPerTurn)
}

/** A unit destroys or repairs the bridge beside it where that helps its own side more than the enemy. */
export function workThoughts(staff: Staff, now: number, { counters }: Group, { works }: Reached): Thought[] {
  const { g } = staff
  if (counters.length !== 1) return []
  return works.flatMap(({ work, connection }) => {
    const task = tasks[work]
    if (task === undefined) return []
    const number = g.layout.language.numberOf('connection', connection)
    const after = onFork(g, (fork) => {
      task.do(fork, number)
      for (const one of counters) fork.counter.activated.set(one, true)
      return new Judge(fork, { ...staff, ground: groundOf(fork) }).own(fork)
    })
    const names = counters.map((one) => counterName(g, one))
    return [
      {
        candidate: {
          intent: task.intent,
          facts: { counters: names, connection },
          does: { order: { order: work, counters: names, connection, afterwards: 'go-on' } },
          worth: worthOf(task.share(g, number) * (after - now) - TOO_LITTLE),
        },
      },
    ]
  })
}
