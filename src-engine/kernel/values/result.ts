/** The outcome of something a person or a program asked for: a value, or an error that says what to do. */
export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** What is wrong, in a sentence; `rule` when a rule forbids it, `path` when a place in some data is at fault. */
export interface Failure {
  readonly code: string
  readonly message: string
  /** The same in French, where somebody reads it in that language. */
  readonly inFrench?: string
  readonly rule?: string
  readonly path?: string
  /** The names and numbers that its sentence speaks of. */
  readonly parts?: readonly (number | string)[]
  /** The first of those is not there. */
  readonly lacks?: boolean
  /** What it speaks of, for a sentence of the rule system's own. */
  readonly facts?: { readonly [name: string]: number | string }
}

export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const bad = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/** A mistake in the program, never in what a player asked for: it throws, so that it cannot be overlooked. */
export class EngineError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EngineError'
  }
}

/** Anything that JSON can carry. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text in JSON; nothing else is one. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
