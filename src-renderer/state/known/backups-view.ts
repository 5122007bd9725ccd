import type { Backups } from '../../../src-main/contract/backups.ts'

/** What the window knows of the backups. */
export type BackupsView = {
  /** Null until they have been read. */
  readonly list: Backups | null
  /** Longer work on them is running. */
  readonly busy: boolean
}
export const noBackups: BackupsView = { list: null, busy: false }
