import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Problem, systemCode } from '../wording/problem.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where each system expects an app to keep what belongs to its user. */
export function usualDataFolder(platform: NodeJS.Platform, environment: Environment, home = homedir()): string {
  if (platform === 'win32') return join(environment['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Gaiter Button')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Gaiter Button')
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'gaiter-button')
}

/**
 * Makes sure that the data folder is there and can be written to, and returns its full path. A folder that somebody
 * named is made only where its parent exists: a disk that is not plugged in must not become a folder of that name.
 */
export function prepareDataFolder(named: string | undefined): string {
  const folder = named === undefined ? usualDataFolder(process.platform, process.env) : resolve(named)
  if (named !== undefined && !isFolder(folder) && !isFolder(dirname(folder))) {
    throw new Problem(
      'data-folder-missing',
      `The data folder ${folder} does not exist, and neither does ${dirname(folder)}.`,
      'Check the path, plug in the disk it is on, or name another folder with --data DIR.',
    )
  }
  try {
    // Others who use this machine have no business with somebody's games.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unwritable(folder, error, 'cannot be made')
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    // Permissions do not tell everything (a read-only disk, a full one): only writing does.
    const trial = join(folder, `.trial-${process.pid}`)
    writeFileSync(trial, 'may this folder be written to?\n')
    rmSync(trial)
  } catch (error) {
    throw unwritable(folder, error, 'cannot be written to')
  }
  return folder
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function unwritable(folder: string, error: unknown, what: string): Problem {
  const code = systemCode(error)
  const why = code === undefined ? '' : ` (${reasons[code] ?? code})`
  return new Problem(
    'data-folder-unwritable',
    `The data folder ${folder} ${what}${why}.`,
    'Give yourself the right to write there, free some room, or name another folder with --data DIR.',
  )
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a file is in the way',
}
