import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Problem, systemCode } from '../wording/problem.ts'

/** Held for as long as the app runs; `release` is safe to call twice. */
export type Lock = { release(): void }

/** A database that nothing refers to is closed when memory is tidied up, and its lock with it: these are held on to. */
const held = new Set<Database.Database>()

/**
 * One app at a time owns a data folder. The lock is a transaction that stays open on a file of its own: the system
 * ends it with the process, however that dies, so there is no stale lock to judge by process numbers and ages.
 */
export function lockDataFolder(folder: string): Lock {
  const holder = join(folder, 'in-use.txt')
  const lock = takeLock(folder, holder)
  held.add(lock)
  try {
    writeFileSync(holder, `${process.pid}\n`)
  } catch {
    // On a full disk the lock holds all the same, and only the sentence for others is without a number.
  }
  return {
    release() {
      held.delete(lock)
      if (lock.open) lock.close()
    },
  }
}

function takeLock(folder: string, holder: string): Database.Database {
  let lock: Database.Database | undefined
  try {
    lock = new Database(join(folder, 'lock.sqlite'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const code = systemCode(error)
    if (code === 'SQLITE_BUSY') {
      throw new Problem(
        'data-folder-in-use',
        `Gaiter Button is already running with the data folder ${folder}${whoHolds(holder)}.`,
        'Use that window, or end it first; a second one needs a folder of its own: --data DIR.',
      )
    }
    throw new Problem(
      'data-folder-unwritable',
      `The data folder ${folder} cannot be locked (${code ?? String(error)}).`,
      code === 'SQLITE_NOTADB'
        ? 'The file lock.sqlite in it is no lock. Nothing is kept in it: remove it and start again.'
        : 'Some network disks cannot lock files: name a folder on this machine with --data DIR.',
    )
  }
}

/** Only for the sentence: the file is never trusted to decide who holds the lock. */
function whoHolds(file: string): string {
  try {
    const pid = readFileSync(file, 'utf8').trim()
    return /^\d+$/.test(pid) ? ` (process ${pid})` : ''
  } catch {
    return ''
  }
}
