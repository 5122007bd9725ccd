import { onFork } from '../../kernel/play/fork.ts'
import { countersIn } from '../../gaiter-button/state/counters.ts'
import { counterName, zoneName } from '../../gaiter-button/state/kit.ts'
import { studyWithdrawal } from '../../gaiter-button/studies/withdrawal.ts'
import { Judge } from './judgement/outlook.ts'
import type { Staff } from './staff.ts'
import { SP } from './strikes.ts'
import { worthOf, type Thought } from './thoughts.ts'

/**
 * By night all troops of a contested zone may withdraw two zones by their axes of retreat, without fatigue and even if they
 * marched by day. If the enemy came to them, that gains a day on the way to their goal.
 */

/** Night withdrawals from contested zones, and the value of staying. */
export function nightThoughts(staff: Staff): { readonly thoughts: readonly Thought[]; readonly now: number } {
  const { g, side, actions } = staff
  // The candidates are the night's moves themselves, so the judge must not count on one.
  const judge = new Judge(g, { ...staff, manner: { ...staff.manner, byNight: 0 } })
  const now = judge.own(g)
  const goes = actions.flatMap((action): Thought[] => {
    if (!action.startsWith('withdraw ')) return []
    const zone = g.layout.language.numberOf('zone', action.slice('withdraw '.length))
    const study = studyWithdrawal(g, side, { study: 'withdrawal', zone: zoneName(g, zone) })
    if (!study.ok) return []
    const counters = countersIn(g, side, zone)
    const { zones, lost } = study.value
    return zones.map(({ zone: to }) => {
      const there = g.layout.language.numberOf('zone', to)
      const after = onFork(g, (fork) => {
        for (const counter of counters) fork.counter.zone.set(counter, there)
        return judge.own(fork)
      })
      return {
        candidate: {
          intent: 'goes-by-night',
          facts: { counters: counters.map((counter) => counterName(g, counter)), from: zoneName(g, zone), to },
          does: { order: { order: 'fall-back', zone: zoneName(g, zone), to } },
          worth: worthOf(after - now - SP * lost),
        },
      }
    })
  })
  const stays = { intent: 'waits', facts: {}, does: { act: 'no-withdrawal' }, worth: 0 }
  return { thoughts: [...goes, { candidate: stays }], now: worthOf(now) }
}
