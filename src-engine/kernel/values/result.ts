/** The result of a request by a person or a program: a value, or an error that says what to do. */
export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** What is wrong, as a sentence; with `rule` if a rule forbids it, with `path` if a place in some data is at fault. */
export interface Failure {
  readonly code: string
  readonly message: string
  /** The message in French, for readers in that language. */
  readonly inFrench?: string
  readonly rule?: string
  readonly path?: string
  /** The names and numbers in the message. */
  readonly parts?: readonly (number | string)[]
  /** The first of the parts does not exist. */
  readonly lacks?: boolean
  /** Facts for a sentence worded by the rule system. */
  readonly facts?: { readonly [name: string]: number | string }
}

export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const bad = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })

/** A bug in the program, never a player's mistake. It is thrown so that it cannot be overlooked. */
export class EngineError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'EngineError'
  }
}

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is a text, else an empty text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
