import { Game, type GameStart } from '#engine/kernel/game.ts'
import type { When } from '#engine/kernel/glance.ts'
import { bad, good, type Result } from '#engine/kernel/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system.ts'
import type { Said, Words } from '../../contract/words.ts'
import type { Fault, Step } from '../rows/game-record.ts'
import { failed, type Failed, words } from '../../wording/bilingual.ts'

/** A game played again from its start: as far as it comes out as it did, and what stands in the way of the rest. */
export interface Proved {
  /** Of nothing but the steps that were proved, at the last of them. */
  readonly game: Game
  /** Of the steps that were played again, all of them when nothing stands in the way. */
  readonly proved: number
  readonly fault: Fault | undefined
  /** Where each moment stands in time, as far as that changed with it. */
  readonly whens: (When | undefined)[]
}

/** Acts between two reports of a proof: some milliseconds' work. */
const REPORT_EVERY = 200

/**
 * Plays a game again, act by act under the same gate as the players did, and compares the hash after each. It stops at
 * the first that is not legal or comes out otherwise. Yields how far it is, so that whoever runs it can report it,
 * do other things in between, or give up. `rules` is the version under which the game was played: another one may call
 * its days and phases otherwise.
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
      // Back to the last that was right, wherever the faulty one followed; what came out of that was never played.
      game.goTo(index)
      while (game.history.moments.length > index + 1) game.history.forgetLast()
      const whens = times.all.slice(0, index + 1)
      return good({ game, proved: index, fault: { moment: index + 1, reason }, whens })
    }
  }
  return good({ game, proved: steps.length, fault: undefined, whens: times.all })
}

/** A start may come from anywhere, and no rule was written for all that can be put into one. */
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
 * Does one act again; why it cannot be done or is not the same, if so. What the rules say of it they say in English: in
 * French it is left at what was found.
 */
function redo(game: Game, { parent, deed }: Step, moment: number): Said | undefined {
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
  if (game.history.now.barrier === deed.barrier) return undefined
  return words(
    `“${action}” may be taken back otherwise than before`,
    `« ${action} » se reprend autrement qu’auparavant`,
  )
}

/** Reasons stand inside of sentences. */
const clause = (sentence: string): string => sentence.replace(/\.$/, '')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where the moments of a game stand in time, and whether its record says the same. */
class Times {
  readonly all: (When | undefined)[]
  /** The time of each moment, also where it is that of the one before. */
  readonly #known: (When | undefined)[]
  /** What the record calls the phases: a game that was carried over from other rules may have their names. */
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

/** Runs a proof to its end at once. */
export function proveAtOnce(...asked: Parameters<typeof prove>): Result<Proved, Failed> {
  const proof = prove(...asked)
  for (;;) {
    const { done, value } = proof.next()
    if (done === true) return value
  }
}
