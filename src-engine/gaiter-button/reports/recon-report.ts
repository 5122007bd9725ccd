import type { LedgerLine } from '../../kernel/values/ledger.ts'
import type { ReportEntry } from './report-entries.ts'

/** What a reconnaissance found. */
export type ReconReport = {
  readonly report: 'reconnaissance'
  readonly zone: string
  /** The side that reconnoitred. */
  readonly side: string
  readonly declared: number
  readonly screen: number
  /** Its die and modifiers; null if the screen held and no die was rolled. */
  readonly ledger: readonly LedgerLine[] | null
  /** How many counters had to be shown, and whether with their strength. */
  readonly units: number
  readonly composition: boolean
  readonly shown: readonly ShownCounter[]
  /** Decoys that were shown, and have left the map. */
  readonly decoys: number
}
export type ShownCounter = {
  readonly counter: string
  /** Null if only the counter's identity was shown. */
  readonly strength: {
    readonly infantry: number
    readonly cavalry: number
    readonly heavyCavalry: number
    readonly artillery: number
    readonly heavyArtillery: number
    readonly mitrailleuses: number
  } | null
}

export function reconBegins(entry: ReportEntry): ReconReport | undefined {
  if (entry.kind !== 'screened' && entry.kind !== 'reconnoitred') return undefined
  const { zone, side, declared, screen } = entry
  const found = entry.kind === 'screened' ? { ledger: null, units: 0, composition: false } : foundBy(entry)
  return { report: 'reconnaissance', zone, side, declared, screen, ...found, shown: [], decoys: 0 }
}
const foundBy = ({ ledger, units, composition }: Extract<ReportEntry, { kind: 'reconnoitred' }>) => ({
  ledger,
  units,
  composition,
})

/** The report updated with the next entry; undefined if the entry belongs to something else. */
export function reconGoesOn(report: ReconReport, entry: ReportEntry): ReconReport | undefined {
  switch (entry.kind) {
    case 'shown':
      return { ...report, shown: [...report.shown, { counter: entry.counter, strength: null }] }
    case 'strength-shown': {
      const { infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses } = entry
      const strength = { infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses }
      return { ...report, shown: [...report.shown, { counter: entry.counter, strength }] }
    }
    case 'decoy-unmasked':
      return { ...report, decoys: report.decoys + 1 }
    default:
      return undefined
  }
}
