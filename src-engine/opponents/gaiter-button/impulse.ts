import { next } from '../../board/bitset.ts'
import { zonesToActivate } from '../../gaiter-button/activation/muster.ts'
import { unitsLeft } from '../../gaiter-button/activation/together.ts'
import { leaderFor } from '../../gaiter-button/march/rally.ts'
import { countersIn, membersOf } from '../../gaiter-button/state/counters.ts'
import { enemyOf, zoneName } from '../../gaiter-button/state/kit.ts'
import { isInField } from '../../gaiter-button/state/places.ts'
import { sortieThoughts, strikeThought } from './battle-thoughts.ts'
import { groupsIn } from './groups.ts'
import { marchThoughts } from './march-thoughts.ts'
import { reachOf } from './marches.ts'
import { scoutThoughts, workThoughts } from './other-tasks.ts'
import { Judge } from './judgement/outlook.ts'
import { losesLastGuard } from './leader-guard.ts'
import type { Staff } from './staff.ts'
import { valueOf, worthOf, type Judging, type Thought } from './thoughts.ts'
import { exitOf, shelterOf } from './ways-out.ts'

/** What a side may do in an impulse: marches, battles, battle movements, or nothing. */

/** The possible orders, and the value of the current state if nothing is done. */
export function impulseThoughts(staff: Staff): { readonly thoughts: readonly Thought[]; readonly now: number } {
  const { g, side, actions } = staff
  const judging = judgingOf(staff)
  const thoughts: Thought[] = []
  const ready = zonesToActivate(g, side, unitsLeft(g, side))
  for (let zone = next(ready, 0); zone >= 0; zone = next(ready, zone + 1))
    thoughts.push(...thoughtsOfGroups(staff, judging, zone))
  const marches = [...thoughts]
  for (const action of actions) {
    const [verb = '', place = ''] = action.split(' ')
    if (verb === 'attack' || verb === 'assault' || verb === 'sally')
      thoughts.push(...battleIn(staff, judging, verb, g.layout.language.numberOf('zone', place), marches))
  }
  if (actions.includes('battle-movement')) thoughts.push(...sortieThoughts(staff, judging))
  thoughts.push(...unlessExposing(staff, judging, rallies(staff)))
  // Before a key leader loses his last guard he moves, or somebody comes to him, where that is possible.
  const isHelped = thoughts.some(({ veto }) => veto === undefined) && losesLastGuard(staff, judging.here, g)
  thoughts.push({ ...doNothing(staff), ...(isHelped || isPressing(thoughts) ? { veto: 'at-stake' } : {}) })
  return { thoughts, now: worthOf(judging.now) }
}

/** The judges for a position: `here` keeps the current state, `judge` looks at states that may come. */
function judgingOf(staff: Staff): Judging {
  const here = new Judge(staff.g, staff)
  return { here, judge: new Judge(staff.g, staff), now: here.own(staff.g) }
}

/** Orders for the groups of a zone. */
function thoughtsOfGroups(staff: Staff, judging: Judging, zone: number): Thought[] {
  const { g, side, manner } = staff
  return groupsIn(g, side, zone, manner.together).flatMap((group) => {
    const shelters = shelterOf(staff, judging, group)
    const reached = reachOf(g, side, group)
    return [
      ...shelters,
      ...exitOf(staff, judging, group, reached),
      ...marchThoughts(staff, judging, group, reached),
      ...unlessExposing(staff, judging, scoutThoughts(staff, group, reached)),
      ...unlessExposing(staff, judging, workThoughts(staff, judging.now, group, reached)),
    ]
  })
}

/** Vetoes activations in which nobody moves if a key leader would lose his last guard by them. */
const unlessExposing = (staff: Staff, { here }: Judging, thoughts: readonly Thought[]): readonly Thought[] =>
  thoughts.length > 0 && losesLastGuard(staff, here, staff.g)
    ? thoughts.map((thought) => ({ ...thought, veto: 'leader-in-danger' }))
    : thoughts

/** The battle that could be launched in a zone, compared with marching out of it. */
const battleIn = (
  staff: Staff,
  judging: Judging,
  verb: 'attack' | 'assault' | 'sally',
  zone: number,
  marches: readonly Thought[],
): Thought[] => strikeThought(staff, judging, verb, zoneName(staff.g, zone), byMarching(marches, zone))

/** Gain per counter of the best march out of a zone, in hundredths of a level. */
const byMarching = (thoughts: readonly Thought[], zone: number): number =>
  thoughts.reduce(
    (best, { march, veto, candidate }) =>
      march?.group.zone === zone && veto === undefined
        ? Math.max(best, valueOf(candidate.worth) / march.group.counters.length)
        : best,
    0,
  )

/** For a stack on the march without a known order, or whose order has ended: marches it could still make, or staying. */
export function onTheWay(staff: Staff): { readonly thoughts: readonly Thought[]; readonly now: number } {
  const { g, side, actions } = staff
  const counters = membersOf(g.stack)
  const [first] = counters
  if (first === undefined || actions.includes('rally') || !actions.includes('end-activation'))
    return { thoughts: [], now: 0 }
  const judging = judgingOf(staff)
  const group = { zone: g.counter.zone.of(first), counters }
  const reached = reachOf(g, side, group)
  const marches = [...exitOf(staff, judging, group, reached), ...marchThoughts(staff, judging, group, reached)]
  const stay = { intent: 'ends', facts: {}, does: { act: 'end-activation' }, worth: 0 }
  return { thoughts: [...marches, { candidate: stay }], now: worthOf(judging.now) }
}

/** Is there a pressing thought of positive worth that is not vetoed? Then nobody waits. */
const isPressing = (thoughts: readonly Thought[]): boolean =>
  thoughts.some(({ pressing, veto, candidate }) => pressing && veto === undefined && candidate.worth > 0)

function doNothing({ actions }: Staff): Thought {
  const act = actions.includes('end-impulse') ? 'end-impulse' : 'pass'
  return { candidate: { intent: act === 'pass' ? 'waits' : 'ends', facts: {}, does: { act }, worth: 0 } }
}

/** Value of rallying a unit, in days of its way. */
const RALLY = 4 / 3

/** Demoralised units rally where their commander is with them and no enemy is present. */
function rallies({ g, side, actions, weights, manner }: Staff): Thought[] {
  return actions.flatMap((act) => {
    if (!act.startsWith('activate ')) return []
    const zone = g.layout.language.numberOf('zone', act.slice('activate '.length))
    const here = countersIn(g, side, zone)
    const shaken = here.filter((unit) => g.counter.demoralised.of(unit) && !g.counter.activated.of(unit))
    if (shaken.length === 0 || isInField(g, enemyOf(side), zone) || !shaken.some((unit) => leaderFor(g, unit) >= 0))
      return []
    const worth = shaken.reduce((sum, unit) => sum + Math.min(1, weights.fight[unit]! / 3), 0)
    return [
      {
        candidate: {
          intent: 'rallies',
          facts: { zone: zoneName(g, zone) },
          does: { act },
          worth: worthOf(RALLY * manner.haste * worth),
        },
      },
    ]
  })
}
