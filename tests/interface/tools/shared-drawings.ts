import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ownFolder = (dataFolder: string): string => join(dataFolder, 'drawings')

/** Links a host's folder of drawn maps to the one that all hosts of this run share. */
export function shareDrawings(dataFolder: string): void {
  const shared = process.env['GAITER_BUTTON_DRAWINGS']
  if (shared !== undefined) symlinkSync(shared, ownFolder(dataFolder), 'junction')
}

/** Gives a host an empty folder of drawn maps, so that it draws them itself. */
export function drawAnew(dataFolder: string): void {
  rmSync(ownFolder(dataFolder), { recursive: true, force: true })
  mkdirSync(ownFolder(dataFolder))
}
