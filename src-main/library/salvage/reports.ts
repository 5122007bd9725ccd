import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Mended } from '../../contract/library.ts'
import { readDataFile } from '../../data-files/data-files.ts'

/** The report of a mending, written before the mended library replaces the damaged one. */
export const newReport = (file: string): string => join(dirname(file), 'library.mended.json')

/** Far more than any report has. */
const MOST_BYTES = 64 * 2 ** 20

/** Reads a report; undefined for any other content. */
export function readReport(path: string): Mended | undefined {
  try {
    return Mended.safeParse(JSON.parse(readDataFile(path, MOST_BYTES).toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Keeps the report to be shown until the player has read it. */
export function keepReport(file: string): void {
  const path = newReport(file)
  if (!existsSync(path)) return
  const folder = dirname(file)
  try {
    renameSync(path, join(folder, `library.report-${freeNumber(folder)}.json`))
  } catch {
    // In a read-only folder the next start finds it under its present name.
  }
}

/** The reports of mendings that have not been dismissed. */
export type MendingReports = {
  /** The oldest readable one. */
  readonly first: Mended | null
  /** Names of files that are named like reports but are not valid. */
  readonly unreadable: readonly string[]
}

export function readReports(folder: string): MendingReports {
  const kept = keptIn(folder).map(({ name }) => ({ name, report: readReport(join(folder, name)) }))
  return {
    first: kept.find(({ report }) => report !== undefined)?.report ?? null,
    unreadable: kept.filter(({ report }) => report === undefined).map(({ name }) => name),
  }
}

/** Deletes the report that is shown first, and those that cannot be read. */
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

/** The number after all others; if a file with the highest possible number exists, the lowest free one. */
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

/** The path for a damaged library, in its own folder; undefined if the report names another place. */
export function pathSetAside(file: string, setAside: string | null): string | null | undefined {
  if (setAside === null) return null
  const name = basename(setAside)
  return /^library\.damaged-[\w-]+\.sqlite$/.test(name) ? join(dirname(file), name) : undefined
}
