import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import {
  loadCampaign,
  type CampaignFiles,
  type LoadedCampaign,
  type Problem,
  type RuleSystem,
} from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder, type CampaignFolder } from './campaign-files.ts'

/** What a campaign has to be told. */
export interface Judged {
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Whose campaign it is, as far as it says so. */
  readonly system: RuleSystem | undefined
  /** When there is no error, and the game's rules are there to play it. */
  readonly loaded: LoadedCampaign | undefined
}

/** What one campaign's folder has to be told. */
export interface Checked extends Judged {
  readonly folder: string
}

/** How the campaigns of one game are read. */
interface Reader {
  readonly id: string
  readonly system: RuleSystem
  read(files: CampaignFiles): Judged
}

export const readerOf = (system: RuleSystem): Reader => ({
  id: system.id,
  system,
  read(files) {
    const result = loadCampaign(system, files)
    if (result.ok) {
      const loaded = result.value
      return { errors: [], warnings: system.campaign.warnings?.(loaded.campaign) ?? [], system, loaded }
    }
    const told = (severity: Problem['severity']) => result.error.filter((problem) => problem.severity === severity)
    return { errors: told('error'), warnings: told('warning'), system, loaded: undefined }
  },
})

const houseReaders: readonly Reader[] = systems.map(readerOf)

/** The one check of a campaign's files, for whoever asks. The game may be named by the asker instead of the files. */
export function judge(files: CampaignFiles, readers: readonly Reader[] = houseReaders, named?: string): Judged {
  const about = Object.hasOwn(files, 'campaign.json') ? files['campaign.json'] : undefined
  const name = named ?? field(about, 'system')
  const reader = readers.find(({ id }) => id === name)
  if (reader === undefined) return failed(unknownSystem(name, about === undefined, readers))
  try {
    return reader.read(files)
  } catch (fault) {
    // The game's own check should have found this; whoever writes the campaign needs a hint all the same.
    const message = `The campaign cannot be compiled: ${fault instanceof Error ? fault.message : String(fault)}.`
    const remedy = 'Look for what the message names; the check let it through.'
    return failed({ file: '', path: '', message, remedy }, reader.system)
  }
}

function unknownSystem(name: unknown, missing: boolean, readers: readonly Reader[]): Omit<Problem, 'severity'> {
  const known = readers.map(({ id }) => id).join(', ')
  const file = 'campaign.json'
  if (name === undefined && missing) {
    return { file, path: '', message: 'The file is missing.', remedy: `Add it, with a "system" of: ${known}.` }
  }
  const told = JSON.stringify(name) ?? ''
  const message = name === undefined ? 'The rule system is not named.' : `There is no rule system ${clipped(told)}.`
  return { file, path: 'system', message, remedy: `There are: ${known}.` }
}

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const failed = (problem: Omit<Problem, 'severity'>, system?: RuleSystem): Judged => ({
  errors: [{ severity: 'error', ...problem }],
  warnings: [],
  system,
  loaded: undefined,
})

/** The check of a folder that has been read: its files, those that could not be read, and the documents beside them. */
export function judgeFolder(folder: string, { files, problems }: CampaignFolder, told = judge(files)): Checked {
  const unread = new Set(problems.map(({ file }) => file))
  const errors = [
    ...problems,
    // A file that could not be read at all is not missing as well.
    ...told.errors.filter(({ file }) => !unread.has(file)),
    ...documentsMissing(folder, files['campaign.json']),
  ]
  // Where a file could not be read, warnings would mostly be about what it would have said.
  const warnings = problems.length > 0 ? [] : [...told.warnings]
  if (!errors.some(({ file }) => file === 'campaign.json'))
    warnings.push(...namedOtherwise(folder, files['campaign.json']))
  return { folder, errors, warnings, system: told.system, loaded: errors.length === 0 ? told.loaded : undefined }
}

/** A campaign is found by its folder and named by its id: two names for one thing confuse. */
function namedOtherwise(folder: string, about: unknown): readonly Problem[] {
  const id = field(about, 'id')
  const name = basename(resolve(folder))
  if (typeof id !== 'string' || id === name) return []
  const message = `The campaign’s id is ${clipped(JSON.stringify(id))}, but its folder is called "${name}".`
  return [{ severity: 'warning', file: 'campaign.json', path: 'id', message, remedy: 'Give both the same name.' }]
}

export const checkFolder = (folder: string): Checked => judgeFolder(folder, readCampaignFolder(folder))

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

/** The folders on a shelf, by name; a shelf that is not there, or may not be looked at, is an empty one. */
export function foldersOn(shelf: string): readonly string[] {
  try {
    return readdirSync(shelf)
      .filter((name) => !name.startsWith('.'))
      .map((name) => join(shelf, name))
      .filter(isFolder)
      .toSorted()
  } catch {
    return []
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** The campaigns on a shelf: every folder on it that has a campaign.json. */
export const campaignsIn = (shelf: string): readonly string[] =>
  foldersOn(shelf).filter((folder) => existsSync(join(folder, 'campaign.json')))

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** Problems for a person to read: a line for where, a line for what and what to do. */
export function inWords({ folder, errors, warnings }: Omit<Checked, 'loaded' | 'system'>): string {
  const lines = [`${folder}: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`]
  for (const { severity, file, path, message, remedy } of [...errors, ...warnings]) {
    lines.push(`  ${severity} ${path === '' ? file : `${file}: ${path}`}`, `    ${message} ${remedy}`)
  }
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
