import { EngineError } from './result.ts'

/**
 * The state of a game is one `Int32Array`. A shape names the parts of it, so that rules read `g.unit.sp.of(u)`, while
 * forking, undoing, hashing and saving each take one pass over plain words.
 */
type Noun = string | undefined
export interface WordDefinition<N extends Noun = Noun> {
  readonly is: 'word'
  /** The initial value; 0 by default. */
  readonly start: number
  /** The kind of thing the number stands for, which is then written by its name; -1 means none. */
  readonly noun: N
}
export interface FlagDefinition {
  readonly is: 'flag'
}
export interface TableDefinition<C extends Columns = Columns, N extends Noun = Noun> {
  readonly is: 'table'
  readonly rows: number
  readonly columns: C
  readonly noun: N
}
export interface ListDefinition<N extends Noun = Noun> {
  readonly is: 'list'
  readonly capacity: number
  readonly noun: N
}
export interface MembersDefinition<N extends Noun = Noun> {
  readonly is: 'members'
  readonly size: number
  readonly noun: N
}
export type Columns = { readonly [name: string]: WordDefinition | FlagDefinition }
export type Definition = WordDefinition | FlagDefinition | TableDefinition | ListDefinition | MembersDefinition
export type Shape = { readonly [name: string]: Definition }

/** A number. With a noun it stands for one of the campaign's things, or for none (-1). */
export function word(options?: { start?: number }): WordDefinition<undefined>
export function word<const N extends string>(options: { start?: number; noun: N }): WordDefinition<N>
export function word(options?: { start?: number; noun?: string }): WordDefinition
export function word({ start = 0, noun }: { start?: number; noun?: string } = {}): WordDefinition {
  return { is: 'word', start, noun }
}
/** Yes or no; initially no. */
export const flag = (): FlagDefinition => ({ is: 'flag' })
/** One row for each thing of a kind, one column for each property. */
export function table<C extends Columns>(rows: number, columns: C): TableDefinition<C, undefined>
export function table<C extends Columns, const N extends string>(
  rows: number,
  columns: C,
  noun: N,
): TableDefinition<C, N>
export function table(rows: number, columns: Columns, noun?: string): TableDefinition {
  return { is: 'table', rows, columns, noun }
}
/** An ordered list of numbers; duplicates allowed. */
export function list(capacity: number): ListDefinition<undefined>
export function list<const N extends string>(capacity: number, noun: N): ListDefinition<N>
export function list(capacity: number, noun: string | undefined): ListDefinition
export function list(capacity: number, noun?: string): ListDefinition {
  return { is: 'list', capacity, noun }
}
/** A set of numbers from 0 to size - 1. */
export function members(size: number): MembersDefinition<undefined>
export function members<const N extends string>(size: number, noun: N): MembersDefinition<N>
export function members(size: number, noun: string | undefined): MembersDefinition
export function members(size: number, noun?: string): MembersDefinition {
  return { is: 'members', size, noun }
}

type TableOf<C extends Columns> = { readonly rows: number } & {
  readonly [K in keyof C]: C[K] extends FlagDefinition ? FlagColumn : Column
}
type PartOf<D> =
  D extends TableDefinition<infer C>
    ? TableOf<C>
    : D extends ListDefinition
      ? List
      : D extends MembersDefinition
        ? Members
        : never
type Scalar = WordDefinition | FlagDefinition
type ScalarKeys<S> = { [K in keyof S]: S[K] extends Scalar ? K : never }[keyof S]
/** A shape as rules see it: numbers and booleans to assign, tables, lists and sets to work on. */
export type Fields<S extends Shape> = {
  -readonly [K in ScalarKeys<S>]: S[K] extends FlagDefinition ? boolean : number
} & {
  readonly [K in Exclude<keyof S, ScalarKeys<S>>]: PartOf<S[K]>
}
/** Initial numbers and flags of a frame. The others get the shape's initial values. */
export type Starts<S extends Shape> = { readonly [K in ScalarKeys<S>]?: S[K] extends FlagDefinition ? boolean : number }

let latestStamp = 0
/** A number greater than all previous stamps. */
export const freshStamp = (): number => ++latestStamp
/**
 * The latest stamp. While it is unchanged, no column of any game has changed, and no game has become a fork of another.
 */
