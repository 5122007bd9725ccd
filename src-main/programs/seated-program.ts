import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import type { Choice, Turn } from '#engine/opponents/opponent.ts'
import { nextActOfOrder, type ActOfOrder } from '#engine/opponents/search/intents.ts'
import { type Notes, readNotes, writeNotes } from '#engine/opponents/search/notes.ts'
import type { Words } from '../contract/words.ts'
import type { Line } from '../protocol/lines.ts'
import { parseRequest, readEnvelope } from '../protocol/requests.ts'
import type { Services } from '../protocol/services.ts'
import { errorAnswer, answerAsLine } from '../protocol/session.ts'
import { OpponentFault, ThinkingStopped } from '../thinking/opponent-worker.ts'
import { words } from '../wording/bilingual.ts'
import type { NamedProgram } from './players-file.ts'
import { ProgramProcess } from './program-process.ts'
import { TurnSession } from './turn-session.ts'

/** Maximum number of requests for one question; a bot that sends more is in an endless loop. */
const MOST_REQUESTS = 10_000
/** Number of consecutive invalid lines after which a bot is stopped: it speaks another protocol. */
const MOST_UNREAD = 5
/** Number of characters of such a line that are shown. */
const SHOWN = 80
/** Maximum number of queued requests of a bot that does not wait for answers. */
const MOST_QUEUED = 1_000

/** The question that the bot is asked now. */
interface Open {
  readonly session: TurnSession
  readonly notes: Notes
  requests: number
  done(choice: Choice): void
  failed(error: Error): void
}

/**
 * A bot of the user's that plays one side of one game: started at its first question, asked over the protocol's lines.
 */
export class SeatedProgram {
  readonly #named: NamedProgram
  readonly #folder: string
  readonly #services: Services
  #process: ProgramProcess | undefined
  #open: Open | undefined
  /** Lines waiting until the request before them is answered: a `wait` is answered at the next question. */
  #queue: Line[] = []
  /** Number of consecutive lines that were no valid requests. */
  #unreadLines = 0
  /** Journal entries for its side since the bot was last asked; the steps of an order in progress do not ask it. */
  #untold: JournalEntry[] = []

  constructor(named: NamedProgram, folder: string, services: Services) {
    this.#named = named
    this.#folder = folder
    this.#services = services
  }

  /** Its choice; rejects with `OpponentFault`, or with `ThinkingStopped` after `signal` was aborted. */
  async choose(turn: Turn, signal: AbortSignal): Promise<Choice> {
    const notes = readNotes(turn)
    this.#untold.push(...turn.told)
    const { actions } = turn.view.decision
    const going = notes.doing === null ? undefined : nextActOfOrder(turn.campaign, turn.view, notes.doing)
    if (going === undefined) notes.doing = null
    else if (going !== 'asks') return choiceOf(going, notes)
    if (actions.length === 1) return choiceOf({ act: actions[0]!, left: notes.doing }, notes)
    return this.#ask(turn, notes, signal)
  }

  get isAsked(): boolean {
    return this.#open !== undefined
  }

  close(): void {
    this.#process?.close()
    this.#process = undefined
    this.#queue = []
    this.#unreadLines = 0
    this.#untold = []
  }

