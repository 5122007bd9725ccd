import type {
  BombardOrder,
  CloseOrder,
  GoOrder,
  GoStudy,
  GoRequest,
  HoldOrder,
  RallyOrder,
  StandOrder,
  TransferOrder,
  TransferStudy,
  TransferRequest,
} from '#engine/storm-over-belfort/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Overlay, ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked, Finding } from '../../../system-ui/asked.ts'
import type {
  OrderDraft,
  OrderForecast,
  Ordering,
  OrderShown,
  OrderStart,
  OrderToGive,
  QuickOrder,
} from '../../../system-ui/ordering.ts'
import { becauseInWords } from '../../../system-ui/because-in-words.ts'
import { nowhere } from '../../../system-ui/plain-order.ts'
import type { Odds } from '../../../system-ui/system-ui.ts'
import { percentIn } from '../../../text/chances.ts'
import { viewIn } from '../reads/reads.ts'
import { shotChancesIn } from '../reads/shot-chances.ts'
import { orderWords } from './words.ts'

type SiegeOrder =
  | GoOrder
  | TransferOrder
  | BombardOrder
  | RallyOrder
  | StandOrder
  | HoldOrder
  | CloseOrder
  | { readonly order: 'place' }

/**
 * The units of a zone are ordered on a card: who goes, where to, and, if the enemy is there, the chances of attacking from each
 * source. Nothing happens before the button.
 */
export function siegeOrdering(language: Language, named: (id: string) => string): Ordering {
  const words = orderWords(language)
  const percent = percentIn(language)
  return {
    startsOf: (asked) => startsOf(asked, named, words.start),
    askedFor: () => null,
    strikeAt: () => null,
    requestFor: ({ from, who }, asked) => {
      const units = who === null ? {} : { units: who }
      return asked.question.kind === 'operations'
        ? ({ study: 'transfer', zone: from, ...units } satisfies TransferRequest)
        : ({ study: 'go', zone: from, ...units } satisfies GoRequest)
    },
    show(answer, draft, { question }) {
      // The request determines the type of the study.
      return question.kind === 'operations'
        ? moving(answer as unknown as TransferStudy, draft)
        : going(answer as unknown as GoStudy, draft)
    },
  }

  function moving({ zone, able, units, open, barred }: TransferStudy, draft: OrderDraft): OrderShown {
    return {
      ...cardOf(words.moves(named(zone)), able, units, draft),
      summary: { words: words.moveSummary(units.length), tone: 'quiet' },
      targets: open.map((one) => one.zone),
      overlay: overlayOf(open.map((one): ZoneNote => ({ id: one.zone, tone: 'reach', soft: true }))),
      key: [{ tone: 'reach', words: words.key.reach }],
      forecastOf(place) {
        const there = open.find((one) => one.zone === place)
        if (there === undefined) return outOfReach(place, barred)
        const title = words.to(named(place))
        const order = give({ order: 'transfer', units: there.units, to: place })
        const findings = there.units.length < units.length ? [words.some(there.units.map(named))] : []
        return { ...nowhere, title, short: title, findings: findings.map(quiet), order }
      },
      confirm: words.move,
    }
  }

  function going(study: GoStudy, draft: OrderDraft): OrderShown {
    const { zone, able, units, marches, attacks, barred } = study
    const column = words.column(...study.firstColumn)
    const best = new Map(attacks.toReversed().map((one) => [one.target, one]))
    return {
      ...cardOf(words.goes(named(zone)), able, units, draft),
      summary: { words: words.goSummary(units.length), tone: 'quiet' },
      targets: [...marches.map((one) => one.zone), ...best.keys()],
      overlay: overlayOf([
        ...marches.map((one): ZoneNote => ({ id: one.zone, tone: 'reach', soft: true })),
        ...[...best.values()].map(({ target, won }): ZoneNote => ({
          id: target,
          tone: 'target',
          label: percent(won),
          large: true,
        })),
      ]),
      key: [
        { tone: 'reach', words: words.key.reach },
        { tone: 'target', words: words.key.target },
      ],
      forecastOf(place) {
        const there = attacks.filter(({ target }) => target === place)
        if (there.length > 0) return attacking(zone, there, column)
        const march = marches.find((one) => one.zone === place)
        if (march === undefined) return outOfReach(place, barred)
        const title = words.to(named(place))
        const who = units.slice(0, march.room)
        const findings: Finding[] = []
        if (who.length < units.length) findings.push(quiet(words.some(who.map(named))))
        if (march.leaves) findings.push(bad(words.leaves(column)))
        if (march.exposed.length > 0) findings.push(bad(words.exposed(march.exposed.map(named), column)))
        return { ...nowhere, title, short: title, findings, order: give(goOrder(zone, who, place, march.leaves)) }
      },
      confirm: words.go,
    }
  }

  /** Of a place they cannot go to: why not. */
  function outOfReach(place: string, barred: GoStudy['barred']): OrderForecast {
    const why = barred.find(({ zone }) => zone === place)?.why
    if (why === undefined) return nowhere
    return { ...nowhere, findings: [{ words: becauseInWords(why, language), tone: 'bad', rule: why.rule }] }
  }

  /** The exact chances of an attack, the best source first; the others are buttons. */
  function attacking(zone: string, [best, ...others]: GoStudy['attacks'], column: string): OrderForecast {
    if (best === undefined) return nowhere
    const {
      target,
      source,
      won,
      wonUnderBarrage,
      firepower,
      barrage,
      magnitude,
      modifier,
      results,
      leaves,
      exposed,
      units,
    } = best
    const mean = (of: (one: (typeof results)[number]) => number): string =>
      words.number(results.reduce((sum, one) => sum + one.chance * of(one), 0))
    const findings: Finding[] = [
      { words: words.wins(percent(won), firepower), tone: 'target' },
      quiet(words.sum(magnitude, words.signed(modifier))),
      quiet(
        words.losses(
          mean((one) => one.suffered),
          mean((one) => one.absorbed),
          mean((one) => one.onAttacker),
        ),
      ),
    ]
    if (barrage > 0) findings.push(quiet(words.barrage(percent(wonUnderBarrage), barrage)))
    if (source === zone) findings.push(bad(words.fromHome))
    if (leaves) findings.push(bad(words.leaves(column)))
    if (exposed.length > 0) findings.push(bad(words.exposed(exposed.map(named), column)))
    return {
      title: words.attacks(named(target), named(source)),
      short: percent(won),
      findings,
      overlay: overlayOf([{ id: source, tone: 'chosen' }]),
      order: give(attackOrder(zone, units, best)),
      others: others.slice(0, 3).map((one) => ({
        words: words.otherSource(named(one.source), percent(one.won)),
        ...give(attackOrder(zone, one.units, one)),
      })),
    }
  }

  function cardOf(
    title: string,
    able: readonly string[],
    units: readonly string[],
    { who }: OrderDraft,
  ): Omit<OrderShown, 'summary' | 'targets' | 'overlay' | 'key' | 'forecastOf' | 'confirm'> {
    return {
      title,
      whoTitle: words.who,
      who: able.map((id) => ({ id, words: named(id), taken: units.includes(id) })),
      sets: able.length > 1 ? [{ words: words.all, who: null, taken: who === null }] : [],
      choices: [],
      here: [],
      strikes: null,
    }
  }
}

