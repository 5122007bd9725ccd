import { bad, type JsonObject } from '../../kernel/values/result.ts'
import type { Moment } from './moment.ts'

/** Reading what an order says. */

/** An order that does not say what it has to, with the field at fault. */
export const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })

/** Names of counters of the side that gives the order, each once and at least one; undefined for anything else. */
export function ownCountersIn(
  { campaign, side }: Moment,
  sent: JsonObject,
  field: string,
): readonly string[] | undefined {
  const names = sent[field]
  const isOwn = (name: unknown): name is string =>
    campaign.counters.some((counter) => counter.id === name && counter.side === side)
  if (!Array.isArray(names) || names.length === 0 || !names.every(isOwn)) return undefined
  return new Set(names).size === names.length ? names : undefined
}

/** A zone of the map; undefined for anything else. */
export function zoneIn({ campaign }: Moment, sent: JsonObject, field: string): string | undefined {
  return campaign.board.zoneIds.find((zone) => zone === sent[field])
}

/** A limit; none, Infinity, where it is left out or null; undefined where it is no number. */
export function limitIn(sent: JsonObject, field: string): number | undefined {
  const value = sent[field] ?? null
  if (value === null) return Infinity
  return typeof value === 'number' && value >= 0 ? value : undefined
}

/** One of several words, the first where it is left out; undefined where it is another. */
export const choiceIn = <Choice extends string>(
  sent: JsonObject,
  field: string,
  choices: readonly Choice[],
): Choice | undefined => (sent[field] === undefined ? choices[0] : choices.find((choice) => choice === sent[field]))
