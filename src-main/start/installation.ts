import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The folder in which the app is installed, with its name and version from package.json. */
export type Installation = { readonly folder: string; readonly name: string; readonly version: string }

const PackageFile = z.object({ productName: z.string(), version: z.string() })

/** Built files and sources are at different depths, so this is the nearest folder above with a package.json. */
export function findInstallation(from: string): Installation {
  let folder = from
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`no package.json above ${from}`)
    folder = parent
  }
  const { productName, version } = PackageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { folder, name: productName, version }
}

/** The folder of the built window. */
export function windowFolder(installation: Installation): string {
  return join(installation.folder, 'out', 'renderer')
}

/** The built program without a shell. It contains the names of its chunks, which change with their content. */
export function builtProgram(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'host.js')
}

/** The built worker that draws maps. */
export function drawingWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'draw-map-worker.js')
}

/** The built worker in which opponents think. */
export function opponentWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'think-worker.js')
}

/** The built worker that salvages damaged libraries. */
export function salvageWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'salvage-worker.js')
}

/** The built worker that plays simulations. */
export function simulationWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'play-games-worker.js')
}

/** The built worker that makes backups. */
export function backupWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'back-up-worker.js')
}

/** The built worker that changes drafts. */
export function changeWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'change-draft-worker.js')
}

/** The built worker that reads game files. */
export function importWorker(installation: Installation): string {
  return join(installation.folder, 'out', 'main', 'import-file-worker.js')
}
