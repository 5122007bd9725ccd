import { rollIn, type Roll } from './combat-report.ts'
import { type Fate, fatesWith } from './fates.ts'
import type { ReportEntry } from './report-entries.ts'

/** A barrage from the journal, with its effect on the counters hit. */
export type BarrageReport = {
  readonly report: 'barrage'
  readonly hex: string
  readonly target: string
  readonly roll: Roll
  readonly fates: readonly Fate[]
}

export function barrageBegins(entry: ReportEntry): BarrageReport | undefined {
  if (entry.kind !== 'barraged') return undefined
  const { target, hex } = entry
  return { report: 'barrage', hex, target, roll: rollIn(entry), fates: [] }
}

/** The report with the next entry added; undefined if the entry does not belong to it. */
export function barrageGoesOn(report: BarrageReport, entry: ReportEntry): BarrageReport | undefined {
  const fates = fatesWith(report.fates, entry)
  return fates && { ...report, fates }
}
