import type { FaultText } from '../contract/words.ts'
import { inLanguage } from './bilingual.ts'

export type ProblemCode =
  | 'argument-unknown'
  | 'argument-wrong'
  | 'data-folder-missing'
  | 'data-folder-unwritable'
  | 'data-folder-in-use'
  | 'library-newer'
  | 'library-unreadable'
  | 'port-taken'
  | 'port-forbidden'
  | 'window-not-built'
  | 'not-foreseen'

/**
 * A fault that the user can fix. It is shown as a sentence and a remedy, never as a stack trace; in English on a
 * terminal.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly remedy: string
  /** Both texts for the window. */
  readonly said: { readonly sentence: FaultText; readonly remedy: FaultText }

  constructor(code: ProblemCode, sentence: FaultText, remedy: FaultText) {
    super(inLanguage('en', sentence))
    this.code = code
    this.remedy = inLanguage('en', remedy)
    this.said = { sentence, remedy }
  }
}

/** The code of a system or SQLite error (`EACCES`, `SQLITE_CORRUPT`), if it has one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
