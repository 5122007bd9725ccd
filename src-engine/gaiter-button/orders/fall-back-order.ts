import { isJsonObject, textIn, type Json, type Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { aboutOf, asks, does, isDone, knownOf, mayAnswer, type Moment, stops, studied } from './moment.ts'
import { wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "fall-back", "zone": "<zone>", "to": "<zone>" }`: at night all troops leave a contested zone together,
 * for a zone two zones away. Can be given at any time; carried out when the side is asked for its withdrawals. The
 * player chooses losses of stragglers himself.
 */
export function fallBackOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const zone = zoneIn(moment, sent, 'zone')
  if (zone === undefined) return wrong('zone', 'Name the zone that is to be left.')
  const to = zoneIn(moment, sent, 'to')
  if (to === undefined) return wrong('to', 'Name the zone to fall back to.')
  switch (moment.question.kind) {
    case 'withdrawals':
      return begin(moment, zone, to)
    case 'withdrawing':
      return aboutOf(moment, 'withdrawing').zone === zone
        ? does('withdraw-rest', moment.notes ?? wayOf(moment, zone, to))
        : stops('not-now')
    case 'night-march':
      return marchOn(moment, to)
    default:
      if (isLeft(moment, zone)) return isDone
      return moment.notes === null ? stops('not-now') : asks
  }
}

/** Has the side no counters left in the field of this zone? */
const isLeft = (moment: Moment, zone: string): boolean =>
  !Object.values(knownOf(moment).counter).some((seen) => 'zone' in seen && seen.zone === zone && !seen.inside)

function begin(moment: Moment, zone: string, to: string): Result<OrderStep> {
  if (isLeft(moment, zone)) return isDone
  const way = wayOf(moment, zone, to)
  const withdraw = `withdraw ${zone}`
  return way === null || !mayAnswer(moment, withdraw) ? stops('no-withdrawal', { zone, to }) : does(withdraw, way)
}

/** The connections of the way; null if there is none. */
function wayOf(moment: Moment, from: string, to: string): Json {
  const study = studied(moment, 'withdrawal', { zone: from })
  const way = study.ok ? study.value.zones.find(({ zone }) => zone === to)?.way : undefined
  return way === undefined ? null : { way: [...way] }
}

function marchOn(moment: Moment, to: string): Result<OrderStep> {
  const { zone } = aboutOf(moment, 'night-march')
  const way = isJsonObject(moment.notes) && Array.isArray(moment.notes['way']) ? moment.notes['way'] : []
  const march = way.map((connection) => `march-by-night ${textIn(connection)}`).find((one) => mayAnswer(moment, one))
  return march === undefined ? stops('no-withdrawal', { zone, to }) : does(march, moment.notes)
}
