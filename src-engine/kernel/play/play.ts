import { Offers, type ActionList } from './action-list.ts'
import type { ActionCode, Decoded } from '../actions/actions.ts'
import { FRAME, type Frame, type FrameKind, type FrameOf, type Step } from './agenda.ts'
import { Chance } from './chance.ts'
import { seedFrom } from '../values/generator.ts'
import { hashWords } from '../values/hash.ts'
import type { EntryFields, EntryKind, EntryValues, JournalLine } from './journal.ts'
import { HEAD } from '../values/head.ts'
import type { CompiledKind, Layout } from './layout.ts'
import { EngineError } from '../values/result.ts'
import type { HeldParts } from '../values/parts.ts'
import type { Holder, Shape, Starts } from '../values/shape.ts'

/** How a game ended: the winner (-1 for a draw), the index of the system's ending, and the level. */
export interface Ending {
  readonly winner: number
  readonly ending: number
  readonly level: number
}

/**
 * A game in play, as rules see it: the state's fields (added by the layout), the campaign, chance, agenda and journal.
 * Everything that changes is in `words`; a fork copies only these.
 */
export class Play<C = unknown> implements Holder {
  readonly layout: Layout
  readonly campaign: C
  readonly words: Int32Array
  readonly base = HEAD.length
  readonly chance: Chance
  /**
   * The list that receives entries; undefined while no journal is kept. Rules may check it before building costly
   * entries.
   */
  told: JournalLine[] | undefined
  /**
   * Something hidden was revealed during this act, so an undo stops here. Undefined if that was not checked: see
   * `revealIf`.
   */
  revealed: boolean | undefined = false
  /** Whether reveals are recorded. Not on a fork, as it is never undone. */
  notesReveals = true
  /** A result that the asking frame found before its question; see `ask`. */
  foundOnAsking: number | undefined

  readonly #frames: (Frame | undefined)[] = []
  readonly #movers: (((base: number) => void) | undefined)[] = []
  readonly #offers: Offers
  readonly #waiting: { kind: FrameKind; starts: object }[] = []
  #listed = false
  #lent = false
  #parts: HeldParts | undefined

  constructor(layout: Layout) {
    this.layout = layout
    this.campaign = layout.campaign as C // the layout was compiled from this very campaign
    this.words = new Int32Array(layout.length)
    this.#offers = new Offers(layout.verbNumbers, layout.language)
    this.chance = new Chance(this.words, HEAD.generator, HEAD.draws, (noun, name) =>
      layout.language.numberOf(noun, name),
    )
  }

  /** The name of a thing, for facts and reports; the rules themselves use numbers. */
  nameOf(noun: string, value: number): string {
    return this.layout.language.nameOf(noun, value)
  }

  // --- The agenda -------------------------------------------------------------------------------------------------

  /** Pushes a frame; the one below continues when it has finished. */
  call<L extends Shape>(kind: FrameKind<L>, starts: Starts<L>): Step {
    this.#push(kind, starts)
    return 'called'
  }

  /**
   * Queues a frame to run before anything else; it returns no result to the frame below. For reactions, hits, reveals.
   * Several queued frames run in the order they were queued.
   */
  interrupt<L extends Shape>(kind: FrameKind<L>, starts: Starts<L>): void {
    this.#waiting.push({ kind, starts })
  }

  /** Pops the finished top frame; the frame below gets the result. */
  done(result = 0): Step {
    const { words } = this
    const top = words[HEAD.top]!
    const below = words[top + FRAME.below]!
    const interrupts = words[top + FRAME.interrupts] === 1
    for (let at = top, end = words[HEAD.end]!; at < end; at++) words[at] = 0
    words[HEAD.end] = top
    words[HEAD.top] = below
    // After an interrupt the frame below may still hold the result of another finished frame, which must stay.
    if (below !== 0 && !interrupts) {
      words[below + FRAME.returned] = 1
      words[below + FRAME.result] = result
    }
    return 'done'
  }

