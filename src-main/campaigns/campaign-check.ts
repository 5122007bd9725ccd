import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { checkBeginnings } from '#engine/campaigns/beginnings.ts'
import { withoutOrigin, both, FILE_MISSING, faultOf, problemOf } from '#engine/campaigns/problems.ts'
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
import { mergeRepeatedProblems } from './repeated-problems.ts'
import { lineOf, linesIn } from './json-lines.ts'

/** Result of checking a campaign. */
export interface Judged {
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** The campaign's rule system, if it names a known one. */
  readonly system: RuleSystem | undefined
  /** Set when there is no error and the rule system is known. */
  readonly loaded: LoadedCampaign | undefined
}

/** Result of checking a campaign's folder. */
export interface Checked extends Judged {
  readonly folder: string
}

/** Reads campaigns of one rule system. */
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

/** Checks a campaign's files. `named`: the rule system to use instead of the one in the files. */
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

/** Checks a folder that has been read: its files, those that could not be read, and the documents beside them. */
export function judgeFolder(folder: string, { files, problems }: CampaignFolder, told = judge(files)): Checked {
  const faults = problems.filter(({ severity }) => severity === 'error')
  const unread = new Set(faults.map(({ file }) => file))
  const errors = [
    ...faults,
    // An unreadable file is not also reported as missing.
    ...told.errors.filter(({ file }) => !unread.has(file)),
    ...documentsMissing(folder, files['campaign.json']),
  ]
  // With an unreadable file, most warnings would only follow from its missing content.
  const warnings = faults.length > 0 ? [] : [...problems, ...told.warnings]
  if (!errors.some(({ file }) => file === 'campaign.json'))
    warnings.push(...namedOtherwise(folder, files['campaign.json']))
  return {
    folder,
    errors: withLines(folder, mergeRepeatedProblems(errors)),
    warnings: withLines(folder, warnings),
    system: told.system,
    loaded: errors.length === 0 ? told.loaded : undefined,
  }
}

/** Adds line numbers to problems. */
function withLines(folder: string, problems: readonly Problem[]): readonly Problem[] {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return problems.map((problem): Problem => {
    const { file, path, line } = problem
    if (line !== undefined || !file.endsWith('.json')) return withoutOrigin(problem)
    const lines = known.get(file) ?? linesOfFile(join(folder, file))
    known.set(file, lines)
    const found = lineOf(lines, path)
    return { ...withoutOrigin(problem), ...(found !== undefined && { line: found }) }
  })
}

function linesOfFile(file: string): ReadonlyMap<string, number> {
  try {
    return linesIn(readFileSync(file, 'utf8'))
  } catch {
    // The file is missing or not JSON, which is reported as its own problem.
    return new Map()
  }
}

/**
 * Warns when the folder's name differs from the campaign's id: a campaign is found by its folder and named by its id.
 */
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

/** `house`: the folder of the campaigns that this one can be based on. */
export const checkFolder = (folder: string, house?: string): Checked => judgeFolder(folder, readWithBase(folder, house))

/** Reports documents that the campaign names but that are not in its folder. */
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

/** The folders on a shelf, sorted by name. A shelf that is missing or unreadable counts as empty. */
export function foldersOnShelf(shelf: string): readonly string[] {
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
  foldersOnShelf(shelf).filter((folder) => existsSync(join(folder, 'campaign.json')))

function field(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}

/** Problems as text for people: one line with the place, one with the message and the remedy. */
export function inWords({ folder, errors, warnings }: Omit<Checked, 'loaded' | 'system'>): string {
  const lines = [`${folder}: ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`]
  for (const { severity, file, path, line, column, message, remedy } of [...errors, ...warnings]) {
    const place = line === undefined || column !== undefined ? file : `${file}:${line}`
    lines.push(`  ${severity} ${path === '' ? place : `${place}: ${path}`}`, `    ${message} ${remedy}`)
  }
  return lines.join('\n')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
