import type { z } from 'zod'
import type { Phrase, Spoken, Title } from '../kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '../kernel/system/system.ts'
import { spacedFrench } from '../kernel/values/french.ts'
import { nearest } from './nearest.ts'
import { atForm, type FaultSentence, phraseOf, readNumber } from './phrases.ts'
import { fieldsAt, publishedSchema } from './schema-keys.ts'

type At = readonly PropertyKey[] | string

/** Collects all problems of a campaign's files, so that they can be reported together. */
export class Problems {
  readonly all: Problem[] = []
  readonly #files: CampaignFiles
  #ids: ReadonlySet<string> | undefined

  /** If the files are given, an unknown name is reported with the most similar one in them. */
  constructor(files: CampaignFiles = {}) {
    this.#files = files
  }

  /** The campaign cannot be played. `rule`: the rule that is broken, if any. */
  error(file: string, path: At, message: FaultSentence, remedy: Phrase, rule?: string): void {
    this.#add('error', file, path, message, remedy, { rule })
  }

  /** An unknown name or value, with the likely correction. */
  misspelt(file: string, path: At, message: FaultSentence, remedy: Phrase, likely: string | undefined): void {
    this.#add('error', file, path, message, remedy, { likely })
  }

  /** The campaign can be played, but is probably not meant like this. */
  warning(file: string, path: At, message: FaultSentence, remedy: Phrase): void {
    this.#add('warning', file, path, message, remedy)
  }

  /** A reporter of errors in one file. */
  in(file: string): Report {
    return (path, message, remedy) => this.error(file, path, message, remedy)
  }

  get errors(): readonly Problem[] {
    return this.all.filter(({ severity }) => severity === 'error')
  }

  get warnings(): readonly Problem[] {
    return this.all.filter(({ severity }) => severity === 'warning')
  }

  #add(
    severity: Problem['severity'],
    file: string,
    path: At,
    message: FaultSentence,
    remedy: Phrase,
    {
      rule,
      likely = this.#meant(message),
    }: { readonly rule?: string | undefined; readonly likely?: string | undefined } = {},
  ): void {
    const place = typeof path === 'string' ? path : path.map(String).join('.')
    const problem = problemOf(severity, file, place, message, remedy, likely)
    this.all.push(rule === undefined ? problem : { ...problem, rule })
  }

  /** The name most similar to one that does not exist. */
  #meant(message: FaultSentence): string | undefined {
    const name = subjectOf(message)
    if (!message.lacks || name === undefined) return undefined
    this.#ids ??= new Set(idsIn(this.#files))
    return this.#ids.has(name) ? undefined : nearest(name, this.#ids)
  }
}

/** All ids in the files. */
function idsIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  )
}

/** A remedy, with the likely correction. */
export const withLikelyName = (remedy: Phrase, name: string | undefined): Phrase =>
  name === undefined
    ? remedy
    : phraseOf(both('{0} Did you mean "{1}"?', '{0} Vouliez-vous écrire "{1}" ?'), [remedy, name])

/** The subject of a fault: the first value in its sentence. */
const subjectOf = ({ parts: [first] = [] }: FaultSentence): string | undefined =>
  first === undefined ? undefined : String(first).replaceAll('"', '')

/** Reports one error: its path, the fault, and the remedy. */
export type Report = (path: string, message: FaultSentence, remedy: Phrase) => void

/** Reports duplicates, with the index of each repetition. */
export function reportDuplicates(names: readonly string[], found: (name: string, index: number) => void): void {
  const seen = new Set<string>()
  names.forEach((name, index) => {
    if (seen.has(name)) found(name, index)
    seen.add(name)
  })
}

/** A problem in both languages. `likely`: the likely correction of its subject. */
export function problemOf(
  severity: Problem['severity'],
  file: string,
  path: string,
  message: FaultSentence,
  remedy: Phrase,
  likely?: string,
): Problem {
  const told = withLikelyName(remedy, likely)
  const subject = subjectOf(message)
  const asked = (remedy.parts ?? []).filter((part) => typeof part === 'number')
  return {
    severity,
    code: message.code,
    ...(subject !== undefined && { subject }),
    ...(message.lacks && { lacks: true }),
    file,
    path,
    message: message.en,
    remedy: told.en,
    inFrench: { message: spacedFrench(message.fr), remedy: spacedFrench(told.fr) },
    made: {
      parts: message.parts ?? [],
      ...(asked.length === 1 && { asked: asked[0]! }),
      ...(likely !== undefined && { likely }),
      atForm: { message: atForm(message), remedy: atForm(remedy) },
    },
  }
}

/** The problem as sent out of the program, without the parts it was made from. */
export function withoutOrigin(problem: Problem): Problem {
  const { made, ...told } = problem
  return made === undefined ? problem : told
}

