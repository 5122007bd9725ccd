import {
  phaseOf,
  Pieces,
  type Figure,
  type Phases,
  type Piece,
  type Title,
  type When,
} from '../kernel/system/glance.ts'
import { textIn, type Json, type JsonObject } from '../kernel/values/result.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import { arrivals } from './day/arrivals.ts'
import { CAVALRY, INFANTRY, type Campaign, type Counter, type Scenario } from './campaign/campaign.ts'
import { arms, sides } from './campaign/schemas/common-schema.ts'
import { lostColumns, pointColumns } from './state/counters.ts'
import type { G } from './state/kit.ts'
import { night } from './night/night.ts'
import { FATE } from './state/shape.ts'
import * as sentences from './words/glance.ts'

/** The data of lists, thumbnails and comparisons of a game, from what both sides know or one side knows. */

// --- Time -----------------------------------------------------------------------------------------------------------

const phases: Phases = [
  [arrivals, 'arrivals'],
  [night, 'night'],
]

/** The day, and the phase in which a side must decide; weather and initiative need no decision. */
export function when(g: G): When {
  if (g.decider < 0) return { turn: g.turn, phase: 'over' }
  return { turn: g.turn, phase: phaseOf(g, phases) ?? 'day' }
}

export function calendar(campaign: Campaign, scenario: string, { turn, phase }: When): Title {
  const date = campaign.scenarios.find(({ id }) => id === scenario)?.data.turns[turn - 1]?.date
  const title = (words: Words): string =>
    fill(words[`calendar.${phase}`] ?? '{date}', { date: dateIn(words, turn, date) })
  return { en: title(sentences.en), fr: title(sentences.fr) }
}

/** A date in words; for a day beyond the scenario, its turn number. */
function dateIn(words: Words, turn: number, date: string | undefined): string {
  if (date === undefined) return fill(words['date.unknown']!, { turn })
  const [, month, day] = date.split('-').map(Number)
  return fill(words[day === 1 ? 'date.first' : 'date']!, { day: day!, month: words[`month.${month}`]! })
}

/** Keys of names, such as `unit.fr-1-1`. Other keys, such as `scenario.x.title`, are sentences. */
const nameKey = /^(?:side|army|corps|unit|leader)\.([^.]+)$/

// --- Names ----------------------------------------------------------------------------------------------------------

/** Sides, armies and counters named by the campaign's texts; decoys, tokens and garrisons by the texts of the rules. */
export function names({ counters, garrisons, data }: Campaign): { readonly [id: string]: Title } {
  const named: Record<string, Title> = {}
  for (const [key, en] of Object.entries(data.text.en)) {
    const id = nameKey.exec(key)?.[1]
    if (id !== undefined) named[id] = { en, fr: data.text.fr[key] ?? en }
  }
  const call = (id: string, what: string, facts: { readonly [fact: string]: string | number }): void => {
    const title = (words: Words): string => fill(words[`name.${what}`]!, facts)
    named[id] = { en: title(sentences.en), fr: title(sentences.fr) }
  }
  const count = [0, 0]
  for (const { id, side, kind } of counters) {
    const number = (count[side]! += 1)
    call(`${sides[side]}-token-${number}`, `token-${sides[side]}`, { number })
    if (kind === 'decoy') call(id, 'decoy', { number: id.slice(id.lastIndexOf('-') + 1) })
  }
  for (const { fortress, side } of garrisons) {
    const { id, name } = data.map.fortresses[fortress]!
    call(`${sides[side]}-${id}`, 'garrison', { fortress: name })
  }
  return named
}

// --- Counters on the map --------------------------------------------------------------------------------------------

type Rows = { readonly [name: string]: JsonObject | undefined }
/** The part of a view that is read here; `view` writes all of it. */
interface Known {
  readonly scenario: string
  readonly counter: Rows
  readonly token: Rows
  readonly shown: readonly string[]
  readonly garrison: Rows
  readonly ending: { readonly winner: string | null; readonly level: number } | null
}
const read = (known: JsonObject): Known => known as unknown as Known // written by `view`

