import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * Milliseconds since 1970, within the range of dates. Times are not covered by checksums, so an invalid one is read as
 * 0.
 */
const Time = z.number().min(0).max(8.64e15).catch(0)

/** A game in a backup. */
export const BackedUpGame = z.object({
  uid: z.string(),
  /** Its number in the library. */
  id: z.int(),
  name: z.string(),
  /** The hash of its campaign. */
  campaign: z.string(),
  acts: z.int().nonnegative(),
  /** The checksum of its last act; that of its start when there is none. */
  head: z.int(),
  /** The action is null where not everybody may read it: in a sealed game, and in one with hidden information. */
  lastAct: z.object({ at: Time, action: z.string().nullable() }).nullable(),
  played: Time,
  removed: Time.nullable(),
  open: z.boolean(),
  sealed: z.boolean(),
  /** All of it was undamaged when the backup was made. */
  whole: z.boolean(),
})
export type BackedUpGame = z.infer<typeof BackedUpGame>

/** The contents of a backup, written beside it after it was made and checked. */
export const BackupIndex = z.object({
  format: z.literal(1),
  /** Backups are numbered, because clocks can jump. */
  number: z.int().positive(),
  made: Time,
  /** The schema version of the library. */
  shape: z.int(),
  size: z.int(),
  sha256: z.string(),
  /** A hash of the games. A backup that would equal the last one is skipped. */
  content: z.string(),
  games: z.array(BackedUpGame),
  /** The number of drafts. Backups made by earlier versions do not tell it. */
  drafts: z.int().nonnegative().optional(),
})
export type BackupIndex = z.infer<typeof BackupIndex>

/** The index as a file: its checksum in the first line, the rest in the second. */
export function indexAsText(index: BackupIndex): string {
  const text = JSON.stringify(index)
  return `${sumOfText(text)}\n${text}\n`
}

/** Parses an index; undefined unless it matches its checksum. */
export function readIndex(content: string): BackupIndex | undefined {
  const [sum, text, ...rest] = content.split('\n')
  if (sum === undefined || text === undefined || rest.join('') !== '' || sumOfText(text) !== sum) return undefined
  try {
    return BackupIndex.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const sumOfText = (text: string): string => createHash('sha256').update(text).digest('hex')
