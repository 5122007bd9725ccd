import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { systemCode } from '../../wording/problem.ts'
import { versionOf } from '../tables/migrations.ts'
import { backedUpCampaign } from './backed-up-rows.ts'
import { type BackupIndex, indexAsText } from './backup-index.ts'
import { backupFiles, backupFolder, fileHash, HIGHEST, nextNumber, tidyFolder } from './backup-files.ts'
import { listBackups } from './backups.ts'
import { contentOf, pageFault, readGames } from './library-content.ts'
import { wantedBackups } from './wanted-backups.ts'

export type BackupWish = {
  readonly dataFolder: string
  /** The library of that folder, which may be open elsewhere. */
  readonly library: string
  readonly now: number
}
/** `same`: the last backup holds all that there is. `damaged`: the library’s own pages are spoilt; nothing was replaced. */
export type BackupMade =
  | { readonly made: 'backup'; readonly index: BackupIndex }
  | { readonly made: 'none'; readonly why: 'same' }
  | { readonly made: 'none'; readonly why: 'damaged'; readonly fault: string }

/** Pages copied between two looks at other messages. */
const STEP = 500

/**
 * Makes a backup of a library with SQLite's own means, proves it, and only then puts it in its place and drops those that are no
 * longer wanted. It reads from a connection of its own and is best called in a worker: nobody who plays waits for it.
 */
export async function makeBackup({ dataFolder, library, now }: BackupWish): Promise<BackupMade> {
  const folder = backupFolder(dataFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const before = listBackups(dataFolder)
  const next = nextNumber(folder)
  tidyFolder(dataFolder, before)
  // The number of a file that is no backup, and has just gone, may have been the highest there can be.
  const number = next <= HIGHEST ? next : nextNumber(folder)
  const files = backupFiles(dataFolder, number)
  const part = `${files.database}.part`
  try {
    const copied = await copy(library, part, before[0]?.index.content)
    if (copied === 'same') return { made: 'none', why: 'same' }
    const proved = prove(part)
    const index: BackupIndex = {
      format: 1,
      number,
      made: now,
      size: statSync(part).size,
      sha256: fileHash(part),
      ...proved,
    }
    renameSync(part, files.database)
    // A backup counts from the moment its index is there.
    writeFileSync(`${files.index}.part`, indexAsText(index), { flush: true })
    renameSync(`${files.index}.part`, files.index)
    tidyFolder(dataFolder, wantedBackups(listBackups(dataFolder)))
    return { made: 'backup', index }
  } catch (error) {
    if (!isSpoilt(error)) throw error
    return { made: 'none', why: 'damaged', fault: error.message }
  } finally {
    for (const file of [part, `${part}-journal`, `${files.index}.part`]) rmSync(file, { force: true })
  }
}

/** One state of the library, however much is written to it meanwhile. */
async function copy(library: string, into: string, last: string | undefined): Promise<'copied' | 'same'> {
  const source = new Database(library, { readonly: true, fileMustExist: true, timeout: 2000 })
  try {
    source.exec('BEGIN')
    if (contentOf(source) === last) return 'same'
    await source.backup(into, { progress: () => STEP })
    return 'copied'
  } finally {
    source.close()
  }
}

/** What is in a copy, read from the copy itself. */
function prove(file: string): Pick<BackupIndex, 'shape' | 'content' | 'games'> {
  const database = new Database(file, { fileMustExist: true })
  try {
    // One plain file, with no log beside it, can be opened wherever it lies.
    database.pragma('journal_mode = DELETE')
    const fault = pageFault(database)
    if (fault !== undefined) throw new SpoiltLibrary(fault)
    const campaign = backedUpCampaign(database)
    return {
      shape: versionOf(database),
      content: contentOf(database),
      games: readGames(database, (hash) => campaign(hash) !== undefined),
    }
  } finally {
    database.close()
  }
}

class SpoiltLibrary extends Error {}

const isSpoilt = (error: unknown): error is Error =>
  error instanceof SpoiltLibrary || /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(systemCode(error) ?? '')
