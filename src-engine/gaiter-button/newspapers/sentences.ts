import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Sentence } from '../../kernel/system/glance.ts'
import { textIn, type JsonObject } from '../../kernel/values/result.ts'

/** A day as one side was told it. */
export interface ReportedDay {
  readonly entries: readonly JournalEntry[]
  /** Does a name (of a side, a counter or a garrison) belong to the newspaper's side? */
  readonly isOwn: (name: string) => boolean
}

/** The fields that determine which side an entry belongs to; the first one present counts. */
const fields = ['winner', 'attacker', 'side', 'counter', 'leader', 'garrison'] as const

/** Does an entry belong to the newspaper's own side? */
export function isOfOwn({ isOwn }: ReportedDay, entry: JournalEntry): boolean {
  const field = fields.find((one) => entry[one] !== undefined)
  return field !== undefined && isOwn(textIn(entry[field]))
}

/** A sentence of the newspaper about an entry, phrased for one's own side or for the enemy. */
export const sentenceOf = (day: ReportedDay, part: string, entry: JournalEntry): Sentence => ({
  key: `newspaper.${part}.${entry.kind}.${isOfOwn(day, entry) ? 'own' : 'enemy'}`,
  facts: factsOf(entry),
})

/** The plain values of an entry, without its ledgers. */
export const factsOf = (entry: JournalEntry): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value !== 'object')) as JsonObject // only plain values are left
