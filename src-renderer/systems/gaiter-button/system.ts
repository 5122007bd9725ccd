import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { gaiterButtonChronicle } from './chronicle/chronicle.ts'
import { journalKinds } from './journal/kinds.ts'
import { gaiterButtonUi } from './system-ui.ts'

export const gaiterButton: SystemWindow = {
  uiFor: gaiterButtonUi,
  journal: journalKinds,
  chronicle: gaiterButtonChronicle,
}
