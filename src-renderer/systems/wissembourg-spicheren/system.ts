import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { battleChronicle } from './chronicle/chronicle.ts'
import { journalReading } from './journal.ts'
import { wissembourgSpicherenUi } from './system-ui.ts'

export const wissembourgSpicheren: SystemWindow = {
  uiFor: wissembourgSpicherenUi,
  journal: journalReading,
  chronicle: battleChronicle,
}
