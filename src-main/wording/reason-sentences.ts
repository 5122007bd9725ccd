import { isJsonObject, type Json } from '#engine/kernel/result.ts'
import type { Wording } from './wording.ts'

/**
 * What was worked out for a side, with the sentence beside every reason it has from the rules: `{rule, reason, facts}` gets
 * `words`. Who draws it has no sentences to fill with facts.
 */
export function addSentences(told: Json, wording: Wording): Json {
  if (Array.isArray(told)) return told.map((one: Json) => addSentences(one, wording))
  if (!isJsonObject(told)) return told
  const { rule, reason, facts } = told
  if (typeof rule === 'string' && typeof reason === 'string' && isJsonObject(facts))
    return { ...told, words: wording.reason({ rule, reason, facts }) }
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, addSentences(value, wording)]))
}
