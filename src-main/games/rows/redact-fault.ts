import type { Players } from '../../contract/library.ts'
import type { Fault } from './game-record.ts'
import { inLanguage, words } from '../../wording/bilingual.ts'

/** What is said of an act that cannot be told to everybody. */
export const ACT_DIFFERS = words('an act does not come out as it did', 'un acte ne donne pas ce qu’il avait donné')

/** A fault as it may be told: what names an act stays in games in which everything lies open. */
export const redactFault = (fault: Fault | null, players: Players): Fault | null =>
  fault === null || players.open || !inLanguage('en', fault.reason).includes('“')
    ? fault
    : { moment: fault.moment, reason: ACT_DIFFERS }
