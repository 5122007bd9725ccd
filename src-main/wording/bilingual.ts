import { spacedFrench } from '#engine/kernel/french.ts'
import type { Failure } from '#engine/kernel/result.ts'
import type { Language } from '../contract/settings.ts'
import type { Said, Words } from '../contract/words.ts'

/** A sentence of this program in both languages; its French is written with plain spaces. */
export const words = (en: string, fr: string): Words => ({ en, fr: spacedFrench(fr) })

/** A failure that this program may have words of its own for; those of the engine are in English alone. */
export interface Failed extends Failure {
  readonly said?: Words
}
export const failed = (code: string, said: Words): Failed => ({ code, message: said.en, said })

export const failureText = ({ said, message }: Failed): Said => said ?? message

export const inLanguage = (language: Language, said: Said): string => (typeof said === 'string' ? said : said[language])
