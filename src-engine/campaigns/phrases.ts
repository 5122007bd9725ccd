import type { Phrase, Spoken, SpokenTitle, Title } from '../kernel/system/glance.ts'

type Plain = string | number

/** What is wrong, in a sentence, and by which name a program knows faults of its kind. */
export interface FaultSentence extends Phrase {
  readonly code: string
  /** What it is about is not there: it may have been meant otherwise, or have been struck. */
  readonly lacks: boolean
}

/** What stands in the place of a value: a number, what the files call something by, some such names, or words. */
type Part = Plain | undefined | readonly string[] | Phrase
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
    return phraseOf({ en: sentence, fr: french[sentence] ?? sentence }, values)
  }
  const telling =
    (lacks: boolean) =>
    (code: string): Saying<FaultSentence> =>
    (english, ...values) => ({ ...said(english, ...values), code, lacks })
  return { said, fault: telling(false), lacking: telling(true) }
}

/** A sentence with its values in the places of `{0}`, `{1}` … */
export function phraseOf({ en, fr }: Title, values: readonly Part[]): Phrase {
  return {
    en: en.replaceAll(place, (_, number) => inFile(values[Number(number)]).en),
    fr: fr.replaceAll(place, (_, number) => inFile(values[Number(number)]).fr),
    atForm: {
      en: spoken(inCurls(en), values, 'en'),
      fr: spoken(inGuillemets(fr), values, 'fr'),
    },
    parts: values.flatMap(partsOf),
  }
}

const place = /\{(\d+)\}/g

/** At a form: every second part of a split sentence is the number of a value. */
const spoken = (sentence: string, values: readonly Part[], language: keyof Title): readonly Spoken[] =>
  sentence.split(place).flatMap((part, index) => (index % 2 === 0 ? [part] : atForm(values[Number(part)])[language]))

const inCurls = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”')
const inGuillemets = (text: string): string => text.replaceAll(/"([^"]*)"/g, '« $1 »')

const asWritten = (text: string): Title => ({ en: text, fr: text })

const isList = (part: Part): part is readonly string[] => Array.isArray(part)

/** A value as it stands in the files. */
const inFile = (part: Part): Title =>
  isList(part) ? asWritten(part.join(', ')) : typeof part === 'object' ? part : asWritten(String(part ?? ''))

/** The same as it is read: a name, a minus that is one, and words for a form. */
export function atForm(part: Part): SpokenTitle {
  if (part === undefined) return { en: [], fr: [] }
  if (typeof part === 'object' && !isList(part))
    return part.atForm ?? { en: named(inCurls(part.en), part), fr: named(inGuillemets(part.fr), part) }
  const said: readonly Spoken[] = isList(part)
    ? part.flatMap((id, index) => [index === 0 ? '' : ', ', { id }])
    : [typeof part === 'number' ? readNumber(part) : { id: part }]
  return { en: said, fr: said }
}

/** Words that were put together elsewhere, with the names that they are said to speak of. */
function named(text: string, { parts = [] }: Phrase): readonly Spoken[] {
  const id = parts.find((part) => typeof part === 'string' && text.includes(part))
  if (typeof id !== 'string' || id === '') return [text]
  const at = text.indexOf(id)
  return [text.slice(0, at), { id }, ...named(text.slice(at + id.length), { en: '', fr: '', parts })]
}

export const readNumber = (value: number): string => String(value).replace('-', '−')

function partsOf(value: Part): readonly Plain[] {
  if (value === undefined) return []
  if (isList(value)) return value
  if (typeof value !== 'object') return [value]
  return value.parts ?? [value.en]
}
