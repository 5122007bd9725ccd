import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ownFolder = (dataFolder: string): string => join(dataFolder, 'drawings')

/** Lets a host find the maps that others of this run of Playwright have drawn. */
export function shareDrawings(dataFolder: string): void {
  const shared = process.env['GAITER_BUTTON_DRAWINGS']
  if (shared !== undefined) symlinkSync(shared, ownFolder(dataFolder), 'junction')
}

/** Lets a host draw its maps itself. */
export function drawAnew(dataFolder: string): void {
  rmSync(ownFolder(dataFolder), { recursive: true, force: true })
  mkdirSync(ownFolder(dataFolder))
}
