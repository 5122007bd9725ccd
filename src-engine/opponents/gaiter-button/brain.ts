import { scenarioOf, type G } from '../../gaiter-button/state/kit.ts'
import { defineBrain, WON, type Candidate, type Position } from '../search/brain.ts'
import { soundAnswer } from './answers.ts'
import { StaffConduct } from './conduct.ts'
import { drilled } from './drill.ts'
import { impulseThoughts, LEVEL } from './impulse.ts'
import { Judge } from './outlook.ts'
import { keepInMind, staffOf } from './staff.ts'
import { manners, tastesOf } from './temperaments.ts'
import { groundOf } from './ground-known.ts'
import { weightsSeenBy } from './weights.ts'
import type { Json } from '../../kernel/values/result.ts'

/** How the campaign game is played: what its staffs think of, and how they judge it. */
export const gaiterButtonBrain = defineBrain<G>({
  system: 'gaiter-button',
  temperaments: manners,
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 1, worlds: 1, regret: 300 },
    officer: { candidates: 20, rollouts: 0, horizon: 1, worlds: 1, regret: 0 },
    general: { candidates: 6, rollouts: 32, horizon: 1, worlds: 4, trust: 24, regret: 0 },
  },
  plan: keepInMind,
  candidates,
  veto: (_position, candidate) => vetoes.get(candidate),
  script: (g, side) => drilled(g, side),
  score,
  conduct: () => new StaffConduct(),
  clock: (g) => g.turn,
})

const vetoes = new WeakMap<Candidate, string>()

function candidates(position: Position<G>, plan: Json): readonly Candidate[] {
  const { g, side, view } = position
  const { kind, actions } = view.decision
  if (kind === 'impulse') {
    const { thoughts, now } = impulseThoughts(staffOf(position, plan))
    return withPlan(
      thoughts.map(({ candidate, veto }) => {
        const one = { ...candidate, worth: now + candidate.worth }
        if (veto !== undefined) vetoes.set(one, veto)
        return one
      }),
    )
  }
  if (kind === 'engage' && actions.includes('engage-all'))
    return [{ intent: 'stands', facts: {}, does: { order: { order: 'battle' } }, worth: 0 }]
  const asked = { g, side, kind, actions, ground: groundOf(g), weights: weightsSeenBy(g, side) }
  const act = soundAnswer(asked) ?? actions[0]!
  return [{ intent: 'orders', facts: {}, does: { act }, worth: 0 }]
}

/** What is best at first sight and not vetoed is the plan: games that are played on have to speak clearly against it. */
function withPlan(all: readonly Candidate[]): Candidate[] {
  const open = all.filter((candidate) => !vetoes.has(candidate))
  const worth = Math.max(...open.map((one) => one.worth))
  const planned = open.find((one) => one.worth === worth)
  return all.map((one) => (one === planned ? { ...one, planned: true } : one))
}

/** Hundredths of a level, as the whole-number scale of scores has them. */
function score(g: G, side: number, temperament: string): number {
  const judge = new Judge(g, {
    side,
    ground: groundOf(g),
    weights: weightsSeenBy(g, side),
    tastes: tastesOf(side, temperament),
  })
  const value = Math.round(LEVEL * judge.own(g))
  const { ending } = g
  if (ending !== undefined && ending.winner >= 0 && scenarioOf(g).turns > g.turn)
    return ending.winner === side ? WON : -WON
  return Math.max(1 - WON, Math.min(WON - 1, value))
}
