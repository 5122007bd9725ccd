import { isDeepStrictEqual } from 'node:util'
import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import { bad, good, type Json, type Result } from '#engine/kernel/values/result.ts'
import { systemCode } from '../../wording/problem.ts'
import type { GamesTable, MomentRow, GamePast, VisitRow } from '../../library/tables/games-table.ts'
import { actAsText, sumOf } from '../rows/act-row.ts'
import { isGone, isWriteFailure, libraryGone, writeFailed, writeFailureReason } from '../../wording/write-failures.ts'
import { type RestoredGame, type ReadOnly, whyReadOnly } from './restore-game.ts'
import { type Failed, words } from '../../wording/bilingual.ts'
import { packWords } from '../rows/snapshots.ts'
import { place, plainCodec, type GameCodec } from '../rows/codec.ts'

/** Distance between snapshots on a line: the most that a jump to any act has to replay. */
const SNAPSHOT_EVERY = { acts: 16, milliseconds: 0.4 }

const COULD_NOT_BEFORE = words(
  'The library could not be written to before.',
  'La bibliothèque n’a pas pu être écrite auparavant.',
)

/** The dependencies of a saved game. */
export interface GameStorage {
  readonly table: GamesTable
  readonly codec: GameCodec
  readonly now: () => number
  /** The rows it was restored from; omitted for a game that is never saved as a file. */
  readonly kept?: Pick<GamePast, 'moments' | 'visits'>
}

/**
 * A game in play together with its rows in the library. Each act is written before the call returns; an act that cannot be
 * written counts as not done.
 */
export class SavedGame {
  readonly id: number
  readonly game: Game
  readonly readOnly: ReadOnly | undefined
  /** A write failed: the game must be loaded again from the library. */
  lost = false
  readonly #storage: GameStorage
  readonly #whens: (When | undefined)[]
  readonly #memories: (Json | undefined)[]
  readonly #unsaved: { readonly moment: number; readonly words: Int32Array }[] = []
  /** Acts and time since the last snapshot on the line, by moment. */
  readonly #since: { readonly acts: number; readonly milliseconds: number }[] = []
  /** All stored rows, in memory: a copy in case the library is lost. */
  readonly #moments: MomentRow[]
  readonly #visits: VisitRow[]
  #sum: number
  #lastVisit: number

  /** `lastVisit`: number of the last stored visit. */
  constructor(id: number, opened: RestoredGame, lastVisit: number, storage: GameStorage) {
    this.id = id
    this.game = opened.game
    this.readOnly = opened.readOnly
    this.#storage = storage
    this.#whens = opened.whens
    this.#memories = opened.memories
    this.#sum = opened.sum
    this.#lastVisit = lastVisit
    this.#moments = [...(storage.kept?.moments ?? [])]
    this.#visits = [...(storage.kept?.visits ?? [])]
  }

  /** The rows of all acknowledged acts and visits, from memory. */
  get rows(): Pick<GamePast, 'moments' | 'visits'> {
    return { moments: this.#moments, visits: this.#visits }
  }

  // --- Doing --------------------------------------------------------------------------------------------------------

  /** `memory`: what the acting opponent keeps for its next turn. */
  act(code: ActionCode, script?: readonly Scripted[], memory?: Json): Result<null, Failed> {
    const stopped = this.#stopped()
    if (stopped) return bad(stopped)
    const { history, play } = this.game
    const isNew = memory !== undefined && !isDeepStrictEqual(memory, this.memoryOf(play.decider))
    const before = { moments: history.moments.length, current: history.current }
    const began = performance.now()
    const acted = this.game.act(code, script)
    if (!acted.ok) return acted
    const took = performance.now() - began
    // An act already done from here only moves to its moment.
    const isNewAct = history.moments.length > before.moments
    const kept = isNewAct ? this.#keepAct(took, isNew ? memory : undefined) : this.#keepVisit()
    if (!kept.ok && !this.lost) this.#takeBack(before)
    return kept
  }

  undo(): Result<null, Failed> {
    return this.#go(() => this.game.undo())
  }
  redo(): Result<null, Failed> {
    return this.#go(() => this.game.redo())
  }
  goTo(moment: number): Result<null, Failed> {
    return this.#go(() => this.game.goTo(moment))
  }

  #go(move: () => Result<null, Failed>): Result<null, Failed> {
    const stopped = this.#stopped()
    if (stopped) return bad(stopped)
    const { history } = this.game
    const before = { moments: history.moments.length, current: history.current }
    const went = move()
    if (!went.ok) return went
    const kept = this.#keepVisit()
    if (!kept.ok && !this.lost) this.#takeBack(before)
    return kept
  }

