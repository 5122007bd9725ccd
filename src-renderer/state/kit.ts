import { ORPCError } from '@orpc/client'
import type { Host } from '../host/host.ts'
import type { Fault } from './games-view.ts'
import type { Places } from './place.ts'
import type { Store } from './store.ts'
import type { View } from './view.ts'

/** What every part of the state needs to do its work. */
export type Kit = {
  readonly host: Host
  readonly store: Store<View>
  readonly places: Places
  /** Does something whose failing nobody expects; if it fails, the window says so. */
  attempt(work: () => Promise<void>): void
}

/** Whether the host has answered with one of the contract's own errors, and so has understood what was asked. */
export const isAnswer = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && error.defined

/** What went wrong, in words that the window has: the contract's own errors have names. */
export function faultOf(error: unknown, connected: boolean): Fault {
  if (isAnswer(error)) return { code: error.code, said: error.message }
  if (!connected) return { code: 'gone', said: null }
  return { code: 'other', said: error instanceof Error ? error.message : String(error) }
}

/** The data of an error of the contract, or null. */
export function dataOf(error: unknown): Readonly<Record<string, unknown>> | null {
  if (!isAnswer(error) || typeof error.data !== 'object' || error.data === null) return null
  return { ...error.data }
}

export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
