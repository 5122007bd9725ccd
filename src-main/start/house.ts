import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The folder the app was installed in, and what its package says of it. */
export type House = { readonly folder: string; readonly name: string; readonly version: string }

const PackageFile = z.object({ productName: z.string(), version: z.string() })

/** The built entries and the sources lie at different depths, so the house is the nearest folder with a package.json. */
export function findHouse(from: string): House {
  let folder = from
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`no package.json above ${from}`)
    folder = parent
  }
  const { productName, version } = PackageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { folder, name: productName, version }
}

/** Where the built window lies. */
export function windowFolder(house: House): string {
  return join(house.folder, 'out', 'renderer')
}

/** The built program without a shell: it names the files of its parts, and these have other names when anything in them changes. */
export function builtProgram(house: House): string {
  return join(house.folder, 'out', 'main', 'host.js')
}

/** Where the built worker lies that draws maps. */
export function drawingWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'draw-map-worker.js')
}

/** Where the built worker lies in which opponents think. */
export function opponentWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'think-worker.js')
}

/** Where the built worker lies that reads damaged libraries. */
export function salvageWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'salvage-worker.js')
}

/** Where the built worker lies that plays simulations. */
export function simulationWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'play-games-worker.js')
}

/** Where the built worker lies that makes backups. */
export function backupWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'back-up-worker.js')
}

/** Where the built worker lies that changes drafts. */
export function changeWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'change-draft-worker.js')
}

/** Where the built worker lies that reads game files. */
export function importWorker(house: House): string {
  return join(house.folder, 'out', 'main', 'take-in-worker.js')
}
