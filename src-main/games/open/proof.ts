import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { FaultText, Words } from '../../contract/words.ts'
import type { Fault, GameRecord, Step } from '../rows/game-record.ts'
import { failureText, failed, type Failed, words } from '../../wording/bilingual.ts'

/** A game replayed from its start as far as it matches the recorded hashes, and the fault that stopped it. */
export interface Proved {
  /** Contains only the proved steps, and is at the last of them. */
  readonly game: Game
  /** Number of proved steps; all of them when there is no fault. */
  readonly proved: number
  readonly fault: Fault | undefined
  /** Day and phase of each moment at which they changed. */
  readonly whens: (When | undefined)[]
}

/** Number of acts between two progress reports: some milliseconds of work. */
const REPORT_EVERY = 200

/**
 * Replays a game act by act under the full legality check, and compares the hash after each. Stops at the first act
 * that is illegal or gives another hash. Yields the number of acts done, so that the caller can report progress, do
 * other work, or give up. `rules`: the version the game was played under; another version can name days and phases
 * differently.
 */
export function* prove(
  loaded: LoadedCampaign,
  start: GameStart,
  steps: readonly Step[],
  rules: number = loaded.system.version,
): Generator<number, Result<Proved, Failed>> {
  const begun = beginAgain(loaded, start)
  if (!begun.ok) return begun
  const game = begun.value
  const times = new Times(game)
  for (const [index, step] of steps.entries()) {
    if (index % REPORT_EVERY === 0) yield index
    const reason = redo(game, step, index + 1) ?? times.misses(step, rules)
    if (reason !== undefined) {
      // Return to the last proved act and drop what the faulty one produced.
      game.goTo(index)
      while (game.history.moments.length > index + 1) game.history.forgetLast()
      const whens = times.all.slice(0, index + 1)
      return good({ game, proved: index, fault: { moment: index + 1, reason }, whens })
    }
  }
  return good({ game, proved: steps.length, fault: undefined, whens: times.all })
}

/** Begins the game again. The start can come from a file, so the rules can throw on it. */
function beginAgain(loaded: LoadedCampaign, start: GameStart): Result<Game, Failed> {
  try {
    return Game.begin(loaded, start)
  } catch (error) {
    const said = words(
      `The game cannot be begun as it was: ${clause(messageOf(error))}.`,
      'La partie ne peut pas être commencée comme elle l’a été.',
    )
    return bad({ ...failed('bad-save', said), path: 'start' })
  }
}

/**
 * Replays one act; returns why it is impossible or different, if so. The rules give reasons in English only, so the
 * French reason is shorter.
 */
function redo(game: Game, { parent, deed }: Step, moment: number): FaultText | undefined {
  const { action, hash, script } = deed
  const parsed = game.play.layout.language.parseText(action)
  if (!parsed.ok)
    return words(
      `“${action}” means nothing under these rules: ${clause(parsed.error.message)}`,
      `« ${action} » ne veut rien dire sous ces règles`,
    )
  try {
    if (parent !== game.history.current) {
      const went = game.goTo(parent)
      if (!went.ok) return clause(went.error.message)
    }
    const { decider } = game.play
    if (decider < 0)
      return words(`“${action}” comes when the game is over`, `« ${action} » vient quand la partie est finie`)
    if (decider !== deed.decider)
      return words(`“${action}” was done by the other side`, `« ${action} » a été fait par l’autre camp`)
    const acted = game.act(parsed.value, script)
    if (!acted.ok)
      return words(
        `“${action}” is not allowed: ${clause(acted.error.message)}`,
        `« ${action} » n’est pas permis par ces règles`,
      )
  } catch (error) {
    return words(
      `“${action}” cannot be carried out: ${clause(messageOf(error))}`,
      `« ${action} » ne peut pas être exécuté`,
    )
  }
  if (game.history.current !== moment)
    return words(`“${action}” was done at this point already`, `« ${action} » a déjà été fait à cet endroit`)
  if (game.hash() !== hash)
    return words(`after “${action}” the game comes out otherwise`, `après « ${action} », la partie est autre`)
  if (game.isBarrier(moment) === deed.barrier) return undefined
  return words(
    `“${action}” may be taken back otherwise than before`,
    `« ${action} » se reprend autrement qu’auparavant`,
  )
}

/** Removes the full stop of a sentence, to use it as a clause. */
const clause = (sentence: string): string => sentence.replace(/\.$/, '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Collects day and phase of each moment, and compares them with the record. */
class Times {
  readonly all: (When | undefined)[]
  /** Day and phase of every moment, also where they did not change. */
  readonly #known: (When | undefined)[]
  /** Present phase names by recorded ones: in a game carried over from another rules version they can differ. */
  readonly #names = new Map<string, string>()
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
    const first = game.loaded.system.glance.when?.(game.play)
    this.all = [first]
    this.#known = [first]
  }

  misses({ parent, deed }: Step, rules: number): Words | undefined {
    const { system } = this.#game.loaded
    const before = this.#known[parent]
    const when = system.glance.when?.(this.#game.play)
    const changed = when?.turn === before?.turn && when?.phase === before?.phase ? undefined : when
    this.#known.push(when)
    this.all.push(changed)
    if (rules !== system.version || this.#isTheSame(changed, deed.when)) return undefined
    return words(
      `after “${deed.action}” the record has another time`,
      `après « ${deed.action} », le registre a une autre date`,
    )
  }

  #isTheSame(now: When | undefined, told: When | undefined): boolean {
    if (now === undefined || told === undefined) return now === told
    const name = this.#names.get(told.phase) ?? now.phase
    this.#names.set(told.phase, name)
    return now.turn === told.turn && now.phase === name
  }
}

/** Runs a proof to its end without pausing. */
export function proveAtOnce(...asked: Parameters<typeof prove>): Result<Proved, Failed> {
  const proof = prove(...asked)
  for (;;) {
    const { done, value } = proof.next()
    if (done === true) return value
  }
}

/** Number of good acts, and the first fault: in the replay, the record, or the file. */
export function outcome(
  proof: Result<Proved, Failed>,
  record: GameRecord,
  torn?: Fault,
): { acts: number; fault: Fault | null } {
  if (!proof.ok) return { acts: 0, fault: { moment: 0, reason: failureText(proof.error) } }
  const { proved, fault } = proof.value
  return { acts: proved, fault: fault ?? record.fault ?? torn ?? null }
}