  /**
   * Makes the top frame ask this side. `found`: a result that the code listing the answers may reuse; it is lost on a
   * fork, after an undo, and when the question is answered.
   */
  ask(side: number, found?: number): Step {
    this.words[this.words[HEAD.top]! + FRAME.asked] = side + 1
    this.foundOnAsking = found
    return 'asked'
  }

  /** Ends the game. */
  end(winner: number, ending: string, level = 0): Step {
    const number = this.layout.endings.indexOf(ending)
    if (number < 0) throw new EngineError(`"${ending}" is not one of the endings`)
    const { words } = this
    words[HEAD.ending] = number + 1
    words[HEAD.winner] = winner
    words[HEAD.level] = level
    words[HEAD.secrets] = 0
    words.fill(0, this.layout.agendaAt)
    words[HEAD.top] = 0
    words[HEAD.end] = this.layout.agendaAt
    this.#waiting.length = 0
    return 'done'
  }

  get ending(): Ending | undefined {
    const { words } = this
    const ending = words[HEAD.ending]!
    return ending === 0 ? undefined : { winner: words[HEAD.winner]!, ending: ending - 1, level: words[HEAD.level]! }
  }

  /** Call it when a side is shown something it did not know: an undo stops here. */
  reveal(): void {
    this.revealed = true
  }

  /** Calls `reveal` if the test holds. The test does not run where reveals are not recorded. */
  revealIf(isShown: () => boolean): void {
    if (this.revealed === true) return
    if (!this.notesReveals) this.revealed = undefined
    else if (isShown()) this.reveal()
  }

  /** Until `endSecrets`, the sides' decisions are hidden from each other. */
  beginSecrets(): void {
    this.words[HEAD.secrets]! += 1
  }
  endSecrets(): void {
    this.words[HEAD.secrets]! -= 1
    this.reveal()
  }
  get inSecret(): boolean {
    return this.words[HEAD.secrets]! > 0
  }