  #ask(turn: Turn, notes: Notes, signal: AbortSignal): Promise<Choice> {
    const { seconds } = this.#named
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new ThinkingStopped())
      const end = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', stop)
        this.#open = undefined
      }
      const failed = (error: Error): void => {
        end()
        // It could still answer the old question, so it restarts for the next one.
        this.close()
        reject(error)
      }
      const stop = (): void => failed(new ThinkingStopped())
      const late = new OpponentFault(`it did not answer within ${seconds} s`, `il n’a pas répondu en ${seconds} s`)
      const timer = setTimeout(() => failed(late), seconds * 1_000)
      signal.addEventListener('abort', stop)
      const done = (choice: Choice): void => {
        end()
        resolve(choice)
      }
      this.#open = { session: new TurnSession(turn, this.#services), notes, requests: 0, done, failed }
      this.#process ??= this.#start()
      this.#answerQueue()
    })
  }

  #start(): ProgramProcess {
    const started: ProgramProcess = new ProgramProcess(this.#named.command, this.#folder, {
      line: (line) => {
        if (this.#process !== started) return
        this.#queue.push(line)
        if (this.#queue.length > MOST_QUEUED) this.#lost(doesNotWait)
        else this.#answerQueue()
      },
      ended: (why) => {
        if (this.#process === started) this.#lost(why)
      },
    })
    return started
  }

  #lost({ en, fr }: Words): void {
    if (this.#open === undefined) this.close()
    else this.#open.failed(new OpponentFault(en, fr))
  }

  #answerQueue(): void {
    for (let line = this.#queue[0]; line !== undefined; line = this.#queue[0]) {
      if (!this.#answer(line)) return
      this.#queue.shift()
    }
  }

  /** Tries to answer a line; returns whether that was possible now. */
  #answer(line: Line): boolean {
    const parsed = 'text' in line ? parseRequest(line.text) : line
    if (!parsed.ok) return this.#unread(line, errorAnswer(parsed.error))
    const read = readEnvelope(parsed.value)
    if (!read.ok) return this.#unread(line, errorAnswer(read.error, read.id))
    this.#unreadLines = 0
    // Validated as an object just now.
    const request = parsed.value as JsonObject
    const open = this.#open
    if (open !== undefined && ++open.requests > MOST_REQUESTS) {
      this.#lost(asksTooOften)
      return false
    }
    if (read.value.envelope.do === 'wait') {
      if (open === undefined) return false
      return this.#say({ ok: true, ...(read.id !== undefined && { id: read.id }), ...this.#asked(open) })
    }
    if (open === undefined) {
      const message = 'This program is asked nothing just now; {"do":"wait"} is answered when it is.'
      return this.#say(errorAnswer({ code: 'not-asked', message }, read.id))
    }
    const { answer, deed } = open.session.answer(request)
    if (deed !== undefined) {
      // An answer in the middle of an order does not change the order.
      const left = deed.left ?? (isJsonObject(request['order']) ? null : open.notes.doing)
      open.done(choiceOf({ act: deed.act, left }, open.notes))
    }
    return this.#say(answer)
  }

  /** Rejects an invalid line; after a few in a row the bot is stopped. */
  #unread(line: Line, answer: Parameters<typeof answerAsLine>[0]): boolean {
    this.#unreadLines += 1
    if (this.#unreadLines < MOST_UNREAD) return this.#say(answer)
    this.#lost(sendsNoRequests('text' in line ? line.text : ''))
    return false
  }

  /** The answer to `wait`: the side the bot plays, what happened meanwhile, and how much time it has. */
  #asked({ session: { turn } }: Open): JsonObject {
    const told = this.#untold
    this.#untold = []
    const { system, scenario, side } = turn.view
    return { system, scenario, side, seconds: this.#named.seconds, told: told as unknown as JsonObject[] }
  }

  #say(answer: Parameters<typeof answerAsLine>[0]): true {
    this.#process?.write(answerAsLine(answer))
    return true
  }
}

const doesNotWait = words('it does not wait for answers', 'il n’attend pas les réponses')
const asksTooOften = words(
  `it asked ${MOST_REQUESTS} times about one question`,
  `il a fait ${MOST_REQUESTS} demandes au sujet d’une seule question`,
)

function sendsNoRequests(line: string): Words {
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
  return words(
    `it sends lines that are no requests in JSON; the last was “${shown}”`,
    `il envoie des lignes qui ne sont pas des demandes en JSON ; la dernière était « ${shown} »`,
  )
}

const choiceOf = ({ act, left }: ActOfOrder, notes: Notes): Choice => ({
  action: act,
  memory: writeNotes({ ...notes, doing: left }),
  reason: null,
  work: 0,
})
