import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { Question } from '../../src-main/contract/games.ts'

/** The types that a rule system exports for its part of the window, each under its name in `window-types.ts`. */
type SystemTypes = {
  readonly View: object
  readonly Abouts: object
  readonly TypedEntry: { readonly kind: string }
  readonly Files: object
}

type KeyIn<T> = T extends unknown ? keyof T : never
type ValueIn<T, K extends PropertyKey> = T extends { readonly [key in K]: infer V } ? V : never

/**
 * Gives JSON of the contract the types of one rule system. The contract carries JSON of any system; the process checks
 * the files it reads and makes everything else by these rules, so nothing is checked again here.
 */
export function typedReads<T extends SystemTypes>() {
  type About = T['Abouts'][keyof T['Abouts']]
  return {
    viewIn: (known: JsonObject): T['View'] => known as unknown as T['View'], // the process makes views by these rules
    entryIn: (entry: JsonObject): T['TypedEntry'] => entry as unknown as T['TypedEntry'], // written by these rules

    /** A file of the campaign; null if the setting does not include it. */
    fileIn: <F extends keyof T['Files'] & string>(
      files: Readonly<Record<string, Json>>,
      file: F,
    ): T['Files'][F] | null => (files[file] ?? null) as unknown as T['Files'][F] | null, // checked on loading

    /** The `about` data of a question of this kind; undefined for a question of another kind. */
    aboutOf: <K extends keyof T['Abouts']>(question: Question | null, kind: K): T['Abouts'][K] | undefined =>
      question?.kind === kind ? (question.about as unknown as T['Abouts'][K]) : undefined, // its kind says what it is

    /** A fact in the `about` data of several kinds of question, such as their zone. */
    factOf: <K extends KeyIn<About>>({ about }: Question, key: K): ValueIn<About, K> | undefined =>
      about[key as string] as ValueIn<About, K> | undefined, // the same type in every kind that has it
  }
}
