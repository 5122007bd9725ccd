import type { UnitOrder } from '#engine/escape-from-sedan/window-types.ts'
import type { Question } from '../../../src-main/contract/games.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { QuickOrder } from '../../system-ui/ordering.ts'

const words = {
  en: {
    fire: 'All who bear fire',
    fireHint: 'Each unit that bears on one that has acted fires the volley that costs it most; the rest is asked for.',
  },
  fr: {
    fire: 'Tous ceux qui portent tirent',
    fireHint:
      'Chaque unité qui porte sur une unité qui a agi tire la salve la plus coûteuse ; le reste vous est demandé.',
  },
} as const

/** Orders by a button: the reactions of a whole phase at once. */
export function quickOrders({ kind }: Question, language: Language): readonly QuickOrder[] {
  if (kind !== 'reactions') return []
  const order: UnitOrder = { order: 'answer-fire' }
  return [{ order, words: words[language].fire, hint: words[language].fireHint }]
}
