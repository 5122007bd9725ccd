import { createHash, randomUUID } from 'node:crypto'
import type { RecordedGame } from '#engine/kernel/system/recorded-game.ts'

/**
 * Prefix of the uid of a recorded game on the table. It cannot be changed; a player who continues it starts a new game.
 */
const RECORD = 'record-'

/** Whether a game is a recorded game of its campaign. */
export const isRecord = ({ uid }: { readonly uid: string }): boolean => uid.startsWith(RECORD)

/** The uid of a recorded game. Its prefix identifies the record, so that the game is found again. */
export const uidOfRecord = (campaign: string, record: RecordedGame): string =>
  `${beginOf(campaign, record)}${randomUUID()}`

export const isRecordOf = ({ uid }: { readonly uid: string }, campaign: string, record: RecordedGame): boolean =>
  uid.startsWith(beginOf(campaign, record))

const beginOf = (campaign: string, { id, acts }: RecordedGame): string => {
  const hash = createHash('sha256').update(JSON.stringify([campaign, id, acts]))
  return `${RECORD}${hash.digest('hex')} `
}
