import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../house/workshop.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { settingsTable } from '../../src-main/library/settings-table.ts'
import { campaignsService } from '../../src-main/services/campaigns.ts'
import { routerOf } from '../../src-main/services/router.ts'
import { settingsService } from '../../src-main/services/settings.ts'

export const fordFolder = join(import.meta.dirname, 'fixtures', 'ford')

/** The files of the small campaign the tests look at, to be changed as a test likes. */
export function fordFiles(): { campaign: Record<string, unknown>; map: Record<string, unknown> } {
  const read = (name: string) => JSON.parse(readFileSync(join(fordFolder, name), 'utf8'))
  return { campaign: read('campaign.json'), map: read('map.json') }
}

/** A shelf of campaigns: what is not text is written as JSON. */
export function makeShelf(files: Record<string, unknown>): string {
  const texts = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content),
  ])
  return makeFolder(Object.fromEntries(texts))
}

/** The router with everything real behind it: a library on the disk and a shelf that holds the ford. */
export function makeRouter() {
  const folder = makeFolder({})
  const shelf = makeShelf({ 'torn/campaign.json': '{' })
  cpSync(fordFolder, join(shelf, 'ford'), { recursive: true })
  const library = openLibrary(folder)
  const router = routerOf({
    about: () => ({ name: 'Gaiter Button', version: '9.9.9', host: 'browser', dataFolder: folder, setAside: null }),
    campaigns: campaignsService([{ origin: 'house', folder: shelf }]),
    settings: settingsService(settingsTable(library.database)),
  })
  return { router, shelf, close: () => library.close() }
}
