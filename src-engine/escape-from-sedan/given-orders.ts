import type { Order, Orders, OrderStep } from '../kernel/system/orders.ts'
import { good, type Result, textIn } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import type { Formation } from './campaign/files.ts'
import type { Payment } from './cards/command.ts'
import type { ReactionStudy } from './studies/reaction-study.ts'
import { advance, advanceFormed, advancesFromTheFront } from './advance-orders.ts'
import { isName, type Moment, wrong } from './order-moment.ts'

/**
 * Orders for many actions at once. `advance`: a unit goes ahead along its facing, or along its road, at most so many
 * inches. It halts when an enemy is within `until` inches; with `sight`, when it could fire at one; with `dice`, before
 * a step that would drop another of its dice, as into a wood. A unit already on its way continues like this.
 * `advance-all`: the same for all units of a commander that have not acted in the free phase, one after the other.
 * `advance-formed`: a unit takes a formation in one free phase and goes ahead in later ones until something of this
 * kind stops it; it waits for free phases because command phases cost cards. `answer-fire`: in a reaction phase every
 * unit that bears, or each of `units`, fires the volley with the greatest loss for the enemy; with `only` no other unit
 * reacts. `share-cards`: each commander gets cards in proportion to his units.
 */
export type UnitOrder =
  | ({ readonly order: 'advance'; readonly unit: string } & HowFar)
  | ({ readonly order: 'advance-all'; readonly commander: string } & HowFar)
  | ({ readonly order: 'advance-formed'; readonly unit: string; readonly formation: Formation } & HowFar)
  | { readonly order: 'answer-fire'; readonly units?: readonly string[]; readonly only?: boolean }
  | { readonly order: 'share-cards' }

type HowFar = {
  readonly inches?: number
  readonly until?: number
  readonly sight?: boolean
  readonly dice?: boolean
}

export const unitOrders: Orders<Campaign> = {
  kinds: ['advance', 'advance-all', 'advance-formed', 'answer-fire', 'share-cards'],
  inSequence: advancesFromTheFront,
  alwaysAsked: ['declare-charge', 'volley'],
  obvious: ({ question }) => (question.prompt === 'pay' ? leastUseful(question.actions) : undefined),
  next(moment, order) {
    switch (order.order) {
      case 'advance':
      case 'advance-all':
        return advance(moment, order)
      case 'advance-formed':
        return advanceFormed(moment, order)
      case 'answer-fire':
        return answerFire(moment, order)
      case 'share-cards':
        return good(shareCards(moment))
      default:
        return wrong('order', `There is no order "${order.order}".`)
    }
  },
}

/** Cards by their use: each pays for everything that the ones before it pay for. */
const byUse: readonly Payment[] = ['face', 'number', 'ace']

/**
 * The payment with the least useful card. Undefined where there is a choice: points last only for the turn and tie the
 * commander to his unit, and an Ace for captured guns, which lies open, cannot be lost with the hand.
 */
function leastUseful(actions: readonly string[]): string | undefined {
  const isHeld = (payment: Payment): boolean => actions.includes(`pay ${payment}`)
  const least = byUse.find(isHeld)
  const isChoice = isHeld('point') || (least === 'ace' && isHeld('trophy'))
  return least === undefined || isChoice ? undefined : `pay ${least}`
}

const areNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName)

function shareCards({ question: { kind, about } }: Moment): OrderStep {
  if (kind === 'deal') {
    const act = `give ${textIn(about['commander'])} ${Number(about['fair'])}`
    return about['isLast'] === true ? { act, notes: 0, last: true } : { act, notes: 0 }
  }
  return { end: 'stopped', why: { key: 'no-cards', facts: {} } }
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
      .reduce((one, other) => (other.loss > one.loss ? other : one), { action: 'hold-on', loss: -1 })
    return good({ act: best.action, notes: 0 })
  }
  if (question.kind !== 'reactions') return good(notes === null ? noReaction : { end: 'done' })
  const next = firing(moment).find((unit) => units === undefined || units.includes(unit))
  if (next !== undefined) return good({ act: `react ${next}`, notes: 0 })
  if (only === true) return good({ act: 'no-reactions', notes: 0, last: true })
  return good(notes === null ? noReaction : { end: 'done' })
}

/** The units with a volley that bears in this reaction phase. */
function firing(moment: Moment): string[] {
  const study = moment.study({ study: 'reactions' })
  if (!study.ok) return []
  // The study was asked for by this name.
  const { units } = study.value as unknown as ReactionStudy
  return units.flatMap(({ unit, volley }) => (volley === null ? [] : [unit]))
}
