import { Language, type Nouns, type Verb } from '../actions/actions.ts'
import { Frame, type Answer, type FrameKind } from './agenda.ts'
import { HEAD } from '../values/head.ts'
import { EngineError } from '../values/result.ts'
import { memoizedBy } from '../values/memoized-by.ts'
import { partsMaker } from '../values/parts.ts'
import { defineScalars, place, writeStarts, type Holder, type Placed, type Shape } from '../values/shape.ts'
import { Play } from './play.ts'

/** A kind of frame with its locals placed, and its answers indexed by verb number. */
export interface CompiledKind {
  readonly kind: FrameKind
  readonly placed: Placed
  readonly template: Int32Array
  readonly Frame: new (words: Int32Array) => Frame
  /** If the kind has tables, lists or sets: creates them for a frame and returns the function that moves them. */
  readonly partsOf: ((frame: Holder) => (base: number) => void) | undefined
  readonly answers: readonly (Answer<unknown, Shape> | undefined)[]
}

/** The offsets of everything in the words of a campaign's games. Immutable and shared by all games and forks. */
export interface Layout {
  readonly campaign: unknown
  readonly language: Language
  readonly sides: readonly string[]
  readonly endings: readonly string[]
  readonly verbNumbers: ReadonlyMap<Verb, number>
  readonly kinds: readonly CompiledKind[]
  readonly fields: Placed
  readonly template: Int32Array
  readonly agendaAt: number
  readonly length: number
  readonly stepLimit: number
  /** Pool of dropped forks for reuse: the only part that changes. */
  readonly spare: Play[]
  readonly newPlay: () => Play
}

export interface LayoutPlan {
  readonly campaign: unknown
  readonly shape: Shape
  readonly nouns: Nouns
  readonly sides: readonly string[]
  readonly endings: readonly string[]
  readonly kinds: readonly FrameKind[]
  /** The number of words reserved for the agenda. */
  readonly agenda?: number | undefined
}

/** Numbers the frame kinds of a system and lists its verbs in the order of its chapters. */
function verbsOf(kinds: readonly FrameKind[]): readonly Verb[] {
  const verbs = new Set<Verb>()
  const names = new Set<string>()
  kinds.forEach((kind, number) => {
    if (names.has(kind.name)) throw new EngineError(`two frames are named "${kind.name}"`)
    if (kind.number >= 0 && kind.number !== number) throw new EngineError(`the frame "${kind.name}" is in two systems`)
    names.add(kind.name)
    kind.number = number
    for (const { verb } of kind.rules.answers ?? []) verbs.add(verb)
  })
  const all = [...verbs]
  const twice = all.find((verb, index) => all.findIndex((other) => other.name === verb.name) !== index)
  if (twice !== undefined) throw new EngineError(`two verbs are named "${twice.name}"`)
  return all
}

/** Keys in the JSON of a state or a frame that the kernel uses itself. */
const OWN_OF_STATE = ['agenda', 'ending', 'acts', 'secrets']
const OWN_OF_FRAME = ['words', 'base', 'frame', 'step', 'asks', 'interrupts', 'returned']

/** The compiled form of a shape's fields. */
interface Held {
  readonly fields: Placed
  readonly makeParts: ReturnType<typeof partsMaker>
  readonly PlayOfSystem: new (layout: Layout) => Play
  readonly template: Int32Array
}

function heldIn(shape: Shape): Held {
  const fields = place(shape)
  class PlayOfSystem extends Play {}
  defineScalars(PlayOfSystem.prototype, fields)
  return { fields, makeParts: partsMaker(fields), PlayOfSystem, template: templateOf(fields) }
}

/**
 * What depends on the rules but not on the campaign. A campaign being edited is recompiled after every gesture, and its
 * shape is nearly always the previous one. The classes of its games are then reused, so that the JavaScript engine need
 * not optimise their code again.
 */
const partsOfKinds = memoizedBy((kinds: readonly FrameKind[]) => {
  const verbs = verbsOf(kinds)
  const verbNumbers = new Map(verbs.map((verb, number) => [verb, number]))
  return {
    verbs,
    verbNumbers,
    compiled: kinds.map((kind) => compileKind(kind, verbNumbers)),
    heldIn: cacheForLastShape(),
  }
})

/** `heldIn`, cached for the last shape. */
function cacheForLastShape(): typeof heldIn {
  let last: { readonly text: string; readonly held: Held } | undefined
  return (shape) => {
    const text = JSON.stringify(shape)
    if (last?.text !== text) last = { text, held: heldIn(shape) }
    return last.held
  }
}

export function compileLayout(plan: LayoutPlan): Layout {
  const taken = Object.keys(plan.shape).find((name) => OWN_OF_STATE.includes(name))
  if (taken !== undefined) throw new EngineError(`"${taken}" is a word of the kernel's own; choose another name`)
  const parts = partsOfKinds(plan.kinds)
  const { verbs, verbNumbers, compiled } = parts
  const { fields, makeParts, PlayOfSystem, template } = parts.heldIn(plan.shape)
  const agendaAt = HEAD.length + fields.length
  const layout: Layout = {
    campaign: plan.campaign,
    language: new Language(verbs, { side: plan.sides, ...plan.nouns }),
    sides: plan.sides,
    endings: plan.endings,
    verbNumbers,
    kinds: compiled,
    fields,
    template,
    agendaAt,
    length: agendaAt + (plan.agenda ?? 256),
    stepLimit: 10_000,
    spare: [],
    newPlay: () => {
      const play = new PlayOfSystem(layout)
      return play.takeParts(makeParts(play))
    },
  }
  const probe = layout.newPlay()
  const hidden = Object.keys(plan.shape).find(
    (name) => ['word', 'flag'].includes(plan.shape[name]!.is) && Object.hasOwn(probe, name),
  )
  if (hidden !== undefined) throw new EngineError(`"${hidden}" is a word of the kernel's own; choose another name`)
  return layout
}

function compileKind(kind: FrameKind, verbNumbers: ReadonlyMap<Verb, number>): CompiledKind {
  const taken = Object.keys(kind.locals).find((name) => OWN_OF_FRAME.includes(name))
  if (taken !== undefined) {
    throw new EngineError(`"${taken}" is a word of the kernel's own; choose another name in the frame "${kind.name}"`)
  }
  const placed = place(kind.locals)
  const makeParts = partsMaker(placed)
  const hasParts = Object.values(kind.locals).some(({ is }) => is !== 'word' && is !== 'flag')
  class FrameAtWork extends Frame {}
  defineScalars(FrameAtWork.prototype, placed)
  const answers: Answer<unknown, Shape>[] = []
  for (const answer of kind.rules.answers ?? []) answers[verbNumbers.get(answer.verb)!] = answer
  return {
    kind,
    placed,
    template: templateOf(placed),
    Frame: FrameAtWork,
    partsOf: hasParts ? (frame) => makeParts(frame).move : undefined,
    answers,
  }
}

function templateOf(placed: Placed): Int32Array {
  const template = new Int32Array(placed.length)
  writeStarts(placed, template, 0)
  return template
}
