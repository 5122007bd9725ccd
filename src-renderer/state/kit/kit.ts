import { ORPCError } from '@orpc/client'
import type { FaultText } from '../../../src-main/contract/words.ts'
import type { Host } from '../../host/host.ts'
import type { JournalReading } from '../../journal/system-journal.ts'
import type { Fault } from '../known/games-view.ts'
import type { Places } from '../known/place.ts'
import { FileTooLarge } from './files.ts'
import type { PageStorage } from './page-storage.ts'
import type { Store } from './store.ts'
import type { View } from '../known/view.ts'

/** The dependencies of every part of the state. */
export type Kit = {
  readonly host: Host
  readonly store: Store<View>
  readonly places: Places
  readonly kept: PageStorage
  /** What the window knows of the journal of a rule system. */
  readonly journalOf: (system: string) => JournalReading
  /** Runs work that should not fail; if it does, the window shows the error. */
  attempt(work: () => Promise<void>): void
}

/** Whether this is an error the contract defines: the host understood the request and denied it. */
export const isContractError = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.defined

/** Turns an error into a fault for which the window has a sentence. */
export function faultOf(error: unknown, host: Pick<Host, 'connection'>): Fault {
  if (isGone(error)) return { code: 'LIBRARY_GONE', said: wordsFrom(errorData(error)?.['said']) }
  if (isContractError(error)) return { code: error.code, said: wordsFrom(whyOf(error)) }
  if (error instanceof FileTooLarge) return { code: 'TOO_LARGE', said: null }
  if (host.connection() !== 'connected') return { code: 'gone', said: null }
  return { code: 'other', said: error instanceof Error ? error.message : String(error) }
}

/** The library is no longer the one that was opened: open games can be saved as files, but nothing can be saved in it. */
const isGone = (error: unknown): boolean => isContractError(error) && errorData(error)?.['gone'] === true

/** The host's words on an error: for an invalid file, the reason. */
const whyOf = (error: unknown): unknown => errorData(error)?.['said'] ?? errorData(error)?.['reason']

/** The data of a contract error, or null. */
export function errorData(error: unknown): Readonly<Record<string, unknown>> | null {
  if (!isContractError(error) || typeof error.data !== 'object' || error.data === null) return null
  return { ...error.data }
}

/** The side whose passphrase is wrong; null if none was given yet; undefined if the error is another one. */
export function passphraseFault(error: unknown): number | null | undefined {
  if (!isContractError(error)) return undefined
  if (error.code === 'SEALED') return null
  return error.code === 'WRONG_PASSPHRASE' ? Number(errorData(error)?.['side'] ?? 0) : undefined
}

/** The words in the data of an error, in both languages or in English alone. */
export function wordsFrom(value: unknown): FaultText | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('en' in value) || !('fr' in value)) return null
  const { en, fr } = value
  return typeof en === 'string' && typeof fr === 'string' ? { en, fr } : null
}

export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
