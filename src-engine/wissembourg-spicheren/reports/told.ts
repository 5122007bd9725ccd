import type { EntryRead, JournalEntry } from '../../kernel/play/journal.ts'
import type { EntryOfBook } from '../state/entries.ts'

/** An entry as it was told. */
export type Told = EntryRead<EntryOfBook>

/** The entries of this system among what was told: dice are told again with what they were thrown for. */
export const entryIn = (line: JournalEntry): Told | undefined =>
  line.kind === 'draw' ? undefined : (line as unknown as Told) // an entry of this system

/** Those who attack together are told one right after the other. */
export const isOfSameAttack = (entry: Told, before: Told | undefined): boolean =>
  entry.kind === 'attack-began' && before?.kind === 'attack-began' && before.hex === entry.hex