export const lastStamp = (): number => latestStamp

/** One property of all things of a kind. Reading a row that does not exist is a bug in a rule. */
export class Column {
  readonly words: Int32Array
  readonly rows: number
  at: number
  /**
   * Renewed by every change and unique across all columns; a fork starts with the stamps of its game. A value cached
   * for some columns is valid while their latest stamp is unchanged.
   */
  stamp = freshStamp()
  constructor(words: Int32Array, at: number, rows: number) {
    this.words = words
    this.at = at
    this.rows = rows
  }
  of(row: number): number {
    if (row >>> 0 >= this.rows) throw outside(row, this.rows)
    return this.words[this.at + row]! // inside the rows, so inside the words
  }
  set(row: number, value: number): void {
    if (row >>> 0 >= this.rows) throw outside(row, this.rows)
    if (this.words[this.at + row] === value) return
    this.words[this.at + row] = value
    this.stamp = freshStamp()
  }
  add(row: number, change: number): void {
    this.set(row, this.of(row) + change)
  }
  fill(value: number): void {
    this.words.fill(value, this.at, this.at + this.rows)
    this.stamp = freshStamp()
  }
  /** Moves to another offset in the words. */
  moveTo(at: number): void {
    this.at = at
    this.stamp = freshStamp()
  }
}

/** A column of booleans. */
export class FlagColumn {
  readonly words: Int32Array
  readonly rows: number
  at: number
  /** Same as a column's. */
  stamp = freshStamp()
  constructor(words: Int32Array, at: number, rows: number) {
    this.words = words
    this.at = at
    this.rows = rows
  }
  of(row: number): boolean {
    if (row >>> 0 >= this.rows) throw outside(row, this.rows)
    return this.words[this.at + row] === 1
  }
  set(row: number, value: boolean): void {
    if (row >>> 0 >= this.rows) throw outside(row, this.rows)
    if (this.of(row) === value) return
    this.words[this.at + row] = value ? 1 : 0
    this.stamp = freshStamp()
  }
  clear(): void {
    this.words.fill(0, this.at, this.at + this.rows)
    this.stamp = freshStamp()
  }
  moveTo(at: number): void {
    this.at = at
    this.stamp = freshStamp()
  }
}

/** An ordered list. The words beyond its length are zero, so that equal lists have equal words. */
export class List {
  readonly words: Int32Array
  readonly capacity: number
  at: number
  constructor(words: Int32Array, at: number, capacity: number) {
    this.words = words
    this.at = at
    this.capacity = capacity
  }
  get length(): number {
    return this.words[this.at]!
  }
  of(index: number): number {
    if (index >>> 0 >= this.length) throw outside(index, this.length)
    return this.words[this.at + 1 + index]!
  }
  push(value: number): void {
    const length = this.length
    if (length >= this.capacity) throw new EngineError(`a list with room for ${this.capacity} is full`)
    this.words[this.at + 1 + length] = value
    this.words[this.at] = length + 1
  }
  /** Inserts a value before the entry at an index. */
  insert(index: number, value: number): void {
    if (index >>> 0 > this.length) throw outside(index, this.length + 1)
    this.push(value)
    this.words.copyWithin(this.at + 2 + index, this.at + 1 + index, this.at + this.length)
    this.words[this.at + 1 + index] = value
  }
  /** Removes and returns the entry at an index, keeping the order of the others. */
  takeOut(index: number): number {
    const value = this.of(index)
    const last = this.at + this.length
    this.words.copyWithin(this.at + 1 + index, this.at + 2 + index, last + 1)
    this.words[last] = 0
    this.words[this.at]! -= 1
    return value
  }
  indexOf(value: number): number {
    const length = this.length
    for (let index = 0; index < length; index++) if (this.words[this.at + 1 + index] === value) return index
    return -1
  }
  has(value: number): boolean {
    return this.indexOf(value) >= 0
  }
  /** Removes the first entry with this value; false if there is none. */
  remove(value: number): boolean {
    const index = this.indexOf(value)
    if (index >= 0) this.takeOut(index)
    return index >= 0
  }
  clear(): void {
    this.words.fill(0, this.at, this.at + 1 + this.length)
  }
  moveTo(at: number): void {
    this.at = at
  }
}

