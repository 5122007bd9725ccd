import type { G } from '../../gaiter-button/state/kit.ts'
import { defineBrain, type Candidate, type Position } from '../search/brain.ts'
import { soundAnswer } from './answers.ts'
import { StaffConduct } from './conduct.ts'
import { drillChoice } from './drill.ts'
import { defenceCandidates } from './engaging.ts'
import { impulseThoughts, onTheWay } from './impulse.ts'
import { nightThoughts } from './nights.ts'
import type { Thought } from './thoughts.ts'
import { memoryAfter, staffOf } from './staff.ts'
import { GENERAL, manners, RECRUIT, mannerOf } from './manners.ts'
import { groundOf } from './judgement/ground-known.ts'
import { weightsSeenBy } from './judgement/weights.ts'
import type { Json } from '../../kernel/values/result.ts'

/** The bot for the campaign game: how its staffs find and judge candidate orders. */
export const gaiterButtonBrain = defineBrain<G>({
  system: 'gaiter-button',
  manners,
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 1, worlds: 1, regret: 700, manner: RECRUIT },
    officer: { candidates: 20, rollouts: 0, horizon: 1, worlds: 1, regret: 0 },
    general: { candidates: 20, rollouts: 0, horizon: 1, worlds: 1, regret: 0, manner: GENERAL },
  },
  plan: memoryAfter,
  candidates,
  veto: (_position, candidate) => vetoes.get(candidate),
  script: (g, side) => drillChoice(g, side),
  conduct: () => new StaffConduct(),
})

const vetoes = new WeakMap<Candidate, string>()

function candidates(position: Position<G>, plan: Json): readonly Candidate[] {
  const { g, side, view } = position
  const { kind, actions } = view.decision
  if (kind === 'impulse') {
    const { thoughts, now } = impulseThoughts(staffOf(position, plan))
    return toCandidates(thoughts, now)
  }
  if (kind === 'activation' && !actions.includes('leave-map')) {
    const { thoughts, now } = onTheWay(staffOf(position, plan))
    if (thoughts.length > 0) return toCandidates(thoughts, now)
  }
  if (kind === 'withdrawals') {
    const staff = staffOf(position, plan)
    if (staff.manner.byNight > 0) {
      const { thoughts, now } = nightThoughts(staff)
      return toCandidates(thoughts, now)
    }
  }
  if (kind === 'engage' && actions.includes('engage-all')) return defenceCandidates(staffOf(position, plan))
  const manner = mannerOf(side, position.mannerId)
  const asked = { g, side, kind, actions, ground: groundOf(g), weights: weightsSeenBy(g, side), manner }
  const act = soundAnswer(asked) ?? actions[0]!
  return [{ intent: 'orders', facts: {}, does: { act }, worth: 0 }]
}

/** Thoughts as candidates for the search; their vetoes are kept in `vetoes`. */
const toCandidates = (thoughts: readonly Thought[], now: number): Candidate[] =>
  withPlan(
    thoughts.map(({ candidate, veto }) => {
      const one = { ...candidate, worth: now + candidate.worth }
      if (veto !== undefined) vetoes.set(one, veto)
      return one
    }),
  )

/** Marks the best candidate that is not vetoed as planned: rollouts must clearly favour another to displace it. */
function withPlan(all: readonly Candidate[]): Candidate[] {
  const open = all.filter((candidate) => !vetoes.has(candidate))
  const worth = Math.max(...open.map((one) => one.worth))
  const planned = open.find((one) => one.worth === worth)
  return all.map((one) => (one === planned ? { ...one, planned: true } : one))
}
