import type { ActionCode } from './actions.ts'
import type { Scripted } from './chance.ts'
import type { JournalLine } from './journal.ts'
import { EngineError } from './result.ts'

/** One act in the tree of all that was tried: which position it left, what was done, what was told. */
export interface Moment {
  /** -1 for the beginning. */
  readonly parent: number
  readonly code: ActionCode
  /** The side that decided; -1 for the beginning. */
  readonly decider: number
  /** Chance was drawn, something was revealed, or the other side decides now: a fair undo stops here. */
  readonly barrier: boolean
  readonly told: readonly JournalLine[]
  /** The values laid down for this act alone, to play it again; what the game's script gave it finds there. */
  readonly script: readonly Scripted[] | undefined
  readonly depth: number
  children: readonly number[]
  /** The child that redo goes to: the one visited last. */
  next: number
}

// A snapshot at every eighth moment: an undo point costs next to nothing, and going back replays seven acts at most.
const SNAPSHOT_EVERY = 8
const NONE: readonly number[] = []

/** The tree of variations: every act stays, undo and redo only move about in it. */
export class History {
  readonly moments: Moment[] = []
  current = 0
  readonly #snapshots = new Map<number, Int32Array>()

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
      children: NONE,
      next: -1,
    })
    this.#snapshots.set(0, words.slice())
  }

  get now(): Moment {
    return this.at(this.current)
  }

  at(index: number): Moment {
    const moment = this.moments[index]
    if (moment === undefined) throw new EngineError(`there is no moment ${index} in this game`)
    return moment
  }

  /** Adds what was just done after the current moment and goes there. */
  add(
    code: ActionCode,
    decider: number,
    barrier: boolean,
    told: readonly JournalLine[],
    script: readonly Scripted[] | undefined,
    words: Int32Array,
  ): void {
    const parent = this.now
    const index = this.moments.length
    const depth = parent.depth + 1
    const moment = { parent: this.current, code, decider, barrier, told, script, depth, children: NONE, next: -1 }
    this.moments.push(moment)
    parent.children = parent.children.length === 0 ? [index] : [...parent.children, index]
    parent.next = index
    this.current = index
    if (depth % SNAPSHOT_EVERY === 0) this.#snapshots.set(index, words.slice())
  }

  /** The moment after this one in which the same was done without dice of its own, if it was; -1 if not. */
  tried(code: ActionCode): number {
    const same = (child: number): boolean => this.at(child).code === code && this.at(child).script === undefined
    return this.now.children.find(same) ?? -1
  }

  /** Goes to a moment; every moment on the way is what redo will go to. */
  visit(index: number): void {
    this.current = index
    for (let at = index; at > 0; at = this.at(at).parent) this.at(this.at(at).parent).next = at
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
    let words = this.#snapshots.get(at)
    while (words === undefined) {
      replay.unshift(at)
      at = this.at(at).parent
      words = this.#snapshots.get(at)
    }
    return { words, replay }
  }

  /** Where a fair undo may go back to: the parent, unless the current moment is a barrier. */
  get fairUndo(): number {
    return this.now.barrier ? -1 : this.now.parent
  }
}
