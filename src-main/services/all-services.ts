import { join } from 'node:path'
import { opponents as allOpponents } from '#engine/opponents/players/registry.ts'
import type { Opponent } from '#engine/opponents/opponent.ts'
import { systems } from '#engine/systems/registry.ts'
import type { About } from '../contract/app-calls.ts'
import { OpenGames } from '../games/open/open-games.ts'
import { PinnedCampaigns } from '../games/open/pinned-campaigns.ts'
import { changeCount } from '../library/backups/change-count.ts'
import { campaignsTable } from '../library/tables/campaigns-table.ts'
import { draftsTable } from '../library/tables/drafts-table.ts'
import { gamesTable } from '../library/tables/games-table.ts'
import { isWriteBlocked, shortenBusyTimeout } from '../library/held.ts'
import { type Library, libraryFileName } from '../library/library.ts'
import type { Lock } from '../library/lock.ts'
import { LibraryWatch } from '../library/watch.ts'
import { atOnce as inOneTransaction } from '../library/tables/tally-file.ts'
import { dismissReport, readReports } from '../library/salvage/reports.ts'
import { simulationsTable } from '../library/tables/simulations-table.ts'
import { settingsTable } from '../library/tables/settings-table.ts'
import { Programs } from '../programs/programs.ts'
import { OpponentWorker } from '../thinking/opponent-worker.ts'
import { BackingUp } from './backing-up.ts'
import { backupsService } from './backups.ts'
import type { CampaignsService } from './campaigns.ts'
import { campaignElsewhere } from './campaign-elsewhere.ts'
import { DraftDesk } from '../drafts/desk.ts'
import { commentsOn } from './drafts/comments.ts'
import { draftFromGame } from './drafts/draft-from-game.ts'
import { draftsService } from './drafts/drafts.ts'
import type { Drawings } from './drawings.ts'
import { gamesService } from './games.ts'
import { HeldLibrary } from './held-library.ts'
import { libraryService } from './library.ts'
import { beginGameOf } from './new-game.ts'
import { lastRun } from './last-run.ts'
import type { Services } from './services.ts'
import { opponentsService } from './opponents.ts'
import { settingsService } from './settings.ts'
import { subjectOfDraft } from './simulations/set-ups.ts'
import { simulationsService } from './simulations/simulations.ts'
import { trials } from './drafts/trials.ts'
import { importExportService } from './import-export.ts'

export type ServicesNeeds = {
  readonly library: Library
  readonly campaigns: CampaignsService
  readonly drawings: Drawings
  readonly simulationWorker: string
  readonly opponentWorker: string
  readonly backupWorker: string
  readonly importWorker: string
  readonly changeWorker: string
  /** Number of rows of a small imported game stored at once. */
  readonly rows?: number
  /** The lock of the data folder; omitted where no other program uses it. */
  readonly lock?: Lock
  /** Shows a file in the system's file manager, where the host can. */
  readonly showFile?: (file: string) => void
  /** All opponents; the worker must know the same. */
  readonly opponents?: readonly Opponent[]
  readonly app: Pick<About, 'name' | 'version' | 'host' | 'dataFolder'>
  readonly now?: () => number
}

