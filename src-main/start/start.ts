import { join } from 'node:path'
import type { About } from '../contract/contract.ts'
import { type Library, openLibrary } from '../library/library.ts'
import { lockDataFolder } from '../library/lock.ts'
import { type SettingsTable, settingsTable } from '../library/settings-table.ts'
import { campaignsService } from '../services/campaigns.ts'
import { Drawings } from '../services/drawings.ts'
import { type AppRouter, routerOf } from '../services/router.ts'
import { settingsService } from '../services/settings.ts'
import { prepareDataFolder } from './data-folder.ts'
import { drawingWorker, type House } from './house.ts'

/** What both hosts carry: the router, and for the shell the values that are its own. */
export type Started = {
  readonly router: AppRouter
  readonly table: SettingsTable
  readonly setAside: string | null
  close(): void
}

/** Takes the data folder and opens the library in it; throws a Problem when that cannot be. */
export function start(house: House, host: About['host'], namedFolder: string | undefined): Started {
  const dataFolder = prepareDataFolder(namedFolder)
  const lock = lockDataFolder(dataFolder)
  let library: Library
  try {
    library = openLibrary(dataFolder)
  } catch (error) {
    lock.release()
    throw error
  }
  const table = settingsTable(library.database)
  const setAside = library.repaired?.setAside ?? null
  const router = routerOf({
    about: () => ({ name: house.name, version: house.version, host, dataFolder, setAside }),
    campaigns: campaignsService(
      [
        { origin: 'house', folder: join(house.folder, 'campaigns') },
        { origin: 'own', folder: join(dataFolder, 'campaigns') },
      ],
      new Drawings(drawingWorker(house)),
    ),
    settings: settingsService(table),
  })
  return {
    router,
    table,
    setAside,
    close() {
      library.close()
      lock.release()
    },
  }
}
