import { activations } from '../../portable-spicheren/movement/activation.ts'
import type { G } from '../../portable-spicheren/state/kit.ts'
import { defineBrain } from '../search/brain.ts'
import { bestAnswer } from './answers.ts'
import { candidates } from './candidates.ts'
import { GENERAL, mannerOf, RECRUIT, temperaments } from './manners.ts'
import { clock, dice, score, STEPS_PER_TURN } from './score.ts'

/** The brain of Portable Spicheren. All information is open, so one world is enough. */
export const portableSpicherenBrain = defineBrain<G>({
  system: 'portable-spicheren',
  temperaments,
  levels: {
    recruit: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, manner: RECRUIT, regret: 50 },
    officer: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, regret: 25 },
    general: {
      candidates: 6,
      rollouts: 60,
      horizon: STEPS_PER_TURN,
      worlds: 1,
      manner: GENERAL,
      trust: 400,
      regret: 0,
    },
  },
  candidates,
  isWeighty: ({ g }) => g.asking.kind.kind === activations,
  script: (g, side, temperament) => bestAnswer(g, mannerOf(temperament, side)),
  ahead: { score, clock, dice },
})
