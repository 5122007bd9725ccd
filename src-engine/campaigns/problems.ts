import type { z } from 'zod'
import type { Problem } from '../kernel/system/system.ts'

type At = readonly PropertyKey[] | string

/** Gathers what is wrong with a campaign's files, so that all of it is told at once. */
export class Problems {
  readonly all: Problem[] = []

  /** The campaign cannot be played so. */
  error(file: string, path: At, message: string, remedy: string): void {
    this.#add('error', file, path, message, remedy)
  }

  /** It can be played, yet is hardly meant so. */
  warning(file: string, path: At, message: string, remedy: string): void {
    this.#add('warning', file, path, message, remedy)
  }

  get errors(): readonly Problem[] {
    return this.all.filter(({ severity }) => severity === 'error')
  }

  get warnings(): readonly Problem[] {
    return this.all.filter(({ severity }) => severity === 'warning')
  }

  #add(severity: Problem['severity'], file: string, path: At, message: string, remedy: string): void {
    this.all.push({
      severity,
      file,
      path: typeof path === 'string' ? path : path.map(String).join('.'),
      message,
      remedy,
    })
  }
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
  for (const issue of read.error.issues.flatMap((one) => nearest(one))) {
    const found = valueAt(content, issue.path)
    problems.error(file, issue.path, messageFor(issue, found), remedyFor(issue, published))
  }
  return undefined
}

/**
 * Where a value may have one of several shapes, what is wrong with the one it comes nearest to: fields of its own that
 * the shape does not know speak most against it.
 */
function nearest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const strangeness = (issues: readonly z.core.$ZodIssue[]): number =>
    issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? 10 : 1) + (one.path.length === 0 ? 10 : 0), 0)
  const [best] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  // Nothing like any of them: the choice itself is what to tell.
  if (!best || best.some(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys')) return [issue]
  return best.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] }))
}

function messageFor(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.map(shown).join(', ')} is not a field here.`
  if (issue.code === 'custom') return sentence(issue.message)
  if (found === undefined) return 'This is missing.'
  if (issue.code === 'invalid_type') return `${shown(found)} is not of the kind "${issue.expected}".`
  return `${shown(found)} cannot stand here.`
}

function remedyFor(issue: z.core.$ZodIssue, published: string): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Remove it, or correct its spelling; ${published} lists the fields.`
    case 'invalid_type':
      return `Give a value of the kind "${issue.expected}".`
    case 'invalid_value':
      return `Write ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(shown).join(', ')}.`
    case 'too_small':
      if (issue.origin === 'string') return 'Write something here, or remove the field if it may be missing.'
      return `Give at least ${issue.minimum}${isCounted(issue.origin) ? ' of them' : ''}.`
    case 'too_big':
      return `Give at most ${issue.maximum}${isCounted(issue.origin) ? ' of them' : ''}.`
    case 'invalid_format':
      return formatRemedy(issue)
    case 'invalid_key':
      return 'Correct the spelling of this name, or remove it.'
    case 'invalid_union':
      return choices(issue) ?? `See ${published} for what belongs here.`
    case 'custom':
      return typeof issue.params?.['remedy'] === 'string' ? issue.params['remedy'] : `See ${published}.`
    default:
      return `See ${published} for what belongs here.`
  }
}

/** Few can read a pattern: a schema may give a sentence in its place, and that of a date is no help to anybody. */
function formatRemedy({ format, pattern, message }: z.core.$ZodIssueInvalidStringFormat): string {
  if (format === 'date') return 'Write a day of the calendar as year, month and day: "1870-08-25".'
  return message.startsWith('Invalid') ? `Write it like this pattern: ${pattern ?? format}.` : message
}

/** The kinds a thing may be of, where a field tells them apart. */
function choices(issue: z.core.$ZodIssueInvalidUnion): string | undefined {
  if (!('options' in issue) || !Array.isArray(issue.options)) return undefined
  return `Write one of: ${issue.options.map(shown).join(', ')}.`
}

const isCounted = (origin: string): boolean => origin === 'array' || origin === 'set' || origin === 'map'

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`)

/** A value as it stands in the file, cut where it is long. */
export function shown(value: unknown): string {
  const text = typeof value === 'symbol' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, value)
}