/** All services of the contract over one library. */
export function allServices(needs: ServicesNeeds): Services & {
  /** Closes all games. */
  close(): void
  /** Makes the last backup after everything is closed. */
  backUpAtEnd(): Promise<void>
} {
  const { library: opened, campaigns, drawings, app, now = Date.now, opponents: ofTheHouse = allOpponents } = needs
  const { database } = opened
  const programs = new Programs(join(app.dataFolder, 'players.json'), app.version)
  const opponents = [...ofTheHouse, ...programs.players]
  const watch = new LibraryWatch(database, join(app.dataFolder, libraryFileName), needs.lock)
  shortenBusyTimeout(database)
  const table = watch.over(gamesTable(database), ['one', 'all', 'past', 'reading', 'marks', 'show'])
  const pinnedTable = watch.over(campaignsTable(database), ['files', 'kept', 'all', 'areAsCounted'])
  const settingsKept = watch.over(settingsTable(database), ['get'])
  const settings = settingsService(settingsKept)
  const run = lastRun(settingsKept)
  const pinned = new PinnedCampaigns(pinnedTable, systems, campaignElsewhere(app.dataFolder, campaigns))
  const openGames = new OpenGames({
    table,
    campaigns: pinned,
    now,
    noteOpen(game) {
      run.noteOpen(game)
      if (game === null) return
      run.forget()
      ifPossible(() => settings.played(game))
    },
  })
  const atOnce = <T>(work: () => T): T => inOneTransaction(database, work)
  const lastGames = (): readonly number[] => {
    try {
      return settings.read().lastGames
    } catch {
      // A library with damaged settings still lists its games.
      return []
    }
  }
  const libraryNeeds = { table, pinnedTable, pinned, openGames, lastGames, atOnce, now }
  const library = libraryService(libraryNeeds)
  const held: HeldLibrary = new HeldLibrary(
    () => isWriteBlocked(database),
    () => backingUp.trouble,
  )
  const backingUp = new BackingUp({
    changes: changeCount(database),
    dataFolder: app.dataFolder,
    worker: needs.backupWorker,
    now,
    onTrouble: () => held.tell(),
  })
  const trial = trials({
    ...{ table, pinnedTable, atOnce, openGames },
    beginGame: (playable, request, uid) =>
      beginGameOf({ table, pinnedTable, opponents, atOnce, now }, playable, request, uid),
  })
  const desk = new DraftDesk(watch.over(draftsTable(database), ['all', 'one', 'part', 'gestures']), now)
  ifPossible(() => trial.tidy(new Set(desk.table.all().map(({ row }) => row.uid))))
  const simulations = watch.over(simulationsTable(database), ['of', 'has'])
  const worker = new OpponentWorker(needs.opponentWorker)
  const program = `${app.name} ${app.version}`
  return {
    about() {
      const { first, unreadable } = readReports(app.dataFolder)
      return { ...app, repaired: first, unreadReports: [...unreadable], crashed: run.crashed(), notOpened: null }
    },
    tryAgain: () => true,
    held,
    dismissReport: () => dismissReport(app.dataFolder),
    dismissCrash: () => run.forget(),
    campaigns,
    library,
    importExport: importExportService({
      ...libraryNeeds,
      library,
      importWorker: needs.importWorker,
      ...(needs.rows !== undefined && { rows: needs.rows }),
      program,
      untilFree: (signal) => held.untilFree(signal),
    }),
    backups: backupsService({
      ...libraryNeeds,
      opened,
      dataFolder: app.dataFolder,
      backingUp,
      forgetDrafts: () => desk.forget(),
      showFile: needs.showFile,
      assertThere: () => watch.write(() => undefined),
    }),
    games: gamesService({
      openGames,
      drawings,
      campaigns,
      table,
      pinnedTable,
      opponents,
      runner: { opponents, worker, programs },
      advisers: { opponents: ofTheHouse, worker },
      atOnce,
      now,
    }),
    drafts: draftsService({
      desk,
      campaigns,
      drawings,
      changeWorker: needs.changeWorker,
      shelf: join(app.dataFolder, 'campaigns'),
      trial: trial.begin,
      endTrial: trial.end,
      fromGame: draftFromGame(openGames, campaigns),
      dropComment: trial.dropComment,
      comments: (draft) => commentsOn(draft, { table, pinned, now }),
      erased(uid) {
        ifPossible(() => simulations.eraseOf(subjectOfDraft(uid)))
        ifPossible(() => trial.eraseOf(uid))
      },
    }),
    opponents: opponentsService(opponents, programs, () => {
      programs.readFile()
      opponents.splice(ofTheHouse.length, opponents.length, ...programs.players)
    }),
    simulations: simulationsService({
      ...{ desk, campaigns, now },
      opponents: ofTheHouse,
      table: simulations,
      worker: needs.simulationWorker,
    }),
    settings,
    words: (system, spoken) => {
      const words = systems.find(({ id }) => id === system)?.book.words[spoken]
      return words && { ...words }
    },
    close() {
      openGames.closeAll()
      worker.close()
      programs.close()
      run.closed()
      backingUp.stop()
    },
    backUpAtEnd: () => backingUp.end(),
  }
}

/** Runs a write that is only a convenience; its failure must not prevent playing. */
function ifPossible(write: () => void): void {
  try {
    write()
  } catch {
    // A full disk is reported where it prevents an act.
  }
}
