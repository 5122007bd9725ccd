import type { ActionCode } from '../actions/actions.ts'
import type { Scripted } from '../play/chance.ts'
import type { JournalLine } from '../play/journal.ts'
import { EngineError } from '../values/result.ts'
import { StateCache } from './state-cache.ts'

/** One act in the tree of all acts tried: the moment before it, the action, its journal. */
export interface Moment {
  /** -1 for the beginning. */
  readonly parent: number
  readonly code: ActionCode
  /** The side that decided; -1 for the beginning. */
  readonly decider: number
  /**
   * Whether a fair undo stops here: chance was drawn, something was revealed, or the other side decides now. Undefined
   * in a game resumed from a record as long as it is not known whether something was revealed: see `Game.isBarrier`.
   */
  barrier: boolean | undefined
  /** The journal of the act; undefined in a game from a record until it is replayed. */
  told: readonly JournalLine[] | undefined
  /** Scripted values of this act alone; the game's own script is kept with its start. */
  readonly script: readonly Scripted[] | undefined
  readonly depth: number
  /** The first moment that followed this one (-1 if none), and its alternatives. */
  firstChild: number
  otherChildren: readonly number[]
  /** The child that redo goes to: the one visited last. */
  next: number
}

/** What a record keeps of an act; enough to resume a game without replaying it. */
export type RecordedMoment = Pick<Moment, 'parent' | 'code' | 'decider' | 'script'> & { readonly barrier: boolean }

/** A visit to a moment, made when the tree had `after` acts. */
export interface Visit {
  readonly moment: number
  readonly after: number
}

/** The current moment of a game, and the moment that redo would go to. */
export interface HistoryPosition {
  readonly moment: number
  readonly next: number
}

/** Loads stored snapshots by moment; undefined for a damaged one. */
export type Snapshots = ReadonlyMap<number, () => Int32Array | undefined>

// A snapshot at every eighth moment, so that an undo point costs next to nothing and going back a little replays at
// most seven acts; less often in a game with a large state, so that each moment costs at most this many words. Of older
// snapshots only every fourth stays, stored as its difference from the beginning; the memory of the others is reused
// for new ones.
const SNAPSHOT_EVERY = 8
const WORDS_A_MOMENT = 256
const LASTING_EVERY = 4
// While a record is replayed only one in so many of the lasting snapshots is made. Going back makes others on the way.
const RECORD_FACTOR = 8
const NONE: readonly number[] = []

/** The tree of variations. Every act stays in it; undo and redo only move about. */
export class History {
  readonly moments: Moment[] = []
  current = 0
  readonly #first: Int32Array
  readonly #kept: StateCache
  /** Snapshots loaded from a record. */
  readonly #read = new Map<number, Int32Array>()
  /** The distance between snapshots in moments. */
  readonly #every: number
  #stored: Snapshots = new Map()

  /** Begins with the position after the set-up. */
  constructor(words: Int32Array, told: readonly JournalLine[]) {
    this.moments.push({
      parent: -1,
      code: -1,
      decider: -1,
      barrier: true,
      told,
      script: undefined,
      depth: 0,
      firstChild: -1,
      otherChildren: NONE,
      next: -1,
    })
    this.#first = words.slice()
    this.#kept = new StateCache(this.#first)
    let every = SNAPSHOT_EVERY
    while (words.length > every * WORDS_A_MOMENT) every *= 2
    this.#every = every
  }

  get now(): Moment {
    return this.at(this.current)
  }

  get standing(): HistoryPosition {
    return { moment: this.current, next: this.now.next }
  }

  at(index: number): Moment {
    const moment = this.moments[index]
    if (moment === undefined) throw new EngineError(`there is no moment ${index} in this game`)
    return moment
  }

