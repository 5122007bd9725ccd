import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Mended } from '../../contract/library.ts'

/** Why this library is new, written before a mended library takes the place of a damaged one. */
export const newReport = (file: string): string => join(dirname(file), 'library.mended.json')

/** A report as it was written; undefined for anything else that stands in its place, whatever it is. */
export function readReport(path: string): Mended | undefined {
  try {
    return Mended.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Lays the report by, to be told until somebody has read it. */
export function keepReport(file: string): void {
  const path = newReport(file)
  if (!existsSync(path)) return
  const folder = dirname(file)
  const free = (keptIn(folder).at(-1)?.number ?? 0) + 1
  try {
    renameSync(path, join(folder, `library.report-${free}.json`))
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
