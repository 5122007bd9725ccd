import { wholeNumberBelow, seedFrom } from '../kernel/values/generator.ts'
import type { Opponent } from './opponent.ts'

/** Plays at random, for experiments. It has no plan, and anyone can beat it. */
export const chance: Opponent = {
  id: 'chance',
  name: { en: 'Chance', fr: 'Le hasard' },
  about: {
    en: 'Plays any legal move, for trying things out.',
    fr: 'Joue n’importe quel coup permis, pour faire des essais.',
  },
  // oxlint-disable-next-line require-yield -- it is done before there is anything to report
  *choose({ view: { decision }, seed }) {
    const words = new Int32Array(4)
    seedFrom(seed, words, 0)
    const action = decision.actions[wholeNumberBelow(words, 0, decision.actions.length)]!
    return { action, memory: null, reason: null, work: 0 }
  },
}
