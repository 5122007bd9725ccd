import { DeedCounts } from '../kernel/system/deed-counts.ts'
import {
  phaseOf,
  Pieces,
  type Deeds,
  type Figure,
  type Phases,
  type Piece,
  type Title,
  type When,
} from '../kernel/system/glance.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import type { JournalEntry } from '../kernel/play/journal.ts'
import { textIn, type JsonObject } from '../kernel/values/result.ts'
import { activations } from './activation/activations.ts'
import { bombardment } from './bombardment/bombardment.ts'
import type { Campaign } from './campaign/campaign.ts'
import { sides } from './campaign/files.ts'
import type { View } from './view.ts'
import { OUT, LOST, scenarioOf, type G } from './state/kit.ts'
import { operations } from './turn/operations.ts'
import { setUpFrame } from './turn/set-up.ts'
import { turn } from './turn/turn.ts'
import { reorganisation } from './works/reorganisation.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** Summaries of a siege for lists, thumbnails and comparisons; all of it is open to both sides. */

const phases: Phases = [
  [setUpFrame, 'set-up'],
  [operations, 'operations'],
  [bombardment, 'bombardment'],
  [activations, 'activations'],
  [reorganisation, 'reorganisation'],
  [turn, 'stratagems'],
]

export function when(g: G): When {
  const first = Math.max(g.turn, scenarioOf(g).turns.first)
  return { turn: first, phase: g.decider < 0 ? 'over' : (phaseOf(g, phases) ?? 'stratagems') }
}

export function calendar(_campaign: Campaign, _scenario: string, { turn: number, phase }: When): Title {
  const title = (words: Words): string => {
    const date = words[`date.${number}`] ?? fill(words['calendar']!, { turn: number }) // in both languages
    return fill(words[`calendar.${phase}`] ?? '{date}', { date })
  }
  return { en: title(english), fr: title(french) }
}

const read = (known: JsonObject): View => known as unknown as View // written by `view`

/** In a view: the unit is in no zone. */
const NOWHERE = '-'

export function pieces({ units, zones }: Campaign, known: JsonObject): readonly Piece[] {
  const { unit } = read(known)
  const there = new Set(zones.map(({ id }) => id))
  const all = new Pieces()
  for (const { id, side } of units) {
    const zone = unit[id]?.zone ?? NOWHERE
    if (there.has(zone)) all.add(zone, side)
  }
  return all.sorted()
}

export function tally({ units }: Campaign, known: JsonObject): readonly Figure[] {
  const { unit, account, zonePoints } = read(known)
  const sum = (side: number, of: (row: View['unit'][string], takesPart: boolean) => number): number =>
    units.reduce((total, { id, side: whose, hasSteps }) => {
      const row = unit[id]
      return whose === side && row !== undefined ? total + of(row, hasSteps) : total
    }, 0)
  const figures: readonly (readonly [key: string, value: (side: number) => number])[] = [
    ['zones', (side) => (side === 0 ? zonePoints.french : zonePoints.prussian)],
    ['battalions', (side) => sum(side, ({ zone }, counts) => (counts && zone !== NOWHERE ? 1 : 0))],
    ['weakened', (side) => sum(side, ({ zone, status }) => (zone === NOWHERE ? 0 : status))],
    ['out', (side) => sum(side, ({ fate }) => (fate === OUT ? 1 : 0))],
    ['lost', (side) => sum(side, ({ fate, lostIn }) => (fate === LOST && lostIn > 0 ? 1 : 0))],
    ['points', (side) => account[sides[side]!]?.points ?? 0], // one of two
  ]
  return figures.flatMap(([key, value]) => [0, 1].map((side) => ({ key, side, value: value(side) })))
}

/** Statistics of each turn: hits taken, bombardments fired, assaults made, zones taken. */
export function deeds(campaign: Campaign, told: readonly JournalEntry[]): readonly Deeds[] {
  const sideOf = new Map(campaign.units.map(({ id, side }) => [id, side]))
  const counts = new DeedCounts()
  for (const entry of told) {
    if (entry.kind === 'turn-began') counts.begin(Number(entry['turn']))
    const side =
      entry['unit'] === undefined ? sides.findIndex((one) => one === entry['side']) : sideOf.get(textIn(entry['unit']))
    const key = { hit: 'hits', bombarded: 'shots', assaulted: 'assaults', taken: 'taken' }[entry.kind]
    if (key !== undefined) counts.add(key, side)
  }
  return counts.deeds(['hits', 'shots', 'assaults', 'taken'])
}
