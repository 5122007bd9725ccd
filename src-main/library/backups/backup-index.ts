import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Milliseconds since 1970, as far as dates go. No act is summed with its time: one that makes no sense counts as none. */
const Time = z.number().min(0).max(8.64e15).catch(0)

/** A game in a backup. */
export const BackedUpGame = z.object({
  uid: z.string(),
  /** The number it had in the library. */
  id: z.int(),
  name: z.string(),
  /** The hash of its campaign. */
  campaign: z.string(),
  acts: z.int().nonnegative(),
  /** The sum of its last act; that of its start when there is none. */
  head: z.int(),
  /** The action is null where not everybody may read it: in a sealed game, and in one with hidden things. */
  lastAct: z.object({ at: Time, action: z.string().nullable() }).nullable(),
  played: Time,
  removed: Time.nullable(),
  open: z.boolean(),
  sealed: z.boolean(),
  /** All of it was as it was written when the backup was made. */
  whole: z.boolean(),
})
export type BackedUpGame = z.infer<typeof BackedUpGame>

/** What a backup holds, written beside it when it was made and proved. */
export const BackupIndex = z.object({
  format: z.literal(1),
  /** Backups are counted: clocks jump. */
  number: z.int().positive(),
  made: Time,
  /** The number of the library's shape. */
  shape: z.int(),
  size: z.int(),
  sha256: z.string(),
  /** A hash of what the games are, by which a backup that would be the same as the last one is left out. */
  content: z.string(),
  games: z.array(BackedUpGame),
})
export type BackupIndex = z.infer<typeof BackupIndex>

/** The index as a file: its sum in the first line, the rest in the second. */
export function indexAsText(index: BackupIndex): string {
  const text = JSON.stringify(index)
  return `${sumOfText(text)}\n${text}\n`
}

/** Undefined for anything that is not, to the last letter, what was written. */
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
