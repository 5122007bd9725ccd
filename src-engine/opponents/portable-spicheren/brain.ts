import type { G } from '../../portable-spicheren/state/kit.ts'
import { defineBrain } from '../search/brain.ts'
import { bestAnswer } from './answers.ts'
import { candidates } from './candidates.ts'
import { GENERAL, mannerOf, RECRUIT, namedManners } from './manners.ts'

/** The brain of Portable Spicheren. All information is open, so one world is enough. */
export const portableSpicherenBrain = defineBrain<G>({
  system: 'portable-spicheren',
  manners: namedManners,
  levels: {
    recruit: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, manner: RECRUIT, regret: 50 },
    officer: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, regret: 25 },
    general: { candidates: 99, rollouts: 0, horizon: 0, worlds: 1, manner: GENERAL, regret: 0 },
  },
  candidates,
  script: (g, side, mannerId) => bestAnswer(g, mannerOf(mannerId, side)),
})
