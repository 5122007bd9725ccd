import { ORPCError } from '@orpc/client'
import type { Said } from '../../src-main/contract/words.ts'
import type { Host } from '../host/host.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import type { Fault } from './games-view.ts'
import type { Places } from './place.ts'
import type { Store } from './store.ts'
import type { View } from './view.ts'

/** What every part of the state needs to do its work. */
export type Kit = {
  readonly host: Host
  readonly store: Store<View>
  readonly places: Places
  /** How the journal of a rule system is sorted. */
  readonly journalOf: (system: string) => SystemJournal
  /** Does something whose failing nobody expects; if it fails, the window says so. */
  attempt(work: () => Promise<void>): void
}

/** Whether the host has answered with one of the contract's own errors, and so has understood what was asked. */
export const isAnswer = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.defined

/** What went wrong, in words that the window has: the contract's own errors have names. */
export function faultOf(error: unknown, host: Pick<Host, 'connection'>): Fault {
  if (isAnswer(error)) return { code: error.code, said: saidIn(dataOf(error)?.['said']) }
  if (host.connection() !== 'connected') return { code: 'gone', said: null }
  return { code: 'other', said: error instanceof Error ? error.message : String(error) }
}

/** The data of an error of the contract, or null. */
export function dataOf(error: unknown): Readonly<Record<string, unknown>> | null {
  if (!isAnswer(error) || typeof error.data !== 'object' || error.data === null) return null
  return { ...error.data }
}

/** The side whose passphrase was wrong, null where none was shown yet; undefined where something else went wrong. */
export function sealIn(error: unknown): number | null | undefined {
  if (!isAnswer(error)) return undefined
  if (error.code === 'SEALED') return null
  return error.code === 'WRONG_PASSPHRASE' ? Number(dataOf(error)?.['side'] ?? 0) : undefined
}

/** What a denial carries that is to be said, in both languages or in English alone. */
export function saidIn(value: unknown): Said | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('en' in value) || !('fr' in value)) return null
  const { en, fr } = value
  return typeof en === 'string' && typeof fr === 'string' ? { en, fr } : null
}

export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