  /** A library that is gone cannot be read again, so the game in memory returns to the last stored state. */
  #takeBack({ moments, current }: { readonly moments: number; readonly current: number }): void {
    const { game } = this
    game.goTo(current)
    while (game.history.moments.length > moments) game.history.forgetLast()
  }

  #stopped(): Failed | undefined {
    if (this.lost) return writeFailed(COULD_NOT_BEFORE)
    if (this.readOnly === undefined) return undefined
    const said = whyReadOnly(this.readOnly)
    const message = `This game can only be looked at. ${said.en} Go on from where it is whole as a new game.`
    return { code: 'read-only', message, said }
  }

  #keepAct(took: number, memory: Json | undefined): Result<null, Failed> {
    const { game } = this
    const { table, codec, now } = this.#storage
    const { history } = game
    const number = history.current
    const { parent, code, decider, script } = history.now
    const barrier = game.isBarrier(number)
    const when = this.#newWhen(parent)
    const action = game.play.layout.language.textOf(code)
    const deed = codec.text(
      actAsText({ action, decider, barrier, hash: game.hash(), when, script, memory }),
      place.deed(number, parent),
    )
    const sum = sumOf(this.#sum, parent, deed)
    const row = { number, parent, at: this.#discreet ? dayOf(now()) : now(), deed, sum }
    const kept = this.#write(() => table.append(this.id, row))
    if (!kept.ok) return kept
    this.#moments.push(row)
    this.#sum = sum
    this.#whens[number] = when
    this.#memories[number] = memory
    this.#takeSnapshot(number, parent, when !== undefined, took)
    return DONE
  }

  #keepVisit(): Result<null, Failed> {
    const { current, moments } = this.game.history
    const row = { number: this.#lastVisit + 1, moment: current, after: moments.length - 1 }
    const kept = this.#write(() => this.#storage.table.visit(this.id, row))
    if (!kept.ok) return kept
    this.#lastVisit += 1
    this.#visits.push(row)
    return kept
  }

  #write(write: () => void): Result<null, Failed> {
    try {
      write()
      return DONE
    } catch (error) {
      const code = systemCode(error)
      if (!isWriteFailure(code)) throw error
      if (isGone(code)) return bad(libraryGone(writeFailureReason(code)))
      this.lost = true
      return bad(writeFailed(writeFailureReason(code)))
    }
  }

  /** In a sealed game, times of acts and places of snapshots must not reveal how long a side thought. */
  get #discreet(): boolean {
    return this.#storage.codec !== plainCodec
  }

  // --- Memories -----------------------------------------------------------------------------------------------------

  /** The memory an opponent stored with its last act on the present line; null when it has none. */
  memoryOf(side: number): Json {
    const { history } = this.game
    for (let at = history.current; at > 0; at = history.at(at).parent) {
      const memory = history.at(at).decider === side ? this.#memories[at] : undefined
      if (memory !== undefined) return memory
    }
    return null
  }

  // --- Time ---------------------------------------------------------------------------------------------------------

  /** Day and phase at a moment. */
  whenAt(moment: number): When | undefined {
    for (let at = moment; at >= 0; at = this.game.history.at(at).parent) {
      const when = this.#whens[at]
      if (when !== undefined) return when
    }
    return undefined
  }

  /** The moments of the present line at which a day or phase began. */
  turningPoints(): { moment: number; when: When }[] {
    const { history } = this.game
    return history.lineTo(history.current).flatMap((moment) => {
      const when = this.#whens[moment]
      return when === undefined ? [] : [{ moment, when }]
    })
  }

  #newWhen(parent: number): When | undefined {
    const when = this.game.loaded.system.glance.when?.(this.game.play)
    if (when === undefined) return undefined
    const before = this.whenAt(parent)
    return before?.turn === when.turn && before.phase === when.phase ? undefined : when
  }

  // --- Snapshots ----------------------------------------------------------------------------------------------------

  /** Takes a snapshot at a new day or phase, at a hand-over, and after many acts or much computing time. */
  #takeSnapshot(moment: number, parent: number, newTime: boolean, took: number): void {
    const { history, play } = this.game
    const before = this.#since[parent] ?? { acts: 0, milliseconds: 0 }
    const since = { acts: before.acts + 1, milliseconds: before.milliseconds + took }
    const handOver = play.decider !== history.now.decider && since.acts >= SNAPSHOT_EVERY.acts / 2
    const many = since.acts >= SNAPSHOT_EVERY.acts
    const due = many || (!this.#discreet && (newTime || handOver || since.milliseconds >= SNAPSHOT_EVERY.milliseconds))
    this.#since[moment] = due ? { acts: 0, milliseconds: 0 } : since
    if (due) this.#unsaved.push({ moment, words: play.words.slice() })
  }

  /** Writes pending snapshots. They only save time: no act is lost without them. */
  tidyUp(): void {
    if (this.lost || this.#unsaved.length === 0) return
    const { table, codec } = this.#storage
    const first = this.game.history.restorePoint(0).words
    const rows = this.#unsaved.splice(0).map(({ moment, words }) => ({
      moment,
      words: codec.bytes(packWords(words, first), place.snapshot(moment)),
    }))
    try {
      table.addSnapshots(this.id, rows)
    } catch (error) {
      // Without them the game opens more slowly; the next act reports the full disk.
      if (!isWriteFailure(systemCode(error))) throw error
    }
  }
}

const DAY = 24 * 60 * 60 * 1000
const dayOf = (time: number): number => DAY * Math.floor(time / DAY)

const DONE = good(null)
