import type { G } from '../../storm-over-belfort/state/kit.ts'
import { defineBrain, type Candidate, type Position } from '../search/brain.ts'
import { answersOf, bestAnswer } from './answers.ts'
import { GENERAL, mannerOf, namedManners } from './manners.ts'

/** The brain of the siege. Only counters in hands and cups are hidden. */
export const stormOverBelfortBrain = defineBrain<G>({
  system: 'storm-over-belfort',
  manners: namedManners,
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 900 },
    officer: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 25 },
    general: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, manner: GENERAL, regret: 0 },
  },
  candidates,
  script: (g, side, mannerId) => bestAnswer(g, side, mannerOf(mannerId)),
})

/** Maximum number of answers considered, and maximum difference from the best. */
const MOST_ANSWERS = 12
const MUCH_WORSE = 1_500

function candidates({ g, side, mannerId }: Position<G>): Candidate[] {
  const { language } = g.layout
  const answers = answersOf(g, side, mannerOf(mannerId)).toSorted((a, b) => b.worth - a.worth)
  const best = answers[0]?.worth ?? 0
  return answers
    .slice(0, MOST_ANSWERS)
    .filter(({ worth }) => worth >= best - MUCH_WORSE)
    .map(({ code, worth }) => {
      const act = language.textOf(code)
      const [verb = ''] = act.split(' ')
      return { intent: verb, facts: { act }, does: { act }, worth }
    })
}
