import type { Title } from './glance.ts'
import type { Json, JsonObject } from '../values/result.ts'

/**
 * A lesson is a scenario played with goals and hints. It is data about what one player sees, does and is told; it
 * changes no game. Everything it says follows from the line of play that led to the present moment, so undo also takes
 * back the steps it had reached, and steps can be reached in any order.
 */

export type Value = string | number | boolean
type OneOf = Value | readonly Value[]
type Fields = { readonly [field: string]: OneOf }

export type Condition =
  /** One of these questions lies before the learner, and is about this. */
  | { readonly asked: readonly string[]; readonly about?: Fields | undefined }
  /** The question can be answered so. */
  | ({ readonly can: string } & With)
  /** The learner has given an answer with one of these verbs. */
  | ({ readonly did: readonly string[] } & With & Counted)
  /** The learner was told an entry of one of these kinds. */
  | ({ readonly told: readonly string[]; readonly where?: Fields | undefined } & Counted)
  /** Something stands in what the learner knows. */
  | { readonly sees: readonly string[]; readonly is?: OneOf | undefined }
  | { readonly begun: number }
  | { readonly over: true | string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly atLeast: number; readonly of: readonly Condition[] }

/** Names that an answer has in it. */
type With = { readonly with?: readonly string[] | undefined }
/** Not before a turn, and so many times. */
type Counted = { readonly turn?: number | undefined; readonly times?: number | undefined }

/** Words for when a condition holds; without one, for always. */
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
  /** Why it was too late for the step: the first reason that fits when it is left out. */
  readonly leftOut?: readonly Reason[] | undefined
  /** From here on orders are given; before it every question is answered by itself. */
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

/** What a lesson may ask: nothing but what the learner sees, has done, and was told. */
export interface LessonFacts {
  readonly turn: number
  /** The winner, or null for nobody; undefined while the game goes on. */
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
    return question !== undefined && isAsked && areSuch(question.about, condition.about)
  }
  if ('can' in condition)
    return facts.question?.answers.some((act) => isSuch(act, condition.can, condition.with)) ?? false
  if ('did' in condition) {
    return isOften(condition, facts.acts, (act) => condition.did.some((verb) => isSuch(act, verb, condition.with)))
  }
  if ('told' in condition) return isOften(condition, facts.told, ({ entry }) => isTold(condition, entry))
  if ('sees' in condition) return isSeen(condition, facts.known)
  if ('begun' in condition) return facts.turn >= condition.begun
  if ('over' in condition) return facts.over !== undefined && (condition.over === true || facts.over === condition.over)
  if ('not' in condition) return !holds(condition.not, facts)
  if ('all' in condition) return condition.all.every((one) => holds(one, facts))
  return condition.of.filter((one) => holds(one, facts)).length >= condition.atLeast
}

function isOften<T extends InTurn>(
  { turn = 0, times = 1 }: Counted,
  all: readonly T[],
  is: (one: T) => boolean,
): boolean {
  return all.filter((one) => one.turn >= turn && is(one)).length >= times
}

const isSuch = (act: Act, verb: string, names: readonly string[] = []): boolean =>
  act.verb === verb && names.every((name) => act.names.includes(name))

const isTold = ({ told, where }: Extract<Condition, { told: unknown }>, entry: JsonObject): boolean =>
  told.some((kind) => kind === entry['kind']) && areSuch(entry, where)

const areSuch = (facts: JsonObject, fields: Fields = {}): boolean =>
  Object.entries(fields).every(([field, is]) => isOne(facts[field], is))

function isSeen({ sees, is }: Extract<Condition, { sees: unknown }>, known: JsonObject): boolean {
  let found: Json | undefined = known
  for (const key of sees) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false
    // Lists are asked for what they hold by number, and objects by name: both are plain JSON.
    found = (found as JsonObject)[key]
  }
  return is === undefined || isOne(found, is)
}

/** Of a list one of its things has to be so. */
function isOne(found: Json | undefined, is: OneOf): boolean {
  const wanted: readonly Json[] = typeof is === 'object' ? is : [is]
  return (Array.isArray(found) ? found : [found]).some((one) => wanted.includes(one))
}

/** Reached; the one to go for; not yet; or left out, because it is too late for it. */
export type StepState = 'done' | 'current' | 'open' | 'past'

export interface LessonStanding {
  readonly states: readonly StepState[]
  /** Why steps were left out, where the lesson says so. */
  readonly whys: readonly (Title | undefined)[]
  /** A step with orders has come. */
  readonly orders: boolean
  readonly hint: { readonly text: Title; readonly answer: Act | undefined } | undefined
}

/** A step for which it is too late, and why, where the lesson says so. */
type LeftOut = { readonly why: Title | undefined }

/** What has come of each step of a lesson; undefined while it can still be reached. */
export type Reached = readonly ('done' | LeftOut | undefined)[]

/**
 * What has come of the steps at a moment, from what had come of them before it. A step once done stays done, and one for
 * which it was too late stays left out unless it is done after all, whatever is asked or seen later.
 */
export const reachedAt = ({ steps }: Lesson, facts: LessonFacts, before: Reached = []): Reached =>
  steps.map(({ goal, past, leftOut = [] }, index) => {
    if (before[index] === 'done' || holds(goal, facts)) return 'done'
    if (before[index] !== undefined) return before[index]
    return past !== undefined && holds(past, facts) ? { why: fitting(leftOut, facts)?.text } : undefined
  })

/** Of reasons or hints the first that fits. */
const fitting = <T extends Reason>(all: readonly T[], facts: LessonFacts): T | undefined =>
  all.find((one) => one.while === undefined || holds(one.while, facts))

/** Where a lesson stands at a moment, whatever has been played. */
export function standingOf(
  lesson: Lesson,
  facts: LessonFacts,
  reached: Reached = reachedAt(lesson, facts),
): LessonStanding {
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
    const answer = question?.answers.find((act) => isSuch(act, one.verb, one.with))
    if (answer !== undefined) return answer
  }
  return undefined
}
