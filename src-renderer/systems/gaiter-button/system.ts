import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { gaiterButtonChronicle } from './chronicle/chronicle.ts'
import { journalReading } from './journal.ts'
import { gaiterButtonUi } from './system-ui.ts'

export const gaiterButton: SystemWindow = {
  uiFor: gaiterButtonUi,
  journal: journalReading,
  chronicle: gaiterButtonChronicle,
}
