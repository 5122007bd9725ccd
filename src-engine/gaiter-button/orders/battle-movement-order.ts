import type { Result } from '../../kernel/values/result.ts'
import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import { BEGUN, commonZone, presentOf } from './activating.ts'
import { aboutOf, does, doesLast, isDone, mayAnswer, type Moment, stops, studied } from './moment.ts'
import { ownCountersIn, wrong, zoneIn } from './sent.ts'

/**
 * `{ "order": "battle-movement", "counters": […], "to": "<zone>" }`: counters of one zone, including a commander, try
 * to move to the enemy in an adjacent zone. A die decides whether they do; the operation is spent either way.
 */
export function battleMovementOrder(moment: Moment, sent: Order): Result<OrderStep> {
  const counters = ownCountersIn(moment, sent, 'counters')
  if (counters === undefined) return wrong('counters', 'Name the counters of this side that are to go, each once.')
  const to = zoneIn(moment, sent, 'to')
  if (to === undefined) return wrong('to', 'Name the zone to go to.')
  if (commonZone(moment, counters) === to) return isDone
  switch (moment.question.kind) {
    case 'impulse':
      return begin(moment, presentOf(moment, counters), to)
    case 'battle-move':
      return joinNext(moment, presentOf(moment, counters), to)
    default:
      return stops('not-now')
  }
}

function begin(moment: Moment, counters: readonly string[], to: string): Result<OrderStep> {
  const zone = commonZone(moment, counters)
  if (zone === undefined) return stops('apart')
  const step = mayAnswer(moment, 'battle-movement') ? wayTo(moment, counters, to) : undefined
  if (step === undefined) return stops('no-battle-movement', { zone, to })
  return step.ok ? does('battle-movement', BEGUN) : step
}

/** The action of the movement. A failure if the study refuses it; undefined if no way leads there. */
function wayTo(moment: Moment, counters: readonly string[], to: string): Result<string> | undefined {
  const study = studied(moment, 'battle-movement', { counters })
  if (!study.ok) return study
  const way = study.value.ways.find(({ zone }) => zone === to)
  return way && { ok: true, value: `battle-move ${way.connection}` }
}

/** Adds one counter at a time, and removes counters picked by hand that the order does not name; then moves. */
function joinNext(moment: Moment, counters: readonly string[], to: string): Result<OrderStep> {
  const { stack } = aboutOf(moment, 'battle-move')
  const changes = [
    ...stack.filter((counter) => !counters.includes(counter)),
    ...counters.filter((counter) => !stack.includes(counter)),
  ].map((counter) => `join-battle-move ${counter}`)
  const change = changes.find((action) => mayAnswer(moment, action))
  if (change !== undefined) return does(change, BEGUN)
  const way = changes.length > 0 ? undefined : wayTo(moment, counters, to)
  if (way?.ok === false) return way
  if (way === undefined || !mayAnswer(moment, way.value))
    return stops('no-battle-movement', { zone: commonZone(moment, counters) ?? '-', to })
  return doesLast(way.value)
}
