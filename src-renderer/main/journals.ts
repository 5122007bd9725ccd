import { journalKinds as gaiterButton } from '../systems/gaiter-button/journal/kinds.ts'
import { journalKinds as portableSpicheren } from '../systems/portable-spicheren/journal-kinds.ts'
import type { SystemJournal } from '../journal/system-journal.ts'

const known: Readonly<Record<string, SystemJournal>> = {
  'gaiter-button': gaiterButton,
  'portable-spicheren': portableSpicheren,
}

/** Of a system that nobody has described every line is of another kind, and nothing is counted as luck. */
const plainJournal: SystemJournal = { kinds: {}, beginnings: [], nouns: {}, draws: {}, sidesOf: () => () => null }

export const journalOf = (system: string): SystemJournal => known[system] ?? plainJournal
