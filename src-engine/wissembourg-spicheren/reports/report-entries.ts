import type { EntryRead } from '../../kernel/play/journal.ts'
import type { EntryOfBook } from '../state/entries.ts'

/** A journal entry as read. */
export type ReportEntry = EntryRead<EntryOfBook>

/** Units that attack together are reported directly one after another. */
export const isOfSameAttack = (entry: ReportEntry, before: ReportEntry | undefined): boolean =>
  entry.kind === 'attack-began' && before?.kind === 'attack-began' && before.hex === entry.hex
