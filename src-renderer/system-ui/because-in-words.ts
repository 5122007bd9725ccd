import type { Refusal } from '#engine/kernel/values/explain.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Words } from '../../src-main/contract/words.ts'

/** Why something is refused in a study, in the sentence that the process adds to it. */
export const becauseInWords = (because: Refusal & { readonly words?: Words }, language: Language): string =>
  because.words?.[language] ?? because.rule