/** A fault in words that are not from a table, with the names and numbers in them. */
export const faultOf = (code: string, said: Phrase, parts: FaultSentence['parts'] = []): FaultSentence => ({
  ...said,
  code,
  lacks: false,
  parts,
})

/** A sentence in both languages; French with plain spaces. */
export const both = (en: string, fr: string): Title => ({ en, fr })

/** A sentence that begins with a name from the files. */
export const saidOf = (id: string, { parts = [], ...words }: Phrase): Phrase =>
  phraseOf(both('"{0}" {1}', '« {0} » {1}'), [id, { ...words, parts }])

/** A phrase that mentions a name, in place of `{0}`. */
export const naming = (id: string, words: Title): Phrase => phraseOf(words, [id])

/** Names from the files, in quotation marks, separated by commas. */
export function inQuotes(ids: readonly string[]): Phrase {
  const places = (quoted: string): string => ids.map((_, index) => quoted.replace('?', `{${index}}`)).join(', ')
  return phraseOf(both(places('"?"'), places('« ? »')), ids)
}

const MOST_QUOTED = 4

/** The first few in quotation marks, and the number of the others. */
export function someInQuotes(ids: readonly string[]): Phrase {
  const more = ids.length - MOST_QUOTED
  const some = inQuotes(ids.slice(0, MOST_QUOTED))
  if (more <= 0) return some
  return phraseOf(both(`{0} and ${more} more`, `{0} et ${more} ${more === 1 ? 'autre' : 'autres'}`), [some])
}

export const FILE_MISSING = faultOf('the-file-is-missing', both('The file is missing.', 'Le fichier manque.'))

/** Reports a missing file; its published schema says what belongs in it. */
export function missingFile(file: string, published: string, problems: Problems): void {
  problems.error(
    file,
    '',
    FILE_MISSING,
    both(`Add it; ${published} says what belongs in it.`, `Ajoutez-le ; ${published} dit ce qui doit y être.`),
  )
}

/** Parses a file's content by its schema; undefined if invalid, with all problems reported. */
export function parseWithSchema<T extends z.ZodType>(
  file: string,
  content: unknown,
  schema: T,
  published: string,
  problems: Problems,
): z.infer<T> | undefined {
  const read = schema.safeParse(content)
  if (read.success) return read.data
  for (const issue of read.error.issues.flatMap((one) => likeliest(one))) {
    const found = valueAt(content, issue.path)
    const likely = meantBy(issue, found, schema)
    problems.misspelt(file, issue.path, messageFor(issue, found), remedyFor(issue, published), likely)
  }
  return undefined
}

/** The likely correction of a misspelled field or value. */
function meantBy(issue: z.core.$ZodIssue, found: unknown, schema: z.ZodType): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return nearest(issue.keys[0] ?? '', fieldsAt(publishedSchema(schema), issue.path))
  if (issue.code === 'invalid_value' && typeof found === 'string')
    return nearest(
      found,
      issue.values.filter((value) => typeof value === 'string'),
    )
  return undefined
}

/**
 * For a value that may have one of several shapes, the issues of the shape it comes closest to. Unknown fields count
 * most against a shape.
 */
