import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { systemCode } from '../../wording/problem.ts'
import { versionOf } from '../tables/migrations.ts'
import { backedUpCampaign } from './backed-up-rows.ts'
import { type BackupIndex, indexAsText } from './backup-index.ts'
import { backupFiles, backupFolder, fileHash, HIGHEST, nextNumber, tidyFolder } from './backup-files.ts'
import { listBackups } from './backups.ts'
import { contentOf, draftCountIn, pageFault, readGames } from './library-content.ts'
import { wantedBackups } from './wanted-backups.ts'

export type BackupRequest = {
  readonly dataFolder: string
  /** The library of that folder, which can be open elsewhere. */
  readonly library: string
  readonly now: number
}
/**
 * `same`: the last backup already contains everything. `damaged`: pages of the library are damaged; no backup was
 * replaced.
 */
export type BackupMade =
  | { readonly made: 'backup'; readonly index: BackupIndex }
  | { readonly made: 'none'; readonly why: 'same' }
  | { readonly made: 'none'; readonly why: 'damaged'; readonly fault: string }

/** Number of pages copied before other messages are handled. */
const STEP = 500

/**
 * Makes a backup of a library with SQLite's own backup call, checks it, and only then puts it in place and drops
 * backups that are no longer wanted. It reads through its own connection and is best called in a worker, so that no
 * player waits for it.
 */
export async function makeBackup({ dataFolder, library, now }: BackupRequest): Promise<BackupMade> {
  const folder = backupFolder(dataFolder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const before = listBackups(dataFolder)
  const next = nextNumber(folder)
  tidyFolder(dataFolder, before)
  // The highest possible number may have belonged to a file that was not a backup and has just been removed.
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
    // A backup counts from the moment its index exists.
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

/** Copies one consistent state of the library, however much is written to it meanwhile. */
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

/** The contents of a copy, read from the copy itself. */
function prove(file: string): Pick<BackupIndex, 'shape' | 'content' | 'games' | 'drafts'> {
  const database = new Database(file, { fileMustExist: true })
  try {
    // A single file without a log beside it can be opened anywhere.
    database.pragma('journal_mode = DELETE')
    const fault = pageFault(database)
    if (fault !== undefined) throw new SpoiltLibrary(fault)
    const campaign = backedUpCampaign(database)
    return {
      shape: versionOf(database),
      content: contentOf(database),
      games: readGames(database, (hash) => campaign(hash) !== undefined),
      drafts: draftCountIn(database),
    }
  } finally {
    database.close()
  }
}

class SpoiltLibrary extends Error {}

const isSpoilt = (error: unknown): error is Error =>
  error instanceof SpoiltLibrary || /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(systemCode(error) ?? '')
