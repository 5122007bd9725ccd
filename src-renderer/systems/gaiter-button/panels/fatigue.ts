import type { DrawingPlan, MarkerInBowl, ReachStudy } from '#engine/gaiter-button/window-types.ts'
import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { ownPieces } from '../counters/faces.ts'
import { entryIn, studyIn, viewIn } from '../reads/reads.ts'
import { bookOf, eyesOf, frame, known, type PanelProps, since } from './reading.ts'

export type { DrawingPlan, ReachStudy }

/** What is printed on a marker: a number, or `stop`. */
export type MarkerValue = MarkerInBowl['value']

/** The twelve markers, kind by kind: in the bowl, just drawn, kept. */
export const markersOf = ({ table }: Pick<PanelProps, 'table'>): readonly MarkerInBowl[] => known(table)?.markers ?? []

/** The markers that were put back in the current activation; between two of them there are none. */
export const returnedIn = ({ table, journal }: Pick<PanelProps, 'table' | 'journal'>): MarkerValue[] =>
  frame(table, 'activation') === undefined
    ? []
    : since(journal, 'activated')
        .map(({ entry }) => entryIn(entry))
        .flatMap((entry) => (entry.kind === 'marker-returned' ? [entry.marker] : []))
        .flatMap((id) => markersOf({ table }).find(({ marker }) => marker === id)?.value ?? [])

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
  return ownPieces(own.side, counters, bookOf(setting, language), counterWords(setting, language))
}

/** How far the acting stack comes; undefined until the study is answered. */
export const reachOf = ({ study }: PanelProps): ReachStudy | undefined => studyIn('reach', study)

export const planFor = ({ plans }: ReachStudy, markers: number): DrawingPlan | undefined =>
  plans.find((plan) => plan.markers === markers)
