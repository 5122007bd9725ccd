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

/** How a game ended: who won (-1 nobody), by which of the system's endings, at what level. */
export interface Ending {
  readonly winner: number
  readonly ending: number
  readonly level: number
}

/**
 * A game in play, as rules see it: the state's fields (added by the layout), the campaign, chance, the agenda and the
 * journal. All that changes lies in `words`; a fork copies them and nothing else.
 */
export class Play<C = unknown> implements Holder {
  readonly layout: Layout
  readonly campaign: C
  readonly words: Int32Array
  readonly base = HEAD.length
  readonly chance: Chance
  /** The list that entries are written to; undefined while nobody reads. Rules may check it before costly entries. */
  told: JournalLine[] | undefined
  /**
   * Something hidden was shown during this act: nothing before it can be taken back. Undefined where it may have been, and
   * nobody looked: see `revealIf`.
   */
  revealed: boolean | undefined = false
  /** Somebody takes note of what is revealed. On a fork nobody does: it is not played to be taken back. */
  notesReveals = true
  /** What the frame that asks found out before it did; see `ask`. */
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

  /** The name of a thing, for facts and reports; rules themselves work with numbers. */
  nameOf(noun: string, value: number): string {
    return this.layout.language.nameOf(noun, value)
  }

  // --- The agenda -------------------------------------------------------------------------------------------------

  /** Puts a frame on top; the one below goes on when it has finished. */
  call<L extends Shape>(kind: FrameKind<L>, starts: Starts<L>): Step {
    this.#push(kind, starts)
    return 'called'
  }

  /**
   * Puts a frame before whatever comes next; it gives no result to the frame below. For reactions, hits, reveals. Of
   * several, the first one put is resolved first.
   */
  interrupt<L extends Shape>(kind: FrameKind<L>, starts: Starts<L>): void {
    this.#waiting.push({ kind, starts })
  }

  /** The frame on top has finished; the one below learns the result. */
  done(result = 0): Step {
    const { words } = this
    const top = words[HEAD.top]!
    const below = words[top + FRAME.below]!
    const interrupts = words[top + FRAME.interrupts] === 1
    for (let at = top, end = words[HEAD.end]!; at < end; at++) words[at] = 0
    words[HEAD.end] = top
    words[HEAD.top] = below
    // The frame below may be waiting for the result of another one that has finished already: that has to stay.
    if (below !== 0 && !interrupts) {
      words[below + FRAME.returned] = 1
      words[below + FRAME.result] = result
    }
    return 'done'
  }

  /**
   * Lets the top frame ask this side. `found`: a result that the code listing the answers may reuse; it is lost on a
   * fork, after an undo, and with the question.
   */
  ask(side: number, found?: number): Step {
    this.words[this.words[HEAD.top]! + FRAME.asked] = side + 1
    this.foundOnAsking = found
    return 'asked'
  }

  /** The game is over. */
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

  /** Shows a side something that it did not know: undo stops here. */
  reveal(): void {
    this.revealed = true
  }

  /** As `reveal`, if this is so: nobody looks where nobody takes note. */
  revealIf(isShown: () => boolean): void {
    if (this.revealed === true) return
    if (!this.notesReveals) this.revealed = undefined
    else if (isShown()) this.reveal()
  }

  /** From here to `endSecrets` what sides decide is kept from each other. */
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
    // A rule may have written to a frame that had finished; nothing of that may reach the next one in its place. There are few
    // words: calls of fill and set take longer.
    for (let at = top; at < top + FRAME.locals; at++) words[at] = 0
    words[top + FRAME.kind] = kind.number
    words[top + FRAME.below] = words[HEAD.top]!
    const { template } = compiled
    for (let local = 0; local < template.length; local++) words[top + FRAME.locals + local] = template[local]!
    words[HEAD.top] = top
    words[HEAD.end] = end
    // Written straight into the words: a frame may call another of its own kind and go on working on itself.
    const { at } = compiled.placed
    for (const name in starts) words[top + FRAME.locals + at.get(name)!] = Number(starts[name as keyof typeof starts])
  }

  /** Puts the last interrupt deepest, so that the first is resolved first. */
  #pushInterrupt(): void {
    const { kind, starts } = this.#waiting.pop()!
    this.#push(kind, starts)
    this.words[this.words[HEAD.top]! + FRAME.interrupts] = 1
  }

  /** The accessor of a kind of frame, moved to where the frame stands. */
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

  /** Runs what runs by itself, until somebody has to decide or the game is over. */
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

  /** The frame that asks. */
  get asking(): { kind: CompiledKind; frame: FrameOf<Shape> } {
    const top = this.words[HEAD.top]!
    const number = this.words[top + FRAME.kind]!
    if (top === 0) throw new EngineError('nobody is asked: the game is over')
    return { kind: this.layout.kinds[number]!, frame: this.#at(number, top) as FrameOf<Shape> }
  }

  /** The topmost frame of this kind; undefined where there is none. Whoever works on another of the kind works on this one then. */
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

  /** Is this action legal? Where the list is not made yet, the rule is asked about this action alone. */
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

  /** Does a legal action; false when it is not legal, and then nothing has changed. */
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
   * Tells what happened. `owner` is the side that may see the fields kept for it. What is told while sides choose in
   * secret is for its owner alone.
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

  /** From now on entries and draws go to this list; without one nobody listens. */
  tellTo(told: JournalLine[] | undefined): void {
    this.told = told
    this.chance.told = told
  }

  // --- Forks ------------------------------------------------------------------------------------------------------

  /** A private copy to try things on; it tells nobody. Give it back with `drop`. */
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

  /** Gives a fork back, to be lent again. */
  drop(): void {
    if (!this.#lent) throw new EngineError('only a fork can be dropped, and only once')
    this.#lent = false
    this.tellTo(undefined)
    this.chance.release()
    this.layout.spare.push(this)
  }

  /** Puts other words in the place of its own: an undo, a loaded state, a fork's way tried again. */
  restore(words: Int32Array): void {
    this.words.set(words)
    this.rewritten()
  }

  /** Makes the words those of a fresh game with this seed, before any set-up. */
  wipe(seed: string): void {
    this.words.fill(0)
    this.words.set(this.layout.template, this.base)
    this.words[HEAD.end] = this.layout.agendaAt
    seedFrom(seed, this.words, HEAD.generator)
    this.rewritten()
  }

  /** Call it after writing words past the fields: it discards what was cached of them. */
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

  /** The columns of all tables, in the order of their words: whose stamp is as it was has not changed. */
  get columns(): HeldParts['columns'] {
    return this.#parts?.columns ?? []
  }

  hash(): string {
    return hashWords(this.words, this.words[HEAD.end]!)
  }
}

const scratch: Decoded = { verb: 0, a: 0, b: 0, c: 0 }
