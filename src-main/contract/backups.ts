import { z } from 'zod'
import { Said } from './words.ts'

/** A game as a backup holds it. */
const BackedUpEntry = z.object({
  uid: z.string(),
  name: z.string(),
  /** Null in an unfinished game with hidden things, where the number would tell how often the other side acted. */
  acts: z.int().nullable(),
  /** The last act, where everybody may read it. */
  lastAct: z.object({ at: z.number(), action: z.string().nullable() }).nullable(),
  played: z.number(),
  sealed: z.boolean(),
  /** Whether it was in the basket. */
  removed: z.boolean(),
  /** Whether it was whole when the backup was made. */
  whole: z.boolean(),
  /**
   * Compared with the library: the game is not in it; it is there as it is here; it has gone on since; it has less, or something
   * else.
   */
  now: z.enum(['missing', 'same', 'further', 'less']),
})

export const BackupEntry = z.object({
  number: z.int(),
  made: z.number(),
  size: z.int(),
  games: z.array(BackedUpEntry),
})
export type BackupEntry = z.infer<typeof BackupEntry>

export const Backups = z.object({
  /** Where the library lies, and the backups in a folder beside it. */
  folder: z.string(),
  /** The newest first. */
  backups: z.array(BackupEntry),
  /** Why the last one could not be made. */
  trouble: Said.nullable(),
})
export type Backups = z.infer<typeof Backups>
