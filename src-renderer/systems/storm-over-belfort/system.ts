import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { siegeChronicle } from './chronicle/chronicle.ts'
import { journalReading } from './journal.ts'
import { stormOverBelfortUi } from './system-ui.ts'

export const stormOverBelfort: SystemWindow = {
  uiFor: stormOverBelfortUi,
  journal: journalReading,
  chronicle: siegeChronicle,
}
