import { accessSync, closeSync, constants, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Words } from '../contract/words.ts'
import { isNoFile, lostLink, readDataFile, statusOf } from '../data-files/data-files.ts'
import { words } from '../wording/bilingual.ts'
import { Problem, systemCode } from '../wording/problem.ts'

/** Held for as long as the app runs; `release` is safe to call twice. */
export type Lock = {
  /**
   * Whether the folder is still held against others. Where somebody has deleted the file of the lock it is taken anew, unless
   * another app has been quicker.
   */
  verify(): boolean
  release(): void
}

/** Milliseconds from one look at the file of the lock to the next: as long as another app finds the folder free at most. */
const LOOK = 2000

const lockFileName = 'lock.sqlite'

/** Undefined where there is no file that could be looked at. */
function inodeOf(file: string): bigint | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino
  } catch {
    return undefined
  }
}

/** A database that nothing refers to is closed when memory is tidied up, and its lock with it: these are held on to. */
const held = new Set<Database.Database>()

/**
 * One app at a time owns a data folder. The lock is a transaction that stays open on a file of its own: the system
 * ends it with the process, however that dies, so there is no stale lock to judge by process numbers and ages.
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
    // On a full disk the lock holds all the same, and only the sentence for others is without a number.
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

/** A pipe in the place of the file, which nobody reads, is not waited for. */
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

/** What is to be done where there is no lock to be had. */
function whyNoLock(file: string): Words {
  if (statusOf(file)?.isDirectory() === true)
    return words(
      'In it lock.sqlite is a folder, and has to be a file: rename the folder or put it elsewhere.',
      'lock.sqlite y est un dossier, et doit être un fichier : renommez ce dossier ou mettez-le ailleurs.',
    )
  if (isNoFile(file) || lostLink(file) !== undefined)
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

/** Only for the sentence: the file is never trusted to decide who holds the lock. */
function whoHolds(file: string): string | undefined {
  try {
    const pid = readDataFile(file, 1000).toString('utf8').trim()
    return /^\d+$/.test(pid) ? pid : undefined
  } catch {
    return undefined
  }
}