/** A set of small numbers, one bit each. */
export class Members {
  readonly words: Int32Array
  readonly size: number
  at: number
  constructor(words: Int32Array, at: number, size: number) {
    this.words = words
    this.at = at
    this.size = size
  }
  has(member: number): boolean {
    if (member >>> 0 >= this.size) throw outside(member, this.size)
    return ((this.words[this.at + (member >>> 5)]! >>> (member & 31)) & 1) === 1
  }
  add(member: number): void {
    if (member >>> 0 >= this.size) throw outside(member, this.size)
    this.words[this.at + (member >>> 5)]! |= 1 << (member & 31)
  }
  delete(member: number): void {
    if (member >>> 0 >= this.size) throw outside(member, this.size)
    this.words[this.at + (member >>> 5)]! &= ~(1 << (member & 31))
  }
  /** The lowest member that is at least `from`, or -1: `for (let m = set.next(0); m >= 0; m = set.next(m + 1))`. */
  next(from: number): number {
    if (from >= this.size) return -1
    const last = this.at + ((this.size - 1) >>> 5)
    let word = this.at + (from >>> 5)
    // Sets are sparse: words without members are skipped.
    let bits = this.words[word]! & (-1 << (from & 31))
    while (bits === 0) {
      if (word === last) return -1
      bits = this.words[++word]!
    }
    return ((word - this.at) << 5) + 31 - Math.clz32(bits & -bits)
  }
  get count(): number {
    let count = 0
    for (let member = this.next(0); member >= 0; member = this.next(member + 1)) count++
    return count
  }
  clear(): void {
    // The words are few: calling fill takes longer.
    for (let word = this.at, end = word + wordsOfMembers(this.size); word < end; word++) this.words[word] = 0
  }
  moveTo(at: number): void {
    this.at = at
  }
}

const outside = (index: number, length: number): EngineError => new EngineError(`${index} is not one of ${length}`)
const wordsOfMembers = (size: number): number => (size + 31) >>> 5

/** The number of words a definition takes. */
export function wordsOf(definition: Definition): number {
  switch (definition.is) {
    case 'word':
    case 'flag':
      return 1
    case 'table':
      return definition.rows * Object.keys(definition.columns).length
    case 'list':
      return 1 + definition.capacity
    case 'members':
      return wordsOfMembers(definition.size)
  }
}

/** The offset of each part of a shape from the shape's first word. */
export interface Placed {
  readonly shape: Shape
  readonly at: ReadonlyMap<string, number>
  readonly length: number
}

export function place(shape: Shape): Placed {
  const at = new Map<string, number>()
  let length = 0
  for (const [name, definition] of Object.entries(shape)) {
    at.set(name, length)
    length += wordsOf(definition)
  }
  return { shape, at, length }
}

/** Overwrites the words of a shape with its initial values. */
export function writeStarts(placed: Placed, words: Int32Array, base: number): void {
  words.fill(0, base, base + placed.length)
  for (const [name, definition] of Object.entries(placed.shape)) {
    const at = base + placed.at.get(name)!
    if (definition.is === 'word') words[at] = definition.start
    else if (definition.is === 'table')
      Object.values(definition.columns).forEach((column, index) => {
        if (column.is === 'word')
          words.fill(column.start, at + index * definition.rows, at + (index + 1) * definition.rows)
      })
  }
}

/** Anything with words and a base offset. The accessors of a shape are defined on its prototype. */
export interface Holder {
  readonly words: Int32Array
  readonly base: number
}

/** Defines the numbers and flags of a shape as properties that read and write the holder's words. */
export function defineScalars(prototype: object, placed: Placed): void {
  for (const [name, definition] of Object.entries(placed.shape)) {
    const offset = placed.at.get(name)!
    if (name in prototype) throw new EngineError(`"${name}" is a word of the kernel's own; choose another name`)
    if (definition.is === 'word')
      Object.defineProperty(prototype, name, {
        get(this: Holder) {
          return this.words[this.base + offset]
        },
        set(this: Holder, value: number) {
          this.words[this.base + offset] = value
        },
      })
    else if (definition.is === 'flag')
      Object.defineProperty(prototype, name, {
        get(this: Holder) {
          return this.words[this.base + offset] === 1
        },
        set(this: Holder, value: boolean) {
          this.words[this.base + offset] = value ? 1 : 0
        },
      })
  }
}
