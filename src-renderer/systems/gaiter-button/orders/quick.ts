import type { Asked } from '../../../system-ui/system-ui.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import type { OrderWords } from './words.ts'

/** The questions of the night that the usual night answers. */
const atNight = new Set(['night-works', 'withdrawals', 'abandoning'])

/** The orders for times in which a side lets things take their course. */
export function quickOrders({ question }: Asked, words: OrderWords): readonly QuickOrder[] {
  if (atNight.has(question.kind))
    return [{ order: { order: 'night' }, words: words.night.order, hint: words.night.what }]
  if (question.kind !== 'impulse') return []
  const stacks = question.answers.filter(({ verb }) => verb === 'activate').length
  return [{ order: { order: 'pass-day' }, words: words.passDay.order, hint: words.passDay.ready(stacks) }]
}
