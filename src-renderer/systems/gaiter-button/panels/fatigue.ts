import type { DrawingPlan, ReachStudy } from '#engine/gaiter-button/studies/reach.ts'
import type { Json } from '#engine/kernel/result.ts'
import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { piecesOf } from '../counters/faces.ts'
import {
  bookOf,
  entries,
  eyesOf,
  field,
  figure,
  frame,
  is,
  known,
  type PanelProps,
  printedTable,
  rows,
  since,
  text,
} from './reading.ts'

export type { DrawingPlan, ReachStudy }

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

/** The counters of the stack in hand, for the side whose they are; the enemy counts tokens on the map. */
export function stackOf({ table, setting, language }: Pick<PanelProps, 'table' | 'setting' | 'language'>): Piece[] {
  const stack = new Set(rows(known(table), 'stack'))
  const own = table.views.find(({ side }) => side === eyesOf(table))
  if (own === undefined || stack.size === 0) return []
  // Of a whole army these few alone are drawn.
  const counter = Object.fromEntries(entries(own.known, 'counter').filter(([id]) => stack.has(id)))
  return piecesOf([{ side: own.side, known: { counter } }], bookOf(setting), counterWords[language])
}

/** How far the stack in hand comes, once it has been worked out. */
export const reachOf = ({ study }: PanelProps): ReachStudy | undefined =>
  study?.['study'] === 'reach' ? (study as unknown as ReachStudy) : undefined // the answer to `reach`

export const planFor = ({ plans }: ReachStudy, markers: number): DrawingPlan | undefined =>
  plans.find((plan) => plan.markers === markers)
