import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BackupEntry, Backups } from '../contract/backups.ts'
import type { BackedUpGame } from '../library/backups/backup-index.ts'
import { type Backup, campaignInBackups, listBackups, openBackup } from '../library/backups/backups.ts'
import { type Head, headsIn } from '../library/backups/heads.ts'
import { restoreLibrary } from '../library/backups/restore-library.ts'
import { type Library, libraryFileName } from '../library/library.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { systemCode } from '../wording/problem.ts'
import { whyNot } from '../wording/why-not.ts'
import { writeFailureReason } from '../wording/write-failures.ts'
import type { BackingUp } from './backing-up.ts'
import { nextName } from '../games/files/copying.ts'
import { isTrial } from '../games/rows/trial.ts'
import type { LibraryNeeds } from './library.ts'

export interface BackupsNeeds extends LibraryNeeds {
  readonly opened: Library
  readonly dataFolder: string
  /** Throws when the open file is no longer the library. */
  readonly assertThere: () => void
  readonly backingUp: Pick<BackingUp, 'now' | 'trouble'>
  /** Forgets the open drafts, which belong to the library that was replaced. */
  readonly forgetDrafts: () => void
  /** Shows a file in its folder, where the host can. */
  readonly showFile: ((file: string) => void) | undefined
}

export type BackupsService = ReturnType<typeof backupsService>

/** The backups of the library: listing them, and restoring games from them. */
export function backupsService(needs: BackupsNeeds) {
  const { dataFolder, backingUp, openGames, table, pinnedTable } = needs
  const { database } = needs.opened
  const libraryFile = join(dataFolder, libraryFileName)

  const find = (number: number): Backup => {
    const backup = listBackups(dataFolder).find(({ index }) => index.number === number)
    if (backup === undefined) throw denial('NOT_FOUND', whyNot.noBackup)
    return backup
  }

  const restoreOrDeny = async (backup: Backup) => {
    try {
      return await restoreLibrary(database, libraryFile, { dataFolder, backup, now: new Date(needs.now()) })
    } catch (error) {
      const code = systemCode(error)
      if (code === undefined || !/^(SQLITE_|E[A-Z]+$)/.test(code)) throw error
      throw denial('NOT_KEPT', { said: writeFailureReason(code) })
    }
  }

  return {
    list(): Backups {
      openGames.tidyAll()
      const heads = headsIn(database)
      const { trouble } = backingUp
      return { folder: dataFolder, backups: listBackups(dataFolder).map((one) => entryOf(one, heads)), trouble }
    },

    /** Makes a backup now. */
    async make(): Promise<void> {
      openGames.tidyAll()
      await backingUp.now()
    },

    /**
     * Restores everything from a backup. The present library is put aside as a file, and games on the table are closed.
     */
    async restore(number: number): Promise<{ aside: string }> {
      const backup = find(number)
      openGames.closeAll()
      writeOrDeny(needs.assertThere)
      const restored = await restoreOrDeny(backup)
      writeOrDeny(needs.assertThere)
      if (!restored.ok) throw denial('NOT_NOW', restored.why === 'spoilt' ? whyNot.backupSpoilt : whyNot.backupNewer)
      // Games opened meanwhile belong to the replaced library.
      openGames.closeAll()
      needs.forgetDrafts()
      return { aside: restored.aside }
    },

    /** Restores one game as a new one beside the existing games. */
    takeGame(number: number, uid: string): { id: number; name: string; acts: number } {
      const backup = find(number)
      const opened = openBackup(backup)
      try {
        const found = opened?.game(uid)
        if (opened === undefined || found === undefined) throw denial('NOT_NOW', whyNot.notInBackup)
        const { row, past } = found
        const pinned = opened.campaign(row.campaign) ?? campaignInBackups(dataFolder, row.campaign)
        if (pinned === undefined && !needs.pinned.get(row.campaign).ok) throw denial('NOT_NOW', whyNot.notInBackup)
        const isThere = table.all().some((one) => one.uid === row.uid)
        const name = isThere ? nextName(row.name) : row.name
        const { face, ...begun } = { ...row, name, uid: isThere ? randomUUID() : row.uid, played: needs.now() }
        const whole = past.moments.length === backup.index.games.find((game) => game.uid === uid)?.acts
        const id = writeOrDeny(() =>
          needs.atOnce(() => {
            if (pinned !== undefined) pinnedTable.keep(row.campaign, pinned.system, pinned.files)
            const added = table.add(begun, past)
            if (whole) table.setFace(added, face, begun.played)
            return added
          }),
        )
        return { id, name, acts: past.moments.length }
      } finally {
        opened?.close()
      }
    },

    /** Shows the folder of the library and its backups, where the host can; always returns its path. */
    showFolder(): { folder: string; shown: boolean } {
      needs.showFile?.(libraryFile)
      return { folder: dataFolder, shown: needs.showFile !== undefined }
    },
  }
}

function entryOf({ index }: Backup, heads: ReadonlyMap<string, Head>): BackupEntry {
  const { number, made, size, games, drafts = null } = index
  return {
    number,
    made,
    size,
    games: games
      .filter((game) => !isTrial(game))
      .map((game) => ({
        uid: game.uid,
        name: game.name,
        acts: game.open ? game.acts : null,
        lastAct: game.open ? game.lastAct : null,
        played: game.played,
        sealed: game.sealed,
        removed: game.removed !== null,
        whole: game.whole,
        now: compare(game, heads.get(game.uid)),
      })),
    drafts,
  }
}

function compare({ acts, head }: BackedUpGame, now: Head | undefined): BackupEntry['games'][number]['now'] {
  if (now === undefined) return 'missing'
  if (now.acts > acts) return 'further'
  return now.acts === acts && (now.sum ?? head) === head ? 'same' : 'less'
}
