import { Imagination } from '../fog/dealing.ts'
import { framesPart } from '../fog/frames.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { spansOf, tableAt } from '../fog/spans.ts'
import { RowReader, rowsPart } from '../fog/rows.ts'
import { endingPart, openField, secretsPart } from '../fog/values.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { Json, JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign/campaign.ts'
import type { G } from './state/kit.ts'

/**
 * What a side may know: everything on the table; of the cards how many each commander holds, and which they are only of its own.
 */
const cards = ['ace', 'number', 'face', 'joker'] as const

/** What the pack and the hands of the other side hold is told to nobody. */
const closed = new Set(['hand', 'pack'])

const partsOf = (layout: Layout): readonly Part<G>[] => [
  ...Object.entries(layout.fields.shape)
    .filter(([field]) => !closed.has(field))
    .map(([field, definition]) =>
      definition.is === 'table' ? allRows(layout, field, definition.noun) : openField<G>(layout, field),
    ),
  handsPart(layout),
  framesPart(layout, { privates: {}, isKept: () => false, keptBy: [] }),
  secretsPart(),
  endingPart(layout),
]

/** A table with all its rows and columns. */
function allRows(layout: Layout, table: string, noun: string | undefined): Part<G> {
  const reader = new RowReader<'all'>(layout, table, { [table]: 'all' })
  const whole = reader.seenBy(() => true)
  return rowsPart(layout, {
    key: table,
    reads: reader.spans,
    count: reader.rows,
    nameOf: (row) => layout.language.nameOf(noun ?? 'number', row),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of: ({ words }, side, row) => reader.read(words, row, whole, side),
    put: (json, into, name) => reader.put(json, into, into.numberOf(noun ?? 'number', name)),
  })
}

const handSize = (g: G, commander: number): number => cards.reduce((sum, card) => sum + g.hand[card].of(commander), 0)

/**
 * @rule es.cards.secret
 * A side sees the cards of its own commanders; of the others it knows how many they hold.
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

const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

export function view(g: G, side: number): JsonObject {
  return viewsOf(g.layout).of(g, side)
}

/** A game of which the view is this one: what lies in other hands and in the packs is dealt anew from what nobody has seen. */
export function imagine(g: G, known: JsonObject, side: number): void {
  const words = viewsOf(g.layout).read(g.layout, known)
  words.layOut(g, [])
  const draws = new Imagination(g.chance, side)
  const { deck } = g.campaign.tables
  const hands = known['hand'] as JsonObject // as `handsPart` writes it
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