/**
 * Orders that need no map: the historical placement, guns on one target, rest for the worst-off units, and conduct while the
 * enemy acts.
 */
export function siegeQuickOrders(
  asked: Asked,
  odds: Odds | null,
  language: Language,
  named: (id: string) => string,
): QuickOrder[] {
  return [
    ...ofThisQuestion(asked, odds, language, named),
    ...standing(asked, language),
    ...letThingsBe(asked, language, named),
  ]
}

/** The questions at which a standing answer to enemy fire can be ordered, and (`ownGo`) those at which the side may begin more. */
const underFire = new Set(['answer', 'counter-battery', 'defence', 'spread-hits'])
const ownGo = new Set(['bombardment', 'activations'])

function standing({ question, table }: Asked, language: Language): QuickOrder[] {
  const words = orderWords(language)
  const [view] = table.views
  if (view === undefined || !(underFire.has(question.kind) || ownGo.has(question.kind))) return []
  const { turn } = viewIn(view.known)
  const stand: SiegeOrder = { order: 'stand', turn, guns: 'fire' }
  const orders: [SiegeOrder, string, string | null][] = [
    [stand, words.stand, words.standHint],
    [{ ...stand, guns: 'silent' }, words.silent, words.silentHint],
  ]
  // On its own go a side is offered to begin nothing more, in place of silent guns.
  if (ownGo.has(question.kind)) orders[1] = [{ ...stand, rest: true }, words.pause, words.pauseHint]
  return orders.map(([order, said, hint]) => ({ order: plain(order), words: said, hint }))
}

/** Orders that let the beginning and the end of the fortnight take their course. */
function letThingsBe(
  { question: { kind }, table }: Asked,
  language: Language,
  named: (id: string) => string,
): QuickOrder[] {
  const words = orderWords(language)
  const view = table.views.find(({ side }) => side === table.decider)
  if (view === undefined) return []
  const { turn, lastTurn, account, frenchHand, prussianHand } = viewIn(view.known)
  if (kind === 'purchase') return [{ order: plain({ order: 'hold', turn }), words: words.hold, hint: null }]
  if (kind !== 'intrigue' && kind !== 'spending') return []
  const [side, hand] = view.side === 0 ? (['french', frenchHand] as const) : (['prussian', prussianHand] as const)
  // After the last turn no counter is of any use.
  const held = typeof hand === 'number' || hand.length === 0 || turn === lastTurn ? [null] : hand
  const points = Math.min(1, account[side]?.points ?? 0)
  return held.map((keep) => ({
    order: plain({ order: 'close', turn, points, keep }),
    words: words.close(points, keep === null ? null : named(keep)),
    hint: words.closeHint,
  }))
}

