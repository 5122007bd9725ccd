import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { About } from '../contract/app-calls.ts'
import type { Settings } from '../contract/settings.ts'
import { type Library, openLibrary } from '../library/library.ts'
import { type Lock, lockDataFolder } from '../library/lock.ts'
import { type SettingsTable, settingsTable } from '../library/tables/settings-table.ts'
import { allServices, type ServicesNeeds } from '../services/all-services.ts'
import { campaignElsewhere } from '../services/campaign-elsewhere.ts'
import { writeSchemas } from '../campaigns/write-campaign.ts'
import { findingsIn } from '../services/campaign-findings.ts'
import { campaignsService } from '../services/campaigns.ts'
import { Drawings } from '../services/drawings.ts'
import { type AppRouter, routerOf } from '../services/router.ts'
import type { Problem } from '../wording/problem.ts'
import { prepareDataFolder } from './data-folder.ts'
import {
  backupWorker,
  builtProgram,
  changeWorker,
  drawingWorker,
  type Installation,
  importWorker,
  opponentWorker,
  salvageWorker,
  simulationWorker,
} from './installation.ts'

/** What both hosts use: the router, and for the shell its own values. */
export type Started = {
  readonly router: AppRouter
  readonly table: SettingsTable
  readonly repaired: Library['repaired']
  /** Why the library is not open; null if it is. */
  readonly problem: Problem | null
  /** The settings for the window's initial look. */
  readonly look: () => Settings
  /** Closes everything; the library is backed up first, so it may take a moment. */
  close(): Promise<void>
}

/** In the folder of the player's own campaigns, "$schema" refers to these schemas. */
export function writeEditorSchemas(dataFolder: string): void {
  const own = join(dataFolder, 'campaigns')
  if (!existsSync(own)) return
  try {
    writeSchemas(join(own, 'schema'))
  } catch {
    // Editors then offer no completion; games are not affected.
  }
}

/** Locks the data folder and opens the library in it. If that fails, it unlocks the folder and throws. */
export function start(
  installation: Installation,
  host: About['host'],
  namedFolder: string | undefined,
  showFile?: (file: string) => void,
): Started {
  const dataFolder = prepareDataFolder(namedFolder)
  const lock = lockDataFolder(dataFolder)
  writeEditorSchemas(dataFolder)
  const drawings = new Drawings(drawingWorker(installation), join(dataFolder, 'drawings'))
  const campaigns = campaignsService(
    [
      { origin: 'house', folder: join(installation.folder, 'campaigns') },
      { origin: 'own', folder: join(dataFolder, 'campaigns') },
    ],
    drawings,
    findingsIn(join(dataFolder, 'findings'), builtProgram(installation)),
  )
  let library: Library | undefined
  try {
    library = openLibrary(dataFolder, undefined, {
      atHand: campaignElsewhere(dataFolder, campaigns),
      worker: salvageWorker(installation),
    })
    return serving(library, lock, installation, {
      campaigns,
      drawings,
      ...(showFile && { showFile }),
      app: { name: installation.name, version: installation.version, host, dataFolder },
    })
  } catch (error) {
    library?.close()
    lock.release()
    throw error
  }
}

function serving(
  library: Library,
  lock: Lock,
  installation: Installation,
  needs: Pick<ServicesNeeds, 'campaigns' | 'drawings' | 'showFile' | 'app'>,
): Started {
  const services = allServices({
    ...needs,
    library,
    simulationWorker: simulationWorker(installation),
    opponentWorker: opponentWorker(installation),
    backupWorker: backupWorker(installation),
    importWorker: importWorker(installation),
    changeWorker: changeWorker(installation),
    lock,
  })
  return {
    router: routerOf(services),
    table: settingsTable(library.database),
    repaired: library.repaired,
    problem: null,
    look: () => services.settings.read(),
    async close() {
      services.close()
      await services.backUpAtEnd()
      library.close()
      lock.release()
    },
  }
}
