import { HEAD } from '../kernel/values/head.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import { wordsOf } from '../kernel/values/shape.ts'
import { memoizedBy } from '../kernel/values/memoized-by.ts'
import { KnownWords } from './known-words.ts'
import { objectWith } from './objects.ts'
import type { Span } from './spans.ts'

/** One entry of a view, and the words of the state it is made from. */
export interface Part<G extends Play> {
  readonly key: string
  /** Every word that `of` reads. The entry is rebuilt only when one of them changes. */
  readonly reads: readonly Span[]
  /** Called when one of these words has changed; for parts that rebuild only some of their rows. */
  touch?(word: number, before: number, words: Int32Array): void
  /** Marks everything as stale. */
  forget?(): void
  of(g: G, side: number): Json
  /** Writes the content of this entry back into the state. Derived entries have no `put`. */
  put?(json: Json, into: KnownWords): void
}

/** The view last shown to one side. */
interface Shown {
  readonly draft: Record<string, Json>
  known: JsonObject | undefined
  readonly isStale: Uint8Array
  stale: number[]
}

/**
 * Builds views incrementally: compares the state's words with those seen last, and rebuilds only the entries that
 * depend on a changed word. All other entries are shared with the previous view, so views are frozen. The words may
 * come from another game, a fork or another moment; that only means more differences. A column whose stamp is unchanged
 * is not compared.
 */
export class SharedViews<G extends Play> {
  readonly #parts: readonly Part<G>[]
  readonly #seen: Int32Array
  /** For each word, the group of parts that read it. */
  readonly #groupOf: Uint16Array
  readonly #groups: readonly (readonly number[])[]
  readonly #shown: readonly Shown[]
  /** The stamps of all columns when last seen. */
  readonly #stamps: number[]
  /** Words before the agenda that belong to no column. */
  readonly #loose: readonly Span[]
  readonly #agendaAt: number

  constructor(layout: Layout, parts: readonly Part<G>[]) {
    this.#parts = parts
    this.#seen = new Int32Array(layout.length)
    const { groupOf, groups } = groupsOf(layout.length, parts)
    this.#groupOf = groupOf
    this.#groups = groups
    this.#stamps = []
    this.#loose = looseWords(layout)
    this.#agendaAt = layout.agendaAt
    this.#shown = layout.sides.map(() => ({
      draft: objectWith(parts.map(({ key }) => key)),
      known: undefined,
      isStale: new Uint8Array(parts.length),
      stale: [],
    }))
    this.forget()
  }

  of(g: G, side: number): JsonObject {
    const shown = this.#shown[side]!
    this.#compare(g)
    if (shown.stale.length === 0 && shown.known !== undefined) return shown.known
    let isMade = false
    try {
      this.#make(g, side, shown)
      isMade = true
    } finally {
      if (!isMade) this.forget()
    }
    return (shown.known ??= Object.freeze({ ...shown.draft }))
  }

  #make(g: G, side: number, shown: Shown): void {
    const { draft, stale, isStale } = shown
    for (const number of stale) {
      const part = this.#parts[number]!
      const value = part.of(g, side)
      isStale[number] = 0
      if (isSame(draft[part.key], value)) continue
      draft[part.key] = Object.freeze(value)
      shown.known = undefined
    }
    shown.stale = []
  }

  /** Updates the words seen last and marks the entries that depend on changed words. */
  #compare({ words, columns }: G): void {
    const stamps = this.#stamps
    const end = Math.max(words[HEAD.end]!, this.#seen[HEAD.end]!)
    for (let index = 0; index < columns.length; index++) {
      const { stamp, at, rows } = columns[index]!
      if (stamp === stamps[index]) continue
      stamps[index] = stamp
      this.#touch(at, at + rows, words)
    }
    for (const { at, length } of this.#loose) this.#touch(at, at + length, words)
    this.#touch(this.#agendaAt, end, words)
  }

  #touch(from: number, to: number, words: Int32Array): void {
    const seen = this.#seen
    for (let word = from; word < to; word++) {
      const before = seen[word]!
      if (before === words[word]) continue
      seen[word] = words[word]!
      for (const number of this.#groups[this.#groupOf[word]!]!) {
        this.#parts[number]!.touch?.(word, before, words)
        for (const shown of this.#shown) outdate(shown, number)
      }
    }
  }

  /** The state as far as a view gives it. */
  read(layout: Layout, known: JsonObject): KnownWords {
    const words = new KnownWords(layout)
    for (const part of this.#parts) part.put?.(known[part.key]!, words)
    return words
  }

  /** Marks every entry as stale, so that the next request rebuilds it. */
  forget(): void {
    this.#parts.forEach((part, number) => {
      part.forget?.()
      for (const shown of this.#shown) outdate(shown, number)
    })
    for (const shown of this.#shown) shown.known = undefined
  }
}

function outdate({ isStale, stale }: Shown, part: number): void {
  if (isStale[part] === 1) return
  isStale[part] = 1
  stale.push(part)
}

/** The words before the agenda that belong to no column: the kernel's own, numbers, flags, lists and sets. */
function looseWords({ fields, agendaAt }: Layout): Span[] {
  const loose: Span[] = []
  let from = 0
  for (const [name, definition] of Object.entries(fields.shape)) {
    if (definition.is !== 'table') continue
    const at = HEAD.length + fields.at.get(name)!
    if (at > from) loose.push({ at: from, length: at - from })
    from = at + wordsOf(definition)
  }
  return [...loose, { at: from, length: agendaAt - from }]
}

/** For each word, the set of parts that read it. Few different sets occur, and each is stored once. */
function groupsOf(length: number, parts: readonly { readonly reads: readonly Span[] }[]) {
  const groupOf = new Uint16Array(length)
  const groups: number[][] = [[]]
  // The group that adds one part to another group, by the numbers of both.
  const larger = new Map<string, number>()
  parts.forEach(({ reads }, part) => {
    for (const { at, length: count } of reads)
      for (let word = at; word < at + count; word++) {
        const old = groupOf[word]!
        if (groups[old]!.includes(part)) continue
        const key = `${old} ${part}`
        let group = larger.get(key)
        if (group === undefined) {
          group = groups.push([...groups[old]!, part]) - 1
          larger.set(key, group)
        }
        groupOf[word] = group
      }
  })
  return { groupOf, groups }
}

/** Whether the previous value can be kept: equal values, or lists of equal values. */
function isSame(before: Json | undefined, now: Json): boolean {
  if (before === now) return true
  if (!Array.isArray(before) || !Array.isArray(now) || before.length !== now.length) return false
  return now.every((value, index) => value === before[index])
}

/** Creates one value per layout on first use; all games of the campaign share it. */
export const perCampaign = <Made extends object>(make: (layout: Layout) => Made): ((layout: Layout) => Made) =>
  memoizedBy(make)
