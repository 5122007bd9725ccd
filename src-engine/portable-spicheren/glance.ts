import {
  phaseOf,
  Pieces,
  type Figure,
  type Phases,
  type Piece,
  type Title,
  type When,
} from '../kernel/system/glance.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import type { Campaign } from './campaign/campaign.ts'
import { sides } from './campaign/files.ts'
import type { G } from './state/kit.ts'
import { battle, halfTurn, turn as wholeTurn } from './turn.ts'
import type { Losses } from './victory/victory.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** Summaries of a battle for lists, thumbnails and comparisons. Nothing in them is hidden from either side. */

const phases: Phases = [
  [battle, 'set-up'],
  [wholeTurn, 'artillery'],
  [halfTurn, sides],
]

/** The turn, and whose half-turn it is, or the artillery phase of both; units are placed before the first turn. */
export function when(g: G): When {
  const turn = Math.max(1, g.turn)
  return { turn, phase: g.decider < 0 ? 'over' : (phaseOf(g, phases) ?? 'artillery') }
}

export function calendar(_campaign: Campaign, _scenario: string, { turn, phase }: When): Title {
  const title = (words: Words): string => fill(words[`calendar.${phase}`] ?? words['calendar']!, { turn })
  return { en: title(english), fr: title(french) }
}

/** The parts of a view that are read here; `view` writes all of them. */
interface Known {
  readonly scenario: string
  readonly placesAtDark: boolean
  readonly unit: { readonly [unit: string]: { readonly hex: string; readonly strength: number } }
  readonly place: { readonly [hex: string]: { readonly holder: string } }
  readonly losses: { readonly [side: string]: Losses }
}
const read = (known: JsonObject): Known => known as unknown as Known // written by `view`

/** The value in a view for a unit that is in no hex. */
const NOWHERE = '-'

export function pieces({ units }: Campaign, known: JsonObject): readonly Piece[] {
  const { unit } = read(known)
  const all = new Pieces()
  for (const { id, side } of units) {
    const hex = unit[id]?.hex ?? NOWHERE
    if (hex !== NOWHERE) all.add(hex, side)
  }
  return all.sorted()
}

/** The same figures in the same order throughout a battle, so that two of its moments can be compared. */
export function tally({ units, board, places, scenarios }: Campaign, known: JsonObject): readonly Figure[] {
  const { scenario, unit, place, losses, placesAtDark } = read(known)
  const { holds } = scenarios.find(({ id }) => id === scenario)!
  const inField = (side: number): number =>
    units.reduce((sum, { id, side: whose }) => {
      const row = unit[id]
      return whose === side && row !== undefined && row.hex !== NOWHERE ? sum + row.strength : sum
    }, 0)
  const held = (side: number): number =>
    holds[side]!.filter((row) => place[board.zoneIds[places[row]!]!]?.holder === sides[side]).length // a row is a hex
  const of = (side: number): Losses => losses[sides[side]!]! // one of two
  const figures: readonly (readonly [key: string, value: (side: number) => number])[] = [
    ['strength', inField],
    ['strength-to-come', (side) => of(side).strength - of(side).strengthLost - inField(side)],
    ['strength-lost', (side) => of(side).strengthLost],
    ['units-lost', (side) => of(side).unitsLost],
    placesAtDark
      ? ['places-held', held]
      : ['share-lost', (side) => Math.round((100 * of(side).strengthLost) / of(side).strength)],
  ]
  return figures.flatMap(([key, value]) => [0, 1].map((side) => ({ key, side, value: value(side) })))
}
