import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import { assembleReports } from '../../kernel/system/assemble-reports.ts'
import { battleBegins, battleGoesOn, type BattleReport } from './battle-report.ts'
import { reconBegins, reconGoesOn, type ReconReport } from './recon-report.ts'
import { isOfBattle, type ReportEntry } from './report-entries.ts'

/** Battles and reconnaissances, assembled from the entries a reader was told, in that order. */

/** Any report, distinguished by its `report` field. */
export type AnyReport = BattleReport | ReconReport

export const reports = (told: readonly JournalEntry[]): readonly Report[] =>
  assembleReports<ReportEntry, AnyReport>(told, (entry, open) => {
    const begins = battleBegins(entry) ?? reconBegins(entry)
    if (begins !== undefined) return { begins }
    if (open === undefined) return 'passes'
    const adds = open.report === 'battle' ? battleGoesOn(open, entry) : reconGoesOn(open, entry)
    if (adds !== undefined) return { adds }
    return open.report === 'battle' && isOfBattle(entry) ? 'passes' : 'closes'
  })
