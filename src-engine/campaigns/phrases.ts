import type { Phrase, Spoken, SpokenTitle, Title } from '../kernel/system/glance.ts'

type Plain = string | number

/** The sentence that describes a fault, with a code by which programs identify its kind. */
export interface FaultSentence extends Phrase {
  readonly code: string
  /** Whether the subject of the fault does not exist: it may be misspelled or have been removed. */
  readonly lacks: boolean
}

/** A value in a sentence: a number, an id from the files, several ids, or words. */
type Part = Plain | undefined | readonly string[] | Phrase
type Saying<S> = (english: TemplateStringsArray, ...values: readonly Part[]) => S

/** Tagged templates that produce bilingual sentences, with the French from a table. */
interface Said {
  /** said`Name one of: ${known}.` */
  readonly said: Saying<Phrase>
  /** fault('two-zones-of-one-id')`Two zones are called "${id}".` */
  fault(code: string): Saying<FaultSentence>
  /** lacking('there-is-no-zone')`There is no zone "${zone}".` */
  lacking(code: string): Saying<FaultSentence>
}

/**
 * Creates the templates for a table of French sentences, keyed by the English ones with `{0}`, `{1}` … for the values.
 */
export function saidWith(french: Readonly<Record<string, string>>): Said {
  const said: Said['said'] = (english, ...values) => {
    const sentence = english.reduce((text, part, index) => `${text}{${index - 1}}${part}`)
    // A test finds every sentence without a French version.
    return phraseOf({ en: sentence, fr: french[sentence] ?? sentence }, values)
  }
  const telling =
    (lacks: boolean) =>
    (code: string): Saying<FaultSentence> =>
    (english, ...values) => ({ ...said(english, ...values), code, lacks })
  return { said, fault: telling(false), lacking: telling(true) }
}

/** A sentence with values in place of `{0}`, `{1}` … */
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

/** The sentence for a form. Every second part of the split sentence is the index of a value. */
const spoken = (sentence: string, values: readonly Part[], language: keyof Title): readonly Spoken[] =>
  sentence.split(place).flatMap((part, index) => (index % 2 === 0 ? [part] : atForm(values[Number(part)])[language]))

const inCurls = (text: string): string => text.replaceAll(/"([^"]*)"/g, '“$1”')
const inGuillemets = (text: string): string => text.replaceAll(/"([^"]*)"/g, '« $1 »')

const asWritten = (text: string): Title => ({ en: text, fr: text })

const isList = (part: Part): part is readonly string[] => Array.isArray(part)

/** A value as in the files. */
const inFile = (part: Part): Title =>
  isList(part) ? asWritten(part.join(', ')) : typeof part === 'object' ? part : asWritten(String(part ?? ''))

/** A value for a form: names by id, a real minus sign, words instead of file syntax. */
export function atForm(part: Part): SpokenTitle {
  if (part === undefined) return { en: [], fr: [] }
  if (typeof part === 'object' && !isList(part))
    return part.atForm ?? { en: named(inCurls(part.en), part), fr: named(inGuillemets(part.fr), part) }
  const said: readonly Spoken[] = isList(part)
    ? part.flatMap((id, index) => [index === 0 ? '' : ', ', { id }])
    : [typeof part === 'number' ? readNumber(part) : { id: part }]
  return { en: said, fr: said }
}

/** Finished words, split at the names they declare. */
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
