import type { EntryRead, JournalEntry } from '../../kernel/play/journal.ts'
import type { EntryOfBook } from '../state/entries.ts'

/** An entry of this battle as it was told. */
export type Told = EntryRead<EntryOfBook>

/** Dice are told again with what they were rolled for: left out of what reports and figures are put together from. */
export const toldIn = (line: JournalEntry): Told | undefined =>
  line.kind === 'draw' ? undefined : (line as unknown as Told) // entries of this system
