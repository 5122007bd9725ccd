import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Mended } from '../../contract/library.ts'
import { readDataFile } from '../../data-files/data-files.ts'

/** Why this library is new, written before a mended library takes the place of a damaged one. */
export const newReport = (file: string): string => join(dirname(file), 'library.mended.json')

/** Far more than the report of any library has. */
const MOST_BYTES = 64 * 2 ** 20

/** A report as it was written; undefined for anything else that stands in its place, whatever it is. */
export function readReport(path: string): Mended | undefined {
  try {
    return Mended.safeParse(JSON.parse(readDataFile(path, MOST_BYTES).toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Lays the report by, to be told until somebody has read it. */
export function keepReport(file: string): void {
  const path = newReport(file)
  if (!existsSync(path)) return
  const folder = dirname(file)
  try {
    renameSync(path, join(folder, `library.report-${freeNumber(folder)}.json`))
  } catch {
    // In a folder that cannot be written to it is found where it is at the next start.
  }
}

/** The reports of mendings that nobody has dismissed. */
export type MendingReports = {
  /** The oldest one that can be read. */
  readonly first: Mended | null
  /** Names of files that are called as reports are and are none. */
  readonly unreadable: readonly string[]
}

export function readReports(folder: string): MendingReports {
  const kept = keptIn(folder).map(({ name }) => ({ name, report: readReport(join(folder, name)) }))
  return {
    first: kept.find(({ report }) => report !== undefined)?.report ?? null,
    unreadable: kept.filter(({ report }) => report === undefined).map(({ name }) => name),
  }
}

/** Forgets the report that is told first, and those that cannot be read. */
export function dismissReport(folder: string): void {
  let told = false
  for (const { name } of keptIn(folder)) {
    const path = join(folder, name)
    const isReport = readReport(path) !== undefined
    if (isReport && told) continue
    told ||= isReport
    rmSync(path, { force: true, recursive: true })
  }
}

/** The number after all others; where somebody has put a file with the highest there is, the lowest that is free. */
function freeNumber(folder: string): number {
  const taken = new Set(keptIn(folder).map(({ number }) => number))
  const next = Math.max(0, ...taken) + 1
  if (next <= MOST_REPORTS) return next
  let free = 1
  while (taken.has(free)) free += 1
  return free
}
const MOST_REPORTS = 999_999_999

function keptIn(folder: string): { readonly name: string; readonly number: number }[] {
  let names: string[] = []
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  const numbered = names.flatMap((name) => {
    const number = /^library\.report-(\d{1,9})\.json$/.exec(name)?.[1]
    return number === undefined ? [] : [{ name, number: Number(number) }]
  })
  return numbered.toSorted((a, b) => a.number - b.number)
}

/** The place a damaged library is put, in the folder it is in: a report that names another one is not obeyed. */
export function placeAside(file: string, setAside: string | null): string | null | undefined {
  if (setAside === null) return null
  const name = basename(setAside)
  return /^library\.damaged-[\w-]+\.sqlite$/.test(name) ? join(dirname(file), name) : undefined
}
