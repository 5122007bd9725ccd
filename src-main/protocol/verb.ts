import type { Game } from '#engine/kernel/game/game.ts'
import { bad, type Failure, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { Facts } from '#engine/kernel/values/explain.ts'
import type { Problem } from '#engine/kernel/system/system.ts'
import type { Memory } from './memory.ts'
import { readFields, type Field, type FieldsOf } from './requests.ts'

/** An error in the form sent to the client: the fields of every failure, and additional ones for some. */
export interface Fault extends Failure {
  readonly section?: string | null
  readonly title?: string | null
  readonly reason?: string
  readonly facts?: Facts
  readonly problems?: readonly Problem[]
}

/** The fields sent after `"ok":true`; any JSON values. */
export type Answer = { readonly [field: string]: unknown }
export type Answered = Result<Answer, Fault>

/** For whom a request is answered: the side whose view is used, or EVERYONE; and the key sent with it. */
export interface Requester {
  readonly eyes: number
  readonly key: string | undefined
}

/**
 * How a verb treats a session with a seat: answers as to that side; refuses; begins a new game, for which a session
 * with a key needs the key; or changes the seat, which always needs the key.
 */
export type Seating = 'answers' | 'refuses' | 'begins' | 'seats'

interface VerbRules<R extends object> {
  /** What it does, for the documentation. */
  readonly does: string
  readonly fields: FieldsOf<R>
  readonly seat: Seating
}

export interface ProtocolVerb {
  readonly name: string
  readonly does: string
  readonly fields: { readonly [name: string]: Field<unknown> }
  readonly seat: Seating
  answer(memory: Memory, given: JsonObject, asker: Requester): Answered
}

/** A verb that needs no game. */
export function verb<R extends object>(
  name: string,
  rules: VerbRules<R> & { answer(memory: Memory, request: R, asker: Requester): Answered },
): ProtocolVerb {
  const { does, fields, seat, answer } = rules
  return {
    name,
    does,
    fields: { ...fields },
    seat,
    answer(memory, given, asker) {
      const read = readFields<R>(name, fields, given)
      return read.ok ? answer(memory, read.value, asker) : read
    },
  }
}

/** A verb about the current game. */
export function gameVerb<R extends object>(
  name: string,
  rules: VerbRules<R> & { answer(game: Game, request: R, asker: Requester, memory: Memory): Answered },
): ProtocolVerb {
  return verb(name, {
    ...rules,
    answer(memory, request: R, asker) {
      const { game } = memory
      if (game !== undefined) return rules.answer(game, request, asker, memory)
      return bad({ code: 'no-game', message: 'No game has been begun. Begin one with "new" or "load".' })
    },
  })
}
