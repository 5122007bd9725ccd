import type { LedgerLine } from '../../kernel/values/ledger.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import type { ReportEntry } from './report-entries.ts'

/** Report of a battle: what was engaged, the dice, and the results for both sides. */
export type BattleReport = {
  readonly report: 'battle'
  readonly kind: 'field' | 'assault' | 'sally'
  readonly zone: string
  readonly attacker: string
  readonly amplitude: number | null
  /** The column of the result table that was used, and how far it was shifted. */
  readonly column: string | null
  readonly shift: number
  /** The forces of both sides, the attacker's first. */
  readonly forces: readonly [Force, Force]
  /** The side that won; null if neither did or no dice were rolled. */
  readonly winner: string | null
  readonly difference: number
  /** Why it was not fought; null if dice were or will be rolled. */
  readonly unfought: 'nobody' | 'decoys' | 'fell-back' | null
  readonly rout: RoutReport | null
  /** A voluntary retreat: the die, or null if it was not tried. */
  readonly retreat: { readonly die: number | null; readonly succeeds: boolean } | null
  readonly wentBack: readonly WayBack[]
  /** The axis of retreat that the beaten side lost. */
  readonly axis: string | null
  readonly pursuit: PursuitReport | null
}

export type Force = {
  readonly side: string
  readonly engaged: readonly string[]
  readonly lead: string | null
  readonly ledger: readonly LedgerLine[]
  /** SP to be lost; and those lost, by unit and arm. */
  readonly due: number
  readonly lost: readonly Loss[]
  readonly destroyed: readonly string[]
  readonly demoralised: readonly string[]
}
export type Loss = { readonly of: string; readonly arm: string | null; readonly count: number }
export type RoutReport = { readonly morale: number; readonly ledger: readonly LedgerLine[]; readonly routs: boolean }
export type PursuitReport = {
  readonly winner: readonly LedgerLine[]
  readonly loser: readonly LedgerLine[]
  readonly losses: number
}
/** `to` is null for counters that went into the fortress. */
export type WayBack = { readonly who: string; readonly from: string; readonly to: string | null }

const kinds = { 'battle-began': 'field', 'assault-began': 'assault', 'sally-began': 'sally' } as const

export function battleBegins(entry: ReportEntry): BattleReport | undefined {
  if (entry.kind !== 'battle-began' && entry.kind !== 'assault-began' && entry.kind !== 'sally-began') return undefined
  const { attacker, zone } = entry
  return {
    report: 'battle',
    kind: kinds[entry.kind],
    zone,
    attacker,
    amplitude: null,
    column: null,
    shift: 0,
    forces: [emptyForce(attacker), emptyForce(attacker === sides[0] ? sides[1] : sides[0])],
    winner: null,
    difference: 0,
    unfought: null,
    rout: null,
    retreat: null,
    wentBack: [],
    axis: null,
    pursuit: null,
  }
}
const emptyForce = (side: string): Force => ({
  side,
  engaged: [],
  lead: null,
  ledger: [],
  due: 0,
  lost: [],
  destroyed: [],
  demoralised: [],
})

/** The report updated with the next entry; undefined if the entry adds nothing to it. */
export function battleGoesOn(report: BattleReport, entry: ReportEntry): BattleReport | undefined {
  switch (entry.kind) {
    case 'unit-engaged': {
      const { side, counter } = entry
      return of(report, side, (force) => ({ ...force, engaged: [...force.engaged, counter] }))
    }
    case 'garrison-engaged':
      return ofGarrison(report, (force) => ({ ...force, engaged: [...force.engaged, entry.garrison] }))
    case 'unit-leads':
    case 'lead-replaced':
      return of(report, entry.side, (force) => ({ ...force, lead: entry.counter }))
    case 'amplitude-found':
      return { ...report, amplitude: entry.amplitude }
    case 'factors-rolled': {
      const { forces } = report
      const [attacking, defending] = forces
      return {
        ...report,
        forces: [
          { ...attacking, ledger: entry.attackerLedger },
          { ...defending, ledger: entry.defenderLedger },
        ],
      }
    }
    case 'battle-won':
      return { ...report, winner: entry.winner, difference: entry.difference }
    case 'losses-found': {
      const [attacking, defending] = report.forces
      const { column, shift } = entry
      return {
        ...report,
        column,
        shift,
        forces: [
          { ...attacking, due: entry.attacker },
          { ...defending, due: entry.defender },
        ],
      }
    }
    default:
      return unfoughtBy(report, entry) ?? afterLoss(report, entry) ?? afterBattle(report, entry)
  }
}

