import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { Failure } from '#engine/kernel/values/result.ts'
import type { Language } from '../contract/settings.ts'
import type { FaultText, Words } from '../contract/words.ts'
import { withCurlyApostrophes } from './apostrophes.ts'

/**
 * A sentence in both languages. French is written with plain spaces, which this function replaces by non-breaking ones
 * where needed.
 */
export const words = (en: string, fr: string): Words => ({ en, fr: spacedFrench(fr) })

/** Same for texts of a rule system, with names as campaigns write them: also makes their apostrophes typographic. */
export const withSpaces = ({ en, fr }: Words): Words => words(withCurlyApostrophes(en), withCurlyApostrophes(fr))

/** A failure with a bilingual text, where there is one; failures of the engine are English only. */
export interface Failed extends Failure {
  readonly said?: Words
}
export const failed = (code: string, said: Words): Failed => ({ code, message: said.en, said })

export const failureText = ({ said, message }: Failed): FaultText => said ?? message

export const inLanguage = (language: Language, said: FaultText): string =>
  typeof said === 'string' ? said : said[language]
