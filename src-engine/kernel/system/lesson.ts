import type { Title } from './glance.ts'
import type { Json, JsonObject } from '../values/result.ts'

/**
 * A lesson is a scenario played with goals and hints. It only observes what one player sees, does and learns; it never
 * changes a game. Its state follows from the line of play up to the current moment, so undo also undoes the steps
 * reached on it, and steps can be reached in any order.
 */

export type Value = string | number | boolean
type OneOf = Value | readonly Value[]
type Fields = { readonly [field: string]: OneOf }

export type Condition =
  /** The learner faces one of these questions, with these facts. */
  | { readonly asked: readonly string[]; readonly about?: Fields | undefined }
  /** The current question allows this answer. */
  | ({ readonly can: string } & With)
  /** The learner has given an answer with one of these verbs. */
  | ({ readonly did: readonly string[] } & With & Counted)
  /** The learner's journal has an entry of one of these kinds. */
  | ({ readonly told: readonly string[]; readonly where?: Fields | undefined } & Counted)
  /** The learner's view has a value at this path. */
  | { readonly sees: readonly string[]; readonly is?: OneOf | undefined }
  | { readonly begun: number }
  | { readonly over: true | string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly atLeast: number; readonly of: readonly Condition[] }

/** Names that the answer contains. */
type With = { readonly with?: readonly string[] | undefined }
/** The first turn that counts, and the number of occurrences needed. */
type Counted = { readonly turn?: number | undefined; readonly times?: number | undefined }

/** A text shown while a condition holds; always, if it has none. */
export interface Reason {
  readonly while?: Condition | undefined
  readonly text: Title
}

export interface Hint extends Reason {
  readonly show?: readonly ({ readonly verb: string } & With)[] | undefined
}

export interface LessonStep {
  readonly id: string
  readonly title: Title
  readonly text: Title
  readonly goal: Condition
  readonly past?: Condition | undefined
  /** Reasons why it is too late for the step: the first that fits when the step is left out. */
  readonly leftOut?: readonly Reason[] | undefined
  /** From this step on the learner gives orders; before it every question is answered individually. */
  readonly orders?: true | undefined
  readonly hints: readonly Hint[]
}

export interface Lesson {
  readonly id: string
  readonly scenario: string
  readonly title: Title
  readonly about: Title
  readonly learner: string
  readonly opponent: string
  readonly open: boolean
  readonly seed: string
  readonly steps: readonly LessonStep[]
  readonly hints: readonly Hint[]
  readonly end: { readonly text: Title; readonly next: readonly { readonly scenario: string; readonly text: Title }[] }
}

export type Act = { readonly verb: string; readonly names: readonly string[] }
type InTurn = { readonly turn: number }

/** The input of conditions: only what the learner sees, has done, and has learned. */
export interface LessonFacts {
  readonly turn: number
  /** The winner, or null for a draw; undefined while the game goes on. */
  readonly over: string | null | undefined
  readonly known: JsonObject
  readonly question:
    | { readonly kind: string; readonly prompt: string; readonly about: JsonObject; readonly answers: readonly Act[] }
    | undefined
  readonly acts: readonly (Act & InTurn)[]
  readonly told: readonly (InTurn & { readonly entry: JsonObject })[]
}

export function holds(condition: Condition, facts: LessonFacts): boolean {
  if ('asked' in condition) {
    const { question } = facts
    const isAsked = condition.asked.some((one) => one === question?.kind || one === question?.prompt)
    return question !== undefined && isAsked && matchesFields(question.about, condition.about)
  }
  if ('can' in condition)
    return facts.question?.answers.some((act) => matchesAct(act, condition.can, condition.with)) ?? false
  if ('did' in condition) {
    return occursEnough(condition, facts.acts, (act) =>
      condition.did.some((verb) => matchesAct(act, verb, condition.with)),
    )
  }
  if ('told' in condition) return occursEnough(condition, facts.told, ({ entry }) => matchesEntry(condition, entry))
  if ('sees' in condition) return matchesView(condition, facts.known)
  if ('begun' in condition) return facts.turn >= condition.begun
  if ('over' in condition) return facts.over !== undefined && (condition.over === true || facts.over === condition.over)
  if ('not' in condition) return !holds(condition.not, facts)
  if ('all' in condition) return condition.all.every((one) => holds(one, facts))
  return condition.of.filter((one) => holds(one, facts)).length >= condition.atLeast
}

