import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { orderWords } from './words.ts'

/**
 * Describes an order to go: its goal, its target and the final facing of the unit; null for other orders, whose titles say
 * enough.
 */
export function goInWords(order: JsonObject, language: Language, named: (id: string) => string): string | null {
  const { unit, by, attack, face } = order
  if (order['order'] !== 'go' || typeof unit !== 'string' || !Array.isArray(by)) return null
  const { told } = orderWords(language)
  const end = by.at(-1)
  const parts = [
    typeof end === 'string' ? told.to(named(end)) : told.here,
    ...(typeof attack === 'string' ? [told.attacks(named(attack))] : []),
    ...(typeof face === 'string' ? [told.faces(named(face))] : []),
  ]
  return told.order(named(unit), parts.join(', '))
}
