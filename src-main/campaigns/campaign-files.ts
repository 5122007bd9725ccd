import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultSentence } from '#engine/campaigns/phrases.ts'
import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { jsonFault } from './json-fault.ts'

/**
 * A campaign's folder as read: its JSON files by path within the folder, and the problems with files that could not be
 * read.
 */
export interface CampaignFolder {
  readonly files: CampaignFiles
  readonly problems: readonly Problem[]
  /** Equal as long as no file in the folder changes. */
  readonly stamp: string
}

/** Limits. The largest campaigns have a few hundred kB in some dozen files, two folders deep. */
const MOST = { bytes: 8 * 2 ** 20, files: 1000, depth: 8 }

/**
 * Reads every `.json` file below a folder. Links are not followed, so nothing outside the folder is read. Hidden files
 * and files of other kinds are ignored.
 */
export function readCampaignFolder(folder: string): CampaignFolder {
  const problems: Problem[] = []
  const found = filesBelow(folder, problems)
  const files: Record<string, unknown> = {}
  for (const { path } of found) {
    const json = readJson(folder, path, problems)
    if (json !== undefined) files[path] = json
  }
  return { files, problems, stamp: stampOf(found) }
}

/** Computes only the stamp, for comparison with an earlier one. */
export function campaignStamp(folder: string): string {
  return stampOf(filesBelow(folder, []))
}

interface Found {
  readonly path: string
  readonly size: number
  readonly changed: number
}

const stampOf = (found: readonly Found[]): string =>
  found.map(({ path, size, changed }) => `${path} ${size} ${changed}`).join('\n')

function filesBelow(folder: string, problems: Problem[]): Found[] {
  const found: Found[] = []
  const waiting = ['']
  for (let inside = waiting.pop(); inside !== undefined; inside = waiting.pop()) {
    for (const name of namesIn(folder, inside, problems)) {
      const path = inside === '' ? name : `${inside}/${name}`
      const status = lstatSync(join(folder, path), { throwIfNoEntry: false })
      if (status === undefined) continue
      if (status.isSymbolicLink()) {
        if (name.endsWith('.json'))
          problems.push(
            error(
              path,
              faultOf(
                'this-is-a-link',
                both('This is a link to another file.', 'Ceci est un lien vers un autre fichier.'),
              ),
              both('Put the file itself here.', 'Mettez ici le fichier lui-même.'),
            ),
          )
      } else if (status.isDirectory()) {
        if (path.split('/').length < MOST.depth) waiting.push(path)
        else
          problems.push(
            error(
              path,
              faultOf(
                'folders-lie-too-deep',
                both(`Folders lie more than ${MOST.depth} deep.`, `Des dossiers sont à plus de ${MOST.depth} niveaux.`),
              ),
              both('Move the files further up.', 'Remontez les fichiers.'),
            ),
          )
      } else if (status.isFile() && name.endsWith('.json')) {
        if (found.length === MOST.files) {
          problems.push(
            error(
              '',
              faultOf(
                'there-are-too-many-files',
                both(`There are more than ${MOST.files} JSON files.`, `Il y a plus de ${MOST.files} fichiers JSON.`),
              ),
              both('A campaign has a folder to itself.', 'Une campagne a un dossier pour elle seule.'),
            ),
          )
          return found
        }
        if (status.size <= MOST.bytes)
          found.push({ path, size: status.size, changed: Math.max(status.mtimeMs, status.ctimeMs) })
        else
          problems.push(
            error(
              path,
              faultOf(
                'the-file-is-too-large',
                both(`The file has ${status.size} bytes.`, `Le fichier a ${status.size} octets.`),
              ),
              both(`Keep it below ${MOST.bytes}.`, `Restez en dessous de ${MOST.bytes}.`),
            ),
          )
      }
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function namesIn(folder: string, inside: string, problems: Problem[]): string[] {
  try {
    return readdirSync(join(folder, inside)).filter((name) => !name.startsWith('.') && name !== 'node_modules')
  } catch (fault) {
    problems.push(
      error(
        inside,
        faultOf(
          'the-folder-cannot-be-read',
          both(
            `The folder cannot be read: ${reasonOf(fault)}.`,
            `Le dossier ne peut pas être lu : ${reasonOf(fault)}.`,
          ),
        ),
        both('See that it is there and may be read.', 'Voyez s’il est là et peut être lu.'),
      ),
    )
    return []
  }
}

function readJson(folder: string, path: string, problems: Problem[]): unknown {
  let text: string
  try {
    // Removes a byte order mark, which some editors write. Bytes that are not UTF-8 are an error.
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(folder, path)))
  } catch (fault) {
    const message =
      fault instanceof TypeError
        ? faultOf('the-file-is-not-utf-8', both('The file is not UTF-8.', 'Le fichier n’est pas en UTF-8.'))
        : faultOf(
            'the-file-cannot-be-read',
            both(
              `The file cannot be read: ${reasonOf(fault)}.`,
              `Le fichier ne peut pas être lu : ${reasonOf(fault)}.`,
            ),
          )
    const remedy = both(
      'Save it as UTF-8 text that everyone may read.',
      'Enregistrez-le comme texte UTF-8 que chacun puisse lire.',
    )
    problems.push(error(path, message, remedy))
    return undefined
  }
  const fault = jsonFault(text)
  if (fault === undefined) return JSON.parse(text)
  const { line, column, message } = fault
  problems.push({
    ...error(
      path,
      faultOf('the-file-is-no-json', message),
      both(
        'Put this place right; all up to it is in order.',
        'Corrigez cet endroit ; tout ce qui précède est en ordre.',
      ),
    ),
    path: `line ${line}, column ${column}`,
    line,
    column,
  })
  return undefined
}

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

const error = (file: string, message: FaultSentence, remedy: Title): Problem =>
  problemOf('error', file, '', message, remedy)
