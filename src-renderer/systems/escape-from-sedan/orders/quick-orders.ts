import type { Files, UnitOrder } from '#engine/escape-from-sedan/window-types.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Thing } from '../../../state/known/thing.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import { factOf } from '../reads/reads.ts'
import { orderWords } from './words.ts'

/** Inches from an enemy at which units are told to stop: how far the rifles reach that reach farthest. */
export const haltAt = ({ ranges }: Files['tables.json']): number => Math.max(ranges.french.rifle, ranges.german.rifle)

/** Orders by a button: the reactions of a whole phase at once, all cards, and how far a unit on its way goes on. */
export function quickOrders(question: Question, language: Language, stops: number | null): readonly QuickOrder[] {
  const { words, space } = orderWords(language)
  const order = (what: UnitOrder, title: string, hint: string) => [{ order: what, words: title, hint: space(hint) }]
  if (question.kind === 'reactions') return order({ order: 'answer-fire' }, words.fire, words.fireHint)
  if (question.kind === 'deal') return order({ order: 'share-cards' }, words.share, words.shareHint)
  const unit = factOf(question, 'unit')
  if (question.kind !== 'march' || unit === undefined) return []
  return advances(language, stops, (how) => ({ order: 'advance', unit, ...how }))
}

/** What of a unit decides which orders are offered. */
export type Ordered = { readonly commander: string | undefined; readonly formation: string | undefined }

/** Orders beside a unit that may go, or, in the free phase, beside a commander whose units may. */
export function ordersAbout(
  { kind, id }: Thing,
  { prompt, answers }: Pick<Question, 'prompt' | 'answers'>,
  language: Language,
  stops: number | null,
  unitCalled: (unit: string) => Ordered,
): readonly QuickOrder[] {
  if (kind !== 'piece') return []
  const able = (...actions: readonly string[]): string[] => [
    ...new Set(
      answers.flatMap(({ verb, things: [unit, action] }) =>
        verb === 'order' && unit !== undefined && actions.includes(action?.name ?? '') ? [unit.name] : [],
      ),
    ),
  ]
  const isFree = prompt === 'free-phase'
  const going = able('move', 'road')
  const forming = able('form')
  const inColumn = able('form', 'move').filter(
    (unit) => isFree && (forming.includes(unit) || unitCalled(unit).formation === 'column'),
  )
  const one = (unit: string): boolean => unit === id
  const his = (unit: string): boolean => isFree && unitCalled(unit).commander === id
  return [
    ...(going.some(one) ? advances(language, stops, (how) => ({ order: 'advance', unit: id, ...how })) : []),
    ...(going.some(his)
      ? advances(language, stops, (how) => ({ order: 'advance-all', commander: id, ...how }), true)
      : []),
    ...columns(language, stops, inColumn.filter(one)),
    ...columns(language, stops, inColumn.filter(his), true),
  ]
}

/** They take the column and go ahead turn after turn: the first at once, each after it with the same click. */
function columns(
  language: Language,
  stops: number | null,
  units: readonly string[],
  all = false,
): readonly QuickOrder[] {
  const [first] = units
  if (stops === null || first === undefined) return []
  const { words, space } = orderWords(language)
  const { column } = all ? words.advanceAll : words.advance
  // Half of it is short range.
  return [stops, stops / 2].map((until) => {
    const order = (unit: string): UnitOrder => ({
      order: 'advance-formed',
      unit,
      formation: 'column',
      until,
      dice: true,
    })
    return { order: order(first), keep: units.map(order), words: space(column(until)), hint: null }
  })
}

type HowFar = { readonly until?: number; readonly sight?: boolean; readonly dice?: boolean }

function advances(
  language: Language,
  stops: number | null,
  orderSo: (how: HowFar) => UnitOrder,
  all = false,
): readonly QuickOrder[] {
  const { words, space } = orderWords(language)
  const titles = all ? words.advanceAll : words.advance
  const order = (how: HowFar, title: string): QuickOrder => ({
    order: { ...orderSo(how) },
    words: space(title),
    hint: null,
  })
  return [
    order({}, titles.far),
    ...(stops === null ? [] : [order({ until: stops }, titles.until(stops))]),
    order({ sight: true }, titles.sight),
    order({ dice: true }, titles.dice),
  ]
}
