import { appendFileSync, cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { house, linkPackages, makeFolder } from './workshop.ts'

/** The rule system in `tests/toy`, whose folders lie there as they will lie in the project. */
export const toyFolders = [
  'src-engine/two-banks',
  'campaigns/two-banks',
  'src-renderer/systems/two-banks',
  'tests/rulebook/two-banks',
] as const

/** All else that adding it takes: a line at the end of each of these. */
export const toyLines = {
  'src-engine/systems/list.ts': "export { twoBanks } from '../two-banks/system.ts'\n",
  'src-renderer/main/system-list.ts': "export { twoBanks as 'two-banks' } from '../systems/two-banks/system.ts'\n",
  'tests/kernel/trial-list.ts': "export { trial as 'two-banks' } from '../rulebook/two-banks/trial.ts'\n",
} as const

const toy = join(house, 'tests/toy')
const leftOut = new Set(['.git', 'node_modules', 'out'])

/** A copy of the project without what is built; `node_modules` is linked. */
export function copyHouse(): string {
  const folder = makeFolder({})
  for (const name of readdirSync(house)) {
    if (leftOut.has(name)) continue
    cpSync(join(house, name), join(folder, name), { recursive: true })
  }
  linkPackages(folder)
  return folder
}

/** Adds the toy to a copy: its folders, and the three lines. */
export function addToy(folder: string): void {
  for (const name of toyFolders) cpSync(join(toy, name), join(folder, name), { recursive: true })
  for (const [file, line] of Object.entries(toyLines)) appendFileSync(join(folder, file), line)
}
