import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brokenLinkTarget, statusOf } from '../data-files/data-files.ts'
import { words } from '../wording/bilingual.ts'
import { Problem, systemCode } from '../wording/problem.ts'
import type { Words } from '../contract/words.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder where each system expects an app to keep its user's data. */
export function defaultDataFolder(platform: NodeJS.Platform, environment: Environment, home = homedir()): string {
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Gaiter Button')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Gaiter Button')
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'gaiter-button')
}

const OTHER_FOLDER = words(
  'Check the path, plug in the disk it is on, or name another folder with --data DIR.',
  'Vérifiez le chemin, branchez le disque où il se trouve, ou nommez un autre dossier avec --data DOSSIER.',
)

/** The full path of the data folder. */
export const dataFolderOf = (named: string | undefined): string =>
  named === undefined ? defaultDataFolder(process.platform, process.env) : resolve(named)

/** The folder where commands look for the user's own campaigns. */
export const ownCampaigns = (): string =>
  join(dataFolderOf(process.env['GAITER_BUTTON_DATA'] || undefined), 'campaigns')

/**
 * Ensures that the data folder exists and is writable, and returns its full path. A named folder is created only if its
 * parent exists: a path on a disk that is not plugged in must not become a new folder.
 */
export function prepareDataFolder(named: string | undefined): string {
  const folder = dataFolderOf(named)
  const leadsTo = brokenLinkTarget(folder)
  if (leadsTo !== undefined) {
    throw new Problem(
      'data-folder-missing',
      words(
        `The data folder ${folder} is a link to ${leadsTo}, where nothing can be found.`,
        `Le dossier de données ${folder} est un lien vers ${leadsTo}, où rien ne se trouve.`,
      ),
      OTHER_FOLDER,
    )
  }
  if (named !== undefined && !isFolder(folder) && !isFolder(dirname(folder))) {
    throw new Problem(
      'data-folder-missing',
      words(
        `The data folder ${folder} does not exist, and neither does ${dirname(folder)}.`,
        `Le dossier de données ${folder} n’existe pas, et ${dirname(folder)} non plus.`,
      ),
      OTHER_FOLDER,
    )
  }
  try {
    // Other users of this machine must not have access to the games.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unwritable(folder, error, words('cannot be made', 'ne peut pas être créé'))
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // Permissions do not reveal everything (such as a read-only or full disk): only writing does.
    const trial = join(folder, `.trial-${process.pid}`)
    try {
      writeFileSync(trial, 'may this folder be written to?\n')
    } finally {
      rmSync(trial, { force: true })
    }
  } catch (error) {
    throw unwritable(folder, error, words('cannot be written to', 'ne peut pas être écrit'))
  }
  return folder
}

/** The folder for Chromium's own files: in the data folder, or in a temporary folder if that is not writable. */
export function folderForWindow(named: string | undefined): string {
  try {
    const folder = join(prepareDataFolder(named), 'window')
    mkdirSync(folder, { recursive: true })
    return folder
  } catch {
    return mkdtempSync(join(tmpdir(), 'window-'))
  }
}

function isFolder(path: string): boolean {
  return statusOf(path)?.isDirectory() ?? false
}

function unwritable(folder: string, error: unknown, what: Words): Problem {
  const code = systemCode(error)
  const why = code === undefined ? undefined : (reasons[code] ?? words(code, code))
  return new Problem(
    'data-folder-unwritable',
    words(
      `The data folder ${folder} ${what.en}${why === undefined ? '' : ` (${why.en})`}.`,
      `Le dossier de données ${folder} ${what.fr}${why === undefined ? '' : ` (${why.fr})`}.`,
    ),
    words(
      'Give yourself the right to write there, free some room, or name another folder with --data DIR.',
      'Donnez-vous le droit d’y écrire, libérez de la place, ou nommez un autre dossier avec --data DOSSIER.',
    ),
  )
}

const mayNot = words('this user may not', 'cet utilisateur n’en a pas le droit')
const reasons: Readonly<Record<string, Words>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: words('the disk is read-only', 'le disque est en lecture seule'),
  ENOSPC: words('the disk is full', 'le disque est plein'),
  EDQUOT: words('the disk quota is used up', 'le quota du disque est épuisé'),
  EIO: words('the disk fails', 'le disque est défaillant'),
  ELOOP: words('links lead in a circle', 'des liens tournent en rond'),
  EEXIST: words('a file of that name is in the way', 'un fichier de ce nom est à sa place'),
  ENOTDIR: words('a file is in the way', 'un fichier est à sa place'),
}
