import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import { denials } from '../contract/denials.ts'
import type { FaultText } from '../contract/words.ts'
import { systemCode } from './problem.ts'
import { isGone, isWriteFailure, writeFailureReason } from './write-failures.ts'
import { inLanguage } from './bilingual.ts'

type Named = keyof typeof denials
type Carried<N extends Named> = z.infer<(typeof denials)[N]['data']>
type Rest<N extends Named> = undefined extends Carried<N> ? [said?: Carried<N>] : [data: Carried<N>]

/** Makes the error of a denied call, with the data that the contract declares for its name. */
export function denial<N extends Named>(name: N, ...[data]: Rest<N>): Error {
  const told = sentenceIn(data)
  const message = told === undefined ? denials[name].message : inLanguage('en', told)
  return new ORPCError(name, { defined: true, message, data: data as Carried<Named> })
}

function sentenceIn(data: Carried<Named>): FaultText | undefined {
  if (data === undefined) return undefined
  if ('said' in data) return data.said
  if ('sentence' in data) return data.sentence
  return 'reason' in data ? data.reason : undefined
}

/** Writes to the library; throws the denial NOT_KEPT when the write fails. */
export function writeOrDeny<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    const code = systemCode(error)
    if (!isWriteFailure(code)) throw error
    throw denial('NOT_KEPT', { said: writeFailureReason(code), gone: isGone(code) })
  }
}
