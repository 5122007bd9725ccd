import type { Players } from '../../contract/library.ts'
import type { Fault } from './game-record.ts'
import { inLanguage, words } from '../../wording/bilingual.ts'

/** The reason shown instead of one that names an act a side must not know. */
export const ACT_DIFFERS = words('an act does not come out as it did', 'un coup ne donne pas ce qu’il avait donné')

/** Hides a reason that names an act, unless the game is open. */
export const redactFault = (fault: Fault | null, players: Players): Fault | null =>
  fault === null || players.open || !inLanguage('en', fault.reason).includes('“')
    ? fault
    : { moment: fault.moment, reason: ACT_DIFFERS }
