import { z } from 'zod'
import { FaultText } from './words.ts'

/** A game in a backup. */
const BackedUpEntry = z.object({
  uid: z.string(),
  name: z.string(),
  /** Null in an unfinished game with hidden information, where the number would tell how often the other side acted. */
  acts: z.int().nullable(),
  /** The last act, if everyone may know it. */
  lastAct: z.object({ at: z.number(), action: z.string().nullable() }).nullable(),
  played: z.number(),
  sealed: z.boolean(),
  /** Whether it was in the Trash. */
  removed: z.boolean(),
  /** Whether it was undamaged when the backup was made. */
  whole: z.boolean(),
  /**
   * Compared with the library: not in it; identical; the library's game has continued since; or it has less, or
   * something different.
   */
  now: z.enum(['missing', 'same', 'further', 'less']),
})

export const BackupEntry = z.object({
  number: z.int(),
  made: z.number(),
  size: z.int(),
  games: z.array(BackedUpEntry),
  /** The number of drafts; null in a backup of an earlier version, which does not tell it. */
  drafts: z.int().nonnegative().nullable(),
})
export type BackupEntry = z.infer<typeof BackupEntry>

export const Backups = z.object({
  /** The folder of the library; the backups are in a folder beside it. */
  folder: z.string(),
  /** Newest first. */
  backups: z.array(BackupEntry),
  /** Why the last backup could not be made. */
  trouble: FaultText.nullable(),
})
export type Backups = z.infer<typeof Backups>
