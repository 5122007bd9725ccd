import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { checkBeginnings } from '#engine/campaigns/beginnings.ts'
import { asTold, both, FILE_MISSING, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import {
  loadCampaign,
  type CampaignFiles,
  type LoadedCampaign,
  type Problem,
  type RuleSystem,
} from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readWithBase } from './based-on.ts'
import type { CampaignFolder } from './campaign-files.ts'
import { withoutEchoes } from './echoes.ts'
import { lineOf, linesIn } from './json-lines.ts'

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
      const begun = checkBeginnings(result.value)
      const errors = begun.filter(({ severity }) => severity === 'error')
      const odd = begun.filter(({ severity }) => severity === 'warning')
      const warnings = [...(system.campaign.warnings?.(result.value.campaign) ?? []), ...odd]
      return { errors, warnings, system, loaded: errors.length === 0 ? result.value : undefined }
    }
    const told = (severity: Problem['severity']) => result.error.filter((problem) => problem.severity === severity)
    return { errors: told('error'), warnings: told('warning'), system, loaded: undefined }
  },
})

const houseReaders: readonly Reader[] = systems.map(readerOf)

/** Checks a campaign's files. `named`: the rule system, in place of the one that the files name. */
export function judge(files: CampaignFiles, readers: readonly Reader[] = houseReaders, named?: string): Judged {
  const about = Object.hasOwn(files, 'campaign.json') ? files['campaign.json'] : undefined
  const name = named ?? field(about, 'system')
  const reader = readers.find(({ id }) => id === name)
  if (reader === undefined) return failed(unknownSystem(name, about === undefined, readers))
  try {
    return reader.read(files)
  } catch (fault) {
    // The system's own check should have found this; the author of the campaign still gets a hint.
    const reason = fault instanceof Error ? fault.message : String(fault)
    const message = both(
      `The campaign cannot be compiled: ${reason}.`,
      `La campagne ne peut pas être compilée : ${reason}.`,
    )
    const remedy = both(
      'Look for what the message names; the check let it through.',
      'Cherchez ce que nomme le message ; la vérification l’a laissé passer.',
    )
    return failed(
      problemOf('error', '', '', faultOf('the-campaign-cannot-be-compiled', message), remedy),
      reader.system,
    )
  }
}

function unknownSystem(name: unknown, missing: boolean, readers: readonly Reader[]): Problem {
  const known = readers.map(({ id }) => id).join(', ')
  const file = 'campaign.json'
  if (name === undefined && missing) {
    return problemOf(
      'error',
      file,
      '',
      FILE_MISSING,
      both(`Add it, with a "system" of: ${known}.`, `Ajoutez-le, avec pour "system" l’un de ceux-ci : ${known}.`),
    )
  }
  const told = clipped(JSON.stringify(name) ?? '')
  const message =
    name === undefined
      ? faultOf(
          'the-rule-system-is-not-named',
          both('The rule system is not named.', 'Le système de règles n’est pas nommé.'),
        )
      : faultOf(
          'there-is-no-rule-system',
          both(`There is no rule system ${told}.`, `Il n’y a pas de système de règles ${told}.`),
          typeof name === 'string' ? [name] : [],
        )
  return problemOf('error', file, 'system', message, both(`There are: ${known}.`, `Il y a : ${known}.`))
}

const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const failed = (problem: Problem, system?: RuleSystem): Judged => ({
  errors: [problem],
  warnings: [],
  system,
  loaded: undefined,
})

/** The check of a folder that has been read: its files, those that could not be read, and the documents beside them. */
export function judgeFolder(folder: string, { files, problems }: CampaignFolder, told = judge(files)): Checked {
  const faults = problems.filter(({ severity }) => severity === 'error')
  const unread = new Set(faults.map(({ file }) => file))
  const errors = [
    ...faults,
    // A file that could not be read at all is not missing as well.
    ...told.errors.filter(({ file }) => !unread.has(file)),
    ...documentsMissing(folder, files['campaign.json']),
  ]
  // Where a file could not be read, warnings would mostly be about what it would have said.
  const warnings = faults.length > 0 ? [] : [...problems, ...told.warnings]
  if (!errors.some(({ file }) => file === 'campaign.json'))
    warnings.push(...namedOtherwise(folder, files['campaign.json']))
  return {
    folder,
    errors: withLines(folder, withoutEchoes(errors)),
    warnings: withLines(folder, warnings),
    system: told.system,
    loaded: errors.length === 0 ? told.loaded : undefined,
  }
}

/** Problems with the lines of their files on which they stand. */
function withLines(folder: string, problems: readonly Problem[]): readonly Problem[] {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return problems.map((problem): Problem => {
    const { file, path, line } = problem
    if (line !== undefined || !file.endsWith('.json')) return asTold(problem)
    const lines = known.get(file) ?? linesOfFile(join(folder, file))
    known.set(file, lines)
    const found = lineOf(lines, path)
    return { ...asTold(problem), ...(found !== undefined && { line: found }) }
  })
}

function linesOfFile(file: string): ReadonlyMap<string, number> {
  try {
    return linesIn(readFileSync(file, 'utf8'))
  } catch {
    // The file is missing, or no JSON, which is told as its own problem.
    return new Map()
  }
}

/** A campaign is found by its folder and named by its id: two names for one thing confuse. */
function namedOtherwise(folder: string, about: unknown): readonly Problem[] {
  const id = field(about, 'id')
  const name = basename(resolve(folder))
  if (typeof id !== 'string' || id === name) return []
  const told = clipped(JSON.stringify(id))
  const message = both(
    `The campaign’s id is ${told}, but its folder is called "${name}".`,
    `L’identifiant de la campagne est ${told}, mais son dossier s’appelle "${name}".`,
  )
  const remedy = both('Give both the same name.', 'Donnez-leur le même nom.')
  return [problemOf('warning', 'campaign.json', 'id', faultOf('the-folder-is-called-otherwise', message), remedy)]
}

/** `house`: the folder of the campaigns that this one may be based on. */
export const checkFolder = (folder: string, house?: string): Checked => judgeFolder(folder, readWithBase(folder, house))

/** The documents a campaign names must lie beside it: a reader wants to know where things come from. */
function documentsMissing(folder: string, about: unknown): readonly Problem[] {
  return ['sources', 'rulings'].flatMap((key) => {
    const name = field(about, key)
    if (typeof name !== 'string' || (basename(name) === name && existsSync(join(folder, name)))) return []
    const message = both(
      `There is no file "${name}" in the campaign’s folder.`,
      `Il n’y a pas de fichier "${name}" dans le dossier de la campagne.`,
    )
    const remedy = both('Write it, or correct the name.', 'Écrivez-le, ou corrigez le nom.')
    return problemOf('error', 'campaign.json', key, faultOf('there-is-no-document', message, [name]), remedy)
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
  for (const { severity, file, path, line, column, message, remedy } of [...errors, ...warnings]) {
    const place = line === undefined || column !== undefined ? file : `${file}:${line}`
    lines.push(`  ${severity} ${path === '' ? place : `${place}: ${path}`}`, `    ${message} ${remedy}`)
  }
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
