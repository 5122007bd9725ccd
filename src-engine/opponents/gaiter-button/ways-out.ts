import { onFork } from '../../kernel/play/fork.ts'
import { FRENCH } from '../../gaiter-button/campaign/campaign.ts'
import { mayGoInside } from '../../gaiter-button/ground/fortress.ts'
import { allowanceOf, isInfantryDivision } from '../../gaiter-button/state/counters.ts'
import { scenarioOf, type G } from '../../gaiter-button/state/kit.ts'
import { mayExit } from '../../gaiter-button/victory/victory.ts'
import { FATE } from '../../gaiter-button/state/shape.ts'
import type { Reached } from '../../gaiter-button/studies/reach.ts'
import { SP } from './strikes.ts'
import type { Group } from './groups.ts'
import { leavesLeaderAlone, losesLastGuard, mayLoseLastGuard } from './leader-guard.ts'
import { factsOf, marchOrder } from './march-thoughts.ts'
import { marchesIn, type March } from './marches.ts'
import type { Staff } from './staff.ts'
import { worthOf, type Judging, type Thought } from './thoughts.ts'
import { isKeyLeader } from './judgement/key-leaders.ts'
import { canCount } from './judgement/weights.ts'
import { prospectsLost } from './forced-marches.ts'

/** Ways out of the field: into a fortress, and off the map. */

/** A group goes into the fortress of its zone, worth as much as the position gains by it. */
export function shelterOf(staff: Staff, { here, judge, now }: Judging, group: Group): Thought[] {
  const { g, side } = staff
  g.stack.clear()
  for (const counter of group.counters) g.stack.add(counter)
  const may = mayGoInside(g, side, g.stack)
  g.stack.clear()
  if (!may) return []
  const { inside, losesGuard } = onFork(g, (fork) => {
    for (const counter of group.counters) {
      fork.counter.inside.set(counter, true)
      fork.counter.activated.set(counter, true)
    }
    return { inside: judge.own(fork), losesGuard: losesLastGuard(staff, here, fork) }
  })
  const march = onTheSpot(group, 1)
  const candidate = {
    intent: 'shelters',
    facts: factsOf(g, group, march),
    does: { order: marchOrder(g, march, { arrival: 'fortress' }) },
    worth: worthOf(inside - now),
  }
  return [{ candidate, ...(losesGuard ? { veto: 'leader-in-danger' } : {}) }]
}

/** An action of a group where it stands, as a march that leads nowhere. */
const onTheSpot = (group: Group, chance: number): March => ({
  ...{ group, to: group.zone, by: -1, chance },
  ...{ markers: 0, halts: [], lost: 0, risk: 0, strays: false, givesUp: 0, meetsEnemy: false },
})

/** Is the way off the map open to a group where it stands? Enemies there may close it. */
const mayLeaveFrom = (g: G, side: number, { zone, counters }: Group): boolean =>
  onFork(g, (fork) => {
    fork.stack.clear()
    for (const counter of counters) fork.stack.add(counter)
    return mayExit(fork, side, zone, fork.stack)
  })

/** Bonus for a division that leaves: nothing can happen to it any more. */
const SAFE = 15

/** Bonus for a key leader who leaves: he cannot be captured any more. */
const BEYOND_REACH = 15

/** French exits from the map: from where a group stands, or from an exit zone that it can march to. */
export function exitOf(staff: Staff, { here, judge, now }: Judging, group: Group, reached: Reached): Thought[] {
  const { g, side, manner } = staff
  if (side !== FRENCH) return []
  const { exits } = scenarioOf(g)
  if (exits.length === 0) return []
  const counting = group.counters.filter((counter) => isInfantryDivision(g, counter) && canCount(g, counter))
  const keyLeaders = manner.traps > 0 ? group.counters.filter((counter) => isKeyLeader(g, counter)) : []
  if (counting.length + keyLeaders.length === 0) return []
  const thoughts: Thought[] = []
  const slowest = Math.min(...group.counters.map((counter) => allowanceOf(g, counter)))
  const atOnce = onTheSpot(group, 0.85)
  const isThere = exits.includes(group.zone)
  // A leader without troops goes to where they stand; from there he may leave.
  const marches = isThere || counting.length === 0 ? [] : marchesIn(staff, group, reached)
  const starts = isThere ? [atOnce] : marches.filter(({ to }) => exits.includes(to))
  for (const march of starts) {
    if (march.meetsEnemy || slowest < 2 || (march === atOnce && !mayLeaveFrom(g, side, group))) continue
    const chance = march === atOnce ? march.chance : 0.8 * march.chance
    const { gone, losesGuard } = onFork(g, (fork) => {
      for (const counter of group.counters) {
        fork.counter.zone.set(counter, -1)
        fork.counter.fate.set(counter, FATE.exited)
      }
      return { gone: judge.own(fork), losesGuard: losesLastGuard(staff, here, fork) }
    })
    const exposesLeader = losesGuard || mayLoseLastGuard(staff, here, march) || leavesLeaderAlone(staff, here, group)
    thoughts.push({
      candidate: {
        intent: 'leaves',
        facts: factsOf(g, group, march),
        does: { order: marchOrder(g, march, { arrival: 'off-map' }) },
        worth: worthOf(
          chance * (gone - now) -
            SP * march.lost -
            prospectsLost(staff, group, march.lost) +
            SAFE * counting.length +
            BEYOND_REACH * keyLeaders.length,
        ),
      },
      ...(counting.length > 0 ? { pressing: true as const } : {}),
      ...(exposesLeader ? { veto: 'leader-in-danger' } : {}),
    })
  }
  return thoughts
}
