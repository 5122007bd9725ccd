import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { house, makeFolder, program } from '../house/workshop.ts'
import type { Opponent } from '#engine/opponents/opponent.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { allServices } from '../../src-main/services/all-services.ts'
import { campaignsService, type CampaignsService, type Shelf } from '../../src-main/services/campaigns.ts'
import { Drawings } from '../../src-main/services/drawings.ts'
import { routerOf } from '../../src-main/services/router.ts'

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
  campaignsService(shelves, new Drawings(program('src-main/workers/draw-map.ts')))

export type Served = ReturnType<typeof makeRouter>

/** A shelf of campaigns as the services use it: read, and drawn. */
type Shown = { readonly campaigns: CampaignsService; readonly drawings: Drawings }

function showing(shelf: string): Shown {
  const drawings = new Drawings(program('src-main/workers/draw-map.ts'))
  return { campaigns: campaignsService([{ origin: 'house', folder: shelf }], drawings), drawings }
}

/** The router with everything real behind it: a library on the disk and a shelf that holds the ford. */
export function makeRouter(folder = makeFolder({}), played?: Played) {
  const shelf = fordShelf({ ford: {}, torn: { 'campaign.json': '{' } })
  return { shelf, ...routerOver(folder, showing(shelf), played) }
}

let campaignsOfHouse: Shown | undefined

/** The same with the campaigns of the house, which no test changes: they are read and drawn once for all tests of a process. */
export const makeHouseRouter = (folder = makeFolder({}), played?: Played) =>
  routerOver(folder, (campaignsOfHouse ??= showing(join(house, 'campaigns'))), played)

/** The same with the examples, or other campaigns, as those of the house, and a shelf of the player's own in the data folder. */
export function makeRouterWithShelf(folder = makeFolder({}), ofHouse = join(house, 'campaigns/examples')) {
  const drawings = new Drawings(program('src-main/workers/draw-map.ts'))
  const shelves: Shelf[] = [
    { origin: 'house', folder: ofHouse },
    { origin: 'own', folder: join(folder, 'campaigns') },
  ]
  return routerOver(folder, { campaigns: campaignsService(shelves, drawings), drawings })
}

/** Opponents of a test's own, and the worker that knows them. */
export type Played = { readonly opponents: readonly Opponent[]; readonly opponentWorker: string }

function routerOver(folder: string, shown: Shown, played?: Played) {
  const library = openLibrary(folder)
  const services = allServices({
    library,
    ...shown,
    simulationWorker: program('src-main/workers/play-games.ts'),
    opponentWorker: program('src-main/workers/think.ts'),
    importWorker: program('src-main/workers/import-file.ts'),
    changeWorker: program('src-main/workers/change-draft.ts'),
    backupWorker: program('src-main/workers/back-up.ts'),
    ...played,
    app: { name: 'Gaiter Button', version: '9.9.9', host: 'browser', dataFolder: folder },
  })
  return {
    folder,
    library,
    services,
    router: routerOf(services),
    close() {
      services.close()
      library.close()
    },
  }
}
