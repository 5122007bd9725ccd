import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Backup } from './backups.ts'

export const backupFolder = (dataFolder: string): string => join(dataFolder, 'backups')

/** The paths of a backup and its index. */
export function backupFiles(dataFolder: string, number: number): { database: string; index: string } {
  const name = join(backupFolder(dataFolder), `backup-${number}`)
  return { database: `${name}.sqlite`, index: `${name}.json` }
}

/** The numbers of all files named like backups, ascending. Empty when the folder cannot be read. */
export function numbersIn(folder: string): number[] {
  const numbers = namesIn(folder).flatMap((name) => /^backup-(\d{1,9})\./.exec(name)?.[1] ?? [])
  return [...new Set(numbers.map(Number))].toSorted((a, b) => a - b)
}

/** A file with a higher number is not named like a backup. */
export const HIGHEST = 999_999_999

export const nextNumber = (folder: string): number => (numbersIn(folder).at(-1) ?? 0) + 1

/**
 * Removes the remains of interrupted backups, and all backups but the wanted ones. Leaves files with other names alone.
 */
export function tidyFolder(dataFolder: string, wanted: readonly Backup[]): void {
  const folder = backupFolder(dataFolder)
  const numbers = new Set(wanted.map(({ index }) => index.number))
  for (const name of namesIn(folder)) {
    const [, number, rest] = /^backup-(\d{1,9})\.(.*)$/.exec(name) ?? []
    if (number === undefined || (numbers.has(Number(number)) && (rest === 'sqlite' || rest === 'json'))) continue
    rmSync(join(folder, name), { force: true, recursive: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

export function fileHash(file: string): string {
  const hash = createHash('sha256')
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(2 ** 20)
    for (;;) {
      const read = readSync(handle, bytes, 0, bytes.length, null)
      if (read === 0) return hash.digest('hex')
      hash.update(bytes.subarray(0, read))
    }
  } finally {
    closeSync(handle)
  }
}
