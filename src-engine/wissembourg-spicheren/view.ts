import { Imagination } from '../fog/dealing.ts'
import { openParts } from '../fog/open-view.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { spansOf } from '../fog/spans.ts'
import { fact } from '../fog/values.ts'
import type { Layout } from '../kernel/play/layout.ts'
import { readState, type AsJson, type EndingAsJson } from '../kernel/play/state-json.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { isUnknown } from './hidden/columns.ts'
import { FRENCH, GERMAN, hourOf, type G } from './state/kit.ts'
import type { shape } from './state/shape.ts'
import { scoreOf, type Score } from './victory/victory.ts'

type State = ReturnType<typeof shape>

/** What a side knows: everything except future dice and, for the French, which of the two columns is the division. */
export type View<Frame = JsonObject> = {
  readonly [field in Exclude<keyof State, 'realColumn'>]: AsJson<State[field]>
} & {
  /** null while it is unknown. */
  readonly realColumn: string | null
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly acts: number
  readonly secrets: number
  /** The hour at which the turn begins. */
  readonly hour: number
  /** The points of each side if the battle ended now. */
  readonly score: { readonly french: Score; readonly german: Score }
}

export const view = (g: G, side: number): JsonObject => viewsOf(g.layout).of(g, side)
const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

/** The entries of the view, each with the state words it reads. */
const partsOf = (layout: Layout): readonly Part<G>[] => [
  ...openParts<G>(layout).map((part) => (part.key === 'realColumn' ? realColumn(layout) : part)),
  fact('hour', [...spansOf(layout, 'turn'), ...spansOf(layout, 'scenario')], hourOf),
  fact(
    'score',
    [
      ...spansOf(layout, 'unit', 'hex', 'facing', 'fate', 'scored'),
      ...[
        'formation',
        'place',
        'countedFrench',
        'countedGerman',
        'scenario',
        'frossardEarly',
        'castagnyCalled',
      ].flatMap((field) => spansOf(layout, field)),
    ],
    (g) => ({ french: { ...scoreOf(g, FRENCH) }, german: { ...scoreOf(g, GERMAN) } }),
  ),
]

/**
 * @rule ws.hidden.secret
 * Only its owner knows which of the two columns is the division, as long as both lie face down.
 */
function realColumn(layout: Layout): Part<G> {
  return {
    key: 'realColumn',
    reads: [...spansOf(layout, 'realColumn'), ...spansOf(layout, 'column', 'hex')],
    of: (g, side) => (side === FRENCH && isUnknown(g) ? null : g.nameOf('column', g.realColumn)),
  }
}

/** Fills a game so that it matches this view; hidden facts are drawn at random. */
export function imagine(g: G, known: JsonObject, side: number): void {
  const { score: _score, hour: _hour, realColumn, ...state } = known
  readState(g, { ...state, realColumn: realColumn ?? '-' })
  if (realColumn === null) g.realColumn = new Imagination(g.chance, side).die(2) - 1
}
