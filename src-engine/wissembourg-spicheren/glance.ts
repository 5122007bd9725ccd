import {
  phaseOf,
  Pieces,
  type Figure,
  type Phases,
  type Piece,
  type Title,
  type When,
} from '../kernel/system/glance.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { sides } from './campaign/files.ts'
import type { G } from './state/kit.ts'
import { chiefArrivals, chiefMoves } from './turn/chiefs.ts'
import { operations } from './turn/initiative.ts'
import { rallies } from './turn/rally.ts'
import { battle, turn as wholeTurn } from './turn/turn.ts'
import type { Score } from './victory/victory.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** Summaries of a battle for lists, thumbnails and comparisons, from open information only. */

const phases: Phases = [
  [chiefArrivals, 'command'],
  [chiefMoves, 'command'],
  [operations, 'operations'],
  [rallies, 'rally'],
  [wholeTurn, 'operations'],
  [battle, 'set-up'],
]

export function when(g: G): When {
  const turn = Math.max(1, g.turn)
  return { turn, phase: g.decider < 0 ? 'over' : (phaseOf(g, phases) ?? 'operations') }
}

/** The hour at which a turn begins. */
export function calendar({ scenarios }: Campaign, scenario: string, { turn, phase }: When): Title {
  const { firstHour } = scenarios.find(({ id }) => id === scenario)!
  const hour = firstHour + turn - 1
  const title = (words: Words): string => fill(words[`calendar.${phase}`] ?? words['calendar']!, { turn, hour })
  return { en: title(english), fr: title(french) }
}

/** The fields read from a view; `view` writes all of them. */
interface Known {
  readonly unit: {
    readonly [unit: string]: {
      readonly hex: string
      readonly lost: number
      readonly fate: number
      readonly disorganised: boolean
    }
  }
  readonly formation: { readonly [formation: string]: { readonly demoralised: boolean } }
  readonly column: { readonly [column: string]: { readonly hex: string } }
  readonly score: { readonly [side: string]: Score }
}
const read = (known: JsonObject): Known => known as unknown as Known // written by `view`

/** In a view: the counter is in no hex. */
const NOWHERE = '-'

export function pieces({ counters, formations, scenarios }: Campaign, known: JsonObject): readonly Piece[] {
  const { unit, column } = read(known)
  const all = new Pieces()
  for (const { id, side } of counters) {
    const hex = unit[id]?.hex ?? NOWHERE
    if (hex !== NOWHERE) all.add(hex, side)
  }
  const hidden = scenarios.find(({ hiddenColumn }) => hiddenColumn !== undefined)?.hiddenColumn
  const owner = formations[hidden?.formation ?? -1]?.side
  if (owner !== undefined) for (const { hex } of Object.values(column)) if (hex !== NOWHERE) all.add(hex, owner)
  return all.sorted()
}

/** The same figures in the same order throughout a battle, so that two moments can be compared. */
export function tally({ counters, formations }: Campaign, known: JsonObject): readonly Figure[] {
  const { unit, formation, score } = read(known)
  const sum = (side: number, value: (row: Known['unit'][string], steps: number) => number): number =>
    counters.reduce((all, { id, side: whose, steps }) => {
      const row = unit[id]
      return whose === side && steps > 0 && row !== undefined ? all + value(row, steps) : all
    }, 0)
  const figures: readonly (readonly [key: string, value: (side: number) => number])[] = [
    ['points', (side) => score[sides[side]!]!.total], // side is 0 or 1
    ['steps', (side) => sum(side, ({ hex, lost }, steps) => (hex === NOWHERE ? 0 : steps - lost))],
    ['steps-lost', (side) => sum(side, ({ lost }) => lost)],
    ['disorganised', (side) => sum(side, ({ hex, disorganised }) => (disorganised && hex !== NOWHERE ? 1 : 0))],
    ['units-lost', (side) => sum(side, ({ fate }) => (fate === 1 ? 1 : 0))],
    [
      'formations-broken',
      (side) => formations.filter((one) => one.side === side && formation[one.id]?.demoralised === true).length,
    ],
  ]
  return figures.flatMap(([key, value]) => [0, 1].map((side) => ({ key, side, value: value(side) })))
}
