import { join } from 'node:path'
import type Database from 'better-sqlite3'
import type { Words } from '../contract/words.ts'
import { brokenLinkTarget } from '../data-files/data-files.ts'
import { words } from '../wording/bilingual.ts'
import { Problem, systemCode } from '../wording/problem.ts'
import { openSound } from './open-sound.ts'
import { isDamage, checkLibrary } from './salvage/check.ts'
import { finishMending, mend, type Repaired, writeReport } from './salvage/mending.ts'
import { keepReport } from './salvage/reports.ts'
import type { UnknownToTallies } from './salvage/agreement.ts'
import { OPEN_END as DRAFT_OPEN_END } from './salvage/salvage-drafts.ts'
import { OPEN_END } from './salvage/salvage-games.ts'
import type { CampaignAtHand } from './salvage/salvage-campaigns.ts'
import { eraseUnfinished } from './tables/arrivals.ts'
import { gamesTable } from './tables/games-table.ts'
import { TallyFile, tallyFileBeside, tallyFileOf } from './tables/tally-file.ts'
import { listBackups } from './backups/backups.ts'
import { migrations } from './tables/migrations.ts'
import { tallyTable } from './tables/tally-table.ts'

export type Library = {
  readonly database: Database.Database
  /** What was damaged or missing when it was opened, and what was done about it; null when nothing was. */
  readonly repaired: Repaired | null
  close(): void
}

/** Resources for mending a library. */
export interface MendingHelp {
  /** Finds campaigns elsewhere by hash. */
  readonly atHand?: CampaignAtHand
  /** The built worker that reads a damaged library; without one this thread reads it. */
  readonly worker?: string
}

export const libraryFileName = 'library.sqlite'

/**
 * Opens the library of a data folder. A damaged file is put aside under another name, and what can be read of it and
 * its backups is copied to a new one. The caller must hold the lock of the folder.
 */
export function openLibrary(folder: string, now: () => Date = () => new Date(), help: MendingHelp = {}): Library {
  const file = join(folder, libraryFileName)
  const backups = listBackups(folder)
  const mended = (): Repaired =>
    mend(file, now(), { ...help, open: openSound, backups: backups.map((backup) => backup.file) })
  const leadsTo = brokenLinkTarget(file)
  if (leadsTo !== undefined) throw elsewhere(file, leadsTo)
  const hadGames = backups.some(({ index }) => index.games.length > 0)
  try {
    let repaired = finishMending(file, now())
    if (repaired === null) {
      let found = checkLibrary(file, hadGames)
      // Look again: a temporary read error is not damage.
      if (found.at === 'damaged') found = checkLibrary(file, hadGames)
      if (found.at === 'damaged') repaired = mended()
      if (found.at === 'unknown') repaired = writeReport(file, unsure(found))
    }
    try {
      return openTwice(file, repaired)
    } catch (error) {
      // Some damage appears only when the file is written to.
      if ((repaired !== null && repaired.setAside !== null) || !isDamage(error)) throw error
    }
    return libraryOf(file, mended())
  } catch (error) {
    throw asProblem(error, file)
  }
}

/**
 * Opens twice before it reports damage: within a statement SQLite reports a temporary read error as damage, and real
 * damage is still there the second time.
 */
function openTwice(file: string, repaired: Repaired | null): Library {
  try {
    return libraryOf(file, repaired)
  } catch (error) {
    if (!isDamage(error)) throw error
    return libraryOf(file, repaired)
  }
}

function libraryOf(file: string, repaired: Repaired | null): Library {
  const database = openSound(file)
  try {
    keepReport(file)
    eraseUnfinished(database, gamesTable(database).erase)
    TallyFile.begin(tallyFileBeside(file), database)
    // Only now: a program killed before this point has acknowledged nothing that the tally file could miss.
    tallyTable(database).noteOpen(migrations.length, true)
  } catch (error) {
    tallyFileOf(database)?.close()
    database.close()
    throw error
  }
  return {
    database,
    repaired,
    close() {
      if (!database.open) return
      tallyFileOf(database)?.close()
      try {
        tallyTable(database).noteOpen(migrations.length, false)
      } catch {
        // The next start checks more closely.
      }
      database.close()
    },
  }
}

/** Nothing is damaged, but the tally file cannot say whether the library has lost its last acts. */
const unsure = ({ games, drafts, whole }: UnknownToTallies): Repaired => ({
  setAside: null,
  whole,
  parts: games.map(({ name, acts }) => ({ name, acts, of: null, reason: OPEN_END })),
  lost: [],
  drafts: {
    parts: drafts.map(({ name, gestures }) => ({ name, gestures, of: null, reason: DRAFT_OPEN_END })),
    lost: [],
  },
})

/** A library on another disk is neither created anew nor mended while that disk is missing. */
const elsewhere = (file: string, leadsTo: string): Problem =>
  new Problem(
    'library-unreadable',
    words(
      `The library ${file} is a link to ${leadsTo}, where nothing can be found.`,
      `La bibliothèque ${file} est un lien vers ${leadsTo}, où rien ne se trouve.`,
    ),
    words(
      'Plug in the disk it leads to, or put the link right. Once the link is removed, the program begins with what its backups have.',
      'Branchez le disque où il mène, ou corrigez le lien. Une fois le lien supprimé, le programme commence avec ce qu’ont ses sauvegardes.',
    ),
  )

const REMEDY = words(
  'Check that you may read and write the file and that the disk is not full, or name another folder with --data DIR.',
  'Vérifiez que vous pouvez lire et écrire le fichier et que le disque n’est pas plein, ou nommez un autre dossier avec --data DOSSIER.',
)

const DISK = words(
  'The disk cannot be read or written as it should: copy the folder to another one, and name that with --data DIR.',
  'Le disque ne se laisse pas lire ou écrire comme il faut : copiez le dossier sur un autre, et nommez celui-ci avec --data DOSSIER.',
)

const remedies: Readonly<Record<string, Words>> = {
  SQLITE_FULL: words(
    'Make room on the disk and try again: nothing that was kept is lost.',
    'Faites de la place sur le disque et réessayez : rien de ce qui a été conservé n’est perdu.',
  ),
  SQLITE_BUSY: words(
    'Another program holds it: end that one, and try again.',
    'Un autre programme l’occupe : fermez-le, et réessayez.',
  ),
  SQLITE_READONLY: words(
    'See that you may write the file and its folder, or name another folder with --data DIR.',
    'Veillez à pouvoir écrire le fichier et son dossier, ou nommez un autre dossier avec --data DOSSIER.',
  ),
  SQLITE_IOERR: DISK,
  EIO: DISK,
}

/** Turns system and SQLite errors into a Problem; returns other errors unchanged. */
function asProblem(error: unknown, file: string): unknown {
  const code = systemCode(error)
  if (error instanceof Problem || code === undefined || !/^(SQLITE_|E[A-Z]+$)/.test(code)) return error
  return new Problem(
    'library-unreadable',
    words(
      `The library ${file} cannot be opened (${code}).`,
      `La bibliothèque ${file} ne peut pas être ouverte (${code}).`,
    ),
    remedies[code.split('_', 2).join('_')] ?? REMEDY,
  )
}
