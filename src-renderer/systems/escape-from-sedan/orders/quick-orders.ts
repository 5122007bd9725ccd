import type { UnitOrder } from '#engine/escape-from-sedan/window-types.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import { orderWords } from './words.ts'

/** Orders by a button: the reactions of a whole phase at once, and all cards. */
export function quickOrders({ kind }: Question, language: Language): readonly QuickOrder[] {
  const { words, space } = orderWords(language)
  const order = (what: UnitOrder, title: string, hint: string) => [{ order: what, words: title, hint: space(hint) }]
  if (kind === 'reactions') return order({ order: 'answer-fire' }, words.fire, words.fireHint)
  if (kind === 'deal') return order({ order: 'share-cards' }, words.share, words.shareHint)
  return []
}
