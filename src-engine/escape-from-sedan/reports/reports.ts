import type { EntryRead, JournalEntry } from '../../kernel/play/journal.ts'
import type { Report } from '../../kernel/system/glance.ts'
import { assembleReports } from '../../kernel/system/assemble-reports.ts'
import type { EntryOfBook } from '../state/entries.ts'

/** Volleys resolved together, and close combats, assembled from the journal. */

/** A journal entry as read. */
export type ReportEntry = EntryRead<EntryOfBook>

/** The content of a report, by its `report`. */
export type AnyReport = FireReport | CombatReport

export type FireReport = {
  readonly report: 'fire'
  readonly volleys: readonly Volley[]
} & Outcome

export type CombatReport = {
  readonly report: 'combat'
  readonly target: string
  readonly chargers: readonly string[]
  /** Units that came to help either side. */
  readonly helpers: readonly string[]
  readonly attackers: CombatRoll
  readonly defenders: CombatRoll
  readonly attackersWin: boolean
  /** The unit that advanced onto the loser's position. */
  readonly advanced: string | null
} & Outcome

/** A side's roll in a close combat: number of dice, their sum, and the total with all modifiers. */
export type CombatRoll = { readonly dice: number; readonly shown: number; readonly total: number }

export type Volley = {
  readonly unit: string
  readonly target: string
  readonly dice: number
  readonly needed: number
  /** Dice that reached the number needed, and how many of them count: half at long range. */
  readonly possible: number
  readonly counted: number
  readonly long: boolean
}

/** The effect on the targets or combatants. */
type Outcome = {
  readonly losses: readonly Loss[]
  readonly destroyed: readonly string[]
  readonly chits: readonly { readonly unit: string; readonly chits: number }[]
  /** Elite leaders, by their units, and commanders who were killed. */
  readonly killed: readonly string[]
  readonly fellBack: readonly { readonly unit: string; readonly sixteenths: number; readonly routing: boolean }[]
  readonly offTable: readonly string[]
  readonly guns: readonly { readonly unit: string; readonly spiked: boolean }[]
}

export type Loss = { readonly unit: string; readonly possible: number; readonly lost: number; readonly left: number }

const nothingYet: Outcome = {
  losses: [],
  destroyed: [],
  chits: [],
  killed: [],
  fellBack: [],
  offTable: [],
  guns: [],
}

/** Declared charges that have not been fought yet. */
type Charges = { chargers: Map<string, string[]>; helpers: Map<string, string[]> }

export function reports(told: readonly JournalEntry[]): readonly Report[] {
  const charges: Charges = { chargers: new Map(), helpers: new Map() }
  return assembleReports<ReportEntry, AnyReport>(told, (entry, open) => {
    noteCharges(charges, entry)
    const adds = open && goesOn(open, entry)
    if (adds !== undefined) return { adds }
    const begun = begins(entry, charges)
    return begun === undefined ? 'closes' : { begins: begun }
  })
}

function noteCharges({ chargers, helpers }: Charges, entry: ReportEntry): void {
  if (entry.kind === 'side-turn-began') {
    chargers.clear()
    helpers.clear()
  }
  if (entry.kind === 'charged') add(chargers, entry.target, entry.unit)
  if (entry.kind === 'reinforced') add(helpers, entry.target, entry.unit)
}

function add(to: Map<string, string[]>, target: string, unit: string): void {
  const known = to.get(target) ?? []
  if (!known.includes(unit)) to.set(target, [...known, unit])
}

function begins(entry: ReportEntry, { chargers, helpers }: Charges): AnyReport | undefined {
  if (entry.kind === 'volley-fired') return { report: 'fire', volleys: [volleyOf(entry)], ...nothingYet }
  if (entry.kind !== 'fought') return undefined
  const { target, attackersWin } = entry
  return {
    report: 'combat',
    target,
    chargers: chargers.get(target) ?? [],
    helpers: helpers.get(target) ?? [],
    attackers: { dice: entry.attackersDice, shown: entry.attackersShown, total: entry.attackers },
    defenders: { dice: entry.defendersDice, shown: entry.defendersShown, total: entry.defenders },
    attackersWin,
    advanced: null,
    ...nothingYet,
  }
}

const volleyOf = ({
  unit,
  target,
  dice,
  needed,
  possible,
  counted,
  long,
}: ReportEntry & { kind: 'volley-fired' }): Volley => ({
  unit,
  target,
  dice,
  needed,
  possible,
  counted,
  long,
})

/** The report with the next entry added; undefined if the entry does not belong to it. */
function goesOn(report: AnyReport, entry: ReportEntry): AnyReport | undefined {
  if (report.report === 'fire' && entry.kind === 'volley-fired')
    // Losses close a fire phase: the next volley starts a new report.
    return report.losses.length > 0 ? undefined : { ...report, volleys: [...report.volleys, volleyOf(entry)] }
  if (report.report === 'combat' && entry.kind === 'advanced-on') return { ...report, advanced: entry.unit }
  const outcome = withOutcome(report, entry)
  return outcome === undefined ? undefined : { ...report, ...outcome }
}

/** What an entry adds to the outcome. */
function withOutcome(so: Outcome, entry: ReportEntry): Partial<Outcome> | undefined {
  switch (entry.kind) {
    case 'losses-taken': {
      const { unit, possible, lost, left } = entry
      return { losses: [...so.losses, { unit, possible, lost, left }] }
    }
    case 'destroyed':
      return { destroyed: [...so.destroyed, entry.unit] }
    case 'chits-taken':
      return { chits: [...so.chits, { unit: entry.unit, chits: entry.chits }] }
    case 'leader-hit':
      return entry.dead ? { killed: [...so.killed, entry.unit] } : {}
    case 'general-hit':
      return entry.dead ? { killed: [...so.killed, entry.leader] } : {}
    case 'fell-back':
      return { fellBack: [...so.fellBack, { unit: entry.unit, sixteenths: Number(entry.by), routing: entry.routing }] }
    case 'fled-off':
      return { offTable: [...so.offTable, entry.unit] }
    case 'guns-taken':
      return { guns: [...so.guns, { unit: entry.unit, spiked: entry.spiked }] }
    case 'morale-fell':
      return {}
    default:
      return undefined
  }
}
