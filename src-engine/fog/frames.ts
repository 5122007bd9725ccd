import { FRAME } from '../kernel/play/agenda.ts'
import { HEAD } from '../kernel/values/head.ts'
import type { CompiledKind, Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import { EngineError, textIn, type Json, type JsonObject } from '../kernel/values/result.ts'
import type { Definition } from '../kernel/values/shape.ts'
import type { Identities } from './identities.ts'
import type { KnownWords } from './known-words.ts'
import type { Part } from './shared-views.ts'
import { agendaOf, isIn, type Span } from './spans.ts'
import { readerOf, speaksOf, type ValueReader } from './values.ts'

/** Locals of frames that only the side at work may see, by the name of the frame, with when that is so. */
export type PrivateLocals<When extends string> = {
  readonly [frame: string]: { readonly [local: string]: When }
}

export interface FramesPlan<G extends Play, When extends string> {
  readonly privates: PrivateLocals<When>
  /** Whether a private local is kept from the other side now. */
  isKept(g: G, when: When): boolean
  /** The words that `isKept` looks at. */
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
  /** Where the local is that names the side at work, or a thing of that side. */
  readonly side: number | undefined
  readonly thing: number | undefined
  readonly speaksOfHidden: boolean
}

/** A frame as a side was shown it last, and where it stood. */
interface ShownFrame {
  readonly at: number
  readonly end: number
  readonly kind: number
  readonly json: JsonObject
}
interface ShownAgenda {
  frames: ShownFrame[]
  /** The first word that has changed since, and whether tokens have. */
  from: number
  areTokensNew: boolean
}

/**
 * The agenda: its frames from the bottom to the top, hidden things by their tokens, and without what is private to the side at work:
 * the one that the local `side` names, or that of the hidden thing the frame is about. Frames below the first changed
 * word are those of the view before.
 */
export function framesPart<G extends Play, When extends string>(layout: Layout, plan: FramesPlan<G, When>): Part<G> {
  const kinds = layout.kinds.map((kind) => kindReader(layout, kind, plan))
  const agenda = agendaOf(layout)
  const tokens = plan.hidden?.reads ?? []
  const fresh = (): ShownAgenda => ({ frames: [], from: 0, areTokensNew: true })
  let sides = layout.sides.map(fresh)
  return {
    key: 'agenda',
    reads: [...agenda, ...plan.keptBy, ...tokens],
    touch(word) {
      for (const side of sides) {
        if (isIn(agenda[1]!, word)) side.from = Math.min(side.from, word)
        else if (tokens.some((span) => isIn(span, word))) side.areTokensNew = true
        if (plan.keptBy.some((span) => isIn(span, word))) side.from = 0
      }
    },
    forget() {
      sides = layout.sides.map(fresh)
    },
    of(g, side) {
      const last = sides[side]!
      const frames = standing(g.words).map((at, depth) => {
        const kind = g.words[at + FRAME.kind]!
        const before = last.frames[depth]
        const reader = kinds[kind]!
        const isOld = before?.at === at && before.kind === kind && before.end <= last.from
        if (isOld && !(last.areTokensNew && reader.speaksOfHidden)) return before
        return { at, kind, end: at + reader.length, json: frameSeen(g, side, at, reader, plan) }
      })
      sides[side] = { frames, from: layout.length, areTokensNew: false }
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

/** Puts a frame on the agenda; what is not told of it is as at its start. */
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
    if (value === undefined) into.untold.push({ frame: name, local, at: top + at })
    else into.write(definition, top + at, value, hidden)
  }
}

/** Where the frames stand, from the bottom to the top. */
function standing(words: Int32Array): number[] {
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
  return {
    name: kind.name,
    number: kind.number,
    template,
    length: FRAME.locals + length,
    locals: Object.entries(shape).map(([name, definition]) => ({
      name,
      definition,
      at: placeOf(name)!,
      read: readerOf(layout, definition, hidden),
      kept: privates[kind.name]?.[name],
    })),
    side: placeOf('side'),
    thing: hidden && placeOf(hidden.things),
    speaksOfHidden: Object.values(shape).some((definition) => speaksOf(definition, hidden)),
  }
}

function frameSeen<G extends Play, When extends string>(
  g: G,
  side: number,
  top: number,
  { name, locals, side: sideAt, thing }: KindReader<When>,
  plan: FramesPlan<G, When>,
): JsonObject {
  const { words, layout } = g
  const isOwn =
    sideAt === undefined
      ? thing !== undefined && plan.hidden?.isOf(side, words[top + thing]!) === true
      : words[top + sideAt] === side
  const seen: Record<string, Json> = { frame: name }
  const asked = words[top + FRAME.asked]!
  if (words[top + FRAME.step] !== 0) seen['step'] = words[top + FRAME.step]!
  if (asked !== 0) seen['asks'] = layout.sides[asked - 1]!
  if (words[top + FRAME.interrupts] !== 0) seen['interrupts'] = true
  if (words[top + FRAME.returned] !== 0) seen['returned'] = words[top + FRAME.result]!
  for (const { name: local, at, read, kept } of locals) {
    if (kept !== undefined && !isOwn && plan.isKept(g, kept)) continue
    const value = read(words, top + at, side)
    seen[local] = Object.freeze(value)
  }
  return Object.freeze(seen)
}