  #push(kind: FrameKind, starts: object): void {
    const { words } = this
    const compiled = this.layout.kinds[kind.number]
    if (compiled?.kind !== kind) throw new EngineError(`the frame "${kind.name}" belongs to no chapter of this system`)
    const top = words[HEAD.end]!
    const end = top + FRAME.locals + compiled.placed.length
    if (end > words.length) throw new EngineError(`the agenda is full: ${this.stackNames().join(' > ')} > ${kind.name}`)
    // A rule may have written to a frame after it finished; the next frame in its place must not see that. The words
    // are few: calling fill and set takes longer.
    for (let at = top; at < top + FRAME.locals; at++) words[at] = 0
    words[top + FRAME.kind] = kind.number
    words[top + FRAME.below] = words[HEAD.top]!
    const { template } = compiled
    for (let local = 0; local < template.length; local++) words[top + FRAME.locals + local] = template[local]!
    words[HEAD.top] = top
    words[HEAD.end] = end
    // Written directly into the words: a frame may call another of its own kind and continue working on itself.
    const { at } = compiled.placed
    for (const name in starts) words[top + FRAME.locals + at.get(name)!] = Number(starts[name as keyof typeof starts])
  }

  /** Pushes the interrupt queued last. It ends up deepest, so that the first one queued is resolved first. */
  #pushInterrupt(): void {
    const { kind, starts } = this.#waiting.pop()!
    this.#push(kind, starts)
    this.words[this.words[HEAD.top]! + FRAME.interrupts] = 1
  }

  /** The accessor for a kind of frame, moved to the frame's place on the stack. */
  #at(number: number, top: number): Frame {
    let frame = this.#frames[number]
    if (frame === undefined) {
      const compiled = this.layout.kinds[number]!
      frame = new compiled.Frame(this.words)
      this.#frames[number] = frame
      this.#movers[number] = compiled.partsOf?.(frame)
    }
    frame.base = top + FRAME.locals
    this.#movers[number]?.(frame.base)
    return frame
  }

  /** The kinds of frame from the bottom of the stack to its top. */
  stackNames(): string[] {
    const names: string[] = []
    for (let top = this.words[HEAD.top]!; top !== 0; top = this.words[top + FRAME.below]!) {
      names.unshift(this.layout.kinds[this.words[top + FRAME.kind]!]!.kind.name)
    }
    return names
  }

  /** Runs frames until a side has to decide or the game is over. */
  settle(): void {
    const { words, layout } = this
    this.#listed = false
    for (let steps = 0; ; steps++) {
      if (words[HEAD.ending] !== 0) {
        this.#waiting.length = 0
        return
      }
      while (this.#waiting.length > 0) this.#pushInterrupt()
      const top = words[HEAD.top]!
      if (top === 0) throw new EngineError('the agenda is empty, but the game has no ending')
      if (steps > layout.stepLimit) {
        throw new EngineError(`${layout.stepLimit} steps without a decision: ${this.stackNames().join(' > ')}`)
      }
      const { rules } = layout.kinds[words[top + FRAME.kind]!]!.kind
      const frame = this.#at(words[top + FRAME.kind]!, top) as FrameOf<Shape>
      if (words[top + FRAME.returned] === 1) {
        const result = words[top + FRAME.result]!
        words[top + FRAME.returned] = words[top + FRAME.result] = 0
        if (rules.resume) {
          rules.resume(this, frame, result)
          continue
        }
      }
      if (rules.next(this, frame) === 'asked' && this.#waiting.length === 0) return
    }
  }

  // --- Decisions --------------------------------------------------------------------------------------------------

  /** The side that decides now; -1 when the game is over. */
  get decider(): number {
    const top = this.words[HEAD.top]!
    return top === 0 ? -1 : this.words[top + FRAME.asked]! - 1
  }

  /** The frame whose question is open. */
  get asking(): { kind: CompiledKind; frame: FrameOf<Shape> } {
    const top = this.words[HEAD.top]!
    const number = this.words[top + FRAME.kind]!
    if (top === 0) throw new EngineError('nobody is asked: the game is over')
    return { kind: this.layout.kinds[number]!, frame: this.#at(number, top) as FrameOf<Shape> }
  }

  /**
   * The topmost frame of this kind, if any. There is one accessor per kind: a caller working on another frame of this
   * kind is moved to this one.
   */
  topmost<L extends Shape>(kind: FrameKind<L>): FrameOf<L> | undefined {
    const { words } = this
    for (let top = words[HEAD.top]!; top !== 0; top = words[top + FRAME.below]!)
      if (words[top + FRAME.kind] === kind.number) return this.#at(kind.number, top) as FrameOf<L>
    return undefined
  }

  /** Every legal action, sorted, each once; empty only when the game is over. */
  get actions(): ActionList {
    const offers = this.#offers
    if (!this.#listed) {
      offers.clear()
      if (this.words[HEAD.ending] === 0) {
        const { kind, frame } = this.asking
        kind.kind.rules.offer?.(this, frame, offers)
        if (offers.length === 0) throw new EngineError(`a dead end: ${this.stackNames().join(' > ')} offers nothing`)
        offers.sort(kind.kind.name)
      }
      this.#listed = true
    }
    return offers
  }

  /** Whether this action is legal. If the list has not been built yet, only the rule for this action runs. */
  isLegal(code: ActionCode): boolean {
    if (this.#listed) return this.#offers.has(code)
    if (this.words[HEAD.ending] !== 0 || !this.layout.language.isAction(code, scratch)) return false
    const top = this.words[HEAD.top]!
    const number = this.words[top + FRAME.kind]!
    const { verb, a, b, c } = scratch
    const answer = this.layout.kinds[number]!.answers[verb]
    return (
      answer !== undefined && (answer.may?.(this, this.#at(number, top) as FrameOf<Shape>, undefined, a, b, c) ?? true)
    )
  }

  /** Does an action if it is legal; if not, returns false and changes nothing. */
  act(code: ActionCode): boolean {
    if (!this.isLegal(code)) return false
    this.perform(code)
    return true
  }

  /** Does an action that is known to be legal. */
  perform(code: ActionCode): void {
    const { words } = this
    const top = words[HEAD.top]!
    if (top === 0) throw new EngineError('nobody is asked: the game is over')
    const number = words[top + FRAME.kind]!
    const { verb, a, b, c } = this.layout.language.decode(code, scratch)
    words[top + FRAME.asked] = 0
    words[HEAD.acts]! += 1
    this.revealed = false
    this.foundOnAsking = undefined
    this.#listed = false
    this.layout.kinds[number]!.answers[verb]!.act(this, this.#at(number, top) as FrameOf<Shape>, a, b, c)
    this.settle()
  }

  // --- The journal ------------------------------------------------------------------------------------------------

  /**
   * Writes a journal entry. `owner` is the side that may see the fields in `own`. While sides choose in secret, the
   * whole entry is for its owner only.
   */
  tell<A extends EntryFields, O extends EntryFields>(
    kind: EntryKind<A, O>,
    values: EntryValues<A, O>,
    owner = -1,
  ): void {
    if (this.told === undefined) return
    const secret = this.inSecret
    if (secret && owner === -1)
      throw new EngineError(`"${kind.name}" is told in secret and needs the side whose entry it is`)
    this.told.push({ kind, owner, values, secret })
  }

  /** Sends entries and draws to this list from now on; undefined stops the journal. */
  tellTo(told: JournalLine[] | undefined): void {
    this.told = told
    this.chance.told = told
  }

  // --- Forks ------------------------------------------------------------------------------------------------------

  /** A private copy to try things on, without a journal. Return it with `drop`. */
  fork(): Play<C> {
    const fork = (this.layout.spare.pop() as Play<C> | undefined) ?? (this.layout.newPlay() as Play<C>)
    fork.#lent = true
    fork.words.set(this.words)
    fork.#discard()
    if (this.#parts !== undefined) fork.#parts?.copied(this.#parts)
    fork.revealed = false
    fork.notesReveals = false
    return fork
  }

  /** Returns a fork to the pool for reuse. */
  drop(): void {
    if (!this.#lent) throw new EngineError('only a fork can be dropped, and only once')
    this.#lent = false
    this.tellTo(undefined)
    this.chance.release()
    this.layout.spare.push(this)
  }

  /** Replaces all words, for an undo, a loaded state, or another run on a fork. */
  restore(words: Int32Array): void {
    this.words.set(words)
    this.rewritten()
  }

  /** Resets the words to a new game with this seed, before any set-up. */
  wipe(seed: string): void {
    this.words.fill(0)
    this.words.set(this.layout.template, this.base)
    this.words[HEAD.end] = this.layout.agendaAt
    seedFrom(seed, this.words, HEAD.generator)
    this.rewritten()
  }

  /** Call it after writing to the words directly: discards everything cached from them. */
  rewritten(): void {
    this.#discard()
    this.#parts?.move(this.base)
  }

  #discard(): void {
    this.#waiting.length = 0
    this.foundOnAsking = undefined
    this.#listed = false
  }

  /** Takes the tables, lists and sets of the system's shape. */
  takeParts(parts: HeldParts): this {
    this.#parts = parts
    return this
  }

  /** The columns of all tables, in word order. A column whose stamp is unchanged has not changed. */
  get columns(): HeldParts['columns'] {
    return this.#parts?.columns ?? []
  }

  hash(): string {
    return hashWords(this.words, this.words[HEAD.end]!)
  }
}

const scratch: Decoded = { verb: 0, a: 0, b: 0, c: 0 }
