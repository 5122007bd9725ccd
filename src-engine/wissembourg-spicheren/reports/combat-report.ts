import type { LedgerLine } from '../../kernel/values/ledger.ts'
import { columnOf } from '../losses/table.ts'
import { type Fate, fatesWith, type Test } from './fates.ts'
import type { ReportEntry } from './report-entries.ts'

/** An attack from the journal, from the retreat before it to the advance after it. */
export type CombatReport = {
  readonly report: 'combat'
  readonly hex: string
  readonly attackers: readonly string[]
  /** Whether a commander joined the attacks; null if none tried. */
  readonly coordination: (Test & { readonly unit: string }) | null
  readonly evaded: readonly { readonly unit: string; readonly hex: string }[]
  /** Helpers of the defence, supporting guns, and commanders of either side who take part. */
  readonly added: readonly { readonly unit: string; readonly as: 'helper' | 'guns' | 'commander' }[]
  /** The rolls of the defence, each against one attacker. */
  readonly strikes: readonly Roll[]
  readonly assault: Roll | null
  /** In order of first mention in the journal. */
  readonly fates: readonly Fate[]
  /** The unit that advanced into the hex. */
  readonly advanced: string | null
  /** An objective changed hands by it. */
  readonly objective: boolean
}
/** A roll on the combat table: the column and the die, each with its components, and the number of the result. */
export type Roll = {
  readonly unit: string
  readonly column: number
  readonly columns: readonly LedgerLine[]
  readonly ledger: readonly LedgerLine[]
  readonly result: number
}

export const rollIn = ({ unit, columns, ledger, result }: Omit<Roll, 'column'>): Roll => ({
  unit,
  column: columnOf(columns.reduce((sum, { value }) => sum + value, 0)),
  columns,
  ledger,
  result,
})

export const combatOn = (hex: string, coordination: CombatReport['coordination']): CombatReport => ({
  report: 'combat',
  hex,
  attackers: [],
  coordination,
  evaded: [],
  added: [],
  strikes: [],
  assault: null,
  fates: [],
  advanced: null,
  objective: false,
})

/** The report with the next entry added; undefined if the entry does not belong to it. */
export function combatGoesOn(report: CombatReport, entry: ReportEntry): CombatReport | undefined {
  switch (entry.kind) {
    case 'attack-began':
      return { ...report, attackers: [...report.attackers, entry.unit] }
    case 'evaded': {
      const { unit, hex } = entry
      return { ...report, evaded: [...report.evaded.filter((one) => one.unit !== unit), { unit, hex }] }
    }
    case 'helped':
      return withAdded(report, entry.unit, 'helper')
    case 'supported':
      return withAdded(report, entry.unit, 'guns')
    case 'took-part':
      return withAdded(report, entry.unit, 'commander')
    case 'defended':
      return { ...report, strikes: [...report.strikes, rollIn(entry)] }
    case 'assaulted':
      return { ...report, assault: rollIn(entry) }
    case 'advanced':
      return { ...report, advanced: entry.unit }
    case 'objective-taken':
      return entry.hex === report.hex ? { ...report, objective: true } : undefined
    default: {
      const fates = fatesWith(report.fates, entry)
      return fates && { ...report, fates }
    }
  }
}

const withAdded = (report: CombatReport, unit: string, as: CombatReport['added'][number]['as']): CombatReport => ({
  ...report,
  added: [...report.added, { unit, as }],
})
