import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { orderWords } from './words.ts'

/** An order to go, with where it leads, whom it attacks and which way the unit faces in the end; other orders have titles that say enough. */
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
