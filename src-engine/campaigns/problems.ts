import type { z } from 'zod'
import type { Problem } from '../kernel/system.ts'

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
  for (const issue of read.error.issues) {
    const found = valueAt(content, issue.path)
    problems.error(file, issue.path, messageFor(issue, found), remedyFor(issue, published))
  }
  return undefined
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
      return `Give at least ${issue.minimum}${isCounted(issue.origin) ? ' of them' : ''}.`
    case 'too_big':
      return `Give at most ${issue.maximum}${isCounted(issue.origin) ? ' of them' : ''}.`
    case 'invalid_format':
      return `Write it like this pattern: ${issue.pattern ?? issue.format}.`
    case 'custom':
      return typeof issue.params?.['remedy'] === 'string' ? issue.params['remedy'] : `See ${published}.`
    default:
      return `See ${published} for what belongs here.`
  }
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
