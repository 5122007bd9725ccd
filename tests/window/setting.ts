import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { entriesOf } from '../../src-main/services/game-setting.ts'
import type { SystemJournal } from '../../src-renderer/journal/system-journal.ts'
import { journalOf } from '../../src-renderer/main/systems.ts'

/** How the journal of a rule system is sorted at the table. */
export const systemJournal = (system: RuleSystem): SystemJournal => ({
  ...journalOf(system.id),
  entries: entriesOf(system),
})
