import { HEAD } from '../kernel/values/head.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import { textIn, type Json, type JsonObject } from '../kernel/values/result.ts'
import type { Definition } from '../kernel/values/shape.ts'
import { endingAsJson, valueAsJson } from '../kernel/play/state-json.ts'
import type { Identities } from './identities.ts'
import type { Part } from './shared-views.ts'
import { fieldAt, head, spansOf, type Span } from './spans.ts'

/** Reads a value as a side may see it. */
export type ValueReader = (words: Int32Array, at: number, side: number) => Json

/** Whether a field refers to things with a hidden identity. */
export const refersToHidden = (definition: Definition, hidden: Identities | undefined): hidden is Identities =>
  hidden !== undefined && 'noun' in definition && definition.noun === hidden.things

/** The reader for a definition: the plain value, or tokens in place of hidden things. */
export function readerOf(layout: Layout, definition: Definition, hidden?: Identities): ValueReader {
  const { language } = layout
  if (!refersToHidden(definition, hidden)) {
    // Most columns are of these two kinds, and rows have many.
    if (definition.is === 'flag') return (words, at) => words[at] === 1
    if (definition.is === 'word' && definition.noun === undefined) return (words, at) => words[at]!
    return (words, at) => valueAsJson(definition, words, at, language)
  }
  if (definition.is === 'word') return (words, at, side) => hidden.nameFor(words, side, words[at]!)
  return (words, at, side) => hidden.namesFor(words, side, membersAt(definition, words, at))
}

/** The numbers in a list or set. */
function membersAt(definition: Definition, words: Int32Array, at: number): number[] {
  if (definition.is === 'list') return Array.from(words.subarray(at + 1, at + 1 + words[at]!))
  const found: number[] = []
  if (definition.is !== 'members') return found
  for (let word = 0; word * 32 < definition.size; word++)
    for (let bits = words[at + word]!; bits !== 0; bits &= bits - 1)
      found.push(word * 32 + 31 - Math.clz32(bits & -bits))
  return found
}

/** A field visible to all, with tokens in place of hidden things. */
export function openField<G extends Play>(layout: Layout, field: string, hidden?: Identities): Part<G> {
  const { at, definition } = fieldAt(layout, field)
  const read = readerOf(layout, definition, hidden)
  return {
    key: field,
    reads: [...spansOf(layout, field), ...(refersToHidden(definition, hidden) ? hidden.reads : [])],
    of: ({ words }, side) => read(words, at, side),
    put: (json, into) => into.write(definition, at, json, hidden),
  }
}

/** A list or set of which a side sees only its own things; other kinds of fields are not visible at all. */
export function ownField<G extends Play>(layout: Layout, field: string, hidden: Identities): Part<G> {
  const { at, definition } = fieldAt(layout, field)
  const isList = definition.is === 'list' || definition.is === 'members'
  return {
    key: field,
    reads: spansOf(layout, field),
    of({ words }, side) {
      if (!isList) return null
      const own = membersAt(definition, words, at).filter((thing) => hidden.isOf(side, thing))
      return own.map((thing) => layout.language.nameOf(hidden.things, thing))
    },
    put(json, into) {
      if (isList) into.write(definition, at, json, undefined)
    },
  }
}

/** An entry computed from these words, the same for all sides. It is cached until they change. */
export function fact<G extends Play>(
  key: string,
  reads: readonly Span[],
  of: (g: G) => Json,
  put?: NonNullable<Part<G>['put']>,
): Part<G> {
  let kept: { readonly value: Json } | undefined
  const forget = (): void => {
    kept = undefined
  }
  return {
    key,
    reads,
    touch: forget,
    forget,
    of: (g) => (kept ??= { value: Object.freeze(of(g)) }).value,
    ...(put && { put }),
  }
}

/** The current nesting depth of secret choices. */
export const secretsPart = <G extends Play>(): Part<G> =>
  fact(
    'secrets',
    head.secrets,
    ({ words }) => words[HEAD.secrets]!,
    (json, { words }) => {
      words[HEAD.secrets] = Number(json)
    },
  )

/** How the game ended. */
export const endingPart = <G extends Play>({ sides, endings }: Layout): Part<G> =>
  fact('ending', head.ending, endingAsJson, (json, { words }) => {
    if (json === null) return
    const { ending, winner, level } = json as JsonObject // as `endingAsJson` writes it
    words[HEAD.ending] = endings.indexOf(textIn(ending)) + 1
    words[HEAD.winner] = sides.indexOf(textIn(winner))
    words[HEAD.level] = Number(level)
  })
