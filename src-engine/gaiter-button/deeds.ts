import type { Deeds, Figure } from '../kernel/system/glance.ts'
import type { JournalEntry } from '../kernel/play/journal.ts'
import { textIn } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { ownersIn } from './campaign/owners.ts'
import { sides } from './campaign/schemas/common-schema.ts'

/**
 * The deeds of each day, from the journal of one side. It contains the causes of that side's own losses; of the enemy
 * only what was fought in its sight.
 */

/** Figures given for both sides, and figures that a side has only for itself; in display order. */
const ofBoth = [
  'distance',
  'activations',
  'markers-drawn',
  'reconnaissances',
  'battles-won',
  'battles-drawn',
  'losses-battle',
  'unsupplied',
] as const
const ofOwn = [
  'march-points',
  'losses-fatigue',
  'losses-retreat',
  'losses-pursuit',
  'losses-night',
  'recovered',
] as const
type Key = (typeof ofBoth)[number] | (typeof ofOwn)[number]

/** The cause of the following losses, by the entry that announces them. */
const causes: { readonly [kind: string]: Key } = {
  'battle-loss': 'losses-battle',
  'guns-lost': 'losses-battle',
  exhausted: 'losses-fatigue',
  'over-capacity': 'losses-retreat',
  'rout-shut-in': 'losses-retreat',
  pursued: 'losses-pursuit',
  straggled: 'losses-night',
}

type Counted = Map<Key, [number, number]>

const named = (entry: JournalEntry, field = 'side'): number => (entry[field] === sides[0] ? 0 : 1)
const numberIn = (entry: JournalEntry, field: string): number => {
  const value = entry[field]
  return typeof value === 'number' ? value : 0
}

export function deeds(campaign: Campaign, told: readonly JournalEntry[], side: number): readonly Deeds[] {
  const owners = ownersIn(campaign)
  const sideOf = (entry: JournalEntry, field: string): number => owners.get(textIn(entry[field])) ?? side
  const days: { readonly turn: number; readonly counted: Counted }[] = [{ turn: 1, counted: new Map() }]
  let cause: Key = 'losses-battle'
  let acting = 0

  const add = (key: Key, whose: number, value: number): void => {
    const { counted } = days.at(-1)! // there is a first day
    const both = counted.get(key) ?? [0, 0]
    both[whose]! += value // one of two
    counted.set(key, both)
  }
  const counts: { readonly [kind: string]: (entry: JournalEntry) => void } = {
    activated: (entry) => {
      acting = named(entry)
      add('activations', acting, 1)
    },
    moved(entry) {
      add('distance', named(entry), numberIn(entry, 'count'))
      add('march-points', named(entry), numberIn(entry, 'cost'))
    },
    'battle-moved': (entry) => add('distance', named(entry), numberIn(entry, 'count')),
    withdrew: (entry) => add('distance', named(entry), numberIn(entry, 'counters')),
    reconnoitred: (entry) => add('reconnaissances', named(entry), 1),
    'battle-won': (entry) => add('battles-won', named(entry, 'winner'), 1),
    'battle-drawn'() {
      for (const whose of [0, 1]) add('battles-drawn', whose, 1)
    },
    'supply-checked': (entry) => add('unsupplied', named(entry), numberIn(entry, 'outOfSupply')),
    'battle-loss': (entry) => add('losses-battle', sideOf(entry, 'counter'), 1),
    'garrison-loss': (entry) => add('losses-battle', sideOf(entry, 'garrison'), 1),
    'guns-lost': (entry) => add('losses-battle', sideOf(entry, 'counter'), numberIn(entry, 'count')),
    'unit-destroyed': (entry) => add(cause, sideOf(entry, 'counter'), numberIn(entry, 'mitrailleuses')),
    'point-lost': () => add(cause, side, 1),
    recovered: () => add('recovered', side, 1),
  }
  for (const entry of told) {
    if (entry.kind === 'day-began') {
      const turn = numberIn(entry, 'turn')
      if (turn > days.at(-1)!.turn) days.push({ turn, counted: new Map() })
    }
    if (entry.kind === 'draw' && entry['label'] === 'fatigue') add('markers-drawn', acting, 1)
    cause = causes[entry.kind] ?? cause
    counts[entry.kind]?.(entry)
  }
  return days.map(({ turn, counted }) => ({ turn, figures: figuresOf(counted, side) }))
}

function figuresOf(counted: Counted, side: number): Figure[] {
  const value = (key: Key, whose: number): number => counted.get(key)?.[whose] ?? 0
  return [
    ...ofBoth.flatMap((key) => [0, 1].map((whose) => ({ key, side: whose, value: value(key, whose) }))),
    ...ofOwn.map((key) => ({ key, side, value: value(key, side) })),
  ]
}
