import { gapBetween, isAtMost, offset } from '../board/measured/measured.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import type { AboutOf } from '../kernel/play/agenda.ts'
import { bad, good, type Json, type JsonObject, type Result, textIn } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { INCH } from './campaign/measures.ts'
import type { march } from './movement/march.ts'
import type { FireStudy } from './studies/fire-study.ts'
import type { ReactionStudy } from './studies/reaction-study.ts'
import type { View } from './view.ts'

/**
 * What a player says at once of many acts. `advance`: a unit goes ahead along its facing, or along the road it stands on, so many inches at most; it
 * stops where an enemy is within `until` inches, with `sight` where it could fire at one, or with `dice` before a step that would drop one more of its
 * dice, as into a wood; a unit that is on its way goes on so. `advance-all`: so go
 * all units of a commander that have not acted in the free phase, one after the other. `answer-fire`: in a phase of reactions every unit
 * that bears, or each of `units`, fires the volley that costs the enemy most; with `only` nobody else reacts. `share-cards`: each commander has
 * cards by the number of his units.
 */
export type UnitOrder =
  | ({ readonly order: 'advance'; readonly unit: string } & HowFar)
  | ({ readonly order: 'advance-all'; readonly commander: string } & HowFar)
  | { readonly order: 'answer-fire'; readonly units?: readonly string[]; readonly only?: boolean }
  | { readonly order: 'share-cards' }

type HowFar = {
  readonly inches?: number
  readonly until?: number
  readonly sight?: boolean
  readonly dice?: boolean
}

type Moment = OrderMoment<Campaign>

export const unitOrders: Orders<Campaign> = {
  kinds: ['advance', 'advance-all', 'answer-fire', 'share-cards'],
  next(moment, order) {
    if (order.order === 'answer-fire') return answerFire(moment, order)
    if (order.order === 'share-cards') return good(shareCards(moment))
    return order.order === 'advance' || order.order === 'advance-all'
      ? advance(moment, order)
      : wrong('order', `There is no order "${order.order}".`)
  },
}

const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName)
const isInches = (value: unknown): value is number => typeof value === 'number' && value >= 0
const stopped = (key: string, unit: string): OrderStep => ({ end: 'stopped', why: { key, facts: { unit } } })

function advance(moment: Moment, order: Order): Result<OrderStep> {
  const { unit, commander, inches, until } = order
  if (inches !== undefined && !isInches(inches)) return wrong('inches', 'Say how many inches it goes.')
  if (until !== undefined && !isInches(until)) return wrong('until', 'Say how near an enemy stops it.')
  if (order.order === 'advance-all')
    return isName(commander) ? advanceAll(moment, commander, order) : wrong('commander', 'Name the commander.')
  return isName(unit) ? advanceOne(moment, unit, order) : wrong('unit', 'Name the unit.')
}

const MARCHING = 'march'

/** A unit has its order and goes on its way, or is on it. */
function advanceOne(moment: Moment, unit: string, order: Order): Result<OrderStep> {
  const { question, notes } = moment
  const isInHand = question.about['unit'] === unit
  if (notes === null && !(isInHand && question.kind === MARCHING)) {
    const act = beginsToGo(question.actions, unit)
    if (act === undefined) return good(stopped('not-now', unit))
    const stays = keepsFromGoing(moment, unit, order)
    return good(stays === undefined ? { act, notes: 0 } : stopped(stays, unit))
  }
  if (!isInHand) return good({ end: 'done' })
  if (question.kind !== MARCHING) return good({ end: 'asks' })
  return good(goOn(moment, unit, order, notes ?? 0))
}

/** All units of a commander that can go, one after the other: each that has acted is no longer asked for. */
function advanceAll(moment: Moment, name: string, order: Order): Result<OrderStep> {
  const { campaign, question, notes } = moment
  const commander = campaign.commanders.findIndex(({ id }) => id === name)
  if (commander < 0) return wrong('commander', `There is no commander "${name}".`)
  if (notes !== null && question.kind === MARCHING) {
    const unit = textIn(question.about['unit'])
    const step = goOn(moment, unit, order, notes)
    // The order goes on with the next unit.
    return good('last' in step ? { act: step.act, notes: step.notes } : step)
  }
  if (question.prompt !== 'free-phase') return good(notes === null ? stopped('not-free-phase', name) : { end: 'done' })
  const act = fromTheFront(
    moment,
    campaign.units.filter((one) => one.commander === commander && one.side === moment.side).map(({ id }) => id),
  )
    .filter((id) => keepsFromGoing(moment, id, order) === undefined)
    .flatMap((id) => beginsToGo(question.actions, id) ?? [])[0]
  if (act !== undefined) return good({ act, notes: 0 })
  return good(notes === null ? stopped('nobody-goes', name) : { end: 'done' })
}

const beginsToGo = (actions: readonly string[], unit: string): string | undefined =>
  [`order ${unit} road`, `order ${unit} move`].find((one) => actions.includes(one))

/**
 * Those farthest ahead the way most of them look go first, so that nobody stands in the way of a friend. One corner of a unit stands for all
 * of it.
 */
