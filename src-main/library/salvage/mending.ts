import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { words } from '../../wording/bilingual.ts'
import { systemCode } from '../../wording/problem.ts'
import { isDamage } from './check.ts'
import { newReport as reportFile, placeAside, readReport } from './reports.ts'
import { type CampaignAtHand, salvage, type Salvaged } from './salvage.ts'

/** What was done to a damaged library. */
export type Repaired = { readonly setAside: string } & Salvaged

/*
 * A damaged library is mended in three steps, and whatever ends the app in between, the next start goes on from there:
 * a new library is made beside it and filled; a report says that it is complete; the old one is put aside and the new
 * one put in its place. Then the report is laid by until somebody has read it.
 */
const newFile = (file: string): string => join(dirname(file), 'library.mended.sqlite')

/** The file, and what SQLite keeps beside it. */
const parts = ['', '-wal', '-shm', '-journal']

/** Makes a new library of what can be read of a damaged one, which is renamed with every byte of it. */
export function mend(file: string, now: Date, atHand: CampaignAtHand, open: (file: string) => Database): Repaired {
  const made = newFile(file)
  for (const part of parts) rmSync(made + part, { force: true })
  const database = open(made)
  let salvaged: Salvaged
  try {
    salvaged = salvageIfPossible(file, database, atHand)
  } finally {
    database.close()
  }
  const repaired = { setAside: freeName(file, now), ...salvaged }
  writeFileSync(`${reportFile(file)}.part`, JSON.stringify(repaired), { flush: true })
  renameSync(`${reportFile(file)}.part`, reportFile(file))
  exchange(file, repaired.setAside)
  return repaired
}

/** Goes on with what an app that was ended could not finish. What stands where the report should be may be anything. */
export function finishMending(file: string, now: Date): Repaired | null {
  if (!existsSync(reportFile(file))) return null
  const repaired = readReport(reportFile(file))
  const aside = repaired && placeAside(file, repaired.setAside)
  if (repaired !== undefined && aside !== undefined) {
    exchange(file, aside)
    return { ...repaired, setAside: aside }
  }
  // The report is written when the new library is complete, and only then is the old one moved: where that is gone, this is it.
  if (!existsSync(file) && existsSync(newFile(file))) exchange(file, freeName(file, now))
  return null
}

function exchange(file: string, aside: string): void {
  const made = newFile(file)
  if (!existsSync(made)) return
  for (const part of parts) {
    if (existsSync(file + part) && !existsSync(aside + part)) renameSync(file + part, aside + part)
  }
  renameSync(made, file)
}

/** Without room nothing is begun, and the damaged library stays for another time; else a new one is better than none. */
function salvageIfPossible(file: string, into: Database, atHand: CampaignAtHand): Salvaged {
  try {
    return salvage(file, into, atHand)
  } catch (error) {
    const code = systemCode(error)
    if (code !== undefined && !isDamage(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return {
      whole: 0,
      parts: [
        {
          name: basename(file),
          acts: 0,
          reason: words(`nothing could be taken over: ${reason}`, 'rien n’a pu être repris'),
        },
      ],
      lost: 0,
    }
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
