import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import type { Turn } from '../opponent.ts'
import { LARGEST_MEMORY } from '../turn.ts'
import type { OrderUnderWay } from './intents.ts'

/** What a player remembers from one question to the next. */
export interface Notes {
  /** The plan of the brain. */
  plan: Json
  /** The order in progress. */
  doing: OrderUnderWay | null
}

/** Reads the memory, and adds the new journal entries. An unreadable memory counts as empty. */
export function readNotes({ memory, told }: Turn): Notes {
  if (!isJsonObject(memory)) return { plan: null, doing: null }
  const plan = memory['plan'] ?? null
  const doing = readDoing(memory['doing'])
  return { plan, doing: doing && { ...doing, told: [...doing.told, ...told] } }
}

function readDoing(text: Json | undefined): OrderUnderWay | null {
  if (typeof text !== 'string') return null
  try {
    const read: unknown = JSON.parse(text)
    if (!isJsonObject(read) || !isJsonObject(read['order']) || !Array.isArray(read['told'])) return null
    return read as unknown as OrderUnderWay // written by `writeNotes`, or invalid on purpose
  } catch {
    return null
  }
}

/** Stores the order as text, so that its depth does not matter; an order with too many journal entries is dropped. */
export function writeNotes({ plan, doing }: Notes): Json {
  const text = doing === null ? null : JSON.stringify(doing)
  const small = text !== null && 2 * text.length < LARGEST_MEMORY.characters
  return { plan, doing: small ? text : null }
}
