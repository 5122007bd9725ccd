import { below, seedFrom } from '../kernel/generator.ts'
import type { Opponent } from './opponent.ts'

/** For trying things out: it has no plan, and can be beaten by anyone. */
export const chance: Opponent = {
  id: 'chance',
  name: { en: 'Chance', fr: 'Le hasard' },
  about: {
    en: 'Plays any legal move, for trying things out.',
    fr: 'Joue n’importe quel coup permis, pour faire des essais.',
  },
  choose({ decision }, luck) {
    const words = new Int32Array(4)
    seedFrom(luck, words, 0)
    return decision.actions[below(words, 0, decision.actions.length)]!
  },
}
