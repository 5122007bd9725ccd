import { FRAME } from '../kernel/play/agenda.ts'
import { HEAD } from '../kernel/values/head.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import { EngineError, textIn, type Json } from '../kernel/values/result.ts'
import type { Definition } from '../kernel/values/shape.ts'
import type { Identities } from './identities.ts'

/** A word, or a member of a set, that refers to a hidden thing by its token. */
interface Mention {
  readonly at: number
  readonly isMember: boolean
  readonly token: number
}
/** A local of a frame that is missing from the view. */
export interface MissingLocal {
  readonly frame: string
  readonly local: string
  readonly at: number
}

/** A hidden pile, such as a cup or the other side's hand: a list of which the view gives only the length. */
export interface Pile {
  readonly at: number
  readonly count: number
}

/**
 * The state as far as a view gives it. Fields missing from the view have their initial values. Hidden things are left
 * out, but all mentions of them are recorded, so that they can be dealt many times without reading the view again.
 */
export class KnownWords {
  readonly words: Int32Array
  readonly missing: MissingLocal[] = []
  readonly piles: Pile[] = []
  readonly #layout: Layout
  readonly #mentions: Mention[] = []

  constructor(layout: Layout) {
    this.#layout = layout
    this.words = new Int32Array(layout.length)
    this.words.set(layout.template, HEAD.length)
    this.words[HEAD.end] = layout.agendaAt
  }

  /** Writes a value from a view, by its definition. */
  write(definition: Definition, at: number, json: Json, hidden: Identities | undefined): void {
    const { words } = this
    if (definition.is === 'flag') words[at] = json === true ? 1 : 0
    else if (definition.is === 'word') this.#writeName(definition.noun, at, json, false, hidden)
    else if (definition.is === 'table') throw new EngineError('a table is read by its rows')
    else {
      const list = json as readonly Json[] // as the view has lists and sets
      if (definition.is === 'list') words[at] = list.length
      list.forEach((one, index) =>
        this.#writeName(
          definition.noun,
          definition.is === 'list' ? at + 1 + index : at,
          one,
          definition.is === 'members',
          hidden,
        ),
      )
    }
  }

  #writeName(
    noun: string | undefined,
    at: number,
    json: Json,
    isMember: boolean,
    hidden: Identities | undefined,
  ): void {
    const isHidden = hidden !== undefined && noun === hidden.things
    const token = isHidden ? hidden.tokenNamed(textIn(json)) : -1
    if (token >= 0) this.#mentions.push({ at, isMember, token })
    else put(this.words, at, isMember, typeof json === 'number' ? json : this.numberOf(noun ?? 'number', textIn(json)))
  }

  numberOf(noun: string, name: string): number {
    const number = this.#layout.language.numberOf(noun, name)
    if (number === -2) throw new EngineError(`a view names ${noun} "${name}", which is not there`)
    return number
  }

  /** Pushes a frame onto the agenda and returns its position; its locals are written next. */
  pushFrame(kind: number, length: number): number {
    const { words } = this
    const top = words[HEAD.end]!
    words[top + FRAME.kind] = kind
    words[top + FRAME.below] = words[HEAD.top]!
    words[HEAD.top] = top
    words[HEAD.end] = top + length
    return top
  }

  /**
   * Writes this state into a game. `behind` maps each token to a hidden thing. The game keeps its own random numbers.
   */
  layOut(g: Play, behind: ArrayLike<number>): void {
    this.words.set(g.words.subarray(0, HEAD.draws + 1))
    g.restore(this.words)
    for (const { at, isMember, token } of this.#mentions) put(g.words, at, isMember, behind[token]!)
  }
}

function put(words: Int32Array, at: number, isMember: boolean, value: number): void {
  if (isMember) words[at + (value >>> 5)]! |= 1 << (value & 31)
  else words[at] = value
}
