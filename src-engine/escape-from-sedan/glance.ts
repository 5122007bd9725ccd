import {
  phaseOf,
  Pieces,
  type Figure,
  type Phases,
  type Piece,
  type Title,
  type When,
} from '../kernel/system/glance.ts'
import { xOf, yOf } from '../kernel/actions/actions.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { sides } from './campaign/files.ts'
import { nearestPlace } from './ground/places.ts'
import { FATE, isThere, type G } from './state/kit.ts'
import { turnKinds } from './turn/turn.ts'
import type { View } from './view.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** Summaries of a battle for lists and comparisons. All of it is open to both sides. */

const phases: Phases = [
  [turnKinds.deal, 'set-up'],
  [turnKinds.whoIsFirst, 'initiative'],
  [turnKinds.sideTurn, sides],
]

export function when(g: G): When {
  return { turn: Math.max(1, g.turn), phase: g.decider < 0 ? 'over' : (phaseOf(g, phases) ?? 'initiative') }
}

export function calendar(_campaign: Campaign, _scenario: string, { turn, phase }: When): Title {
  const title = (words: Words): string => fill(words[`calendar.${phase}`] ?? words['calendar']!, { turn })
  return { en: title(english), fr: title(french) }
}

const read = (known: JsonObject): View => known as unknown as View // written by `view`

/** Units counted by the nearest named place, because the table has no zones. */
export function pieces({ units }: Campaign, known: JsonObject): readonly Piece[] {
  const { base } = read(known)
  const all = new Pieces()
  for (const { id, side } of units) if (base[id] !== undefined) all.add(base[id].near, side)
  return all.sorted()
}

/** The nearest named place of each unit on the table. */
export function nearby(g: G): ReadonlyMap<string, string> {
  const near = new Map<string, string>()
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const at = g.unit.at.of(unit)
    if (isThere(g, unit)) near.set(`unit ${unit}`, nearestPlace(g.campaign, xOf(at), yOf(at)))
  }
  return near
}

export function tally({ units, commanders }: Campaign, known: JsonObject): readonly Figure[] {
  const { unit, side: all, hand, onCrest } = read(known)
  const there = (side: number): number =>
    units.filter(({ id, side: whose }) => whose === side && unit[id]?.fate === FATE.there).length
  const figures = (side: number): number =>
    units.reduce(
      (sum, { id, side: whose }) => (whose === side && unit[id]?.fate === FATE.there ? sum + unit[id].figures : sum),
      0,
    )
  const cards = (side: number): number =>
    commanders.reduce((sum, { id, side: whose }) => (whose === side ? sum + (hand[id]?.cards ?? 0) : sum), 0)
  const of = (side: number) => all[sides[side]!]!
  const rows: readonly (readonly [string, (side: number) => number])[] = [
    ['units', there],
    ['figures', figures],
    ...(onCrest === null ? [] : [['on-crest', (side: number) => onCrest[sides[side]!]] as const]),
    ['stands-lost', (side) => of(side).stands],
    ['stands-exited', (side) => of(side).exited],
    ['cards', cards],
  ]
  return rows.flatMap(([key, value]) => [0, 1].map((side) => ({ key, side, value: value(side) })))
}