/** Counters in sectors are included: a sector is a place of the map like any zone. */
export function pieces(campaign: Campaign, known: JsonObject, side: number): readonly Piece[] {
  const { counter, token } = read(known)
  const all = new Pieces()
  const put = (place: Json | undefined, whose: number): void => {
    if (typeof place === 'string' && place !== NOWHERE) all.add(place, whose)
  }
  for (const own of ownCounters(campaign, side)) put(counter[own.id]?.['zone'], side)
  for (const row of Object.values(token)) put(row?.['zone'], 1 - side)
  return all.sorted()
}
/** How a view writes that a counter is in no zone. */
const NOWHERE = '-'

const ownCounters = ({ counters, sideStart }: Campaign, side: number): readonly Counter[] =>
  counters.slice(sideStart[side], sideStart[side + 1])

// --- An account -----------------------------------------------------------------------------------------------------

/** The same figures in the same order throughout a game, so that two moments can be compared. */
export function tally(campaign: Campaign, json: JsonObject, side: number): readonly Figure[] {
  const known = read(json)
  const scenario = campaign.scenarios.find(({ id }) => id === known.scenario)!
  const gone = (kind: Counter['kind'], fate: number, whose: number): number =>
    ownCounters(campaign, whose).filter((one) => isOfKind(one, kind) && fateOf(known, one) === fate).length
  const forBoth = (key: string, value: (whose: number) => number): Figure[] =>
    [0, 1].map((whose) => ({ key, side: whose, value: value(whose) }))
  const standing = pieces(campaign, json, side)
  return [
    ...strengths(campaign, known, side),
    ...zonesHeld(standing),
    ...forBoth('units-eliminated', (whose) => gone('unit', FATE.eliminated, whose)),
    ...forBoth('units-captured', (whose) => gone('unit', FATE.captured, whose)),
    ...forBoth('units-interned', (whose) => gone('unit', FATE.interned, whose)),
    ...forBoth('leaders-captured', (whose) => gone('leader', FATE.captured, whose)),
    ...goals(campaign, scenario, known, side),
    ...objectives(scenario, standing),
    ...forBoth('victory-level', (whose) => (known.ending?.winner === sides[whose] ? known.ending!.level : 0)),
  ]
}

/** Detachments count as units, because they have strength points. */
const isOfKind = ({ kind }: Counter, wanted: Counter['kind']): boolean =>
  kind === wanted || (kind === 'detachment' && wanted === 'unit')

/** The view has no row by name for an enemy counter that is in play. */
const fateOf = ({ counter }: Known, { id }: Counter): number => numberIn(counter[id], 'fate') ?? FATE.inPlay

function numberIn(row: JsonObject | undefined, column: string): number | undefined {
  const value = row?.[column]
  return typeof value === 'number' ? value : undefined
}
const sumOf = (row: JsonObject | undefined, columns: readonly string[]): number =>
  columns.reduce((sum, column) => sum + (numberIn(row, column) ?? 0), 0)

/** A player knows everything of his own side; of the enemy, the visible SP of the tokens that were turned up. */
function strengths(campaign: Campaign, known: Known, side: number): Figure[] {
  let [inField, lost, stray, taken] = [0, 0, 0, 0]
  for (const counter of ownCounters(campaign, side)) {
    if (!isOfKind(counter, 'unit')) continue
    const row = known.counter[counter.id]
    lost += sumOf(row, lostColumns)
    if (isLost(fateOf(known, counter))) taken += sumOf(row, pointColumns)
    if (row?.['zone'] === NOWHERE) continue
    inField += sumOf(row, pointColumns)
    stray += strayIn(campaign, row)
  }
  let garrisons = 0
  campaign.garrisons.forEach(({ side: whose, fortress }) => {
    if (whose !== side) return
    const row = known.garrison[`${sides[side]}-${campaign.fortresses[fortress]!.id}`] // the name of a garrison
    garrisons += sumOf(row, ['points'])
    lost += sumOf(row, ['lost'])
  })
  const seen = Object.values(known.token).filter((row) => row?.['zone'] !== NOWHERE)
  return [
    { key: 'strength', side, value: inField },
    { key: 'strength-seen', side: 1 - side, value: seen.reduce((sum, row) => sum + sumOf(row, pointColumns), 0) },
    { key: 'strength-garrisons', side, value: garrisons },
    { key: 'strength-lost', side, value: lost + taken - stray },
    { key: 'strength-taken', side, value: taken },
    { key: 'strength-stray', side, value: stray },
  ]
}