function occursEnough<T extends InTurn>(
  { turn = 0, times = 1 }: Counted,
  all: readonly T[],
  is: (one: T) => boolean,
): boolean {
  return all.filter((one) => one.turn >= turn && is(one)).length >= times
}

const matchesAct = (act: Act, verb: string, names: readonly string[] = []): boolean =>
  act.verb === verb && names.every((name) => act.names.includes(name))

const matchesEntry = ({ told, where }: Extract<Condition, { told: unknown }>, entry: JsonObject): boolean =>
  told.some((kind) => kind === entry['kind']) && matchesFields(entry, where)

const matchesFields = (facts: JsonObject, fields: Fields = {}): boolean =>
  Object.entries(fields).every(([field, is]) => matchesValue(facts[field], is))

function matchesView({ sees, is }: Extract<Condition, { sees: unknown }>, known: JsonObject): boolean {
  let found: Json | undefined = known
  for (const key of sees) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false
    // Lists are read by index and objects by name: both are plain JSON.
    found = (found as JsonObject)[key]
  }
  return is === undefined || matchesValue(found, is)
}

/** For a list, one of its elements must match. */
function matchesValue(found: Json | undefined, is: OneOf): boolean {
  const wanted: readonly Json[] = typeof is === 'object' ? is : [is]
  return (Array.isArray(found) ? found : [found]).some((one) => wanted.includes(one))
}

/** Reached; the next goal; not yet reached; or left out, because it is too late. */
export type StepState = 'done' | 'current' | 'open' | 'past'

export interface LessonProgress {
  readonly states: readonly StepState[]
  /** Why steps were left out, if the lesson gives reasons. */
  readonly whys: readonly (Title | undefined)[]
  /** A step with orders has been reached. */
  readonly orders: boolean
  readonly hint: { readonly text: Title; readonly answer: Act | undefined } | undefined
}

/** A step that is too late, with the reason if the lesson gives one. */
type LeftOut = { readonly why: Title | undefined }

/** The state of each step of a lesson; undefined while it can still be reached. */
export type StepResults = readonly ('done' | LeftOut | undefined)[]

/**
 * The states of the steps at a moment, from those before it. A step once done stays done. A step left out stays left
 * out unless it is done after all. Later questions or views do not change either.
 */
export const stepResultsAt = ({ steps }: Lesson, facts: LessonFacts, before: StepResults = []): StepResults =>
  steps.map(({ goal, past, leftOut = [] }, index) => {
    if (before[index] === 'done' || holds(goal, facts)) return 'done'
    if (before[index] !== undefined) return before[index]
    return past !== undefined && holds(past, facts) ? { why: fitting(leftOut, facts)?.text } : undefined
  })

/** The first reason or hint that fits. */
const fitting = <T extends Reason>(all: readonly T[], facts: LessonFacts): T | undefined =>
  all.find((one) => one.while === undefined || holds(one.while, facts))

/** The state of a lesson at a moment, whatever has been played. */
export function lessonProgress(
  lesson: Lesson,
  facts: LessonFacts,
  reached: StepResults = stepResultsAt(lesson, facts),
): LessonProgress {
  const { steps, hints } = lesson
  let current: LessonStep | undefined
  const states = steps.map((step, index): StepState => {
    const come = reached[index]
    if (come === 'done') return come
    if (come !== undefined || facts.over !== undefined) return 'past'
    if (current !== undefined) return 'open'
    current = step
    return 'current'
  })
  const all = facts.over === undefined ? [...(current?.hints ?? []), ...hints] : []
  const hint = fitting(all, facts)
  const whys = reached.map((come) => (come === 'done' ? undefined : come?.why))
  const orders = steps.some((step, index) => step.orders === true && states[index] !== 'open')
  return { states, whys, orders, hint: hint && { text: hint.text, answer: shownBy(hint, facts) } }
}

function shownBy({ show = [] }: Hint, { question }: LessonFacts): Act | undefined {
  for (const one of show) {
    const answer = question?.answers.find((act) => matchesAct(act, one.verb, one.with))
    if (answer !== undefined) return answer
  }
  return undefined
}
