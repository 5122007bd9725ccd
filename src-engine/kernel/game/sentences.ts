import { fill, kernelWords, type Words } from '../system/words.ts'
import type { Refusal } from '../values/explain.ts'
import type { Failure } from '../values/result.ts'
import type { Decision } from './view.ts'

/** Turns a refusal into a failure with its sentence in the system's words. `question`: the current question. */
export function refusalFailure(own: Words, refusal: Refusal, question: () => string | undefined): Failure {
  const words: Words = { ...kernelWords.en, ...own }
  const sentence = words[`refusal.${refusal.rule}.${refusal.reason}`]
  // The kernel names sides and questions by their keys; the system has the words for them.
  const { prompt, side } = refusal.facts
  const facts = {
    ...refusal.facts,
    ...(prompt !== undefined && { prompt: question() ?? prompt }),
    ...(side !== undefined && { side: words[`side.${side}`] ?? side }),
  }
  const message = sentence === undefined ? `${refusal.rule}: ${refusal.reason}` : fill(sentence, facts)
  return { code: 'refused', message, rule: refusal.rule }
}

/** The current question as a sentence; undefined if there are no words for it or no question. */
export function questionSentence(words: Words, asked: Decision | undefined): string | undefined {
  const sentence = asked && words[`prompt.${asked.prompt}`]
  if (asked === undefined || sentence === undefined) return undefined
  const facts = Object.entries(asked.about).filter((fact): fact is [string, string | number] =>
    ['string', 'number'].includes(typeof fact[1]),
  )
  return fill(sentence, Object.fromEntries(facts))
}
