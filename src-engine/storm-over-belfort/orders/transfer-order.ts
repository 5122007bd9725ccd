import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { Result } from '../../kernel/values/result.ts'
import { NONE } from '../state/kit.ts'
import { areNames, done, isName, lastStep, step, stopped, viewOf, wrong, type Moment } from './moment.ts'

/** Several units make an operational movement to the same zone. */
export interface TransferOrder {
  readonly order: 'transfer'
  readonly units: readonly string[]
  readonly to: string
}

export function transferOrder(moment: Moment, { units, to }: Order): Result<OrderStep> {
  if (!areNames(units) || units.length === 0) return wrong<TransferOrder>('units', 'Name those who move.')
  if (!isName(to)) return wrong<TransferOrder>('to', 'Name the zone they move to.')
  const { question, notes } = moment
  if (question.kind !== 'operations') return notes === null ? stopped('not-now', { zone: to }) : done
  if (question.about['unit'] !== '-') {
    const act = `to ${to}`
    if (question.actions.includes(act)) return step(act, 0)
    // It cannot go there after all: it stays, and is not chosen again.
    return question.actions.includes('stay') ? step('stay', 0) : stopped('way-closed', { zone: to })
  }
  const { unit: rows } = viewOf(moment)
  const next = units.find((unit) => rows[unit]?.zone !== to && question.actions.includes(`transfer ${unit}`))
  if (next !== undefined) return step(`transfer ${next}`, 0)
  return notes === null ? stopped('way-closed', { zone: to }) : done
}

/** Places all remaining units at their historical positions as far as allowed. */
export function placeOrder(moment: Moment, _order: Order): Result<OrderStep> {
  const { campaign, question, notes } = moment
  if (question.kind !== 'set-up') return notes === null ? stopped('not-now', {}) : done
  const scenario = campaign.scenarios.find(({ id }) => id === viewOf(moment).scenario)
  const act = campaign.units
    .map(({ id }, unit) => {
      const zone = scenario?.start[unit] ?? NONE
      return zone === NONE ? '' : `place ${id} ${campaign.placeIds[zone]}`
    })
    .find((one) => question.actions.includes(one))
  if (act === undefined) return stopped('no-place', {})
  // After the last unit the side is not asked again: the order ends with it.
  return question.about['left'] === 1 ? lastStep(act) : step(act, 0)
}
