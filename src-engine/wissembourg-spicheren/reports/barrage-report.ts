import { rollIn, type Roll } from './combat-report.ts'
import { type Fate, fatesWith } from './fates.ts'
import type { Told } from './told.ts'

/** A barrage as it was told, with what became of those it fell upon. */
export type BarrageReport = {
  readonly report: 'barrage'
  readonly hex: string
  readonly target: string
  readonly roll: Roll
  readonly fates: readonly Fate[]
}

export function barrageBegins(entry: Told): BarrageReport | undefined {
  if (entry.kind !== 'barraged') return undefined
  const { target, hex } = entry
  return { report: 'barrage', hex, target, roll: rollIn(entry), fates: [] }
}

/** The report with what is told next; undefined where that adds nothing to it. */
export function barrageGoesOn(report: BarrageReport, entry: Told): BarrageReport | undefined {
  const fates = fatesWith(report.fates, entry)
  return fates && { ...report, fates }
}
