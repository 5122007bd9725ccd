import { createHash, randomUUID } from 'node:crypto'
import type { RecordedGame } from '#engine/kernel/system/recorded-game.ts'

/** What the uid of a recorded game begins with that was laid on the table: it stays as it is, and who goes on from it does so in a new game. */
const RECORD = 'record-'

/** Whether a game is a recorded one of its campaign. */
export const isRecord = ({ uid }: { readonly uid: string }): boolean => uid.startsWith(RECORD)

/** The uid of a recorded game: it begins with what was recorded, so that the game is found again. */
export const uidOfRecord = (campaign: string, record: RecordedGame): string =>
  `${beginOf(campaign, record)}${randomUUID()}`

export const isRecordOf = ({ uid }: { readonly uid: string }, campaign: string, record: RecordedGame): boolean =>
  uid.startsWith(beginOf(campaign, record))

const beginOf = (campaign: string, { id, acts }: RecordedGame): string => {
  const hash = createHash('sha256').update(JSON.stringify([campaign, id, acts]))
  return `${RECORD}${hash.digest('hex')} `
}
