import { bad, good, type Result } from '../kernel/values/result.ts'
import type { Order, OrderMoment, Orders, OrderStep } from '../kernel/system/orders.ts'
import { directionNames } from './campaign/files.ts'
import type { Campaign } from './campaign/campaign.ts'

/**
 * An order for one unit. `go`: it is activated if necessary, goes from hex to hex, and finally attacks or turns; if
 * neither is given, the player is asked for its facing. `shoot`: guns or rifles fire at a target. `fight`: its melee is
 * fought.
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
  // A player who has placed his last unit may still take it back, until arrivals are rolled for.
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

/** The placing of a unit that has only one possible hex left, which no placing of the others changes. */
function onlyPlace(actions: readonly string[]): string | undefined {
  const places = Map.groupBy(actions, (action) => action.split(' ')[1])
  return [...places.values()].find(({ length }) => length === 1)?.[0]
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })
const stopped = (key: string, unit: string): OrderStep => ({ end: 'stopped', why: { key, facts: { unit } } })

/** Takes whichever of these actions is currently possible. */
function oneOf({ question }: OrderMoment<Campaign>, unit: string, acts: readonly string[]): OrderStep {
  const act = acts.find((one) => question.actions.includes(one))
  return act === undefined ? stopped('not-now', unit) : { act, notes: 0, last: true }
}

/** The notes count the actions after the activation. */
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
  // A unit that failed to be activated stays where it is; for a unit in a melee the player is asked about breaking off.
  if (!isOnItsWay) return good(notes === null ? stopped('not-now', unit) : { end: 'done' })
  const done = typeof notes === 'number' ? notes : 0
  const act = acts[done]
  if (act === undefined) return good({ end: 'done' })
  if (!question.actions.includes(act)) return good(stopped('way-closed', unit))
  return good({ act, notes: done + 1, ...(done + 1 === acts.length ? { last: true as const } : {}) })
}
