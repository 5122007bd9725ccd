import type { DrawingPlan, ReachStudy } from '#engine/gaiter-button/window-types.ts'
import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { ownPieces } from '../counters/faces.ts'
import { entryIn, studyIn, viewIn } from '../reads/reads.ts'
import { bookOf, eyesOf, frame, known, type PanelProps, printedTables, since } from './reading.ts'

export type { DrawingPlan, ReachStudy }

/** A kind of marker: what is printed on it, and how many are where. */
export type Marker = {
  readonly id: string
  /** A number, or `stop`. */
  readonly value: string
  /** How many there are; null if the campaign does not say. */
  readonly all: number | null
  readonly inBowl: number
  readonly kept: number
  readonly drawn: boolean
}

const valueOf = (id: string): string => id.replace('fatigue-', '')

/** The twelve markers: those in the bowl, the one just drawn, and those kept. */
export function markersOf({ table, setting }: Pick<PanelProps, 'table' | 'setting'>): Marker[] {
  const bowl = known(table)?.bowl ?? {}
  const drawn = frame(table, 'marker')?.drawn
  const printed = printedTables(setting)?.fatigue.bowl.map(({ marker, count }) => [idOf(marker), count] as const)
  return (printed ?? Object.keys(bowl).map((id) => [id, null] as const)).map(([id, all]) => {
    const inBowl = bowl[id]?.count ?? 0
    const isDrawn = drawn === id
    const kept = all === null ? 0 : Math.max(0, all - inBowl - (isDrawn ? 1 : 0))
    return { id, value: valueOf(id), all, inBowl, kept, drawn: isDrawn }
  })
}
const idOf = (marker: number | 'stop'): string => (marker === 'stop' ? marker : `fatigue-${marker}`)

/** The markers that were put back in the current activation; between two of them there are none. */
export const returnedIn = ({ table, journal }: Pick<PanelProps, 'table' | 'journal'>): string[] =>
  frame(table, 'activation') === undefined
    ? []
    : since(journal, 'activated')
        .map(({ entry }) => entryIn(entry))
        .flatMap((entry) => (entry.kind === 'marker-returned' ? [valueOf(entry.marker)] : []))

/** The points and markers of the activation; command and movement points are undefined while they are secret. */
export function activationOf({ table }: Pick<PanelProps, 'table'>) {
  const at = frame(table, 'activation')
  if (at === undefined) return undefined
  const marker = frame(table, 'marker')
  const { zone, side, mp, allowance, kept, sum, over } = at
  // While a marker is in hand, its frame holds the points left.
  const { cp } = marker ?? at
  return { zone, side, cp, mp, allowance, kept, sum, over }
}

/** The counters of the acting stack, for their own side only. */
export function stackOf({ table, setting, language }: Pick<PanelProps, 'table' | 'setting' | 'language'>): Piece[] {
  const stack = new Set(known(table)?.stack)
  const own = table.views.find(({ side }) => side === eyesOf(table))
  if (own === undefined || stack.size === 0) return []
  // Draws only these few counters, not the whole army.
  const counters = Object.fromEntries(Object.entries(viewIn(own.known).counter).filter(([id]) => stack.has(id)))
  return ownPieces(own.side, counters, bookOf(setting), counterWords(setting, language))
}

/** How far the acting stack comes; undefined until the study is answered. */
export const reachOf = ({ study }: PanelProps): ReachStudy | undefined => studyIn('reach', study)

export const planFor = ({ plans }: ReachStudy, markers: number): DrawingPlan | undefined =>
  plans.find((plan) => plan.markers === markers)
