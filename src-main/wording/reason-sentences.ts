import { isJsonObject, type Json } from '#engine/kernel/values/result.ts'
import type { Wording } from './wording.ts'

/**
 * Adds `words`, the filled-in sentence, to every `{rule, reason, facts}` in a study, so that the window can show it.
 */
export function addSentences(told: Json, wording: Wording): Json {
  if (Array.isArray(told)) return told.map((one: Json) => addSentences(one, wording))
  if (!isJsonObject(told)) return told
  const { rule, reason, facts } = told
  if (typeof rule === 'string' && typeof reason === 'string' && isJsonObject(facts))
    return { ...told, words: wording.reason({ rule, reason, facts }) }
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, addSentences(value, wording)]))
}
