import { orderMoment } from '../../kernel/game/carry-out.ts'
import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { LoadedCampaign } from '../../kernel/system/system.ts'
import type { Json } from '../../kernel/values/result.ts'
import type { Asked } from '../opponent.ts'
import type { Candidate } from './brain.ts'

/** An order in progress, carried out by the same steps as an order of a person. */
export interface OrderUnderWay {
  readonly order: Order
  /** The notes of the order from its last act; null before its first. */
  readonly notes: Json
  /** The journal entries for the side since the order began. */
  readonly told: readonly JournalEntry[]
}

/** The next act, and the rest of the order after it. */
export interface ActOfOrder {
  readonly act: string
  readonly left: OrderUnderWay | null
}

/**
 * The next act of an order; `asks` where its side has to answer this question itself, and undefined where the order
 * does not continue.
 */
export function nextActOfOrder(
  campaign: LoadedCampaign,
  view: Asked,
  doing: OrderUnderWay,
): ActOfOrder | 'asks' | undefined {
  const { orders } = campaign.system
  if (orders === undefined) return undefined
  const step = orders.next(
    orderMoment(campaign, view, () => doing.told, doing.notes),
    doing.order,
  )
  return step.ok ? deedOf(step.value, view, doing) : undefined
}

function deedOf(step: OrderStep, view: Asked, doing: OrderUnderWay): ActOfOrder | 'asks' | undefined {
  if ('end' in step) return step.end === 'asks' ? 'asks' : undefined
  if (!view.decision.actions.includes(step.act)) return undefined
  return { act: step.act, left: step.last === undefined ? { ...doing, notes: step.notes } : null }
}

/** The first act of a candidate; undefined where it cannot be started. */
export function firstActOfOrder(campaign: LoadedCampaign, view: Asked, { does }: Candidate): ActOfOrder | undefined {
  if ('act' in does) return view.decision.actions.includes(does.act) ? { act: does.act, left: null } : undefined
  const deed = nextActOfOrder(campaign, view, { order: does.order, notes: null, told: [] })
  return deed === 'asks' ? undefined : deed
}
