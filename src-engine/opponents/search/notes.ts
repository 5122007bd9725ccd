import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import type { Turn } from '../opponent.ts'
import { LARGEST_MEMORY } from '../turn.ts'
import type { Doing } from './intents.ts'

/** What a player writes down from one question to the next. */
export interface Notes {
  /** The brain's own: what its side intends. */
  plan: Json
  /** The order that is being carried out. */
  doing: Doing | null
}

/** What was written down, with what was told since added to it; what cannot be read is taken for nothing. */
export function readNotes({ memory, told }: Turn): Notes {
  if (!isJsonObject(memory)) return { plan: null, doing: null }
  const plan = memory['plan'] ?? null
  const doing = readDoing(memory['doing'])
  return { plan, doing: doing && { ...doing, told: [...doing.told, ...told] } }
}

function readDoing(text: Json | undefined): Doing | null {
  if (typeof text !== 'string') return null
  try {
    const read: unknown = JSON.parse(text)
    if (!isJsonObject(read) || !isJsonObject(read['order']) || !Array.isArray(read['told'])) return null
    return read as unknown as Doing // written by `writeNotes`, or made up by somebody who wishes to lose
  } catch {
    return null
  }
}

/** As text, so that an order may be as deep as it likes; an order that has heard too much is forgotten. */
export function writeNotes({ plan, doing }: Notes): Json {
  const text = doing === null ? null : JSON.stringify(doing)
  const small = text !== null && 2 * text.length < LARGEST_MEMORY.characters
  return { plan, doing: small ? text : null }
}
