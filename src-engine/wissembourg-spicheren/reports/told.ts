import type { EntryRead } from '../../kernel/play/journal.ts'
import type { EntryOfBook } from '../state/entries.ts'

/** An entry as it was told. */
export type Told = EntryRead<EntryOfBook>

/** Those who attack together are told one right after the other. */
export const isOfSameAttack = (entry: Told, before: Told | undefined): boolean =>
  entry.kind === 'attack-began' && before?.kind === 'attack-began' && before.hex === entry.hex