const strayColumns = [
  { arm: INFANTRY, column: 'strayInfantry' },
  { arm: CAVALRY, column: 'strayCavalry' },
]
/**
 * SP lost temporarily by a unit on the map: all its stray SP except the first loss, which is not recovered (GB 17.2.2).
 */
function strayIn({ tables }: Campaign, row: JsonObject | undefined): number {
  return strayColumns.reduce((sum, { arm, column }) => {
    const kept = numberIn(row, 'firstStray') === arm + 1 ? tables.recovery.firstLosses : 0
    return sum + (numberIn(row, column) ?? 0) - kept
  }, 0)
}

/**
 * Counts of infantry divisions for the levels of victory of this scenario. Lines of provision are only checked at the
 * end.
 */
function goals(campaign: Campaign, { data }: Scenario, known: Known, side: number): Figure[] {
  const count = (whose: number, counts: (division: Counter) => boolean): number =>
    ownCounters(campaign, whose).filter((one) => one.division && one.type === 'infantry' && counts(one)).length
  const found = new Map<string, Figure>()
  const note = (key: string, whose: number, counts: (division: Counter) => boolean): void => {
    found.set(`${key} ${whose}`, { key, side: whose, value: count(whose, counts) })
  }
  const { levels, division } = data.victory
  const places = new Set(
    levels.flatMap(({ all }) => all.flatMap((one) => (one.is === 'divisions-in' ? one.zones : []))),
  )
  const arrived = ({ id }: Counter): boolean => {
    const row = known.counter[id]
    const columns = division.arms.map((arm) => pointColumns[arms.indexOf(arm)]!) // an arm
    return places.has(textIn(row?.['zone'])) && sumOf(row, columns) >= division.points
  }
  for (const { side: whose, all } of levels)
    for (const condition of all) {
      if (condition.is === 'divisions-exited')
        note('divisions-exited', sides.indexOf(whose), (one) => fateOf(known, one) === FATE.exited)
      if (condition.is === 'divisions-lost' || (condition.is === 'divisions-cut-off' && condition.withLost))
        note('divisions-lost', sides.indexOf(condition.of), (one) => isLost(fateOf(known, one)))
      if (condition.is === 'divisions-revealed')
        note('divisions-revealed', sides.indexOf(condition.of), (one) => isShown(known, one))
      // Only their owner knows which enemy counters are divisions and how strong they are.
      if (condition.is === 'divisions-in' && whose === sides[side]) note('divisions-arrived', side, arrived)
    }
  return [...found.values()]
}

const isLost = (fate: number): boolean => fate === FATE.eliminated || fate === FATE.captured || fate === FATE.interned
const isShown = ({ counter, shown }: Known, { id }: Counter): boolean =>
  counter[id]?.['shown'] === true || shown.includes(id)

/** Zones where only one side has counters. */
function zonesHeld(standing: readonly Piece[]): Figure[] {
  return [0, 1].map((side) => ({ key: 'zones-held', side, value: aloneIn(standing, side) }))
}
const aloneIn = (standing: readonly Piece[], side: number): number =>
  standing.filter((one) => one.side === side && !standing.some((o) => o.side !== side && o.place === one.place)).length

/** Victory zones where only one side has counters. */
function objectives({ data }: Scenario, standing: readonly Piece[]): Figure[] {
  const zones = new Set<string>()
  for (const { all } of data.victory.levels)
    for (const condition of all) {
      if (condition.is === 'divisions-in') for (const zone of condition.zones) zones.add(zone)
      if (condition.is === 'divisions-exited') for (const zone of condition.orIn ?? []) zones.add(zone)
    }
  for (const zone of data.victory.exits) zones.add(zone)
  if (zones.size === 0) return []
  const there = standing.filter(({ place }) => zones.has(place))
  return [0, 1].map((side) => ({ key: 'objectives-held', side, value: aloneIn(there, side) }))
}
