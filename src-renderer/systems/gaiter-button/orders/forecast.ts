import type { ReachedZone, ReachStudy } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import { noOverlay, type Overlay } from '../../../map/board/overlay.ts'
import type { OrderButton, OrderDraft, OrderForecast } from '../../../system-ui/ordering.ts'
import type { Finding } from '../../../system-ui/system-ui.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { tones, whyOf } from '../layers/reach.ts'
import { Drawing, type Tools } from '../layers/tools.ts'
import { marchFor } from './standing.ts'
import type { OrderWords } from './words.ts'

export type Means = {
  readonly tools: Tools
  readonly index: BoardIndex
  readonly book: OrderOfBattle
  readonly words: OrderWords
  /** The zones that have a fortress. */
  readonly fortified: ReadonlySet<string>
  /** A battle movement is among the answers. */
  readonly mayBattleMove: boolean
  /** How the enemy at the start of the order can be attacked now; undefined if he cannot. */
  readonly launch: 'attack' | 'assault' | undefined
}

/** The forecast of a march to a zone, and the order for it. */
export const forecastFor =
  (study: ReachStudy, draft: OrderDraft, means: Means) =>
  (to: string): OrderForecast => {
    const goal = study.zones.find(({ zone }) => zone === to)
    return goal === undefined ? outOfReach(study, to, draft, means) : inReach(study, goal, draft, means)
  }

function inReach(study: ReachStudy, goal: ReachedZone, draft: OrderDraft, means: Means): OrderForecast {
  const { tools, words, fortified } = means
  const order = orderFor(study, goal.zone, draft, means.book)
  const inside = { ...order, arrival: 'fortress' }
  return {
    title: words.to(tools.placeName(goal.zone)),
    short: words.short(goal.chance, goal.mp, goal.markers),
    findings: findingsOf(study, goal, means),
    overlay: wayOn(study.zone, goal, means),
    order: { order, keep: [] },
    others: [
      ...(goal.stops && study.scouts
        ? [{ words: words.recon.there, order: { ...order, arrival: 'reconnaissance' }, keep: [] }]
        : []),
      ...(goal.stops && draft.from !== goal.zone
        ? [{ words: words.battle.next, order, keep: [order, { order: 'battle', zone: goal.zone }] }]
        : []),
      ...(fortified.has(goal.zone) ? [{ words: words.intoFortress, order: inside, keep: [inside] }] : []),
      ...battleMoveTo(study, goal.zone, draft, means),
    ],
  }
}

/** The forecast for a zone out of reach today: it may be reached on a later day, unless the way is barred or no unit can march. */
function outOfReach(study: ReachStudy, to: string, draft: OrderDraft, means: Means): OrderForecast {
  const { tools, words, book } = means
  const barred = study.barred.find((one) => one.to === to)
  const why = barred && { rule: barred.why.rule, why: whyOf(barred.why, tools) }
  const place = tools.placeName(to)
  const lasts = barred === undefined && to !== study.zone && study.zones.length > 0
  const order = lasts ? { ...orderFor(study, to, draft, book), far: 'approach' } : null
  const finding = lasts
    ? { words: words.anotherDay(place), tone: 'target' as const }
    : { words: words.outOfReach(place, why?.why ?? null), tone: 'bad' as const }
  return {
    title: words.to(place),
    short: to === study.zone ? words.shortHere : lasts ? words.shortAnotherDay : words.shortOut,
    findings: to === study.zone ? [] : [why === undefined ? finding : { ...finding, rule: why.rule }],
    overlay: noOverlay,
    order: order && { order, keep: [order] },
    others: battleMoveTo(study, to, draft, means),
  }
}

/** The battle movement to a zone, if the chosen counters may make one. */
function battleMoveTo(
  study: ReachStudy,
  to: string,
  { who }: OrderDraft,
  { words, mayBattleMove }: Means,
): OrderButton[] {
  const move = study.battleMoves.find(({ zone }) => zone === to)
  if (move === undefined || !mayBattleMove) return []
  const order = { order: 'battle-movement', counters: [...(who ?? study.stack)], to }
  return [{ words: words.battleMovement(move.chance), order, keep: [] }]
}

function findingsOf({ mp, plans }: ReachStudy, goal: ReachedZone, { tools, index, words }: Means): Finding[] {
  const plan = plans.find(({ markers }) => markers === goal.markers)
  const { hurt = 0, worn = 0, lost = 0 } = plan ?? {}
  const names = placesOn(goal, tools, index).map(tools.placeName)
  const { reach } = tools.words
  return [
    { words: words.arrives(goal.chance), tone: tones[goal.grade], rule: 'gb.fatigue.draw' },
    { words: words.costs(goal.mp, mp, goal.markers), tone: 'quiet' },
    ...(names.length > 1 ? [{ words: words.by(tools.list(names.slice(0, -1))), tone: 'quiet' as const }] : []),
    ...(hurt > 0 ? [{ words: words.loss(hurt, lost), tone: 'bad' as const, rule: 'gb.fatigue.losses' }] : []),
    ...(worn > 0 ? [{ words: words.worn(worn), tone: 'bad' as const }] : []),
    ...(goal.beyond ? [{ words: words.sentence(reach.beyond), tone: 'bad' as const }] : []),
    ...(goal.strays.length > 0 ? [{ words: words.strays(tools.who(goal.strays)), tone: 'bad' as const }] : []),
    ...(goal.stops ? [{ words: words.enemyStops, tone: 'target' as const, rule: 'gb.entry.stop' }] : []),
  ]
}

/** The places on the way, without its start. */
function placesOn({ way, zone }: ReachedZone, tools: Tools, index: BoardIndex): string[] {
  // Walk backwards from the end, which is known wherever the stack stands.
  let at = zone
  const places = [zone]
  for (const connection of way.toReversed()) {
    const line = index.ways.get(tools.wayOf(connection).id)
    if (line === undefined) break
    at = line.a === at ? line.b : line.a
    places.unshift(at)
  }
  return places.slice(1)
}

function wayOn(home: string, goal: ReachedZone, { tools, index }: Means): Overlay {
  const drawing = new Drawing()
  const places = [home, ...placesOn(goal, tools, index)]
  const connections = goal.way.map((connection) => tools.wayOf(connection).id)
  drawing.along({ zones: places, connections }, 'chosen', { arrow: true })
  return drawing.overlay
}

/** The order for a march of a stack to a zone, as sent. */
function orderFor(study: ReachStudy, to: string, { who, how }: OrderDraft, book: OrderOfBattle) {
  const counters = who ?? study.stack
  const units = counters.filter((id) => ['infantry', 'cavalry'].includes(book.counters.get(id)?.kind ?? '')).length
  return marchFor(counters, to, how, units >= study.units)
}