function fromTheFront(moment: Moment, ids: readonly string[]): string[] {
  const { base, unit } = viewOf(moment)
  const there = ids.flatMap((id) => {
    const [outline, facing] = [base[id]?.outline, unit[id]?.facing]
    if (outline === undefined || facing === undefined) return []
    const [x = 0, y = 0] = outline
    return [{ id, x, y, ahead: offset(0, 0, facing, INCH, 0) }]
  })
  const way = there.reduce((sum, { ahead }) => ({ x: sum.x + ahead.x, y: sum.y + ahead.y }), { x: 0, y: 0 })
  return there.toSorted((a, b) => (b.x - a.x) * way.x + (b.y - a.y) * way.y).map(({ id }) => id)
}

/** Why a unit has no need to go on: it is as near to an enemy as was said, or could fire at one. */
function keepsFromGoing(moment: Moment, unit: string, { until, sight }: Order): string | undefined {
  if (isInches(until) && isEnemyWithin(moment, unit, until)) return 'enemy-near'
  return sight === true && seesEnemy(moment, unit) ? 'enemy-seen' : undefined
}

type Going = Extract<OrderStep, { readonly act: string }>

/** The next step of a unit on its way, or its halt. */
function goOn(moment: Moment, unit: string, order: Order, notes: Json): Going {
  const { question } = moment
  const { inches, until, sight, dice } = order
  const halt = (key?: string): Going => ({
    act: 'halt',
    notes,
    last: key === undefined ? true : { key, facts: { unit } },
  })
  const limit = isInches(inches) ? inches * INCH : Infinity
  const isOpen = dice === true ? (by: number) => !dropsMore(question.about, by) : () => true
  const steps = stepsAhead(question.actions).filter(({ by }) => by <= limit && isOpen(by))
  const stays = keepsFromGoing(moment, unit, order)
  if (stays !== undefined) return halt(stays)
  // Who looks about goes inch by inch, but on a road, which is gone at once.
  const looks = until !== undefined || sight === true
  const next = looks ? steps[0] : steps.at(-1)
  if (next === undefined) return halt(inches === undefined || looks || dice === true ? undefined : 'way-closed')
  const isRoad = next.act.startsWith('follow')
  return { act: next.act, notes: next.by, ...(isRoad ? { last: true as const } : {}) }
}

/** Would a step straight on drop a die that has not been dropped yet? */
function dropsMore(about: JsonObject, by: number): boolean {
  const { dropped, steps } = about as unknown as AboutOf<typeof march> // of a march
  const step = steps.find((one) => one.by === by)
  return step !== undefined && step.dropped.length > dropped.length
}

/** The steps ahead that are offered, the shortest first; by road where there is one. */
function stepsAhead(actions: readonly string[]): { act: string; by: number }[] {
  return actions
    .filter((act) => act.startsWith('advance ') || act.startsWith('follow '))
    .map((act) => ({ act, by: Number(act.split(' ').at(-1)) }))
    .sort((a, b) => a.by - b.by)
}

/** Views are written by this system. */
const viewOf = ({ known }: Moment): View => known as unknown as View

function isEnemyWithin(moment: Moment, unit: string, inches: number): boolean {
  const { base } = viewOf(moment)
  const own = base[unit]?.outline
  const foes = moment.campaign.units.filter(({ side }) => side !== moment.side)
  return (
    own !== undefined &&
    foes.some(({ id }) => base[id] !== undefined && isAtMost(gapBetween(own, base[id].outline), inches * INCH))
  )
}

function seesEnemy(moment: Moment, unit: string): boolean {
  const study = moment.study({ study: 'fire', unit })
  return study.ok && (study.value as unknown as FireStudy).shots.length > 0
}

function shareCards({ question: { kind, about }, notes }: Moment): OrderStep {
  if (kind === 'deal') return { act: `give ${textIn(about['commander'])} ${Number(about['fair'])}`, notes: 0 }
  return notes === null ? { end: 'stopped', why: { key: 'no-cards', facts: {} } } : { end: 'done' }
}

const noReaction: OrderStep = { end: 'stopped', why: { key: 'no-reaction', facts: {} } }

function answerFire(moment: Moment, { units, only }: Order): Result<OrderStep> {
  if (units !== undefined && !areNames(units)) return wrong('units', 'Name the units.')
  const { question, notes } = moment
  if (question.kind === 'reaction') {
    const best = moment
      .odds()
      .filter(({ action }) => action.startsWith('volley '))
      .map(({ action, odds }) => ({ action, loss: Number(odds['loss']) }))
      .reduce((one, other) => (other.loss > one.loss ? other : one), { action: 'hold-on', loss: 0 })
    return good({ act: best.action, notes: 0 })
  }
  if (question.kind !== 'reactions') return good(notes === null ? noReaction : { end: 'done' })
  const next = firing(moment).find((unit) => units === undefined || units.includes(unit))
  if (next !== undefined) return good({ act: `react ${next}`, notes: 0 })
  if (only === true) return good({ act: 'no-reactions', notes: 0, last: true })
  return good(notes === null ? noReaction : { end: 'done' })
}

/** Who has a volley that bears in this phase of reactions. */
function firing(moment: Moment): string[] {
  const study = moment.study({ study: 'reactions' })
  if (!study.ok) return []
  // It is named so.
  const { units } = study.value as unknown as ReactionStudy
  return units.flatMap(({ unit, volley }) => (volley === null ? [] : [unit]))
}
