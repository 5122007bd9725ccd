import type { Sides } from '../../src-renderer/counters/words.ts'

/** What the sides of Gaiter Button wear and are called, as the process tells it to the window. */
export const frenchAndGerman: Sides = {
  dress: ['blue', 'grey'],
  adjectives: [
    { masculine: { en: 'French', fr: 'français' }, feminine: { en: 'French', fr: 'française' } },
    { masculine: { en: 'German', fr: 'allemand' }, feminine: { en: 'German', fr: 'allemande' } },
  ],
}
