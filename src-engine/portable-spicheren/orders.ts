import { bad, good, type Result } from '../kernel/values/result.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import { directionNames } from './campaign/files.ts'
import type { Campaign } from './campaign/campaign.ts'

/**
 * What a player says of one unit at once. `go`: it tries to be active where it is not yet, goes from hex to hex, and attacks or turns
 * at the end; where neither is said it is asked how it faces. `shoot`: guns or rifles fire at a target. `fight`: its melee is fought.
 */
export type UnitOrder =
  | {
      readonly order: 'go'
      readonly unit: string
      readonly by: readonly string[]
      readonly attack?: string
      readonly face?: string
    }
  | { readonly order: 'shoot'; readonly unit: string; readonly target: string }
  | { readonly order: 'fight'; readonly unit: string }

export const orders: Orders<Campaign> = {
  kinds: ['go', 'shoot', 'fight'],
  // Who has placed his last unit may still take it back, until arrivals are rolled for.
  alwaysAsked: ['set-up.ready'],
  obvious: ({ question }) => (question.prompt === 'set-up' ? onlyPlace(question.actions) : undefined),
  next(moment, order) {
    const { unit, target } = order
    if (!isName(unit)) return wrong('unit', 'Name the unit.')
    if (order.order === 'fight') return good(oneOf(moment, unit, [`fight ${unit}`]))
    if (order.order === 'go') return going(moment, unit, order)
    if (order.order !== 'shoot') return wrong('order', `There is no order "${order.order}".`)
    if (!isName(target)) return wrong('target', 'Name the unit that is fired at.')
    return good(oneOf(moment, unit, [`fire ${unit} ${target}`, `aim ${unit} ${target}`]))
  },
}

/** The placing of a unit that has but one hex left: it will stand there wherever the others are placed. */
function onlyPlace(actions: readonly string[]): string | undefined {
  const places = Map.groupBy(actions, (action) => action.split(' ')[1])
  return [...places.values()].find(({ length }) => length === 1)?.[0]
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
const stopped = (key: string, unit: string): OrderStep => ({ end: 'stopped', why: { key, facts: { unit } } })

/** The one of these acts that is asked for now. */
function oneOf({ question }: OrderMoment<Campaign>, unit: string, acts: readonly string[]): OrderStep {
  const act = acts.find((one) => question.actions.includes(one))
  return act === undefined ? stopped('not-now', unit) : { act, notes: 0, last: true }
}

/** The notes count the acts after the activation. */
function going(moment: OrderMoment<Campaign>, unit: string, { by, attack, face }: Order): Result<OrderStep> {
  if (!Array.isArray(by) || !by.every(isName)) return wrong('by', 'Name the hexes it goes by, in their order.')
  if (attack !== undefined && !isName(attack)) return wrong('attack', 'Name the unit it attacks.')
  const facing = directionNames.find((one) => one === face)
  if (face !== undefined && facing === undefined) return wrong('face', 'Name a direction.')
  const acts = [
    ...by.map((hex) => `step ${hex}`),
    ...(attack !== undefined ? [`assault ${attack}`] : facing !== undefined ? [`face ${facing}`] : []),
  ]
  const { question, notes } = moment
  const activate = `activate ${unit}`
  if (notes === null && question.actions.includes(activate)) {
    return good({ act: activate, notes: 0, ...(acts.length === 0 ? { last: true as const } : {}) })
  }
  const isOnItsWay = question.kind === 'movement' && question.about['unit'] === unit
  // Who is not active stays where it is, and who fights is asked whether it breaks off.
  if (!isOnItsWay) return good(notes === null ? stopped('not-now', unit) : { end: 'done' })
  const done = typeof notes === 'number' ? notes : 0
  const act = acts[done]
  if (act === undefined) return good({ end: 'done' })
  if (!question.actions.includes(act)) return good(stopped('way-closed', unit))
  return good({ act, notes: done + 1, ...(done + 1 === acts.length ? { last: true as const } : {}) })
}
