import type { EnemiesAbout, Files, UnitOrder } from '#engine/escape-from-sedan/window-types.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Thing } from '../../../state/known/thing.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import { aboutOf, factOf } from '../reads/reads.ts'
import { orderWords } from './words.ts'

/** Inches from an enemy at which units are told to stop: the longest rifle range. */
export const haltAt = ({ ranges }: Files['tables.json']): number => Math.max(ranges.french.rifle, ranges.german.rifle)

/** Whether an answer takes a moving unit on its way. */
export const isStep = ({ verb }: { readonly verb: string }): boolean =>
  verb === 'advance' || verb === 'follow' || verb === 'leave-table'

/** Orders by a button: all reactions of a phase at once, all cards, and how far a moving unit continues. */
export function quickOrders(question: Question, language: Language, stops: number | null): readonly QuickOrder[] {
  const { words, space } = orderWords(language)
  const order = (what: UnitOrder, title: string, hint: string) => [{ order: what, words: title, hint: space(hint) }]
  if (question.kind === 'reactions') return order({ order: 'answer-fire' }, words.fire, words.fireHint)
  if (question.kind === 'deal') return order({ order: 'share-cards' }, words.share, words.shareHint)
  const unit = factOf(question, 'unit')
  if (question.kind !== 'march' || unit === undefined || !question.answers.some(isStep)) return []
  const march = aboutOf(question, 'march')
  // A single die cannot be dropped.
  const isOneDie = march?.dice.length === 1
  const howFar = howFarOf(stops, (how) => !isDone(march?.enemies, how) && !(isOneDie && how.dice === true))
  return advances(language, howFar, (how) => ({ order: 'advance', unit, ...how }))
}

/** The properties of a unit that decide which orders are offered. */
export type Ordered = { readonly commander: string | undefined; readonly formation: string | undefined }

/** Orders beside a unit that may go, or in the free phase beside a commander whose units may. */
export function ordersAbout(
  { kind, id }: Thing,
  question: Question,
  /** The answers that are not useless. */
  answers: Question['answers'],
  enemies: Enemies,
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
  const isFree = question.prompt === 'free-phase'
  /** Could one of them go that far, without halting where it stands? */
  const someGo = (units: readonly string[], how: HowFar): boolean => units.some((unit) => !isDone(enemies[unit], how))
  const going = able('move', 'road')
  const forming = able('form')
  const inColumn = able('form', 'move').filter(
    (unit) => isFree && (forming.includes(unit) || unitCalled(unit).formation === 'column'),
  )
  const one = (unit: string): boolean => unit === id
  const his = (unit: string): boolean => isFree && unitCalled(unit).commander === id
  return [
    ...advances(
      language,
      howFarOf(stops, (how) => someGo(going.filter(one), how)),
      (how) => ({ order: 'advance', unit: id, ...how }),
    ),
    ...advances(
      language,
      howFarOf(stops, (how) => someGo(going.filter(his), how)),
      (how) => ({ order: 'advance-all', commander: id, ...how }),
      true,
    ),
    ...columns(language, stops, enemies, inColumn.filter(one)),
    ...columns(language, stops, enemies, inColumn.filter(his), true),
  ]
}

/** The units form column and advance turn after turn: the first at once, the others with the same click. */
function columns(
  language: Language,
  stops: number | null,
  enemies: Enemies,
  units: readonly string[],
  all = false,
): readonly QuickOrder[] {
  if (stops === null) return []
  const { words, space } = orderWords(language)
  const { column } = all ? words.advanceAll : words.advance
  // Half the range is short range.
  return [stops, stops / 2].flatMap((until) => {
    const able = units.filter((unit) => !isDone(enemies[unit], { until }))
    const [first] = able
    if (first === undefined) return []
    const order = (unit: string): UnitOrder => ({
      order: 'advance-formed',
      unit,
      formation: 'column',
      until,
      dice: true,
    })
    return [{ order: order(first), keep: able.map(order), words: space(column(until)), hint: null }]
  })
}

type HowFar = { readonly until?: number; readonly sight?: boolean; readonly dice?: boolean }

/** By unit name, what halts it, as far as known. */
export type Enemies = Readonly<Record<string, EnemiesAbout>>

/** Would a unit halt where it stands, because an enemy is within `until` or in sight? */
const isDone = (enemies: EnemiesAbout | undefined, { until, sight }: HowFar): boolean =>
  enemies !== undefined &&
  ((until !== undefined && enemies.nearest !== null && enemies.nearest <= until) || (sight === true && enemies.sees))

/** The distances units can be told to go, limited to those that at least one can follow. */
const howFarOf = (stops: number | null, canBe: (how: HowFar) => boolean): readonly HowFar[] =>
  [{}, ...(stops === null ? [] : [{ until: stops }]), { sight: true }, { dice: true }].filter(canBe)

function advances(
  language: Language,
  howFar: readonly HowFar[],
  orderSo: (how: HowFar) => UnitOrder,
  all = false,
): readonly QuickOrder[] {
  const { words, space } = orderWords(language)
  const titles = all ? words.advanceAll : words.advance
  const titleOf = ({ until, sight, dice }: HowFar): string => {
    if (until !== undefined) return titles.until(until)
    if (sight === true) return titles.sight
    return dice === true ? titles.dice : titles.far
  }
  return howFar.map((how) => ({ order: { ...orderSo(how) }, words: space(titleOf(how)), hint: null }))
}
