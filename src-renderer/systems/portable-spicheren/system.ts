import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { battleChronicle } from './chronicle/chronicle.ts'
import { journalReading } from './journal.ts'
import { portableSpicherenUi } from './system-ui.ts'
import { setUpFace } from './units.ts'

export const portableSpicheren: SystemWindow = {
  uiFor: portableSpicherenUi,
  journal: journalReading,
  chronicle: battleChronicle,
  setUpFace,
}
