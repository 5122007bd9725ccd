import type { Database } from 'better-sqlite3'
import { systemCode } from '../wording/problem.ts'

/** The longest that this process itself stands still for another program that holds the library, in milliseconds. */
const STANDSTILL = 25

/** From now on waiting for another program is the business of whoever can do something else meanwhile. */
export const waitElsewhere = (database: Database): void => void database.pragma(`busy_timeout = ${STANDSTILL}`)

/** Whether another program keeps this one from writing just now. */
export function isHeld(database: Database): boolean {
  if (database.inTransaction) return false
  try {
    database.exec('BEGIN IMMEDIATE')
    database.exec('ROLLBACK')
    return false
  } catch (error) {
    return systemCode(error)?.startsWith('SQLITE_BUSY') === true
  }
}
