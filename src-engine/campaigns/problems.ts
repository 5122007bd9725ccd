import type { z } from 'zod'
import type { Phrase, Spoken, Title } from '../kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '../kernel/system/system.ts'
import { spacedFrench } from '../kernel/values/french.ts'
import { nearest } from './nearest.ts'
import { atForm, type FaultSentence, phraseOf, readNumber } from './phrases.ts'
import { fieldsAt, publishedSchema } from './schema-keys.ts'

type At = readonly PropertyKey[] | string

/** Gathers what is wrong with a campaign's files, so that all of it is told at once. */
export class Problems {
  readonly all: Problem[] = []
  readonly #files: CampaignFiles
  #ids: ReadonlySet<string> | undefined

  /** With the files, a name that nothing has is told with the nearest that something has. */
  constructor(files: CampaignFiles = {}) {
    this.#files = files
  }

  /** The campaign cannot be played so; the rule that is broken, where it is one. */
  error(file: string, path: At, message: FaultSentence, remedy: Phrase, rule?: string): void {
    this.#add('error', file, path, message, remedy, { rule })
  }

  /** A name or a value that does not belong there, with the one that was probably meant. */
  misspelt(file: string, path: At, message: FaultSentence, remedy: Phrase, likely: string | undefined): void {
    this.#add('error', file, path, message, remedy, { likely })
  }

  /** It can be played, yet is hardly meant so. */
  warning(file: string, path: At, message: FaultSentence, remedy: Phrase): void {
    this.#add('warning', file, path, message, remedy)
  }

  /** Tells errors of one file. */
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

  /** What is called nearest to a name that nothing has. */
  #meant(message: FaultSentence): string | undefined {
    const name = subjectOf(message)
    if (!message.lacks || name === undefined) return undefined
    this.#ids ??= new Set(idsIn(this.#files))
    return this.#ids.has(name) ? undefined : nearest(name, this.#ids)
  }
}

/** Everything that something in the files is called by. */
function idsIn(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  )
}

/** What to do, and with what was probably meant. */
export const orMeant = (remedy: Phrase, name: string | undefined): Phrase =>
  name === undefined
    ? remedy
    : phraseOf(both('{0} Did you mean "{1}"?', '{0} Vouliez-vous écrire "{1}" ?'), [remedy, name])

/** What stands first in the sentence: what the fault is about. */
const subjectOf = ({ parts: [first] = [] }: FaultSentence): string | undefined =>
  first === undefined ? undefined : String(first).replaceAll('"', '')

/** Tells one error: where it is, what is wrong, and what would be right. */
export type Report = (path: string, message: FaultSentence, remedy: Phrase) => void

/** Finds what is listed again, with the place of the later one. */
export function tellTwice(names: readonly string[], found: (name: string, index: number) => void): void {
  const seen = new Set<string>()
  names.forEach((name, index) => {
    if (seen.has(name)) found(name, index)
    seen.add(name)
  })
}

/** A problem in both languages. `likely`: what was probably meant by the name that it is about. */
export function problemOf(
  severity: Problem['severity'],
  file: string,
  path: string,
  message: FaultSentence,
  remedy: Phrase,
  likely?: string,
): Problem {
  const told = orMeant(remedy, likely)
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

/** The problem as it goes out of the program, without how it was made. */
export function asTold(problem: Problem): Problem {
  const { made, ...told } = problem
  return made === undefined ? problem : told
}

/** What is wrong, in words that stand in no table; with the names and numbers in them. */
export const faultOf = (code: string, said: Phrase, parts: FaultSentence['parts'] = []): FaultSentence => ({
  ...said,
  code,
  lacks: false,
  parts,
})

/** A sentence in both languages; French with plain spaces. */
export const both = (en: string, fr: string): Title => ({ en, fr })

/** A sentence that begins with a name as it stands in the files: what there is to say about one thing. */
export const saidOf = (id: string, { parts = [], ...words }: Phrase): Phrase =>
  phraseOf(both('"{0}" {1}', '« {0} » {1}'), [id, { ...words, parts }])

/** A part of a sentence that names something, in the place of `{0}`. */
export const naming = (id: string, words: Title): Phrase => phraseOf(words, [id])

/** Names as they stand in the files, in quotation marks one after the other. */
export function inQuotes(ids: readonly string[]): Phrase {
  const places = (quoted: string): string => ids.map((_, index) => quoted.replace('?', `{${index}}`)).join(', ')
  return phraseOf(both(places('"?"'), places('« ? »')), ids)
}

const MOST_QUOTED = 4

/** The first of them in quotation marks, and how many more there are. */
export function someInQuotes(ids: readonly string[]): Phrase {
  const more = ids.length - MOST_QUOTED
  const some = inQuotes(ids.slice(0, MOST_QUOTED))
  if (more <= 0) return some
  return phraseOf(both(`{0} and ${more} more`, `{0} et ${more} ${more === 1 ? 'autre' : 'autres'}`), [some])
}

export const FILE_MISSING = faultOf('the-file-is-missing', both('The file is missing.', 'Le fichier manque.'))

/** That a file is missing of which a published schema says what belongs in it. */
export function missingFile(file: string, published: string, problems: Problems): void {
  problems.error(
    file,
    '',
    FILE_MISSING,
    both(`Add it; ${published} says what belongs in it.`, `Ajoutez-le ; ${published} dit ce qui doit y être.`),
  )
}

/** A file's content in its shape, or undefined with everything told that is not as the schema says. */
export function inShape<T extends z.ZodType>(
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

/** The field or value that a misspelled one was most likely meant to be. */
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
 * Where a value may have one of several shapes, what is wrong with the one it comes nearest to: fields of its own that
 * the shape does not know speak most against it.
 */
function likeliest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const strangeness = (issues: readonly z.core.$ZodIssue[]): number =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? 10 : 1) + (one.path.length === 0 ? 10 : 0), 0)
  const [best] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  // Nothing like any of them: the choice itself is what to tell.
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

/** What a schema says in the place of a pattern: its English, under which its French is kept. */
export function formatWords(en: string, fr: string): string {
  frenchOfFormats.set(en, fr)
  return en
}

/** Few can read a pattern: a schema may give a sentence in its place, and that of a date is no help to anybody. */
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

/** The kinds a thing may be of, where a field tells them apart. */
function choices(issue: z.core.$ZodIssueInvalidUnion): Phrase | undefined {
  if (!('options' in issue) || !Array.isArray(issue.options)) return undefined
  return phraseOf(both('Write one of: {0}.', 'Écrivez l’un de : {0}.'), [shownEach(issue.options)])
}

const isCounted = (origin: string): boolean => origin === 'array' || origin === 'set' || origin === 'map'

/** A value as it stands in the file, cut where it is long. */
export const shown = (value: unknown): string =>
  clipped(typeof value === 'symbol' ? String(value) : (JSON.stringify(value) ?? String(value)))

/** The same in a sentence; whoever does not see the file reads names, and of a list what stands in it, without its brackets. */
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

/** Values one after the other. */
const shownEach = (values: readonly unknown[]): Phrase =>
  values.map(shownIn).reduce((all, one) => phraseOf(both('{0}, {1}', '{0}, {1}'), [all, one]))

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** A text or a number, or those of a list. */
const plainIn = (value: unknown): readonly (string | number)[] =>
  [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number')

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, value)
}
