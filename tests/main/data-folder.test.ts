import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareDataFolder, defaultDataFolder } from '../../src-main/start/data-folder.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'

function problemOf(folder: string): Problem {
  try {
    prepareDataFolder(folder)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error(`${folder} was accepted`)
}

describe('the usual data folder', () => {
  it('is where each system keeps what belongs to its user', () => {
    expect(defaultDataFolder('linux', {}, '/home/a')).toBe('/home/a/.local/share/gaiter-button')
    expect(defaultDataFolder('linux', { XDG_DATA_HOME: '/data' }, '/home/a')).toBe('/data/gaiter-button')
    expect(defaultDataFolder('darwin', {}, '/Users/a')).toBe('/Users/a/Library/Application Support/Gaiter Button')
    expect(defaultDataFolder('win32', { APPDATA: '/Roaming' }, '/a')).toBe('/Roaming/Gaiter Button')
    expect(defaultDataFolder('win32', {}, '/a')).toBe('/a/AppData/Roaming/Gaiter Button')
  })
})

describe('a data folder that somebody names', () => {
  it('is made if the folder it is in exists, and left without a trace of the trial', () => {
    const folder = join(makeFolder({}), 'data')
    expect(prepareDataFolder(folder)).toBe(folder)
    expect(readdirSync(folder)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('is made so that nobody else may look into it', () => {
    const folder = prepareDataFolder(join(makeFolder({}), 'data'))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('is not made on a disk that is not there', () => {
    const parent = join(makeFolder({}), 'disk-not-plugged-in')
    const problem = problemOf(join(parent, 'data'))
    expect(problem.code).toBe('data-folder-missing')
    expect(problem.message).toContain(parent)
    expect(problem.remedy).toContain('--data')
    expect(existsSync(parent)).toBe(false)
  })

  it('may not be a file', () => {
    const problem = problemOf(join(makeFolder({ 'notes.txt': 'mine' }), 'notes.txt'))
    expect(problem.code).toBe('data-folder-unwritable')
    expect(problem.message).toContain('a file of that name is in the way')
  })

  // The superuser may write everywhere, whatever a folder says.
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('may not be read-only', () => {
    const folder = makeFolder({})
    chmodSync(folder, 0o500)
    const problem = problemOf(folder)
    chmodSync(folder, 0o700)
    expect(problem.code).toBe('data-folder-unwritable')
    expect(problem.message).toContain('this user may not')
  })

  it.skipIf(process.platform !== 'linux')('may not be a place where the system lets nobody write', () => {
    const problem = problemOf('/proc/self')
    expect(problem.code).toBe('data-folder-unwritable')
    expect(problem.message).toMatch(/^The data folder \/proc\/self cannot be written to/)
    expect(problem.remedy).toContain('--data')
  })
})
