import { randomUUID } from 'node:crypto'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import type { Line } from './lines.ts'
import { Memory } from './memory.ts'
import { clipped, parseRequest, readEnvelope, type Envelope } from './requests.ts'
import type { Services } from './services.ts'
import type { Answer, Answered, Requester, Fault, ProtocolVerb } from './verb.ts'
import { verbs } from './verbs.ts'

const verbNamed: ReadonlyMap<string, ProtocolVerb> = new Map(verbs.map((verb) => [verb.name, verb]))

/** One conversation about one game at a time. Every request gets an answer, and none ends the session. */
export class Session {
  readonly #memory: Memory

  constructor(services: Services) {
    this.#memory = new Memory(services)
  }

  /** A session about this game, for a side that cannot leave its seat. */
  static seated(services: Services, game: Game, seat: number): Session {
    const session = new Session(services)
    session.#memory.begin(game, seat, randomUUID())
    return session
  }

  /** The answer to a line of input, as a line without the newline. */
  answerLine(line: Line): string {
    const request = 'text' in line ? parseRequest(line.text) : line
    try {
      return answerAsLine(request.ok ? this.answer(request.value) : errorAnswer(request.error))
    } catch (error) {
      return answerAsLine(sent(engineFault(error)))
    }
  }

  /** The answer to a request. */
  answer(request: unknown): Answer {
    const { id, ...read } = readEnvelope(request)
    if (!read.ok) return sent(read, id)
    const { envelope, rest } = read.value
    const verb = verbNamed.get(envelope.do)
    if (verb === undefined) {
      const known = verbs.map(({ name }) => name).join(', ')
      const message = `There is no "${clipped(envelope.do)}". There are: ${known}.`
      return sent(bad({ code: 'unknown-verb', message, path: 'do' }), id)
    }
    const asker = this.#asker(verb, envelope)
    if (!asker.ok) return sent(asker, id)
    try {
      return sent(verb.answer(this.#memory, rest, asker.value), id)
    } catch (error) {
      return sent(engineFault(error), id)
    }
  }

  /** Whose view a request is answered with, or why it is refused. */
  #asker({ name, seat: seating }: ProtocolVerb, { key }: Envelope): Result<Requester, Fault> {
    const memory = this.#memory
    if (memory.key !== undefined && key !== undefined) {
      return key === memory.key
        ? good({ eyes: EVERYONE, key })
        : bad({ code: 'seat', message: 'The key does not fit.', path: 'key' })
    }
    const setsKey = seating === 'begins' || (seating === 'seats' && memory.seat === EVERYONE)
    if (key !== undefined && !setsKey) {
      return bad({ code: 'bad-field', message: 'There is nothing here that a key would open.', path: 'key' })
    }
    const refuses = seating === 'refuses' || seating === 'seats' || (seating === 'begins' && memory.key !== undefined)
    if (memory.seat !== EVERYONE && refuses) {
      const side = memory.game?.loaded.layout.sides[memory.seat] ?? ''
      return bad({ code: 'seat', message: `This session sees with the eyes of ${side} only; "${name}" is not for it.` })
    }
    return good({ eyes: memory.seat, key })
  }
}

/** An error in the form sent to the client. */
export const errorAnswer = (error: Fault, id?: string | number): Answer => sent(bad(error), id)

/** A result in the form sent to the client. Texts from outside in a message are cut, as they may be long. */
function sent(answered: Answered, id?: string | number): Answer {
  const echo = id === undefined ? {} : { id }
  if (answered.ok) return { ok: true, ...echo, ...answered.value }
  const { code, message, inFrench: _inFrench, path, ...rest } = answered.error
  return {
    ok: false,
    ...echo,
    error: { code, message: clipped(message, 2000), ...(path !== undefined && { path: clipped(path) }), ...rest },
  }
}

/**
 * An answer as a line of plain ASCII. Some clients take U+2028 and similar characters for a line end, others do not
 * read the bytes as UTF-8; escapes avoid both.
 */
export function answerAsLine(answer: Answer): string {
  return JSON.stringify(answer).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The rule code failed, because of a bug or an impossible position: the request fails, but the session goes on. */
function engineFault(error: unknown): { ok: false; error: Fault } {
  const reason = error instanceof Error ? error.message : String(error)
  return bad({
    code: 'engine',
    message: `The engine could not do this: ${reason}. Nothing has changed.`,
  })
}
