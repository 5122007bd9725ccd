import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { tableChronicle } from './chronicle/chronicle.ts'
import { journalReading } from './journal.ts'
import { setUpTable } from './set-up.ts'
import { escapeFromSedanUi } from './system-ui.ts'

export const escapeFromSedan: SystemWindow = {
  uiFor: escapeFromSedanUi,
  journal: journalReading,
  chronicle: tableChronicle,
  setUpTable,
}
