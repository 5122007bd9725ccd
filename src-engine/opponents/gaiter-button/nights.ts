import { onFork } from '../../kernel/play/fork.ts'
import { countersIn } from '../../gaiter-button/state/counters.ts'
import { counterName, zoneName } from '../../gaiter-button/state/kit.ts'
import { studyWithdrawal } from '../../gaiter-button/studies/withdrawal.ts'
import { Judge } from './judgement/outlook.ts'
import type { Staff } from './staff.ts'
import { SP } from './strikes.ts'
import { worthOf, type Thought } from './thoughts.ts'

/**
 * By night all troops of a contested zone may go two zones by their axes of retreat, without fatigue and whoever has marched by day: to
 * those whom the enemy came to that is a day on the way to their goal.
 */

/** Which contested zones may be left by night, where to, and what it is worth to stay. */
export function nightThoughts(staff: Staff): { readonly thoughts: readonly Thought[]; readonly now: number } {
  const { g, side, actions } = staff
  // What may still come of this night is what is asked about.
  const judge = new Judge(g, { ...staff, tastes: { ...staff.tastes, byNight: 0 } })
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
