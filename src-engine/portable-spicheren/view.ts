import { openParts } from '../fog/open-view.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { spansOf } from '../fog/spans.ts'
import { fact } from '../fog/values.ts'
import type { Layout } from '../kernel/play/layout.ts'
import { readState, type AsJson, type EndingAsJson } from '../kernel/play/state-json.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { unitName, type G } from './state/kit.ts'
import type { shape } from './state/shape.ts'
import { isMarkedSuppressed } from './state/units.ts'
import { brokenBy, lossesOf, type Losses } from './victory/victory.ts'

type State = ReturnType<typeof shape>

/**
 * What both sides know: the state without chance, and the losses of each side. Only future dice are hidden; even the
 * next arrival is drawn only when it arrives.
 */
export type View<Frame = JsonObject> = { readonly [field in keyof State]: AsJson<State[field]> } & {
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly acts: number
  readonly secrets: number
  /** Units that are suppressed in this turn or in the next. */
  readonly suppressed: readonly string[]
  readonly losses: { readonly [side: string]: Losses & { readonly broken: boolean } }
}

export function view(g: G): View {
  // `openParts` writes each field of the shape in the form of `AsJson`. Both sides see the same.
  return viewsOf(g.layout).of(g, 0) as unknown as View
}
const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

/** The entries of the view, each with the words it is made from. */
export const partsOf = (layout: Layout): readonly Part<G>[] => [
  ...openParts<G>(layout),
  fact('suppressed', [...spansOf(layout, 'unit', 'suppressedIn'), ...spansOf(layout, 'turn')], suppressedUnits),
  fact('losses', [...spansOf(layout, 'unit', 'strength'), ...spansOf(layout, 'scenario')], lossesOfSides),
]

const suppressedUnits = (g: G): string[] =>
  Array.from({ length: g.unit.rows }, (_, unit) => unit)
    .filter((unit) => isMarkedSuppressed(g, unit))
    .map((unit) => unitName(g, unit))

const lossesOfSides = (g: G): JsonObject =>
  Object.fromEntries(
    [0, 1].map((side) => [g.nameOf('side', side), { ...lossesOf(g, side), broken: brokenBy(g, side) !== undefined }]),
  )

/** A game with this view. Nothing has to be guessed: the view is the state plus what follows from it. */
export function imagine(g: G, known: JsonObject): void {
  const { suppressed: _suppressed, losses: _losses, ...state } = known
  readState(g, state)
}