  /** Adds the act just done after the current moment and goes there. */
  add(
    code: ActionCode,
    decider: number,
    barrier: boolean | undefined,
    told: Moment['told'],
    script: readonly Scripted[] | undefined,
    words: Int32Array,
  ): void {
    this.#push(this.current, code, decider, barrier, script, told)
    this.current = this.moments.length - 1
    if (told !== undefined || this.now.depth % (RECORD_FACTOR * LASTING_EVERY * this.#every) === 0)
      this.keep(this.current, words)
  }

  /**
   * Fills the history from a record, oldest moment first. The record is not checked: the caller must know that it is
   * complete.
   */
  resume(recorded: readonly RecordedMoment[], visits: readonly Visit[], stored: Snapshots): void {
    for (const { parent, code, decider, barrier, script } of recorded)
      this.#push(parent, code, decider, barrier, script, undefined)
    this.retrace(visits)
    this.#stored = stored
  }

  /** Repeats all visits, so that redo and the current moment are as they were. */
  retrace(visits: readonly Visit[]): void {
    for (const moment of this.moments) moment.next = -1
    this.current = 0
    let visit = 0
    for (const [index, { parent }] of this.moments.entries()) {
      if (index > 0) {
        this.visit(parent)
        this.at(parent).next = index
        this.current = index
      }
      for (; visits[visit]?.after === index; visit++) this.visit(visits[visit]!.moment)
    }
  }

  /**
   * Removes the latest act from the tree; it must not be the current moment. Redo falls back to another child, if any.
   */
  forgetLast(): void {
    const last = this.moments.length - 1
    if (last === 0 || last === this.current) throw new EngineError(`moment ${last} cannot be forgotten`)
    const parent = this.at(this.at(last).parent)
    if (parent.firstChild === last) parent.firstChild = -1
    else parent.otherChildren = parent.otherChildren.filter((child) => child !== last)
    if (parent.next === last) parent.next = parent.otherChildren.at(-1) ?? parent.firstChild
    this.moments.pop()
    this.#read.delete(last)
    this.#kept.forget(last)
  }

  #push(
    from: number,
    code: ActionCode,
    decider: number,
    barrier: boolean | undefined,
    script: readonly Scripted[] | undefined,
    told: Moment['told'],
  ): void {
    const parent = this.at(from)
    const index = this.moments.length
    const depth = parent.depth + 1
    this.moments.push({
      parent: from,
      code,
      decider,
      barrier,
      told,
      script,
      depth,
      firstChild: -1,
      otherChildren: NONE,
      next: -1,
    })
    if (parent.firstChild < 0) parent.firstChild = index
    else parent.otherChildren = [...parent.otherChildren, index]
    parent.next = index
  }

  /** Keeps the words of a moment if its depth calls for a snapshot. */
  keep(index: number, words: Int32Array): void {
    const { depth } = this.at(index)
    if (depth % (LASTING_EVERY * this.#every) === 0) this.keepForGood(index, words)
    else if (depth % this.#every === 0 && !this.#hasWordsOf(index)) this.#kept.keepAWhile(index, words)
  }

  /** Same, but only for snapshots that stay. */
  keepForGood(index: number, words: Int32Array): void {
    if (this.at(index).depth % (LASTING_EVERY * this.#every) === 0 && !this.#hasWordsOf(index))
      this.#kept.keepForGood(index, words)
  }

  #hasWordsOf(index: number): boolean {
    return index === 0 || this.#read.has(index) || this.#kept.has(index)
  }

  /** The child in which the same action was already done without a script; -1 if none. */
  tried(code: ActionCode): number {
    const { firstChild, otherChildren } = this.now
    if (firstChild < 0) return -1
    const did = (child: number): boolean => this.at(child).code === code && this.at(child).script === undefined
    return did(firstChild) ? firstChild : (otherChildren.find(did) ?? -1)
  }

  /** Goes to a moment; redo will follow the way there. */
  visit(index: number): void {
    // Redo already follows the line to the current moment; only the part after the fork is new.
    let here = this.current
    for (let at = index; at !== here;) {
      const { depth, parent } = this.at(at)
      if (depth >= this.at(here).depth) {
        this.at(parent).next = at
        at = parent
      } else here = this.at(here).parent
    }
    this.current = index
  }

  /** The moments from the beginning to the given one. */
  lineTo(index: number): number[] {
    const line: number[] = []
    for (let at = index; at >= 0; at = this.at(at).parent) line.push(at)
    return line.reverse()
  }

  /** The nearest snapshot at or before a moment, and the moments to replay from there. */
  restorePoint(index: number): { words: Int32Array; replay: number[] } {
    const replay: number[] = []
    let at = index
    let words = this.#wordsOf(at)
    while (words === undefined) {
      replay.push(at)
      at = this.at(at).parent
      words = this.#wordsOf(at)
    }
    return { words, replay: replay.reverse() }
  }

  #wordsOf(index: number): Int32Array | undefined {
    if (index === 0) return this.#first
    const kept = this.#kept.wordsOf(index) ?? this.#read.get(index)
    if (kept !== undefined) return kept
    const stored = this.#stored.get(index)?.()
    if (stored !== undefined) this.#read.set(index, stored)
    return stored
  }
}
