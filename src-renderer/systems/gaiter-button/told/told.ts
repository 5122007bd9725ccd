import type {
  Abouts,
  AgendaFrame,
  EntryTold,
  Files,
  Odds,
  StudyAnswer,
  View,
} from '#engine/gaiter-button/window-types.ts'
import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { Question } from '../../../../src-main/contract/games.ts'

/**
 * Where what the process tells gets its types: the contract carries JSON of any rule system, and this window the types of
 * the rules that told it. The process checks what it reads and makes the rest itself, so it is not looked through here.
 */

export const viewIn = (known: JsonObject): View => known as unknown as View // the process hands out views of these rules
export const entryIn = (entry: JsonObject): EntryTold => entry as unknown as EntryTold // told by these rules
export function fileIn<F extends keyof Files>(files: Readonly<Record<string, Json>>, file: F): Files[F] | null {
  return (files[file] ?? null) as unknown as Files[F] | null // checked when the campaign was read
}

/** What stands beside a question of this kind; undefined while another is asked. */
export function aboutOf<K extends keyof Abouts>(question: Question | null, kind: K): Abouts[K] | undefined {
  return question?.kind === kind ? (question.about as unknown as Abouts[K]) : undefined // its kind says what it is
}

type About = Abouts[keyof Abouts]
type KeyIn<T> = T extends unknown ? keyof T : never
type ValueIn<T, K extends PropertyKey> = T extends { readonly [key in K]: infer V } ? V : never
/** A fact that stands beside questions of several kinds, such as the zone they are about. */
export function factOf<K extends KeyIn<About>>({ about }: Question, key: K): ValueIn<About, K> | undefined {
  return about[key] as ValueIn<About, K> | undefined // questions that have it have it so
}

/** The odds of an answer with this verb. */
export function oddsIn<V extends keyof Odds>(_verb: V, odds: Json | undefined): Odds[V] | undefined {
  return odds as unknown as Odds[V] | undefined // the verb says what they are
}

/** The answer to a study; undefined where it is that of another. */
export function studyIn<N extends StudyAnswer['study']>(
  name: N,
  answer: JsonObject | null | undefined,
): Extract<StudyAnswer, { study: N }> | undefined {
  const told = answer as unknown as StudyAnswer | null | undefined // every answer names its study
  return told?.study === name ? (told as Extract<StudyAnswer, { study: N }>) : undefined
}

/** The answer to the study that was wished for. */
export function answerTo<N extends StudyAnswer['study']>(
  _name: N,
  answer: JsonObject,
): Extract<StudyAnswer, { study: N }> {
  return answer as unknown as Extract<StudyAnswer, { study: N }> // the wish said which
}

/** The innermost frame of this name that is under way in a view. */
export function frameIn<N extends AgendaFrame['frame']>(
  view: View | undefined,
  name: N,
): Extract<AgendaFrame, { frame: N }> | undefined {
  return view?.agenda.findLast((one): one is Extract<AgendaFrame, { frame: N }> => one.frame === name)
}
