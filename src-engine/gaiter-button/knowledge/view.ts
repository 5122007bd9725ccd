import { framesPart } from '../../fog/frames.ts'
import { Identities } from '../../fog/identities.ts'
import type { KnownWords } from '../../fog/known-words.ts'
import { ALL_ROWS, changedRows, RowReader, rowsPart, type RowWords } from '../../fog/rows.ts'
import { perCampaign, SharedViews, type Part } from '../../fog/shared-views.ts'
import { agendaOf, head, isIn, spansOf, type Span } from '../../fog/spans.ts'
import { endingPart, fact, openField, ownField, secretsPart } from '../../fog/values.ts'
import { labelOf } from '../../fog/who-knows.ts'
import { HEAD } from '../../kernel/values/head.ts'
import type { Layout } from '../../kernel/play/layout.ts'
import { textIn, type Json, type JsonObject } from '../../kernel/values/result.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { BATTLE, garrisonMorale } from '../combat/engaged.ts'
import { markersInBowl } from '../march/markers-in-bowl.ts'
import { endOf, firstOf, isUnit, moraleOf } from '../state/counters.ts'
import { hasPontoon } from '../state/crossing.ts'
import { enemyOf, zoneOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { publicBattle } from '../combat/public-battle.ts'
import { strengthReads, publicStrengthAt } from '../state/public-strength.ts'
import { currentPhase } from './current-phase.ts'
import { fields, mustering, privateLocals, type Knowledge } from './knowledge.ts'
import type { View } from './view-type.ts'

/**
 * What a side knows: the state as JSON, with tokens in place of the enemy's counters. `token`: those in play;
 * `counter`: the side's own, and enemy counters whose fate both sides know; `shown`: the names of enemy counters that
 * were ever shown. `zone` and `connection` list only differences from the start.
 */
export function view(g: G, side: number): View {
  // The type is derived from the same shape and the same table of knowledge; a test checks views against both.
  return viewsOf(g.layout).of(g, side) as unknown as View
}
const viewsOf = perCampaign((layout) => new SharedViews<G>(layout, partsOf(layout)))

/** The state as far as a view contains it, without enemy counters in play. */
export const readView = (layout: Layout, known: JsonObject): KnownWords => viewsOf(layout).read(layout, known)

/** The entries of the view in order, each with the words it is made from. */
export function partsOf(layout: Layout): readonly Part<G>[] {
  const campaign = layout.campaign as Campaign // the layout is of a campaign of this system
  const hidden = new Identities(layout, {
    things: 'counter',
    token: 'token',
    sideOf: campaign.counters.map(({ side }) => side),
  })
  const sources: Sources = { layout, campaign, hidden }
  const special: { readonly [field: string]: (sources: Sources) => readonly Part<G>[] } = {
    counter: (of) => [ownAndGoneCounters(of), enemyTokens(of), namesShown(of)],
    garrison: (of) => [garrisons(of)],
    camp: (of) => [camps(of)],
    connectionEnd: (of) => [axes(of)],
    stack: (of) => [actingStack(of)],
  }
  return [
    ...Object.entries(layout.fields.shape).flatMap(([field, definition]): readonly Part<G>[] => {
      if (special[field] !== undefined) return special[field](sources)
      if (definition.is === 'table') return [changedRows(layout, field, fields)]
      if (fields[field] === 'all') return [openField(layout, field, hidden)]
      return fields[field] === 'nobody' ? [] : [ownField(layout, field, hidden)]
    }),
    strengthAt(sources),
    battleInHand(sources),
    fact('markers', [...spansOf(layout, 'bowl'), ...agendaOf(layout)], markersInBowl),
    fact('day', agendaOf(layout), currentPhase),
    openPontoons(sources),
    framesPart(layout, {
      privates: privateLocals,
      hidden,
      isKept: (g, when) => when === 'always' || g.secretCommand,
      keptBy: spansOf(layout, 'secretCommand'),
    }),
    secretsPart(),
    endingPart(layout),
  ]
}

interface Sources {
  readonly layout: Layout
  readonly campaign: Campaign
  readonly hidden: Identities
}
const isAmong = (spans: readonly Span[], word: number): boolean => spans.some((span) => isIn(span, word))

// --- Counters -------------------------------------------------------------------------------------------------------

/** A side's own counters, and those of the enemy that are out of play. */
function ownAndGoneCounters({ layout, campaign, hidden }: Sources): Part<G> {
  const reader = new RowReader<Knowledge>(layout, 'counter', fields)
  const all = reader.seenBy(() => true)
  const gone = new RowReader<Knowledge>(layout, 'counter', fields, {
    isWanted: (column) => column === 'fate' || column === 'token',
  })
  return rowsPart(layout, {
    key: 'counter',
    reads: reader.spans,
    count: campaign.counters.length,
    nameOf: (counter) => layout.language.nameOf('counter', counter),
    touched: (word, _before, _words, mark) => mark(reader.rowOf(word)),
    of(g, side, counter) {
      if (hidden.isOf(side, counter)) return withMorale(g, counter, reader.read(g.words, counter, all, side))
      return g.counter.fate.of(counter) === FATE.inPlay ? undefined : gone.read(g.words, counter, all, side)
    },
    put: (json, into, name) => reader.put(json, into, into.numberOf('counter', name)),
  })
}

/** Adds the morale of a unit to a row that shows the boxes it follows from. */
function withMorale(g: G, counter: number, row: Record<string, Json>): Record<string, Json> {
  if ('right' in row && isUnit(g, counter)) row['morale'] = moraleOf(g, counter)
  return row
}

/** What is seen of a counter from its back, and more once it has been inspected; not its token or fate. */
const backReader = perCampaign(
  (layout) =>
    new RowReader<Knowledge>(layout, 'counter', fields, {
      isWanted: (column) =>
        column !== 'token' &&
        column !== 'fate' &&
        ['all', 'later', 'strength'].includes(labelOf(fields, 'counter', column)),
    }),
)
/** The words of a row of `token`. */
export const readBack = (layout: Layout, row: JsonObject, from: KnownWords, token: number): RowWords =>
  backReader(layout).wordsOf(row, from, token)

/** The enemy's counters in play by token: what their backs show, and the strength that was seen. */
function enemyTokens({ layout, campaign, hidden }: Sources): Part<G> {
  const reader = backReader(layout)
  /** The visible columns, by how well a counter is known and whether a secret choice is in progress. */
  const seenOf = (level: number, inSecret: boolean): number =>
    reader.seenBy(
      (known) =>
        known === 'all' || (known === 'later' && !inSecret) || (known === 'strength' && level >= SEEN.composition),
    )
  const seen = [false, true].map((inSecret) =>
    [SEEN.not, SEEN.identity, SEEN.composition].map((level) => seenOf(level, inSecret)),
  )
  let holders: Int32Array
  return rowsPart(layout, {
    key: 'token',
    reads: [...reader.spans, ...spansOf(layout, 'counter', 'fate'), ...hidden.reads, ...head.secrets],
    count: campaign.counters.length,
    nameOf: (token) => hidden.tokenName(token),
    touched(word, before, words, mark) {
      if (word === HEAD.secrets) return mark(ALL_ROWS)
      mark(hidden.tokenOf(words, reader.rowOf(word)))
      if (isAmong(hidden.reads, word)) mark(before)
    },
    prepare(g) {
      holders = hidden.holders(g.words)
    },
    of(g, side, token) {
      const counter = holders[token]!
      if (hidden.isOf(side, counter) || g.counter.fate.of(counter) !== FATE.inPlay) return undefined
      const level = g.counter.seen.of(counter)
      const row = withMorale(g, counter, reader.read(g.words, counter, seen[g.inSecret ? 1 : 0]![level]!, side))
      return level >= SEEN.identity ? { counter: g.nameOf('counter', counter), ...row } : row
    },
  })
}

/** Names of enemy counters that were ever shown, whichever token they have now. */
function namesShown({ layout }: Sources): Part<G> {
  const reads = spansOf(layout, 'counter', 'shown')
  return {
    key: 'shown',
    reads,
    of(g, side) {
      const names: string[] = []
      const enemy = enemyOf(side)
      for (let counter = firstOf(g, enemy); counter < endOf(g, enemy); counter++)
        if (g.counter.shown.of(counter)) names.push(g.nameOf('counter', counter))
      return names
    },
    put(json, into) {
      for (const name of json as readonly string[]) into.words[reads[0]!.at + into.numberOf('counter', name)] = 1
    },
  }
}

const nobody: Json = []
/** The acting stack. While the enemy is making up his stack, its counters are hidden. */
function actingStack({ layout, hidden }: Sources): Part<G> {
  const open = openField<G>(layout, 'stack', hidden)
  const agenda = agendaOf(layout)
  /** The stack as each side names it. The cache is invalid when the stack or the tokens change. */
  let names: Json[] = []
  const isMusteredBy = (g: G, side: number): boolean =>
    g.decider === side && mustering.includes(g.asking.kind.kind.name)
  return {
    ...open,
    reads: [...open.reads, ...agenda],
    touch(word) {
      if (!isAmong(agenda, word)) names = []
    },
    forget() {
      names = []
    },
    of: (g, side) => (isMusteredBy(g, enemyOf(side)) ? nobody : (names[side] ??= open.of(g, side))),
  }
}

// --- Garrisons and camps --------------------------------------------------------------------------------------------

/** Both sides see that a fortress has a garrison. Its strength is seen by its owner, and by an enemy fighting for it. */
function garrisons({ layout, campaign }: Sources): Part<G> {
  const reader = new RowReader<Knowledge>(layout, 'garrison', fields)
  const whole = reader.seenBy(() => true)
  return rowsPart(layout, {
    key: 'garrison',
    reads: [...reader.spans, ...head.secrets, ...spansOf(layout, 'battleZone'), ...spansOf(layout, 'battleKind')],
    count: campaign.garrisons.length,
    nameOf: (garrison) => layout.language.nameOf('garrison', garrison),
    touched: (word, _before, _words, mark) => mark(isAmong(reader.spans, word) ? reader.rowOf(word) : ALL_ROWS),
    of(g, side, number) {
      const garrison = campaign.garrisons[number]!
      const fought = !g.inSecret && g.battleZone !== NONE && zoneOf(g, g.battleZone).fortress === garrison.fortress
      const seen =
        garrison.side === side || fought
          ? whole
          : reader.seenBy(
              // The garrison of a stormed fortress has no choice, so nothing about it is secret.
              (known) => known === 'all' || (known === 'later' && (!g.inSecret || g.battleKind === BATTLE.assault)),
            )
      const row = reader.read(g.words, number, seen, side)
      if ('right' in row) row['morale'] = garrisonMorale(g, number)
      return { manned: g.garrison.points.of(number) > 0, ...row }
    },
    put: (json, into, name) => reader.put(json, into, into.numberOf('garrison', name)),
  })
}

function camps({ layout, hidden }: Sources): Part<G> {
  const reader = new RowReader<Knowledge>(layout, 'camp', fields, { hidden })
  const whole = reader.seenBy(() => true)
  const inSecret = reader.seenBy((known) => known === 'all')
  const open = reader.seenBy((known) => known === 'all' || known === 'later')
  return rowsPart(layout, {
    key: 'camp',
    reads: [...reader.spans, ...head.secrets, ...hidden.reads],
    count: layout.sides.length,
    nameOf: (camp) => layout.sides[camp]!,
    touched: (word, _before, _words, mark) => mark(isAmong(reader.spans, word) ? reader.rowOf(word) : ALL_ROWS),
    of: (g, side, camp) => reader.read(g.words, camp, camp === side ? whole : g.inSecret ? inSecret : open, side),
    put: (json, into, name) => reader.put(json, into, layout.sides.indexOf(name)),
  })
}

// --- The map --------------------------------------------------------------------------------------------------------

/** Axes of retreat by connection: the side that has one at its first and at its second end. */
function axes({ layout, campaign }: Sources): Part<G> {
  const [ends] = spansOf(layout, 'connectionEnd', 'axis')
  return rowsPart(layout, {
    key: 'axes',
    reads: [ends!],
    count: campaign.connections.length,
    nameOf: (connection) => layout.language.nameOf('connection', connection),
    touched: (word, _before, _words, mark) => mark((word - ends!.at) >> 1),
    of(g, _side, connection) {
      const from = g.connectionEnd.axis.of(2 * connection) - 1
      const to = g.connectionEnd.axis.of(2 * connection + 1) - 1
      if (from === NONE && to === NONE) return undefined
      return { from: g.nameOf('side', from), to: g.nameOf('side', to) }
    },
    put({ from, to }, into, name) {
      const row = ends!.at + 2 * into.numberOf('connection', name)
      into.words[row] = layout.sides.indexOf(textIn(from)) + 1
      into.words[row + 1] = layout.sides.indexOf(textIn(to)) + 1
    },
  })
}

/** The connections with a pontoon bridge that can be crossed. */
function openPontoons({ layout, campaign }: Sources): Part<G> {
  const numbers = campaign.connections.map((_, connection) => connection)
  return fact('openPontoons', spansOf(layout, 'connection', 'pontoon', 'pontoonBuilt'), (g) =>
    numbers.filter((connection) => hasPontoon(g, connection)).map((connection) => g.nameOf('connection', connection)),
  )
}

/** The state of the current battle: result column, dice, step. */
const battleInHand = ({ layout }: Sources): Part<G> =>
  fact('battle', [...battleFields.flatMap((field) => spansOf(layout, field)), ...agendaOf(layout)], publicBattle)
const battleFields = [
  'battleZone',
  'battleAmplitude',
  'battleKind',
  'battleOver',
  'attacker',
  'winner',
  'rain',
] as const

/** Whether the enemy has strength points in the zones of fortresses, where both sides know it. */
function strengthAt({ layout, campaign }: Sources): Part<G> {
  const zones = campaign.fortresses.flatMap((fortress) => fortress.zones)
  const { zoneOfCounter, ofCounters, ofPlaces } = strengthReads(layout)
  const markZone = (zone: number, mark: (row: number) => void): void => {
    const row = zones.indexOf(zone)
    if (row >= 0) mark(row)
  }
  return rowsPart(layout, {
    key: 'strengthAt',
    reads: [zoneOfCounter, ...ofCounters, ...ofPlaces],
    count: zones.length,
    nameOf: (row) => layout.language.nameOf('zone', zones[row]!),
    touched(word, before, words, mark) {
      if (isAmong(ofPlaces, word)) return mark(ALL_ROWS)
      const counter = (word - zoneOfCounter.at) % zoneOfCounter.length
      markZone(words[zoneOfCounter.at + counter]!, mark)
      if (isIn(zoneOfCounter, word)) markZone(before, mark)
    },
    of: (g, side, row) => publicStrengthAt(g, side, zones[row]!),
  })
}
