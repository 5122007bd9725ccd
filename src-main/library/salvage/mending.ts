import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { words } from '../../wording/bilingual.ts'
import { systemCode } from '../../wording/problem.ts'
import { readTallyFile, tallyFileBeside } from '../tables/tally-file.ts'
import { isDamage, libraryParts as parts } from './check.ts'
import { newReport as reportFile, pathSetAside, readReport } from './reports.ts'
import { type CampaignAtHand, mendCampaigns } from './salvage-campaigns.ts'
import { salvage, type Sources } from './salvage.ts'
import type { Salvaged } from './salvaged.ts'
import { salvageInWorker } from './salvage-in-worker.ts'

/** What was done to a damaged library, and where its file was moved; null where it was not moved or did not exist. */
export type Repaired = { readonly setAside: string | null } & Salvaged

/*
 * A damaged library is mended in three steps. If the app ends in between, the next start continues from there: a new
 * library is made beside it and filled; a report says that it is complete; the old one is put aside and the new one
 * takes its place. Then the report is kept until the player has read it.
 */
const newFile = (file: string): string => join(dirname(file), 'library.mended.sqlite')

/** The dependencies of mending. */
export interface Mending {
  readonly open: (file: string) => Database
  readonly atHand?: CampaignAtHand
  /** Backups of the library, newest first. */
  readonly backups: readonly string[]
  readonly worker?: string
}

/** Makes a new library from the readable parts of a damaged one, and renames the damaged file unchanged. */
export function mend(file: string, now: Date, mending: Mending): Repaired {
  const salvaged = make(file, mending)
  const database = mending.open(newFile(file))
  try {
    mendCampaigns(database, mending.atHand ?? (() => undefined))
  } finally {
    database.close()
  }
  const there = parts.some((part) => existsSync(file + part))
  const repaired = writeReport(file, { setAside: there ? freeName(file, now) : null, ...salvaged })
  exchange(file, repaired.setAside)
  return repaired
}

/** Writes the report, from which the next start continues if the app ends now. */
export function writeReport(file: string, repaired: Repaired): Repaired {
  rmSync(`${reportFile(file)}.part`, { force: true, recursive: true })
  writeFileSync(`${reportFile(file)}.part`, JSON.stringify(repaired), { flush: true })
  renameSync(`${reportFile(file)}.part`, reportFile(file))
  return repaired
}

/** Finishes a mending that was interrupted. The report file can contain anything. */
export function finishMending(file: string, now: Date): Repaired | null {
  if (!existsSync(reportFile(file))) return null
  const repaired = readReport(reportFile(file))
  const aside = repaired && pathSetAside(file, repaired.setAside)
  if (repaired !== undefined && aside !== undefined) {
    exchange(file, aside)
    return { ...repaired, setAside: aside }
  }
  // The report is written when the new library is complete, and the old one is moved only then. So if the old one is
  // gone, the new one replaces it.
  if (!existsSync(file) && existsSync(newFile(file))) exchange(file, freeName(file, now))
  return null
}

function exchange(file: string, aside: string | null): void {
  const made = newFile(file)
  if (!existsSync(made)) return
  for (const part of aside === null ? [] : parts) {
    if (existsSync(file + part) && !existsSync(aside + part)) renameSync(file + part, aside + part)
  }
  renameSync(made, file)
}

/**
 * Fills a new library beside the damaged one. If the damaged file cannot be read at all, only backups are used; if
 * those fail too, an empty library is made. Without disk space nothing is started, and the damaged one stays for
 * another attempt.
 */
function make(file: string, { open, backups, worker }: Mending): Salvaged {
  const made = newFile(file)
  const known = readTallyFile(tallyFileBeside(file))
  let reason: unknown
  for (const files of [
    [file, ...backups],
    [NO_FILE, ...backups],
  ]) {
    removeMade(made)
    const sources: Sources = { files, known }
    try {
      const inWorker = worker === undefined ? undefined : salvageInWorker(worker, made, sources)
      const salvaged = inWorker ?? fill(made, sources, open)
      return reason === undefined ? salvaged : { ...salvaged, parts: [nothingOf(file, reason), ...salvaged.parts] }
    } catch (error) {
      if (systemCode(error) !== undefined && !isDamage(error)) {
        removeMade(made)
        throw error
      }
      reason = error
    }
  }
  removeMade(made)
  open(made).close()
  const lost = known.tallies.flatMap(({ erased, name, acts }) => (erased ? [] : [{ name, acts }]))
  const lostDrafts = known.drafts.flatMap(({ erased, name, gestures }) => (erased ? [] : [{ name, gestures }]))
  return { whole: 0, parts: [nothingOf(file, reason)], lost, drafts: { parts: [], lost: lostDrafts } }
}

function removeMade(made: string): void {
  for (const part of parts) rmSync(made + part, { force: true, recursive: true })
}

/** Replaces a damaged file from which nothing is read. */
const NO_FILE = ''

/** Salvages into a new library, in the current thread. */
export function fill(made: string, sources: Sources, open: (file: string) => Database): Salvaged {
  const database = open(made)
  try {
    return salvage(sources, database)
  } finally {
    database.close()
  }
}

function nothingOf(file: string, error: unknown): Salvaged['parts'][number] {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    name: basename(file),
    acts: 0,
    of: null,
    reason: words(`nothing could be taken over: ${reason}`, 'rien n’a pu être repris'),
  }
}

function freeName(file: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const name = (more: string): string => join(dirname(file), `library.damaged-${stamp}${more}.sqlite`)
  const taken = (one: string): boolean => parts.some((part) => existsSync(one + part))
  let free = name('')
  for (let count = 2; taken(free); count += 1) free = name(`-${count}`)
  return free
}
