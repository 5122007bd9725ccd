import { onFork } from '../../kernel/play/fork.ts'
import { allowanceOf, countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, zoneName } from '../../gaiter-button/state/kit.ts'
import { SEEN } from '../../gaiter-button/state/shape.ts'
import type { Reached } from '../../gaiter-button/studies/reach.ts'
import { worthOfStrike } from './strikes.ts'
import { groundOf } from './judgement/ground-known.ts'
import type { Group } from './groups.ts'
import { Judge } from './judgement/outlook.ts'
import { strikeOf, type Staff } from './staff.ts'
import { worthOf, type Thought } from './thoughts.ts'

/** Tasks besides marching and fighting: reconnaissance and destroying bridges. */

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

/** Share of the gain that lasts: a destroyed bridge can be repaired, which costs less than the way round. */
const LASTING = 0.6
const TOO_LITTLE = 1

/** A unit destroys the bridge beside it where that holds the enemy up more than its own side. */
export function workThoughts(staff: Staff, now: number, { counters }: Group, { works }: Reached): Thought[] {
  const { g } = staff
  if (counters.length !== 1) return []
  return works.flatMap(({ work, connection }) => {
    if (work !== 'destroy-bridge') return []
    const after = onFork(g, (fork) => {
      fork.connection.destroyed.set(g.layout.language.numberOf('connection', connection), true)
      for (const one of counters) fork.counter.activated.set(one, true)
      return new Judge(fork, { ...staff, ground: groundOf(fork) }).own(fork)
    })
    const value = LASTING * (after - now) - TOO_LITTLE
    const names = counters.map((one) => counterName(g, one))
    return [
      {
        candidate: {
          intent: 'blows',
          facts: { counters: names, connection },
          does: { order: { order: work, counters: names, connection, afterwards: 'go-on' } },
          worth: worthOf(value),
        },
      },
    ]
  })
}
