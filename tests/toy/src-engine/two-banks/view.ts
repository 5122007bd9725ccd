import { Deal, Imagination } from '../fog/dealing.ts'
import { framesPart } from '../fog/frames.ts'
import { Identities } from '../fog/identities.ts'
import { ALL_ROWS, RowReader, rowsPart } from '../fog/rows.ts'
import { perCampaign, SharedViews, type Part } from '../fog/shared-views.ts'
import { endingPart, openField, secretsPart } from '../fog/values.ts'
import type { WhoKnows } from '../fog/who-knows.ts'
import type { Layout } from '../kernel/play/layout.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import type { Campaign } from './campaign.ts'
import { countersOf, type G } from './shape.ts'
import type { Known } from './window-types.ts'

/**
 * @rule tb.counters.hidden
 * Until a counter has crossed, the other side knows it by a token only.
 */
const who = {
  turn: 'all',
  counter: { zone: 'all', token: 'owner', shown: 'all' },
} as const satisfies WhoKnows<'all' | 'owner'>

export const partsOf = (layout: Layout): readonly Part<G>[] => {
  const hidden = hiddenIn(layout)
  return [
    openField(layout, 'turn'),
    ownCounters(layout, hidden),
    tokens(layout, hidden),
    framesPart(layout, { privates: {}, isKept: () => true, keptBy: [], hidden }),
    secretsPart(),
    endingPart(layout),
  ]
}

const hiddenIn = (layout: Layout): Identities => {
  const { counters } = layout.campaign as Campaign // the layout is of a campaign of this system
  return new Identities(layout, { things: 'counter', token: 'token', sideOf: counters.map(({ side }) => side) })
}

/** A side's own counters, by their names. */
function ownCounters(layout: Layout, hidden: Identities): Part<G> {
  const reader = new RowReader(layout, 'counter', who)
  const all = reader.seenBy(() => true)
  return rowsPart(layout, {
    key: 'counter',
    reads: reader.spans,
    count: reader.rows,
    nameOf: (counter) => layout.language.nameOf('counter', counter),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of: ({ words }, side, counter) => (hidden.isOf(side, counter) ? reader.read(words, counter, all, side) : undefined),
    put: (json, into, name) => reader.put(json, into, into.numberOf('counter', name)),
  })
}

/** The enemy's counters, by their tokens; those turned up with their names. */
function tokens(layout: Layout, hidden: Identities): Part<G> {
  const reader = new RowReader(layout, 'counter', who, { isWanted: (column) => column !== 'token' })
  const open = reader.seenBy((label) => label === 'all')
  return rowsPart(layout, {
    key: 'token',
    reads: [...reader.spans, ...hidden.reads],
    count: reader.rows,
    nameOf: (token) => hidden.tokenName(token),
    touched: (_word, _before, _words, mark) => mark(ALL_ROWS),
    of(g, side, token) {
      const counter = hidden.holders(g.words)[token]!
      if (hidden.isOf(side, counter)) return undefined
      const row = reader.read(g.words, counter, open, side)
      return g.counter.shown.of(counter) ? { counter: g.nameOf('counter', counter), ...row } : row
    },
  })
}

const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

export const view = (g: G, side: number): JsonObject => viewsOf(g.layout).of(g, side)

export function imagine(g: G, json: JsonObject, side: number): void {
  const known = json as unknown as Known // written by `view`
  viewsOf(g.layout).read(g.layout, json).layOut(g, [])
  const { language } = g.layout
  const rows = Object.values(known.token)
  const named = rows.flatMap(({ counter }) => (counter === undefined ? [] : [language.numberOf('counter', counter)]))
  const unseen = countersOf(g.campaign, 1 - side).filter((counter) => !named.includes(counter))
  const deal = new Deal(new Imagination(g.chance, side).shuffled(unseen))
  for (const [token, { zone, shown, counter: name }] of Object.entries(known.token)) {
    const counter = name === undefined ? deal.take() : language.numberOf('counter', name)
    g.counter.token.set(counter, language.numberOf('token', token))
    g.counter.zone.set(counter, language.numberOf('zone', zone))
    g.counter.shown.set(counter, shown)
  }
}
