import type { JournalReading } from '../journal/system-journal.ts'
import { plainSystem } from '../system-ui/plain.ts'
import type { SystemWindow } from '../system-ui/system-ui.ts'
import * as list from './system-list.ts'

const windows: Readonly<Record<string, SystemWindow>> = list

/** The window's part of a rule system. A system without one is playable with face-down counters. */
export const systemWindow = (system: string): SystemWindow => windows[system] ?? plainSystem

/** The window's reading of the journal of a rule system. */
export const journalOf = (system: string): JournalReading => systemWindow(system).journal
