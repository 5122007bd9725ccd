import type { LedgerLine } from '../../kernel/values/ledger.ts'
import type { ReportEntry } from './report-entries.ts'

/** The effect of a combat or of fire on one counter. */
export type Fate = {
  readonly unit: string
  /** Its tests of morale, one after the other. */
  readonly tests: readonly Test[]
  readonly steps: number
  readonly disorganised: boolean
  readonly eliminated: boolean
  readonly refused: boolean
  /** The hexes of its retreat, ending with the one where it stands. */
  readonly retreat: readonly string[]
  /** It could not retreat. */
  readonly cornered: boolean
  /** Roll of two dice for a commander in danger. */
  readonly danger: number | null
  /** The commander fell. */
  readonly fell: boolean
}
export type Test = { readonly ledger: readonly LedgerLine[]; readonly needed: number; readonly passed: boolean }

const fresh = (unit: string): Fate => ({
  unit,
  tests: [],
  steps: 0,
  disorganised: false,
  eliminated: false,
  refused: false,
  retreat: [],
  cornered: false,
  danger: null,
  fell: false,
})

/** The fates with the next entry added; undefined if the entry is about no fate. */
export function fatesWith(fates: readonly Fate[], entry: ReportEntry): readonly Fate[] | undefined {
  switch (entry.kind) {
    case 'morale-tested': {
      const { ledger, needed, passed } = entry
      return changed(fates, entry.unit, ({ tests }) => ({ tests: [...tests, { ledger, needed, passed }] }))
    }
    case 'step-lost':
      return changed(fates, entry.unit, ({ steps }) => ({ steps: steps + 1 }))
    case 'disordered':
      return changed(fates, entry.unit, () => ({ disorganised: true }))
    case 'eliminated':
      return changed(fates, entry.unit, ({ steps }) => ({ steps: steps + entry.steps, eliminated: true }))
    case 'refused':
      return changed(fates, entry.unit, () => ({ refused: true }))
    case 'retreated':
      return changed(fates, entry.unit, ({ retreat }) => ({ retreat: [...retreat, entry.hex] }))
    case 'cornered':
      return changed(fates, entry.unit, () => ({ cornered: true }))
    case 'commander-tested':
      return changed(fates, entry.unit, () => ({ danger: entry.roll }))
    case 'commander-fell':
      return changed(fates, entry.unit, () => ({ fell: true }))
    default:
      return undefined
  }
}

function changed(fates: readonly Fate[], unit: string, change: (fate: Fate) => Partial<Fate>): readonly Fate[] {
  const known = fates.some((one) => one.unit === unit) ? fates : [...fates, fresh(unit)]
  return known.map((one) => (one.unit === unit ? { ...one, ...change(one) } : one))
}
