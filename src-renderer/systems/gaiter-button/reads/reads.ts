import type {
  Abouts,
  AgendaFrame,
  TypedEntry,
  Files,
  Odds,
  StudyAnswer,
  View,
} from '#engine/gaiter-button/window-types.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { typedReads } from '../../../system-ui/typed-reads.ts'

/** Reads the process's data of a game with the types of its rules. */
export const { viewIn, entryIn, fileIn, aboutOf, factOf } = typedReads<{
  View: View
  Abouts: Abouts
  TypedEntry: TypedEntry
  Files: Files
}>()

/** The odds of an answer with this verb. */
export function oddsIn<V extends keyof Odds>(_verb: V, odds: Json | undefined): Odds[V] | undefined {
  return odds as unknown as Odds[V] | undefined // the verb determines their type
}

/** The answer to a study; undefined if it answers another study. */
export function studyIn<N extends StudyAnswer['study']>(
  name: N,
  answer: JsonObject | null | undefined,
): Extract<StudyAnswer, { study: N }> | undefined {
  const told = answer as unknown as StudyAnswer | null | undefined // every answer names its study
  return told?.study === name ? (told as Extract<StudyAnswer, { study: N }>) : undefined
}

/** The answer to the requested study. */
export function answerTo<N extends StudyAnswer['study']>(
  _name: N,
  answer: JsonObject,
): Extract<StudyAnswer, { study: N }> {
  return answer as unknown as Extract<StudyAnswer, { study: N }> // the request determines the type
}

/** The innermost frame of this name that is under way in a view. */
export function frameIn<N extends AgendaFrame['frame']>(
  view: View | undefined,
  name: N,
): Extract<AgendaFrame, { frame: N }> | undefined {
  return view?.agenda.findLast((one): one is Extract<AgendaFrame, { frame: N }> => one.frame === name)
}

/** Whether a question is of one of these kinds. */
export const isAbout = (
  question: { readonly kind: string } | null,
  ...kinds: readonly AgendaFrame['frame'][]
): boolean => question !== null && kinds.some((kind) => kind === question.kind)
