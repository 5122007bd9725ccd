import { Imagination, hiddenPartOf } from '../fog/dealing.ts'
import { openParts } from '../fog/open-view.ts'
import { pilePart } from '../fog/piles.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { spansOf } from '../fog/spans.ts'
import { fact } from '../fog/values.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { AsJson, EndingAsJson } from '../kernel/play/state-json.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import type { List } from '../kernel/values/shape.ts'
import { cupOf, FRENCH, handOf, otherSide, PRUSSIAN, scenarioOf, type G } from './state/kit.ts'
import type { shape } from './state/shape.ts'
import { zonePoints } from './turn/victory.ts'

type State = ReturnType<typeof shape>
type Pile = 'frenchCup' | 'prussianCup' | 'frenchHand' | 'prussianHand'

/** The owner of the counters in each pile: he sees them, the other side only their number. */
const owners: Readonly<Record<Pile, number>> = {
  frenchCup: FRENCH,
  prussianCup: PRUSSIAN,
  frenchHand: FRENCH,
  prussianHand: PRUSSIAN,
}

const isPile = (key: string): key is Pile => Object.hasOwn(owners, key)

/** What a side knows: everything except future dice and the other side's counters. */
export type View<Frame = JsonObject> = {
  readonly [field in Exclude<keyof State, Pile>]: AsJson<State[field]>
} & {
  /** The counters in the pile, or only their number if they are the other side's. */
  readonly [pile in Pile]: readonly string[] | number
} & {
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly secrets: number
  /** The points of the zones for each side as currently held. */
  readonly zonePoints: { readonly french: number; readonly prussian: number }
  /** The scenario ends with this turn. */
  readonly lastTurn: number
}

/** The entries of the view, each with the state words it reads. */
export const partsOf = (layout: Layout): readonly Part<G>[] => [
  ...openParts<G>(layout)
    .filter(({ key }) => key !== 'acts')
    .map((part) => (isPile(part.key) ? pilePart<G>(layout, part.key, owners[part.key]) : part)),
  fact('zonePoints', spansOf(layout, 'unit', 'zone'), (g: G): JsonObject => {
    const [french, prussian] = zonePoints(g)
    return { french, prussian }
  }),
  fact('lastTurn', spansOf(layout, 'scenario'), (g: G) => scenarioOf(g).turns.last),
]
const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

export const view = (g: G, side: number): JsonObject => viewsOf(g.layout).of(g, side)

/**
 * A game consistent with what the side knows: the other side's counters are dealt at random to its hand and cup.
 * Counters whose black side was played this turn go into the cup, because both sides saw that.
 */
export function imagine(g: G, { zonePoints: _points, lastTurn: _last, ...known }: JsonObject, side: number): void {
  const words = viewsOf(g.layout).read(g.layout, known)
  words.layOut(g, [])
  const enemy = otherSide(side)
  const countOf = (pile: List): number => words.piles.find(({ at }) => at === pile.at)?.count ?? 0
  const theirs = [...g.campaign.counters.keys()].filter(
    (counter) => g.campaign.counters[counter]!.side === enemy && !g.spent.has(counter), // keys of the list
  )
  const seen = theirs.filter((counter) => g.returned.has(counter))
  const unseen = new Imagination(g.chance, side).shuffled(hiddenPartOf(theirs, seen))
  const held = unseen.slice(0, countOf(handOf(g, enemy)))
  fill(handOf(g, enemy), held)
  fill(cupOf(g, enemy), hiddenPartOf(theirs, held))
}

/** Piles are kept sorted, so that their order reveals nothing. */
function fill(pile: List, counters: readonly number[]): void {
  pile.clear()
  for (const counter of counters.toSorted((a, b) => a - b)) pile.push(counter)
}
