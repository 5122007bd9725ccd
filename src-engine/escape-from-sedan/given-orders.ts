import { gapBetween, isAtMost } from '../board/measured/measured.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import { bad, good, type Result, textIn } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { INCH } from './campaign/measures.ts'
import type { FireStudy } from './studies/fire-study.ts'
import type { ReactionStudy } from './studies/reaction-study.ts'
import type { View } from './view.ts'

/**
 * What a player says at once of many acts. `advance`: a unit goes ahead along its facing, or along the road it stands on, so many inches at most; it
 * stops where an enemy is within `until` inches, or with `sight` where it could fire at one. `answer-fire`: in a phase of reactions every unit
 * that bears, or each of `units`, fires the volley that costs the enemy most; with `only` nobody else reacts. `share-cards`: each commander has
 * cards by the number of his units.
 */
export type UnitOrder =
  | {
      readonly order: 'advance'
      readonly unit: string
      readonly inches?: number
      readonly until?: number
      readonly sight?: boolean
    }
  | { readonly order: 'answer-fire'; readonly units?: readonly string[]; readonly only?: boolean }
  | { readonly order: 'share-cards' }

type Moment = OrderMoment<Campaign>

export const unitOrders: Orders<Campaign> = {
  kinds: ['advance', 'answer-fire', 'share-cards'],
  next(moment, order) {
    if (order.order === 'answer-fire') return answerFire(moment, order)
    if (order.order === 'share-cards') return good(shareCards(moment))
    return order.order === 'advance' ? advance(moment, order) : wrong('order', `There is no order "${order.order}".`)
  },
}

const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName)
const isInches = (value: unknown): value is number => typeof value === 'number' && value >= 0
const stopped = (key: string, unit: string): OrderStep => ({ end: 'stopped', why: { key, facts: { unit } } })

function advance(moment: Moment, { unit, inches, until, sight }: Order): Result<OrderStep> {
  if (!isName(unit)) return wrong('unit', 'Name the unit.')
  if (inches !== undefined && !isInches(inches)) return wrong('inches', 'Say how many inches it goes.')
  if (until !== undefined && !isInches(until)) return wrong('until', 'Say how near an enemy stops it.')
  const { question, notes } = moment
  if (notes === null) {
    const act = [`order ${unit} road`, `order ${unit} move`].find((one) => question.actions.includes(one))
    return good(act === undefined ? stopped('not-now', unit) : { act, notes: 0 })
  }
  if (question.about['unit'] !== unit) return good({ end: 'done' })
  if (question.kind !== 'march') return good({ end: 'asks' })
  const halt = (key?: string): Result<OrderStep> =>
    good({ act: 'halt', notes, last: key === undefined ? true : { key, facts: { unit } } })
  const limit = inches === undefined ? Infinity : inches * INCH
  const steps = stepsAhead(question.actions).filter(({ by }) => by <= limit)
  if (until !== undefined && isEnemyWithin(moment, unit, until)) return halt('enemy-near')
  if (sight === true && seesEnemy(moment, unit)) return halt('enemy-seen')
  // Who looks about goes inch by inch, but on a road, which is gone at once.
  const looks = until !== undefined || sight === true
  const next = looks ? steps[0] : steps.at(-1)
  if (next === undefined) return halt(inches === undefined || looks ? undefined : 'way-closed')
  const isRoad = next.act.startsWith('follow')
  return good({ act: next.act, notes: next.by, ...(isRoad ? { last: true as const } : {}) })
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
