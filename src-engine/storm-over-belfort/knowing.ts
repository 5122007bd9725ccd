import { Imagination, unseenOf } from '../fog/dealing.ts'
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

/** Whose counters lie in each pile: he sees which they are, the other only how many. */
const owners: Readonly<Record<Pile, number>> = {
  frenchCup: FRENCH,
  prussianCup: PRUSSIAN,
  frenchHand: FRENCH,
  prussianHand: PRUSSIAN,
}

const isPile = (key: string): key is Pile => Object.hasOwn(owners, key)

/** What a side knows: everything but the dice to come and the counters of the other side. */
export type View<Frame = JsonObject> = {
  readonly [field in Exclude<keyof State, Pile>]: AsJson<State[field]>
} & {
  /** The counters in it, or how many there are where they are the other side’s. */
  readonly [pile in Pile]: readonly string[] | number
} & {
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly secrets: number
  /** What the zones count for each side as they are held now. */
  readonly zonePoints: { readonly french: number; readonly prussian: number }
  /** With this turn the scenario ends. */
  readonly lastTurn: number
}

/** The entries of the view, each with the words it is made from. */
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
 * A game that the side may take for the real one: the other side’s counters are dealt to its hand and its cup. Those whose
 * black side was played this turn lie in the cup, as everybody has seen.
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
  const unseen = new Imagination(g.chance, side).shuffled(unseenOf(theirs, seen))
  const held = unseen.slice(0, countOf(handOf(g, enemy)))
  fill(handOf(g, enemy), held)
  fill(cupOf(g, enemy), unseenOf(theirs, held))
}

/** Piles have no order of their own. */
function fill(pile: List, counters: readonly number[]): void {
  pile.clear()
  for (const counter of counters.toSorted((a, b) => a - b)) pile.push(counter)
}
