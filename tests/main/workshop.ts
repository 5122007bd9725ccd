import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { house, makeFolder } from '../house/workshop.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { settingsTable } from '../../src-main/library/settings-table.ts'
import { campaignsService, type Shelf } from '../../src-main/services/campaigns.ts'
import { Drawings } from '../../src-main/services/drawings.ts'
import { routerOf } from '../../src-main/services/router.ts'
import { settingsService } from '../../src-main/services/settings.ts'

/** A small campaign of Portable Spicheren that shows every kind of terrain and side. */
const fordFolder = join(import.meta.dirname, 'fixtures', 'ford')

/** A file of the ford, to be changed as a test likes. */
export function fordFile(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(fordFolder, name), 'utf8'))
}

/** A shelf that holds copies of the ford in these folders, with some files changed, or taken away where there is null. */
export function fordShelf(folders: Record<string, Record<string, unknown>>): string {
  const shelf = makeFolder({})
  for (const [folder, changes] of Object.entries(folders)) {
    cpSync(fordFolder, join(shelf, folder), { recursive: true })
    for (const [file, content] of Object.entries(changes)) {
      const path = join(shelf, folder, file)
      rmSync(path, { force: true })
      if (content === null) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    }
  }
  return shelf
}

/** The service over these shelves, drawing as the app does. */
export const serve = (...shelves: Shelf[]) =>
  campaignsService(shelves, new Drawings(join(house, 'src-main/workers/draw-map.ts')))

/** The router with everything real behind it: a library on the disk and a shelf that holds the ford. */
export function makeRouter() {
  const folder = makeFolder({})
  const shelf = fordShelf({ ford: {}, torn: { 'campaign.json': '{' } })
  const library = openLibrary(folder)
  const router = routerOf({
    about: () => ({ name: 'Gaiter Button', version: '9.9.9', host: 'browser', dataFolder: folder, setAside: null }),
    campaigns: serve({ origin: 'house', folder: shelf }),
    settings: settingsService(settingsTable(library.database)),
  })
  return { router, shelf, close: () => library.close() }
}
