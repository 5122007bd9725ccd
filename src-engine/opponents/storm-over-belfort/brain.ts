import type { G } from '../../storm-over-belfort/state/kit.ts'
import { defineBrain, type Candidate, type Position } from '../search/brain.ts'
import { answersOf, bestAnswer } from './answers.ts'
import { mannerOf, temperaments } from './manners.ts'
import { clock, score } from './score.ts'

/** How the siege is played: only counters in hands and cups are hidden, so that few worlds are enough. */
export const stormOverBelfortBrain = defineBrain<G>({
  system: 'storm-over-belfort',
  temperaments,
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 900 },
    officer: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 160 },
    general: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 0 },
  },
  candidates,
  script: (g, side, temperament) => bestAnswer(g, side, mannerOf(temperament)),
  score,
  clock,
})

/** Of a question of many answers, so many are looked at. */
const MOST_ANSWERS = 12

function candidates({ g, side, temperament }: Position<G>): Candidate[] {
  const { language } = g.layout
  return answersOf(g, side, mannerOf(temperament))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_ANSWERS)
    .map(({ code, worth }) => {
      const act = language.textOf(code)
      const [verb = ''] = act.split(' ')
      return { intent: verb, facts: { act }, does: { act }, worth }
    })
}
