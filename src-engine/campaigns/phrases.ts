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
  /** fault('two-zones-of-one-id')`Two zones are called "${id}".` */
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
    const fill = (language: 'en' | 'fr', says: (part: Part) => Title): string =>
      inBoth[language].replaceAll(/\{(\d+)\}/g, (_, number) => says(values[Number(number)])[language])
    return {
      en: fill('en', inFile),
      fr: fill('fr', inFile),
      atForm: { en: fill('en', atForm), fr: fill('fr', atForm) },
      parts: values.flatMap(partsOf),
    }
  }
  const telling =
    (lacks: boolean) =>
    (code: string): Saying<FaultSentence> =>
    (english, ...values) => ({ ...said(english, ...values), code, lacks })
  return { said, fault: telling(false), lacking: telling(true) }
}

const asWritten = (text: string): Title => ({ en: text, fr: text })

/** A value as it stands in the files. */
const inFile = (part: Part): Title => (typeof part === 'object' ? part : asWritten(String(part ?? '')))

/** The same as it is read: with a minus that is one, and in words for a form. */
function atForm(part: Part): Title {
  if (typeof part === 'number') return asWritten(readNumber(part))
  return typeof part === 'object' ? (part.atForm ?? part) : inFile(part)
}

export const readNumber = (value: number): string => String(value).replace('-', '−')

function partsOf(value: Part): readonly Plain[] {
  if (value === undefined) return []
  if (typeof value !== 'object') return [value]
  return value.parts ?? [value.en]
}