function unfoughtBy(report: BattleReport, entry: ReportEntry): BattleReport | undefined {
  if (entry.kind === 'nobody-to-fight') return { ...report, unfought: 'nobody' }
  if (entry.kind === 'only-decoys') return { ...report, unfought: 'decoys' }
  return entry.kind === 'fell-back' ? { ...report, unfought: 'fell-back' } : undefined
}

function afterLoss(report: BattleReport, entry: ReportEntry): BattleReport | undefined {
  switch (entry.kind) {
    case 'battle-loss':
      return ofUnit(report, entry.counter, (force) => withLoss(force, entry.counter, entry.arm, 1))
    case 'point-lost':
      // Only the owner is told what retreat and pursuit cost.
      return entry.counter === undefined
        ? undefined
        : ofUnit(report, entry.counter, (force) => withLoss(force, entry.counter!, entry.arm ?? null, 1))
    case 'garrison-loss':
      return ofUnit(report, entry.garrison, (force) => withLoss(force, entry.garrison, null, 1))
    case 'guns-lost':
      return ofUnit(report, entry.counter, (force) => withLoss(force, entry.counter, 'artillery', entry.count))
    case 'unit-destroyed':
      return ofUnit(report, entry.counter, (force) => ({
        ...force,
        destroyed: [...force.destroyed, entry.counter],
        demoralised: force.demoralised.filter((one) => one !== entry.counter),
      }))
    default:
      return undefined
  }
}

function afterBattle(report: BattleReport, entry: ReportEntry): BattleReport | undefined {
  switch (entry.kind) {
    case 'rout-tested':
      return { ...report, rout: { morale: entry.morale, ledger: entry.ledger, routs: entry.routs } }
    case 'rout-began':
      return of(report, entry.side, (force) => ({
        ...force,
        demoralised: force.engaged.filter((one) => !force.destroyed.includes(one)),
      }))
    case 'retreat-tried':
      return { ...report, retreat: { die: entry.die, succeeds: entry.succeeds } }
    case 'stood-fast':
      return { ...report, retreat: { die: null, succeeds: false } }
    case 'went-back': {
      const { from, to } = entry
      return { ...report, wentBack: [...report.wentBack, { who: entry.counter ?? entry.token, from, to }] }
    }
    case 'went-inside': {
      const { zone } = entry
      return { ...report, wentBack: [...report.wentBack, { who: entry.counter ?? entry.token, from: zone, to: null }] }
    }
    case 'axis-lost':
      return { ...report, axis: entry.connection }
    case 'pursued': {
      const { winnerLedger, loserLedger, losses } = entry
      return { ...report, pursuit: { winner: winnerLedger, loser: loserLedger, losses } }
    }
    default:
      return undefined
  }
}

type Change = (force: Force) => Force

const of = (report: BattleReport, side: string, change: Change): BattleReport => {
  const [attacking, defending] = report.forces
  return side === report.attacker
    ? { ...report, forces: [change(attacking), defending] }
    : { ...report, forces: [attacking, change(defending)] }
}

/** Changes the force that engaged a unit. */
function ofUnit(report: BattleReport, unit: string, change: Change): BattleReport {
  const [attacking, defending] = report.forces
  return attacking.engaged.includes(unit)
    ? { ...report, forces: [change(attacking), defending] }
    : { ...report, forces: [attacking, change(defending)] }
}

/** A garrison fights for the defender, unless it has made a sally. */
function ofGarrison(report: BattleReport, change: Change): BattleReport {
  const [attacking, defending] = report.forces
  return report.kind === 'sally'
    ? { ...report, forces: [change(attacking), defending] }
    : { ...report, forces: [attacking, change(defending)] }
}

function withLoss(force: Force, of: string, arm: string | null, count: number): Force {
  const before = force.lost.find((one) => one.of === of && one.arm === arm)
  if (before === undefined) return { ...force, lost: [...force.lost, { of, arm, count }] }
  return {
    ...force,
    lost: force.lost.map((one) => (one === before ? { ...one, count: one.count + count } : one)),
  }
}
