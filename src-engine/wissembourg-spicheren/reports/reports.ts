import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import { assembleReports } from '../../kernel/system/assemble-reports.ts'
import { barrageBegins, barrageGoesOn, type BarrageReport } from './barrage-report.ts'
import { combatGoesOn, combatOn, type CombatReport } from './combat-report.ts'
import { isOfSameAttack, type ReportEntry } from './report-entries.ts'

/** Combats and barrages, assembled from the journal entries of one reader, in their order. */

/** The content of a report, by its `report`. */
export type AnyReport = CombatReport | BarrageReport

/** Entries that close the open report. */
const closing: ReadonlySet<ReportEntry['kind']> = new Set<ReportEntry['kind']>([
  'turn-began',
  'activated',
  'joined',
  'rallied',
])

export function reports(told: readonly JournalEntry[]): readonly Report[] {
  let before: ReportEntry | undefined
  return assembleReports<ReportEntry, AnyReport>(told, (entry, open) => {
    const begun = begins(entry, before)
    before = entry
    if (begun !== undefined) return { begins: begun }
    if (closing.has(entry.kind)) return 'closes'
    const adds = open && (open.report === 'combat' ? combatGoesOn(open, entry) : barrageGoesOn(open, entry))
    return adds === undefined ? 'passes' : { adds }
  })
}

/**
 * Starts a report at a barrage, or at the first attacker of an attack. The journal reports the commander's test right
 * before, and the other attackers right after.
 */
function begins(entry: ReportEntry, before: ReportEntry | undefined): AnyReport | undefined {
  if (entry.kind !== 'attack-began') return barrageBegins(entry)
  if (isOfSameAttack(entry, before)) return undefined
  const coordination = before?.kind === 'coordination-tested' && before.hex === entry.hex ? before : null
  return combatGoesOn(
    combatOn(
      entry.hex,
      coordination && {
        unit: coordination.unit,
        ledger: coordination.ledger,
        needed: coordination.needed,
        passed: coordination.passed,
      },
    ),
    entry,
  )
}
