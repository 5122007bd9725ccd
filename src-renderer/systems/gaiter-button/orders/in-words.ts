import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import type { Tools } from '../layers/tools.ts'
import type { OrderWords } from './words.ts'

/** Some counters in a few words: the corps, if all units of them are of one, else their names or their number. */
export function inWords(counters: readonly string[], book: OrderOfBattle, tools: Tools, words: OrderWords): string {
  const labels = new Set(
    counters.flatMap((id) => {
      const printed = book.counters.get(id)
      return printed === undefined || printed.kind === 'leader' ? [] : [printed.band?.label ?? '']
    }),
  )
  const [label] = labels
  return labels.size === 1 && label !== undefined && label !== '' ? corpsNamed(label, book, words) : tools.who(counters)
}

/** A corps by its name, such as “Guard Corps”; by the label on its counters if it has none. */
export function corpsNamed(label: string, book: OrderOfBattle, words: OrderWords): string {
  const printed = [...book.counters.values()].find(({ band }) => band?.label === label)
  return printed?.band?.name ?? words.corps(label)
}

/** Describes a stored march with who marches, and an attack with its place; null for other orders, whose titles say enough. */
export function orderInWords(order: JsonObject, book: OrderOfBattle, tools: Tools, words: OrderWords): string | null {
  const { counters, to, zone } = order
  if (order['order'] === 'battle' && typeof zone === 'string') return words.battle.attack(tools.placeName(zone))
  if (order['order'] !== 'march' || !Array.isArray(counters) || typeof to !== 'string') return null
  const who = inWords(
    counters.filter((id) => typeof id === 'string'),
    book,
    tools,
    words,
  )
  return words.goesTo(who, tools.placeName(to))
}
