import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What the program keeps between its starts because it takes long to make: drawn maps, and what it found out about campaigns. */
const kept = ['drawings', 'findings'] as const

/** Links what a host keeps to the folders that all hosts of this run share. */
export function shareKept(dataFolder: string): void {
  const shared = process.env['GAITER_BUTTON_KEPT']
  if (shared === undefined) return
  for (const name of kept) {
    mkdirSync(join(shared, name), { recursive: true })
    symlinkSync(join(shared, name), join(dataFolder, name), 'junction')
  }
}

/** Gives a host an empty folder of drawn maps, so that it draws them itself. */
export function drawAnew(dataFolder: string): void {
  const own = join(dataFolder, 'drawings')
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
}