function likeliest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const strangeness = (issues: readonly z.core.$ZodIssue[]): number =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? 10 : 1) + (one.path.length === 0 ? 10 : 0), 0)
  const [best] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  // The value resembles none of the shapes, so the choice itself is reported.
  if (!best || best.some(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys')) return [issue]
  return best.flatMap((one) => likeliest({ ...one, path: [...issue.path, ...one.path] }))
}

function messageFor(issue: z.core.$ZodIssue, found: unknown): FaultSentence {
  if (issue.code === 'unrecognized_keys') {
    const said = phraseOf(both('{0} is not a field here.', '{0} n’est pas un champ ici.'), [shownEach(issue.keys)])
    return faultOf('unknown-field', said, issue.keys)
  }
  if (found === undefined) return faultOf('this-is-missing', both('This is missing.', 'Ceci manque.'))
  if (issue.code === 'too_small' && Array.isArray(found) && found.length === 0)
    return faultOf('this-list-is-empty', both('This list is empty.', 'Cette liste est vide.'))
  if (issue.code === 'too_small' && Array.isArray(found))
    return faultOf('there-are-too-few-here', both('There are too few here.', 'Il y en a trop peu ici.'))
  const saying = (code: string, said: Title): FaultSentence =>
    faultOf(code, phraseOf(said, [shownIn(found)]), plainIn(found))
  if (issue.code === 'invalid_type')
    return saying(
      'wrong-kind',
      both(`{0} is not of the kind "${issue.expected}".`, `{0} n’est pas du genre « ${issue.expected} ».`),
    )
  return saying('cannot-stand-here', both('{0} cannot stand here.', '{0} ne peut pas se trouver ici.'))
}

function remedyFor(issue: z.core.$ZodIssue, published: string): Phrase {
  const seeSchema = both(`See ${published} for what belongs here.`, `Voyez dans ${published} ce qui doit être ici.`)
  switch (issue.code) {
    case 'unrecognized_keys':
      return both(
        `Remove it, or correct its spelling; ${published} lists the fields.`,
        `Enlevez-le, ou corrigez-en l’orthographe ; ${published} donne la liste des champs.`,
      )
    case 'invalid_type':
      return both(`Give a value of the kind "${issue.expected}".`, `Donnez une valeur du genre « ${issue.expected} ».`)
    case 'invalid_value': {
      const said =
        issue.values.length > 1
          ? both('Write one of: {0}.', 'Écrivez l’un de : {0}.')
          : both('Write {0}.', 'Écrivez {0}.')
      return phraseOf(said, [shownEach(issue.values)])
    }
    case 'too_small': {
      if (issue.origin === 'string')
        return both(
          'Write something here, or remove the field if it may be missing.',
          'Écrivez quelque chose ici, ou enlevez le champ s’il peut manquer.',
        )
      return {
        ...both(
          `Give at least ${issue.minimum}${isCounted(issue.origin) ? ' of them' : ''}.`,
          `Donnez-en au moins ${issue.minimum}.`,
        ),
        parts: [Number(issue.minimum)],
      }
    }
    case 'too_big':
      return {
        ...both(
          `Give at most ${issue.maximum}${isCounted(issue.origin) ? ' of them' : ''}.`,
          `Donnez-en au plus ${issue.maximum}.`,
        ),
        parts: [Number(issue.maximum)],
      }
    case 'invalid_format':
      return formatRemedy(issue)
    case 'invalid_key':
      return both(
        'Correct the spelling of this name, or remove it.',
        'Corrigez l’orthographe de ce nom, ou enlevez-le.',
      )
    case 'invalid_union':
      return choices(issue) ?? seeSchema
    default:
      return seeSchema
  }
}

const frenchOfFormats = new Map<string, string>()

/** The English explanation of a pattern for use in a schema; registers its French version. */
export function formatWords(en: string, fr: string): string {
  frenchOfFormats.set(en, fr)
  return en
}

/** Few people can read a pattern, so a schema may give a sentence instead. Dates have a sentence of their own. */
function formatRemedy({ format, pattern, message }: z.core.$ZodIssueInvalidStringFormat): Title {
  if (format === 'date')
    return both(
      'Write a day of the calendar as year, month and day: "1870-08-25".',
      'Écrivez un jour du calendrier par l’année, le mois et le jour : "1870-08-25".',
    )
  const french = frenchOfFormats.get(message)
  if (french !== undefined) return both(message, french)
  return both(`Write it like this pattern: ${pattern ?? format}.`, `Écrivez-le selon ce modèle : ${pattern ?? format}.`)
}

/** The possible kinds of a value, if a field distinguishes them. */
function choices(issue: z.core.$ZodIssueInvalidUnion): Phrase | undefined {
  if (!('options' in issue) || !Array.isArray(issue.options)) return undefined
  return phraseOf(both('Write one of: {0}.', 'Écrivez l’un de : {0}.'), [shownEach(issue.options)])
}

const isCounted = (origin: string): boolean => origin === 'array' || origin === 'set' || origin === 'map'

/** A value as in the file, shortened if it is long. */
export const shown = (value: unknown): string =>
  clipped(typeof value === 'symbol' ? String(value) : (JSON.stringify(value) ?? String(value)))

/** The same in a sentence. At a form ids become names, and a list shows its elements without brackets. */
function shownIn(value: unknown): Phrase {
  const inFile = shown(value)
  const said = { ...both(inFile, inFile), parts: [] }
  const alike = (spoken: readonly Spoken[]): Phrase => ({ ...said, atForm: { en: spoken, fr: spoken } })
  if (typeof value === 'string')
    return { ...said, atForm: { en: ['“', { id: value }, '”'], fr: ['« ', { id: value }, ' »'] } }
  if (typeof value === 'number') return alike([readNumber(value)])
  if (!Array.isArray(value) || inFile.endsWith('…')) return said
  return alike(value.flatMap((one, at) => [at === 0 ? '' : ', ', typeof one === 'string' ? { id: one } : shown(one)]))
}

/** Values separated by commas. */
const shownEach = (values: readonly unknown[]): Phrase =>
  values.map(shownIn).reduce((all, one) => phraseOf(both('{0}, {1}', '{0}, {1}'), [all, one]))

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** A text or a number, or those in a list. */
const plainIn = (value: unknown): readonly (string | number)[] =>
  [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number')

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, value)
}
