import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { journalKinds } from './journal.ts'
import { portableSpicherenUi } from './system-ui.ts'

export const portableSpicheren: SystemWindow = { uiFor: portableSpicherenUi, journal: journalKinds }
