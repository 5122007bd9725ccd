import type { Database } from 'better-sqlite3'
import { systemCode } from '../wording/problem.ts'

/** Maximum time in milliseconds that this process blocks while another program holds the library. */
const STANDSTILL = 25

/** Shortens the busy timeout: from now on the callers wait for other programs, and can do other work meanwhile. */
export const shortenBusyTimeout = (database: Database): void => void database.pragma(`busy_timeout = ${STANDSTILL}`)

/** Whether another program currently keeps this one from writing. */
export function isWriteBlocked(database: Database): boolean {
  if (database.inTransaction) return false
  try {
    database.exec('BEGIN IMMEDIATE')
    database.exec('ROLLBACK')
    return false
  } catch (error) {
    return systemCode(error)?.startsWith('SQLITE_BUSY') === true
  }
}
