import type { G } from '../../portable-spicheren/state/kit.ts'
import { defineBrain } from '../search/brain.ts'
import { bestAnswer } from './answers.ts'
import { candidates } from './candidates.ts'
import { mannerOf, temperaments } from './manners.ts'
import { clock, score, STEPS_PER_TURN } from './score.ts'

/** How Portable Spicheren is played: everything is open, so that one world is enough. */
export const portableSpicherenBrain = defineBrain<G>({
  system: 'portable-spicheren',
  temperaments,
  levels: {
    recruit: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, regret: 600 },
    officer: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, regret: 60 },
    general: { candidates: 3, rollouts: 18, horizon: 2 * STEPS_PER_TURN, worlds: 1, trust: 200, regret: 0 },
  },
  candidates,
  script: (g, _side, temperament) => bestAnswer(g, mannerOf(temperament)),
  score,
  clock,
})
