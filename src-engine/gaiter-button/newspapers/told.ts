import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Sentence } from '../../kernel/system/glance.ts'
import { textIn, type JsonObject } from '../../kernel/values/result.ts'

/** A day as one side was told it. */
export interface DayTold {
  readonly entries: readonly JournalEntry[]
  /** Whether a side, a counter or a garrison, by its name, is of the side whose newspaper it is. */
  readonly isOwn: (name: string) => boolean
}

/** The fields by which an entry says whose it is. */
const fields = ['winner', 'attacker', 'side', 'counter', 'leader', 'garrison'] as const

/** Whether an entry is of the newspaper's own side, by the first of those fields that it has. */
export function isOfOwn({ isOwn }: DayTold, entry: JournalEntry): boolean {
  const field = fields.find((one) => entry[one] !== undefined)
  return field !== undefined && isOwn(textIn(entry[field]))
}

/** A sentence of the newspaper about an entry, in the form for one's own side or for the enemy. */
export const sentenceOf = (day: DayTold, part: string, entry: JournalEntry): Sentence => ({
  key: `newspaper.${part}.${entry.kind}.${isOfOwn(day, entry) ? 'own' : 'enemy'}`,
  facts: factsOf(entry),
})

/** What an entry says, without its sums. */
export const factsOf = (entry: JournalEntry): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value !== 'object')) as JsonObject // plain values are left
