import type { Title } from '../kernel/system/glance.ts'

/** Says a sentence in both languages: said`There is no zone "${zone}".` */
export type Said = (english: TemplateStringsArray, ...values: readonly (string | number | undefined | Title)[]) => Title

/** Says what has its French in a table: by the English sentence, with `{0}`, `{1}` … for the values. */
export function saidWith(french: Readonly<Record<string, string>>): Said {
  return (english, ...values) => {
    const sentence = english.reduce((text, part, index) => `${text}{${index - 1}}${part}`)
    const fill = (text: string, language: 'en' | 'fr'): string =>
      text.replaceAll(/\{(\d+)\}/g, (_, number) => inLanguage(values[Number(number)], language))
    // A test finds every sentence that has no French.
    const title = { en: fill(sentence, 'en'), fr: fill(french[sentence] ?? sentence, 'fr') }
    const [first] = values
    patterns.set(title, {
      sentence,
      about: first === undefined ? undefined : aboutOf(first),
    })
    return title
  }
}

/** What stands first in a sentence, of a sentence within it what that is about. */
const aboutOf = (first: string | number | Title): string =>
  (typeof first === 'object' ? patternOf(first).about : undefined) ?? inLanguage(first, 'en').replaceAll('"', '')

/** A sentence before it was filled in, and what stands first in it. */
interface Pattern {
  readonly sentence: string
  readonly about: string | undefined
}
const patterns = new WeakMap<Title, Pattern>()

/** The sentence that words were made from; words that are not from a table are one themselves. */
export const patternOf = (title: Title): Pattern =>
  patterns.get(title) ?? { sentence: title.en, about: /["“]([^"”]+)["”]/.exec(title.en)?.[1] }

const inLanguage = (value: string | number | undefined | Title, language: 'en' | 'fr'): string =>
  typeof value === 'object' ? value[language] : String(value ?? '')
