import type { Phrase, Title } from '../kernel/system/glance.ts'

type Plain = string | number

/** What is wrong, in a sentence, and by which name a program knows faults of its kind. */
export interface FaultSentence extends Phrase {
  readonly code: string
  /** What it is about is not there: it may have been meant otherwise, or have been struck. */
  readonly lacks: boolean
}

type Part = Plain | undefined | Phrase
type Saying<S> = (english: TemplateStringsArray, ...values: readonly Part[]) => S

/** Says in both languages, by a table of the French: a sentence, and what is wrong. */
interface Said {
  /** said`Name one of: ${known}.` */
  readonly said: Saying<Phrase>
  /** fault('two-zones-are-called')`Two zones are called "${id}".` */
  fault(code: string): Saying<FaultSentence>
  /** lacking('there-is-no-zone')`There is no zone "${zone}".` */
  lacking(code: string): Saying<FaultSentence>
}

/** Says what has its French in a table: by the English sentence, with `{0}`, `{1}` … for the values. */
export function saidWith(french: Readonly<Record<string, string>>): Said {
  const said: Said['said'] = (english, ...values) => {
    const sentence = english.reduce((text, part, index) => `${text}{${index - 1}}${part}`)
    // A test finds every sentence that has no French.
    const inBoth = { en: sentence, fr: french[sentence] ?? sentence }
    const fill = (language: 'en' | 'fr', of: (part: Phrase) => Title): string =>
      inBoth[language].replaceAll(/\{(\d+)\}/g, (_, number) => inWords(values[Number(number)], language, of))
    return {
      en: fill('en', (part) => part),
      fr: fill('fr', (part) => part),
      atForm: { en: fill('en', forForm), fr: fill('fr', forForm) },
      parts: values.flatMap(partsOf),
    }
  }
  const telling =
    (lacks: boolean) =>
    (code: string): Saying<FaultSentence> =>
    (english, ...values) => ({ ...said(english, ...values), code, lacks })
  return { said, fault: telling(false), lacking: telling(true) }
}

const forForm = (part: Phrase): Title => part.atForm ?? part

const inWords = (value: Part, language: 'en' | 'fr', of: (part: Phrase) => Title): string =>
  typeof value === 'object' ? of(value)[language] : String(value ?? '')

function partsOf(value: Part): readonly Plain[] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [value]
  return value.parts ?? [value.en]
}
