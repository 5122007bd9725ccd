import { ORPCError } from '@orpc/server'
import { denials } from '../contract/denials.ts'
import type { Refusal } from '../contract/games.ts'
import { systemCode } from '../start/problem.ts'
import { notKept, reasonOf } from './not-kept.ts'

interface DataOf {
  readonly REFUSED: Refusal
  readonly WRONG_PASSPHRASE: { readonly side: number }
  readonly BAD_FILE: { readonly moment: number | null; readonly reason: string; readonly whole: number }
}
type Named = keyof typeof denials
type Rest<N extends Named> = N extends keyof DataOf
  ? [message: string | undefined, data: DataOf[N]]
  : [message?: string]

/** Why a call is not answered, to be thrown. The contract checks that the procedure has an error of this name. */
export function denial<N extends Named>(name: N, ...[message, data]: Rest<N>): Error {
  return new ORPCError(name, { defined: true, message: message ?? denials[name].message, data })
}

/** Writes to the library, or denies because it could not be kept. */
export function kept<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    const code = systemCode(error)
    if (code?.startsWith('SQLITE_') !== true) throw error
    throw denial('NOT_KEPT', notKept(reasonOf(code)).message)
  }
}
