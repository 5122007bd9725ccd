import type { Asked } from '../../../system-ui/system-ui.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import { factOf } from '../reads/reads.ts'
import type { OrderWords } from './words.ts'

/** The questions of the night that the usual night answers. */
const atNight = new Set(['night-works', 'withdrawals', 'abandoning'])

/** Up to this many places with counters that could still act are named. */
const FEW = 6

/** The orders by which a side lets things take their course, or takes all along in a battle movement. */
export function quickOrders(
  asked: Asked,
  placeName: (zone: string) => string,
  words: OrderWords,
  endBeyond: (connection: string, from: string) => string | undefined,
): readonly QuickOrder[] {
  const { question } = asked
  if (question.kind === 'battle-move')
    return allAlong(asked, endBeyond).map(({ counters, to }) => ({
      order: { order: 'battle-movement', counters, to },
      words: words.allAlong(counters.length, placeName(to)),
      hint: null,
    }))
  if (atNight.has(question.kind))
    return [{ order: { order: 'night' }, words: words.night.order, hint: words.night.what }]
  if (question.kind !== 'impulse') return []
  const places = question.answers.flatMap(({ verb, things: [zone] }) =>
    verb === 'activate' && zone !== undefined ? [placeName(zone.name)] : [],
  )
  const hint = words.passDay.ready(places.slice(0, FEW), Math.max(0, places.length - FEW))
  return [{ order: { order: 'pass-day' }, words: words.passDay.order, hint }]
}

/** Battle movements of all who can join those picked; none if nobody is left to join. */
function allAlong(asked: Asked, endBeyond: (connection: string, from: string) => string | undefined) {
  const { answers } = asked.question
  const counters = answers.flatMap(({ verb, things: [counter] }) =>
    verb === 'join-battle-move' && counter !== undefined ? [counter.name] : [],
  )
  const picked = factOf(asked.question, 'stack') ?? []
  const from = factOf(asked.question, 'zone')
  if (from === undefined || counters.length === picked.length) return []
  return answers.flatMap(({ verb, things: [connection] }) => {
    const to = verb === 'battle-move' && connection !== undefined ? endBeyond(connection.name, from) : undefined
    return to === undefined ? [] : [{ counters, to }]
  })
}
