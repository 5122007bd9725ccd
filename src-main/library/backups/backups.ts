import Database from 'better-sqlite3'
import { readDataFile, statusOf } from '../../data-files/data-files.ts'
import { backedUpCampaign, backedUpGame, type GameRows, type PinnedFiles } from './backed-up-rows.ts'
import { backupFiles, backupFolder, fileHash, numbersIn } from './backup-files.ts'
import { type BackupIndex, readIndex } from './backup-index.ts'

/** A backup and its index. */
export interface Backup {
  readonly file: string
  readonly index: BackupIndex
}

export interface OpenBackup {
  readonly index: BackupIndex
  /** The file is byte for byte as it was made. */
  readonly intact: boolean
  /** A game with its undamaged acts. */
  game(uid: string): GameRows | undefined
  /** The pinned campaign with this hash, if undamaged. */
  campaign(hash: string): PinnedFiles | undefined
  close(): void
}

/** The backups of a data folder, newest first. Anything that is not a backup is ignored. */
export function listBackups(dataFolder: string): Backup[] {
  return numbersIn(backupFolder(dataFolder))
    .toReversed()
    .flatMap((number) => {
      const files = backupFiles(dataFolder, number)
      const index = indexIn(files.index)
      return index?.number === number ? [{ file: files.database, index }] : []
    })
}

/** Far more than any index has. */
const MOST_BYTES = 256 * 2 ** 20

function indexIn(file: string): BackupIndex | undefined {
  try {
    return readIndex(readDataFile(file, MOST_BYTES).toString('utf8'))
  } catch {
    return undefined
  }
}

/** Opens a backup for reading; undefined when that fails for any reason. */
export function openBackup({ file, index }: Backup): OpenBackup | undefined {
  let database: Database.Database | undefined
  if (statusOf(file)?.isFile() !== true) return undefined
  try {
    const intact = fileHash(file) === index.sha256
    database = new Database(file, { readonly: true, fileMustExist: true })
    const opened = database
    const game = readOrNothing(backedUpGame(opened))
    const campaign = readOrNothing(backedUpCampaign(opened))
    return { index, intact, game, campaign, close: () => void opened.close() }
  } catch {
    database?.close()
    return undefined
  }
}

/** Treats what a damaged page makes unreadable as missing. */
const readOrNothing =
  <Found>(read: (name: string) => Found | undefined) =>
  (name: string): Found | undefined => {
    try {
      return read(name)
    } catch {
      return undefined
    }
  }

/** The rows of a game from the backup with most of its acts; the newest of several. */
export function gameInBackups(dataFolder: string, uid: string): (GameRows & { readonly backup: Backup }) | undefined {
  const acts = ({ index }: Backup): number => index.games.find((game) => game.uid === uid)?.acts ?? -1
  const holders = listBackups(dataFolder)
    .filter((backup) => acts(backup) >= 0)
    .toSorted((a, b) => acts(b) - acts(a))
  return firstIn(holders, (opened, backup) => {
    const found = opened.game(uid)
    return found && found.past.moments.length === acts(backup) ? { ...found, backup } : undefined
  })
}

/** The files of a campaign from any backup where they are undamaged. */
export const campaignInBackups = (dataFolder: string, hash: string): PinnedFiles | undefined =>
  firstIn(listBackups(dataFolder), (opened) => opened.campaign(hash))

function firstIn<Found>(
  backups: readonly Backup[],
  look: (opened: OpenBackup, backup: Backup) => Found | undefined,
): Found | undefined {
  for (const backup of backups) {
    const opened = openBackup(backup)
    try {
      const found = opened && look(opened, backup)
      if (found !== undefined) return found
    } finally {
      opened?.close()
    }
  }
  return undefined
}
