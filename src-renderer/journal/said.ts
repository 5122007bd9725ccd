import type { Entry, Frame } from '../../src-main/contract/games.ts'
import { isTold, kindOf, ledgersOf } from './lines.ts'
import type { SystemJournal } from './system-journal.ts'

/** What of a frame is said to people. */
export const saidIn = ({ told }: Frame, system: SystemJournal): readonly Entry[] =>
  told.filter((entry) => isTold(entry, system))

/** A frame in one breath: draws are told without a full stop. */
export const joined = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ')

/** The rule that something told comes from: as the system has it, else that of the first modifier of its sum. */
export const ruleOf = (entry: Entry, system: SystemJournal): string | undefined =>
  system.rules?.[kindOf(entry)] ?? ledgersOf(entry)[0]?.lines[0]?.rule
