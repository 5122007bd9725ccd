import type { Players } from '../../contract/library.ts'
import type { Fault } from './game-record.ts'
import { saidIn, words } from '../../wording/sentences.ts'

/** What is said of an act that cannot be told to everybody. */
export const UNNAMED = words('an act does not come out as it did', 'un acte ne donne pas ce qu’il avait donné')

/** A fault as it may be told: what names an act stays in games in which everything lies open. */
export const faultTold = (fault: Fault | null, players: Players): Fault | null =>
  fault === null || players.open || !saidIn('en', fault.reason).includes('“')
    ? fault
    : { moment: fault.moment, reason: UNNAMED }
