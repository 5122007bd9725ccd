import type { Asked } from '../../../system-ui/system-ui.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import type { OrderWords } from './words.ts'

/** The questions of the night that the usual night answers. */
const atNight = new Set(['night-works', 'withdrawals', 'abandoning'])

/** Up to this many places with counters that could still act are named. */
const FEW = 6

/** The orders by which a side lets things take their course. */
export function quickOrders(
  { question }: Asked,
  placeName: (zone: string) => string,
  words: OrderWords,
): readonly QuickOrder[] {
  if (atNight.has(question.kind))
    return [{ order: { order: 'night' }, words: words.night.order, hint: words.night.what }]
  if (question.kind !== 'impulse') return []
  const places = question.answers.flatMap(({ verb, things: [zone] }) =>
    verb === 'activate' && zone !== undefined ? [placeName(zone.name)] : [],
  )
  const hint = words.passDay.ready(places.slice(0, FEW), Math.max(0, places.length - FEW))
  return [{ order: { order: 'pass-day' }, words: words.passDay.order, hint }]
}
