import type { Failure } from '#engine/kernel/result.ts'

const reasons: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_READONLY: 'the library may not be written to',
  SQLITE_BUSY: 'another program holds the library',
  SQLITE_CORRUPT: 'the library is damaged',
  SQLITE_IOERR: 'the disk does not answer',
}

/** What SQLite's code for a failed write means. */
export const reasonOf = (code: string): string => reasons[code.split('_', 2).join('_')] ?? code

export const notKept = (reason: string): Failure => ({
  code: 'not-kept',
  message: `This could not be kept: ${reason}. It has not been done, and everything before it is safe. See to the disk and try again.`,
})
