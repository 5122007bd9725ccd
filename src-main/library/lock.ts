import { accessSync, closeSync, constants, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Words } from '../contract/words.ts'
import { isNotRegularFile, brokenLinkTarget, readDataFile, statusOf } from '../data-files/data-files.ts'
import { words } from '../wording/bilingual.ts'
import { Problem, systemCode } from '../wording/problem.ts'

/** Held as long as the app runs; `release` can be called twice. */
export type Lock = {
  /**
   * Whether this app still holds the folder. If the lock file was deleted it is locked again, unless another app was
   * faster.
   */
  verify(): boolean
  release(): void
}

/** Milliseconds between two checks of the lock file: the longest time that another app can find the folder unlocked. */
const LOOK = 2000

const lockFileName = 'lock.sqlite'

/** Undefined where no such file can be read. */
function inodeOf(file: string): bigint | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino
  } catch {
    return undefined
  }
}

/** Keeps the databases reachable: garbage collection closes an unreferenced database, which releases its lock. */
const held = new Set<Database.Database>()

/**
 * Only one app at a time owns a data folder. The lock is an open transaction on a separate file. The system ends it
 * with the process, even after a crash, so there are no stale locks to detect by process number and age.
 */
export function lockDataFolder(folder: string): Lock {
  const holder = join(folder, 'in-use.txt')
  let lock = takeLock(folder, holder)
  held.add(lock)
  const file = join(folder, lockFileName)
  let mine = inodeOf(file)
  const verify = (): boolean => {
    if (mine !== undefined && inodeOf(file) === mine) return true
    try {
      const anew = takeLock(folder, holder)
      held.delete(lock)
      lock.close()
      lock = anew
      held.add(lock)
      mine = inodeOf(file)
      return true
    } catch {
      return false
    }
  }
  const timer = setInterval(verify, LOOK)
  timer.unref()
  try {
    noteHolder(holder)
  } catch {
    // On a full disk the lock still holds; only the message for others lacks the process number.
  }
  return {
    verify,
    release() {
      clearInterval(timer)
      held.delete(lock)
      if (lock.open) lock.close()
    },
  }
}

/** Writes the process number. Does not block if the file was replaced by a pipe that nobody reads. */
function noteHolder(holder: string): void {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NONBLOCK } = constants
  const file = openSync(holder, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK)
  try {
    writeSync(file, `${process.pid}\n`)
  } finally {
    closeSync(file)
  }
}

function takeLock(folder: string, holder: string): Database.Database {
  let lock: Database.Database | undefined
  try {
    lock = new Database(join(folder, lockFileName), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const code = systemCode(error)
    if (code === 'SQLITE_BUSY') {
      const who = whoHolds(holder)
      throw new Problem(
        'data-folder-in-use',
        words(
          `Gaiter Button is already running with the data folder ${folder}${who === undefined ? '' : ` (process ${who})`}.`,
          `Gaiter Button tourne déjà avec le dossier de données ${folder}${who === undefined ? '' : ` (processus ${who})`}.`,
        ),
        words(
          'Use that window, or end it first; a second one needs a folder of its own: --data DIR.',
          'Utilisez cette fenêtre-là, ou fermez-la d’abord ; une seconde a besoin d’un dossier à elle : --data DOSSIER.',
        ),
      )
    }
    throw new Problem(
      'data-folder-unwritable',
      words(
        `The data folder ${folder} cannot be locked (${code ?? String(error)}).`,
        `Le dossier de données ${folder} ne peut pas être verrouillé (${code ?? String(error)}).`,
      ),
      whyNoLock(join(folder, lockFileName)),
    )
  }
}

/** The remedy to show when the lock cannot be taken. */
function whyNoLock(file: string): Words {
  if (statusOf(file)?.isDirectory() === true)
    return words(
      'In it lock.sqlite is a folder, and has to be a file: rename the folder or put it elsewhere.',
      'lock.sqlite y est un dossier, et doit être un fichier : renommez ce dossier ou mettez-le ailleurs.',
    )
  if (isNotRegularFile(file) || brokenLinkTarget(file) !== undefined)
    return words(
      'In it lock.sqlite is no file that can be locked. Nothing is kept in it: remove it.',
      'lock.sqlite n’y est pas un fichier qui puisse être verrouillé. Rien n’y est conservé : supprimez-le.',
    )
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
  } catch {
    return words(
      'See that you may read and write the file lock.sqlite in it. Nothing is kept in it: it can be removed.',
      'Veillez à pouvoir lire et écrire le fichier lock.sqlite qui s’y trouve. Rien n’y est conservé : il peut être supprimé.',
    )
  }
  return (statusOf(file)?.size ?? 0) > 0
    ? words(
        'The file lock.sqlite in it is no lock. Nothing is kept in it: remove it.',
        'Le fichier lock.sqlite qui s’y trouve n’est pas un verrou. Rien n’y est conservé : supprimez-le.',
      )
    : words(
        'Some network disks cannot lock files: name a folder on this machine with --data DIR.',
        'Certains disques en réseau ne peuvent pas verrouiller de fichiers : nommez un dossier de cette machine avec --data DOSSIER.',
      )
}

/** Only for the message: the file never decides who holds the lock. */
function whoHolds(file: string): string | undefined {
  try {
    const pid = readDataFile(file, 1000).toString('utf8').trim()
    return /^\d+$/.test(pid) ? pid : undefined
  } catch {
    return undefined
  }
}
