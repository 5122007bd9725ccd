import { bad, type JsonObject } from '../../kernel/values/result.ts'
import type { Moment } from './moment.ts'

/** Reads the fields of an order. */

/** The error for an invalid field of an order. */
export const wrong = (field: string, message: string) => bad({ code: 'bad-order', message, path: `order.${field}` })

/** Names of counters of the ordering side, at least one and each once; undefined if invalid. */
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

/** A zone of the map; undefined if invalid. */
export function zoneIn({ campaign }: Moment, sent: JsonObject, field: string): string | undefined {
  return campaign.board.zoneIds.find((zone) => zone === sent[field])
}

/** A number that limits something: Infinity if omitted or null; undefined if invalid. */
export function limitIn(sent: JsonObject, field: string): number | undefined {
  const value = sent[field] ?? null
  if (value === null) return Infinity
  return typeof value === 'number' && value >= 0 ? value : undefined
}

/** One of several words, by default the first; undefined if invalid. */
export const choiceIn = <Choice extends string>(
  sent: JsonObject,
  field: string,
  choices: readonly Choice[],
): Choice | undefined => (sent[field] === undefined ? choices[0] : choices.find((choice) => choice === sent[field]))
