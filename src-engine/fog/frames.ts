import { FRAME } from '../kernel/play/agenda.ts'
import { HEAD } from '../kernel/values/head.ts'
import type { CompiledKind, Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import { EngineError, textIn, type Json, type JsonObject } from '../kernel/values/result.ts'
import type { Definition } from '../kernel/values/shape.ts'
import type { Identities } from './identities.ts'
import type { KnownWords } from './known-words.ts'
import { objectWith } from './objects.ts'
import type { Part } from './shared-views.ts'
import { agendaOf, isIn, type Span } from './spans.ts'
import { readerOf, refersToHidden, type ValueReader } from './values.ts'

/** Locals of frames that only the side at work may see, by frame name, with the condition for that. */
export type PrivateLocals<When extends string> = {
  readonly [frame: string]: { readonly [local: string]: When }
}

export interface FramesPlan<G extends Play, When extends string> {
  readonly privates: PrivateLocals<When>
  /** Whether a private local is currently hidden from the other side. */
  isKept(g: G, when: When): boolean
  /** The words that `isKept` reads. */
  readonly keptBy: readonly Span[]
  readonly hidden?: Identities
}

interface LocalReader<When> {
  readonly name: string
  readonly definition: Definition
  readonly at: number
  readonly read: ValueReader
  readonly kept: When | undefined
}
interface KindReader<When> {
  readonly name: string
  readonly number: number
  readonly length: number
  readonly template: Int32Array
  readonly locals: readonly LocalReader<When>[]
  /** The offset of the local that names the side at work, or a thing of that side. */
  readonly side: number | undefined
  readonly thing: number | undefined
  readonly speaksOfHidden: boolean
  /** Frames of this kind with empty values, by form. */
  readonly forms: Map<number, Record<string, Json>>
  /** Whether all sides see the same of such a frame. */
  readonly isOpen: boolean
}

/** A frame as last shown to a side, with its position. None of its words has changed since. */
interface ShownFrame {
  readonly at: number
  readonly end: number
  readonly json: JsonObject
}
interface ShownAgenda {
  /** From the bottom of the agenda to the top. */
  readonly frames: ShownFrame[]
  /** Whether tokens have changed since. */
  areTokensNew: boolean
}

/**
 * The agenda: its frames from bottom to top, with tokens in place of hidden things, and without the locals private to
 * the side at work (the side in the local `side`, or the owner of the hidden thing the frame is about). Frames below
 * the first changed word are reused from the previous view, and open frames from the other side's view.
 */
export function framesPart<G extends Play, When extends string>(layout: Layout, plan: FramesPlan<G, When>): Part<G> {
  const kinds = layout.kinds.map((kind) => kindReader(layout, kind, plan))
  const agenda = agendaOf(layout)
  const tokens = plan.hidden?.reads ?? []
  const sides = layout.sides.map((): ShownAgenda => ({ frames: [], areTokensNew: false }))
  /** Discards the frames that end above this word. */
  const forgetFrom = (word: number): void => {
    for (const { frames } of sides) while (frames.length > 0 && frames.at(-1)!.end > word) frames.pop()
  }
  return {
    key: 'agenda',
    reads: [...agenda, ...plan.keptBy, ...tokens],
    touch(word) {
      if (plan.keptBy.some((span) => isIn(span, word))) forgetFrom(0)
      else if (isIn(agenda[1]!, word)) forgetFrom(word)
      else if (tokens.some((span) => isIn(span, word))) for (const side of sides) side.areTokensNew = true
    },
    forget: () => forgetFrom(0),
    of(g, side) {
      const last = sides[side]!
      const { frames } = last
      const places = positionsOf(g.words)
      frames.length = Math.min(frames.length, places.length)
      for (const [depth, at] of places.entries()) {
        const reader = kinds[g.words[at + FRAME.kind]!]!
        const isKept = frames[depth]?.at === at && !(last.areTokensNew && reader.speaksOfHidden)
        if (isKept) continue
        const seenByOther = reader.isOpen && sides.find((other) => other.frames[depth]?.at === at)?.frames[depth]
        frames[depth] = seenByOther || {
          at,
          end: at + reader.length,
          json: frameSeen(g, side, at, reader, plan),
        }
      }
      last.areTokensNew = false
      return frames.map(({ json }) => json)
    },
    put(json, into) {
      for (const frame of json as readonly JsonObject[]) {
        const kind = kinds.find(({ name }) => name === frame['frame'])
        if (kind === undefined) throw new EngineError(`a view tells of a frame "${textIn(frame['frame'])}"`)
        putFrame(layout, frame, kind, into, plan.hidden)
      }
    },
  }
}

/** Puts a frame on the agenda; values missing from the view get their initial values. */
function putFrame<When extends string>(
  { sides }: Layout,
  frame: JsonObject,
  { name, number, length, template, locals }: KindReader<When>,
  into: KnownWords,
  hidden: Identities | undefined,
): void {
  const top = into.pushFrame(number, length)
  const { step, asks, interrupts, returned } = frame
  const { words } = into
  words.set(template, top + FRAME.locals)
  if (step !== undefined) words[top + FRAME.step] = Number(step)
  if (asks !== undefined) words[top + FRAME.asked] = sides.indexOf(textIn(asks)) + 1
  if (interrupts !== undefined) words[top + FRAME.interrupts] = 1
  if (returned !== undefined) {
    words[top + FRAME.returned] = 1
    words[top + FRAME.result] = Number(returned)
  }
  for (const { name: local, at, definition } of locals) {
    const value = frame[local]
    if (value === undefined) into.missing.push({ frame: name, local, at: top + at })
    else into.write(definition, top + at, value, hidden)
  }
}

/** The positions of the frames, from bottom to top. */
function positionsOf(words: Int32Array): number[] {
  const all: number[] = []
  for (let top = words[HEAD.top]!; top !== 0; top = words[top + FRAME.below]!) all.push(top)
  return all.reverse()
}

function kindReader<G extends Play, When extends string>(
  layout: Layout,
  { kind, placed, template }: CompiledKind,
  { privates, hidden }: FramesPlan<G, When>,
): KindReader<When> {
  const { shape, at, length } = placed
  const placeOf = (local: string): number | undefined => {
    const place = shape[local] === undefined ? undefined : at.get(local)
    return place === undefined ? undefined : FRAME.locals + place
  }
  const locals = Object.entries(shape).map(([name, definition]) => ({
    name,
    definition,
    at: placeOf(name)!,
    read: readerOf(layout, definition, hidden),
    kept: privates[kind.name]?.[name],
  }))
  const speaksOfHidden = Object.values(shape).some((definition) => refersToHidden(definition, hidden))
  return {
    name: kind.name,
    number: kind.number,
    template,
    length: FRAME.locals + length,
    locals,
    side: placeOf('side'),
    thing: hidden && placeOf(hidden.things),
    speaksOfHidden,
    forms: new Map(),
    isOpen: !speaksOfHidden && locals.every(({ kept }) => kept === undefined),
  }
}

/** Bits for the optional entries of a frame; together with the visible locals they make up its form. */
const HAS = { step: 1, asks: 2, interrupts: 4, returned: 8, locals: 16 } as const

function frameSeen<G extends Play, When extends string>(
  g: G,
  side: number,
  top: number,
  { name, locals, side: sideAt, thing, forms }: KindReader<When>,
  plan: FramesPlan<G, When>,
): JsonObject {
  const { words, layout } = g
  const isOwn =
    sideAt === undefined
      ? thing !== undefined && plan.hidden?.isOf(side, words[top + thing]!) === true
      : words[top + sideAt] === side
  const asked = words[top + FRAME.asked]!
  let form =
    (words[top + FRAME.step] !== 0 ? HAS.step : 0) |
    (asked !== 0 ? HAS.asks : 0) |
    (words[top + FRAME.interrupts] !== 0 ? HAS.interrupts : 0) |
    (words[top + FRAME.returned] !== 0 ? HAS.returned : 0)
  for (let index = 0; index < locals.length; index++) {
    const { kept } = locals[index]!
    if (kept === undefined || isOwn || !plan.isKept(g, kept)) form |= HAS.locals << index
  }
  let empty = forms.get(form)
  if (empty === undefined) forms.set(form, (empty = emptyFrame(form, locals)))
  const seen = { ...empty }
  seen['frame'] = name
  if (form & HAS.step) seen['step'] = words[top + FRAME.step]!
  if (form & HAS.asks) seen['asks'] = layout.sides[asked - 1]!
  if (form & HAS.interrupts) seen['interrupts'] = true
  if (form & HAS.returned) seen['returned'] = words[top + FRAME.result]!
  for (let index = 0; index < locals.length; index++) {
    if ((form & (HAS.locals << index)) === 0) continue
    const { name: local, at, read } = locals[index]!
    seen[local] = Object.freeze(read(words, top + at, side))
  }
  return Object.freeze(seen)
}

/** A frame of this form with empty values. */
function emptyFrame(form: number, locals: readonly { readonly name: string }[]): Record<string, Json> {
  const heads = (['step', 'asks', 'interrupts', 'returned'] as const).filter((key) => form & HAS[key])
  const seen = locals.filter((_, index) => form & (HAS.locals << index))
  return objectWith(['frame', ...heads, ...seen.map(({ name }) => name)])
}
