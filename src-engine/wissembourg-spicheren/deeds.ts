import type { JournalEntry } from '../kernel/play/journal.ts'
import { DeedCounts } from '../kernel/system/deed-counts.ts'
import type { Deeds, FormationFigures } from '../kernel/system/glance.ts'
import { entryOf } from '../kernel/system/assemble-reports.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { isOfSameAttack, type ReportEntry } from './reports/report-entries.ts'
import { FATE } from './state/kit.ts'

/** Statistics from the journal: what each side did, and its losses by cause. All of it is open to both sides. */

/** Causes of step losses; `overrun`: guns lost with the troops they stood with, or alone. */
const causes = ['barrage', 'defence', 'assault', 'refusal', 'retreat', 'overrun'] as const
type Cause = (typeof causes)[number]
const keyOf = (cause: Cause): string => `lost-${cause}`

type Loss = { readonly turn: number; readonly counter: number; readonly cause: Cause; readonly steps: number }

/** Entries that cause the step losses that follow them. */
const striking: { readonly [kind in ReportEntry['kind']]?: Cause } = {
  barraged: 'barrage',
  defended: 'defence',
  assaulted: 'assault',
}
/** Actions that may cost the unit itself a step, whatever struck it before. */
const costly: { readonly [kind in ReportEntry['kind']]?: Cause } = {
  refused: 'refusal',
  retreated: 'retreat',
  cornered: 'retreat',
  evaded: 'retreat',
}

/** Every loss of steps with its cause. */
function lossesIn({ counters }: Campaign, told: readonly JournalEntry[]): readonly Loss[] {
  const rows = new Map(counters.map(({ id }, row) => [id, row]))
  const found: Loss[] = []
  let turn = 1
  let struck: Cause = 'assault'
  let own: { readonly unit: string; readonly cause: Cause } | undefined
  for (const line of told) {
    const entry = entryOf<ReportEntry>(line)
    if (entry === undefined) continue
    if (entry.kind === 'turn-began') turn = entry.turn
    const blow = striking[entry.kind]
    if (blow !== undefined) [struck, own] = [blow, undefined]
    const cost = costly[entry.kind]
    if (cost !== undefined && 'unit' in entry) own = { unit: entry.unit, cause: cost }
    if (entry.kind !== 'step-lost' && entry.kind !== 'eliminated') continue
    const counter = rows.get(entry.unit)
    if (counter === undefined) continue
    const steps = entry.kind === 'step-lost' ? 1 : entry.steps
    if (steps === 0) continue
    const cause = entry.kind === 'eliminated' ? 'overrun' : own?.unit === entry.unit ? own.cause : struck
    found.push({ turn, counter, cause, steps })
  }
  return found
}

/** The other actions counted. */
const done = ['activations', 'barrages', 'attacks', 'advances', 'rallies'] as const

export function deeds(campaign: Campaign, told: readonly JournalEntry[]): readonly Deeds[] {
  const { counters, formations } = campaign
  const sideOf = new Map([...counters, ...formations].map(({ id, side }) => [id, side]))
  const counts = new DeedCounts()
  const losses = lossesIn(campaign, told)
  let before: ReportEntry | undefined
  for (const line of told) {
    const entry = entryOf<ReportEntry>(line)
    if (entry === undefined) continue
    if (entry.kind === 'turn-began') {
      counts.begin(entry.turn)
      for (const loss of losses)
        if (loss.turn === entry.turn) counts.add(keyOf(loss.cause), counters[loss.counter]!.side, loss.steps)
    } else if (entry.kind === 'activated') counts.add('activations', sideOf.get(entry.formation))
    else if (entry.kind === 'joined') counts.add('activations', sideOf.get(entry.formation), 2)
    else if (entry.kind === 'barraged') counts.add('barrages', sideOf.get(entry.unit))
    else if (entry.kind === 'advanced') counts.add('advances', sideOf.get(entry.unit))
    else if (entry.kind === 'rallied' && entry.passed) counts.add('rallies', sideOf.get(entry.unit))
    else if (entry.kind === 'attack-began' && !isOfSameAttack(entry, before))
      counts.add('attacks', sideOf.get(entry.unit))
    before = entry
  }
  return counts.deeds([...done, ...causes.map(keyOf)])
}

/** The fields read from a view; `view` writes all of them. */
interface Known {
  readonly scenario: string
  readonly unit: {
    readonly [unit: string]: {
      readonly hex: string
      readonly lost: number
      readonly fate: number
      readonly disorganised: boolean
    }
  }
}

/** For each formation that takes part: the steps left, its losses by cause, and its demoralisation threshold. */
export function formationFigures(
  campaign: Campaign,
  known: JsonObject,
  told: readonly JournalEntry[],
): readonly FormationFigures[] {
  const { counters, formations, scenarios } = campaign
  const { scenario: id, unit } = known as unknown as Known // written by `view`
  const scenario = scenarios.find((one) => one.id === id)!
  const losses = lossesIn(campaign, told)
  return formations.flatMap(({ id: formation, side, units }, row) => {
    const isHidden = scenario.hiddenColumn?.formation === row
    const here = units.filter(
      (one) => isHidden || scenario.setUp[one] !== undefined || scenario.arrivals[one] !== undefined,
    )
    if (here.length === 0) return []
    const rows = here.map((one) => ({ steps: counters[one]!.steps, ...unit[counters[one]!.id]! }))
    const count = (is: (row: (typeof rows)[number]) => boolean): number => rows.filter(is).length
    const lostBy = (cause: Cause): number =>
      losses.reduce((sum, one) => (one.cause === cause && here.includes(one.counter) ? sum + one.steps : sum), 0)
    return {
      id: formation,
      side,
      figures: {
        'steps-left': rows.reduce((sum, { steps, lost }) => sum + steps - lost, 0),
        'steps-lost': rows.reduce((sum, { lost }) => sum + lost, 0),
        'demoralised-at': scenario.demoralisedAt[row]!,
        disorganised: count(({ disorganised, fate }) => disorganised && fate === FATE.none),
        'units-lost': count(({ fate }) => fate === FATE.eliminated),
        ...Object.fromEntries(causes.map((cause) => [keyOf(cause), lostBy(cause)])),
      },
    }
  })
}
