import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from './campaign-files.ts'

/** What one campaign's folder has to be told. */
export interface Checked {
  readonly folder: string
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
}

type Told = Omit<Checked, 'folder'>

/** How each system's campaigns are read. Those that only say yes or no have no warnings. */
const readers = new Map<string, (files: CampaignFiles) => Told>([
  ...systems.map((system) => {
    const read = (files: CampaignFiles): Told => {
      const result = system.load(files)
      return { errors: result.ok ? [] : result.error, warnings: [] }
    }
    return [system.id, read] as const
  }),
  ['gaiter-button', readCampaign],
])

/** The campaigns in a folder of campaigns: every folder in it that has a campaign.json. */
export function campaignsIn(shelf: string): readonly string[] {
  return readdirSync(shelf, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(shelf, entry.name, 'campaign.json')))
    .map(({ name }) => join(shelf, name))
    .toSorted()
}

export function checkFolder(folder: string): Checked {
  const { files, problems } = readCampaignFolder(folder)
  const about = files['campaign.json']
  const told = readAs(field(about, 'system'), files)
  const unread = new Set(problems.map(({ file }) => file))
  return {
    folder,
    // A file that could not be read at all is not missing as well.
    errors: [...problems, ...told.errors.filter(({ file }) => !unread.has(file)), ...documentsMissing(folder, about)],
    warnings: told.warnings,
  }
}

function readAs(system: unknown, files: CampaignFiles): Told {
  const reader = typeof system === 'string' ? readers.get(system) : undefined
  if (reader) return reader(files)
  const names = [...readers.keys()].toSorted().join(', ')
  const missing = !Object.hasOwn(files, 'campaign.json')
  const problem: Problem = {
    severity: 'error',
    file: 'campaign.json',
    path: missing ? '' : 'system',
    message: missing ? 'The file is missing.' : `There is no rule system ${JSON.stringify(system) ?? 'told'}.`,
    remedy: missing ? `Add it, with a "system" of: ${names}.` : `Write one of: ${names}.`,
  }
  return { errors: [problem], warnings: [] }
}

/** The documents a campaign names must lie beside it: a reader wants to know where things come from. */
function documentsMissing(folder: string, about: unknown): readonly Problem[] {
  return ['sources', 'rulings'].flatMap((key) => {
    const name = field(about, key)
    if (typeof name !== 'string' || (basename(name) === name && existsSync(join(folder, name)))) return []
    return {
      severity: 'error',
      file: 'campaign.json',
      path: key,
      message: `There is no file "${name}" in the campaign’s folder.`,
      remedy: 'Write it, or correct the name.',
    }
  })
}

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** Problems for a person to read: a line for where, a line for what and what to do. */
export function inWords({ folder, errors, warnings }: Checked): string {
  const lines = [`${folder}: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`]
  for (const { severity, file, path, message, remedy } of [...errors, ...warnings]) {
    lines.push(`  ${severity} ${path === '' ? file : `${file}: ${path}`}`, `    ${message} ${remedy}`)
  }
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
