import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { run } from '../../scripts/processes.mjs'

/** The project these tests belong to. */
export const house = resolve(import.meta.dirname, '../..')

/** A program or worker of the house to start, by the path of its source: as `make-programs.ts` has written it, where it was run. */
export const program = (path: string): string => join(process.env['GAITER_BUTTON_PROGRAMS'] ?? house, path)

const folders: string[] = []

/** A folder of its own, with the files named; it is removed when the test file is done. */
export function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Lets a folder see everything that is installed here. */
export function linkPackages(folder: string): void {
  symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'), 'dir')
}

/** Runs a script of the house, or one of its tools, in another folder. */
export function runIn(folder: string, script: string, args: string[] = [], env: Record<string, string> = {}) {
  const environment: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', ...env }
  delete environment.FORCE_COLOR
  return run(process.execPath, [join(house, script), ...args], { cwd: folder, env: environment, capture: true })
}

/** Called after each file of tests (`tests/around-each-file.ts`). */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
