import {
  bookOf,
  type Chances,
  chancesIn,
  entries,
  field,
  figure,
  frame,
  is,
  known,
  knownTo,
  type PanelProps,
  printedTable,
  rows,
  since,
  text,
} from './reading.ts'
import type { Json } from '#engine/kernel/result.ts'
import { piecesOf } from '../counters/faces.ts'
import { counterWords } from '../../../counters/words.ts'

/** A kind of marker: what is printed on it, and how many lie where. */
export type Marker = {
  readonly id: string
  /** A number, or `stop`. */
  readonly value: string
  /** How many there are; null where the campaign does not say. */
  readonly all: number | null
  readonly inBowl: number
  readonly kept: number
  readonly drawn: boolean
}

const valueOf = (id: string): string => id.replace('fatigue-', '')

/** The twelve markers: those in the bowl, the one just drawn, and those kept. */
export function markersOf({ table, setting }: PanelProps): Marker[] {
  const inBowl = new Map(entries(known(table), 'bowl').map(([id, row]) => [id, figure(row, 'count')]))
  const drawn = text(frame(table, 'marker'), 'drawn')
  const printed = rows(printedTable(setting, 'fatigue'), 'bowl')
  const ids = printed.length === 0 ? [...inBowl.keys()] : printed.map((one) => idOf(field(one, 'marker')))
  return ids.map((id, index) => {
    const left = inBowl.get(id) ?? 0
    const all = printed.length === 0 ? null : figure(printed[index], 'count')
    return {
      id,
      value: valueOf(id),
      all,
      inBowl: left,
      kept: all === null ? 0 : Math.max(0, all - left - (drawn === id ? 1 : 0)),
      drawn: drawn === id,
    }
  })
}
const idOf = (marker: Json | undefined): string => (typeof marker === 'number' ? `fatigue-${marker}` : 'stop')

/** How often a marker was put back in the present activation. */
export const returnedIn = ({ journal }: PanelProps): string[] =>
  since(journal, 'activated').flatMap(({ entry }) =>
    text(entry, 'kind') === 'marker-returned' ? [valueOf(text(entry, 'marker'))] : [],
  )

/** The stack that acts, for the one whose it is: who of it has the lowest morale. */
export function weakest({ table, setting, language }: PanelProps): { name: string; morale: number } | undefined {
  const stack = new Set(rows(known(table), 'stack').map(String))
  const pieces = table.views.flatMap((view) =>
    piecesOf([{ side: view.side, known: knownTo(table, view.side) }], bookOf(setting), counterWords[language]),
  )
  const units = pieces.flatMap(({ id, face }) =>
    stack.has(id) && face.morale !== undefined && face.sign !== 'leader' && face.sign !== 'decoy'
      ? [{ name: setting.names[id]?.[language] ?? face.fullName ?? id, morale: face.morale }]
      : [],
  )
  return units.toSorted((a, b) => a.morale - b.morale)[0]
}

/** What the activation has at hand; command and movement points are undefined where they are kept secret. */
export function activationOf({ table }: PanelProps) {
  const at = frame(table, 'activation')
  if (at === undefined) return undefined
  const open = (key: string): number | undefined => (field(at, key) === undefined ? undefined : figure(at, key))
  const marker = frame(table, 'marker')
  // While a marker is in hand its frame has the points that are left.
  const cp = marker === undefined ? open('cp') : field(marker, 'cp') === undefined ? undefined : figure(marker, 'cp')
  return {
    zone: text(at, 'zone'),
    side: text(at, 'side'),
    cp,
    mp: open('mp'),
    allowance: open('allowance'),
    kept: figure(at, 'kept'),
    sum: figure(at, 'sum'),
    over: is(at, 'over'),
  }
}

/** The plan to draw so many markers more, as the odds have it. */
export type Plan = {
  readonly markers: number
  readonly stopped: number
  readonly sums: Chances
  /** That at least one unit loses strength or is demoralised. */
  readonly hurt: number
  /** SP that all units lose together, on average. */
  readonly lost: number
  /** That at least so likely a unit is demoralised. */
  readonly worn: number
}

export function plansIn(odds: Json | undefined): Plan[] {
  return rows(odds, 'plans').map((plan) => {
    const worn = new Map(
      entries(plan, 'demoralised').map(([unit, chances]) => [unit, figure(chances, 'demoralised')] as const),
    )
    let [hurt, lost, most] = [0, 0, 0]
    for (const [unit] of entries(plan, 'lost')) {
      const points = chancesIn(field(plan, 'lost'), unit)
      const loses = points.reduce((sum, { value, chance }) => sum + (Number(value) > 0 ? chance : 0), 0)
      // The one with the lowest morale loses whenever anybody does, so the greatest chance is that of all together.
      hurt = Math.max(hurt, loses, worn.get(unit) ?? 0)
      most = Math.max(most, worn.get(unit) ?? 0)
      lost += points.reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
    }
    return {
      markers: figure(plan, 'markers'),
      stopped: figure(field(plan, 'chance'), 'stopped'),
      sums: chancesIn(plan, 'sums'),
      hurt,
      lost,
      worn: most,
    }
  })
}

/** Beyond so many more markers a loss is likelier than not; undefined where none of the plans is as bad. */
export function stopLine(plans: readonly Plan[]): number | undefined {
  const first = plans.find(({ hurt }) => hurt > 0.5)
  return first === undefined ? undefined : Math.max(0, first.markers - 1)
}

/** The zones that can be reached, the likeliest first. */
export function goalsIn(odds: Json | undefined) {
  return entries(odds, 'zones')
    .map(([zone, row]) => ({
      zone,
      reached: figure(field(row, 'chance'), 'reached'),
      connections: figure(row, 'connections'),
      markers: figure(row, 'markers'),
    }))
    .toSorted((a, b) => a.connections - b.connections)
}
