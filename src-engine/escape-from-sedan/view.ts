import { Imagination } from '../fog/dealing.ts'
import { framesPart } from '../fog/frames.ts'
import { allRows } from '../fog/open-view.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { RowReader, rowsPart } from '../fog/rows.ts'
import { spansOf, tableAt } from '../fog/spans.ts'
import { endingPart, fact, openField, secretsPart } from '../fog/values.ts'
import { xOf, yOf } from '../kernel/actions/actions.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { AsJson, EndingAsJson } from '../kernel/play/state-json.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import { baseOnTable, type BaseOnTable } from './campaign/footprints.ts'
import { nearestPlace } from './ground/places.ts'
import { FRENCH, GERMAN, isThere, scenarioOf, unitOf, type G } from './state/kit.ts'
import { poseOf } from './state/pose.ts'
import type { shape } from './state/shape.ts'
import { onCrest } from './victory/victory.ts'

/** A side sees everything on the table, the number of cards of each commander, and the cards of its own commanders. */
const cards = ['ace', 'number', 'face', 'joker'] as const

type State = ReturnType<typeof shape>

/** A side's knowledge, as a type. */
export type View<Frame = JsonObject> = {
  readonly [field in Exclude<keyof State, 'hand' | 'pack'>]: AsJson<State[field]>
} & {
  /** By commander: his number of cards, and for the side's own commanders which ones. */
  readonly hand: {
    readonly [commander: string]: { readonly cards: number; readonly due: number } & {
      readonly [card in (typeof cards)[number]]?: number
    }
  }
  readonly base: { readonly [unit: string]: BaseOnTable }
  /** By commander on the table: the nearest named place. */
  readonly near: { readonly [leader: string]: string }
  /** The part of the table in play: left, top, right, bottom. */
  readonly played: readonly [left: number, top: number, right: number, bottom: number]
  /** The number of units of each side on the crest now; null if none is to be held. */
  readonly onCrest: { readonly french: number; readonly german: number } | null
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly secrets: number
}

/** Tables with hidden cards: the packs and the hands of the other side. */
const closed = new Set(['hand', 'pack'])

const partsOf = (layout: Layout): readonly Part<G>[] => [
  ...Object.entries(layout.fields.shape)
    .filter(([field]) => !closed.has(field))
    .map(([field, definition]) =>
      definition.is === 'table' ? allRows<G>(layout, field, definition.noun ?? 'number') : openField<G>(layout, field),
    ),
  handsPart(layout),
  basesPart(layout),
  nearPart(layout),
  fact('played', spansOf(layout, 'scenario'), (g: G) => [...scenarioOf(g).frame]),
  fact('onCrest', [...spansOf(layout, 'scenario'), ...spansOf(layout, 'unit', ...onGround, 'routing')], (g: G) =>
    scenarioOf(g).victory.type === 'hold' ? { french: onCrest(g, FRENCH), german: onCrest(g, GERMAN) } : null,
  ),
  framesPart(layout, { privates: {}, isKept: () => false, keptBy: [] }),
  secretsPart(),
  endingPart(layout),
]

const handSize = (g: G, commander: number): number => cards.reduce((sum, card) => sum + g.hand[card].of(commander), 0)

/**
 * @rule es.cards.secret
 * A side sees the cards of its own commanders; of the others it knows only the number.
 */
function handsPart(layout: Layout): Part<G> {
  const { at, definition } = tableAt(layout, 'hand')
  const columns = Object.keys(definition.columns)
  return {
    key: 'hand',
    reads: spansOf(layout, 'hand'),
    of(g, side): Json {
      const rows = (layout.campaign as Campaign).commanders.map(({ id, side: owner }, commander) => {
        const size = { cards: handSize(g, commander), due: g.hand.due.of(commander) }
        if (owner !== side) return [id, size] as const
        return [
          id,
          { ...size, ...Object.fromEntries(cards.map((card) => [card, g.hand[card].of(commander)])) },
        ] as const
      })
      return Object.fromEntries(rows)
    },
    put(json, into) {
      Object.values(json as JsonObject).forEach((row, commander) => {
        for (const [name, count] of Object.entries(row as JsonObject)) {
          const column = columns.indexOf(name)
          if (column >= 0) into.words[at + column * definition.rows + commander] = Number(count)
        }
      })
    },
  }
}

/** The columns a unit's footprint depends on. */
const onGround = ['fate', 'at', 'facing', 'formation', 'figures', 'dismounted']

/** The bases of the units on the table. */
function basesPart(layout: Layout): Part<G> {
  const reader = new RowReader<'all'>(
    layout,
    'unit',
    { unit: 'all' },
    { isWanted: (column) => onGround.includes(column) },
  )
  return rowsPart<G>(layout, {
    key: 'base',
    reads: reader.spans,
    count: reader.rows,
    nameOf: (row) => layout.language.nameOf('unit', row),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of: (g, _side, unit) => (isThere(g, unit) ? baseOf(g, unit) : undefined),
  })
}

/** The nearest named places of commanders and the Emperor. */
function nearPart(layout: Layout): Part<G> {
  const reads = spansOf(layout, 'leader', 'at')
  return fact('near', reads, (g: G): JsonObject => {
    const there = Array.from({ length: g.leader.rows }, (_, row) => row).filter((row) => g.leader.at.of(row) >= 0)
    return Object.fromEntries(
      there.map((row) => {
        const at = g.leader.at.of(row)
        return [g.nameOf('leader', row), nearestPlace(g.campaign, xOf(at), yOf(at))]
      }),
    )
  })
}

function baseOf(g: G, unit: number): JsonObject {
  const pose = poseOf(g, unit)
  const figures = g.campaign.tables.figures[unitOf(g, unit).arm]
  return { ...baseOnTable(pose, figures, nearestPlace(g.campaign, pose.x, pose.y)) }
}

const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

export function view(g: G, side: number): JsonObject {
  return viewsOf(g.layout).of(g, side)
}

/**
 * A game consistent with this view: the cards in other hands and in the packs are dealt at random from the unseen
 * cards.
 */
export function imagine(g: G, known: JsonObject, side: number): void {
  const words = viewsOf(g.layout).read(g.layout, known)
  words.layOut(g, [])
  const draws = new Imagination(g.chance, side)
  const { deck } = g.campaign.tables
  const hands = known['hand'] as JsonObject // written by `handsPart`
  for (const owner of [0, 1]) {
    const commanders = g.campaign.commanders.flatMap((one, commander) => (one.side === owner ? [commander] : []))
    const unseen = cards.flatMap((card, kind) => {
      const held = commanders.reduce((sum, commander) => sum + g.hand[card].of(commander), 0)
      return Array.from({ length: deck[card] - g.spent[card].of(owner) - held }, () => kind)
    })
    const rest = draws.shuffled(unseen)
    for (const commander of owner === side ? [] : commanders) {
      const row = hands[g.nameOf('commander', commander)] as JsonObject
      for (let card = Number(row['cards']); card > 0; card--) g.hand[cards[rest.pop()!]!].add(commander, 1)
    }
    const pack = owner === 0 ? g.pack.french : g.pack.german
    pack.fill(0)
    for (const card of rest) pack.add(card, 1)
  }
}