function ofThisQuestion(
  { question }: Asked,
  odds: Odds | null,
  language: Language,
  named: (id: string) => string,
): QuickOrder[] {
  const words = orderWords(language)
  switch (question.kind) {
    case 'set-up':
      return [{ order: plain({ order: 'place' }), words: words.place, hint: words.placeHint }]
    case 'spending': {
      const tired = question.answers.filter(({ verb }) => verb === 'rally').length
      const points = tired > 3 ? [1, 2] : tired > 1 ? [1] : []
      return points.map((count) => ({
        order: plain({ order: 'rally', points: count }),
        words: words.rest(3 * count, count),
        hint: null,
      }))
    }
    case 'bombardment': {
      const target = bestTarget(question, odds)
      if (target === null) return []
      const zone = target.zone
      const untilItGives = {
        order: plain({ order: 'bombard', zone, until: 'breach' }),
        words: words.bombard(shortName(named(zone))),
        hint: null,
      }
      const all = {
        order: plain({ order: 'bombard', zone, until: 'spent', afterwards: 'stop' }),
        words: words.cease(shortName(named(zone))),
        hint: null,
      }
      return target.damage > 0 ? [untilItGives, all] : [all]
    }
    default:
      return []
  }
}

/** A zone's number and first name, without other places and brackets, for which a line of the panel has no room. */
const shortName = (name: string): string => name.replace(/ [(–].*$/, '')

/**
 * The zone where fire is most likely to have an effect, among those that several guns can reach; null if there is none or
 * chances are not known.
 */
function bestTarget({ answers }: Asked['question'], odds: Odds | null): { zone: string; damage: number } | null {
  const known = new Map(odds?.map((one) => [one.action, one.odds]))
  const zones = new Map<string, { guns: number; effect: number; damage: number }>()
  for (const { action, verb, things } of answers) {
    const zone = verb === 'bombard' ? things[1]?.name : undefined
    const chances = shotChancesIn(known.get(action))
    if (zone === undefined || chances === null || chances.any === 0) continue
    const { guns, effect, damage } = zones.get(zone) ?? { guns: 0, effect: 0, damage: 0 }
    zones.set(zone, { guns: guns + 1, effect: effect + chances.any, damage: damage + chances.damage })
  }
  const [best] = [...zones].filter(([, { guns }]) => guns > 1).toSorted(([, a], [, b]) => b.effect - a.effect)
  return best === undefined ? null : { zone: best[0], damage: best[1].damage }
}

const goOrder = (zone: string, units: readonly string[], to: string, leaves: boolean): GoOrder => ({
  order: 'go',
  zone,
  units,
  to,
  ...(leaves ? { leave: true } : {}),
})
const attackOrder = (
  zone: string,
  units: readonly string[],
  { source, target, leaves }: GoStudy['attacks'][number],
): GoOrder => ({
  ...goOrder(zone, units, source, leaves),
  attack: target,
})

const plain = (order: SiegeOrder) => ({ ...order })
const give = (order: SiegeOrder): OrderToGive => ({ order: plain(order), keep: [] })
const quiet = (words: string): Finding => ({ words, tone: 'quiet' })
const bad = (words: string): Finding => ({ words, tone: 'bad' })
const overlayOf = (zones: readonly ZoneNote[]): Overlay => ({ zones, ways: [], marks: [] })
/** The starts of orders: an activation begins with a zone, an operational movement with the units in one. */
function startsOf(
  { question, table }: Asked,
  named: (id: string) => string,
  words: { readonly go: (zone: string) => string; readonly move: (zone: string) => string },
): OrderStart[] {
  const [view] = table.views
  const units = view === undefined ? {} : viewIn(view.known).unit
  const starts = new Map<string, OrderStart>()
  for (const { verb, action, things } of question.answers) {
    const [thing] = things
    if (thing === undefined || (verb !== 'activate' && verb !== 'transfer')) continue
    const place = verb === 'activate' ? thing.name : units[thing.name]?.zone
    if (place === undefined || starts.has(place)) continue
    // The card of an operational movement lists all units that may make one.
    if (verb === 'transfer') starts.set(place, { place, answer: action, words: words.move(named(place)), whole: true })
    else starts.set(place, { place, answer: action, words: words.go(named(place)) })
  }
  return [...starts.values()]
}
