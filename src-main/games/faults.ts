import type { Players } from '../contract/library.ts'
import type { Fault } from './record.ts'

/** What is said of an act that cannot be told to everybody. */
export const unnamed = { reason: 'an act does not come out as it did' }

/** A fault as it may be told: what names an act stays in games in which everything lies open. */
export const faultTold = (fault: Fault | null, players: Players): Fault | null =>
  fault === null || players.open
    ? fault
    : { moment: fault.moment, reason: fault.reason.includes('“') ? unnamed.reason : fault.reason }
