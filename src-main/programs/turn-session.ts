import { Game } from '#engine/kernel/game/game.ts'
import { readOrder } from '#engine/kernel/game/carry-out.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Turn } from '#engine/opponents/opponent.ts'
import { type ActOfOrder, nextActOfOrder } from '#engine/opponents/search/intents.ts'
import type { Services } from '../protocol/services.ts'
import { errorAnswer, Session } from '../protocol/session.ts'
import type { Answer } from '../protocol/verb.ts'

/** The requests that a bot at the table can send besides `wait`; it answers its question with one of the last two. */
const verbs = ['hello', 'rules', 'language', 'view', 'decision', 'explain', 'odds', 'act', 'order']

/** The result of a request: the answer, and the bot's choice if it made one. */
interface Come {
  readonly answer: Answer
  readonly deed?: ActOfOrder
}

/**
 * One question to a bot, as a session of the engine's protocol with a seat. The session's game is imagined from what
 * the side knows: it contains nothing that the side may not know, and acts in it affect no other game.
 */
export class TurnSession {
  readonly turn: Turn
  readonly #session: Session

  constructor(turn: Turn, services: Services) {
    this.turn = turn
    this.#session = Session.seated(services, imaginedGame(turn), turn.side)
  }

  answer(request: JsonObject): Come {
    const { do: verb, id } = request
    if (typeof verb !== 'string' || !verbs.includes(verb)) {
      const known = ['wait', ...verbs].join(', ')
      const message = `A program at the table is not answered that. There are: ${known}.`
      return { answer: errorAnswer({ code: 'seat', message, path: 'do' }, echo(id)) }
    }
    const answer = this.#session.answer(request)
    if (verb !== 'act' && verb !== 'order') return { answer }
    const deed = answer['ok'] === true ? this.#deed(request, answer['done']) : undefined
    if (deed === undefined) return { answer }
    // The next `wait` reports the result: in the imagined game only the act itself is true.
    return { answer: { ok: true, ...(id !== undefined && { id }), done: deed.act }, deed }
  }

  /** The first act of the request; undefined for an order that stops at once. */
  #deed(request: JsonObject, done: unknown): ActOfOrder | undefined {
    if (typeof done === 'string') return { act: done, left: null }
    const { campaign, view } = this.turn
    const order = readOrder(campaign, request['order'] as JsonObject) // read by the session just now
    const deed = order.ok ? nextActOfOrder(campaign, view, { order: order.value, notes: null, told: [] }) : undefined
    return deed === 'asks' ? undefined : deed
  }
}

const echo = (id: unknown): string | number | undefined =>
  typeof id === 'string' || typeof id === 'number' ? id : undefined

function imaginedGame({ campaign, view, seed }: Turn): Game {
  const position = stateAsJson(imagine(campaign, view, seed))
  const begun = Game.begin(campaign, { scenario: view.scenario, switches: {}, seed, position })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}
