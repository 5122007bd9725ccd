import { verb } from '../../kernel/actions/actions.ts'
import type { FrameOf, Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, list, word } from '../../kernel/values/shape.ts'
import { isFriendlyAxis } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { isLeader, isUnit, membersOf, onMap, points } from '../state/counters.ts'
import { controllerOf } from '../ground/control.ts'
import { bridgesOn, isLandOpen, mayEnterSector } from '../state/crossing.ts'
import {
  connectionName,
  connectionOf,
  counterName,
  enemyOf,
  frame,
  scenarioOf,
  tablesOf,
  zoneName,
  zoneOf,
  type G,
} from '../state/kit.ts'
import { unitLosses } from '../ground/losses.ts'
import { fortressPoints, hasStandingRoom, isInField, isStormed } from '../state/places.ts'
import { mayUseFortressBridge } from '../ground/river.ts'
import { FATE } from '../state/shape.ts'
import { mark, relocate, removeForGood } from '../ground/tokens.ts'

/** Chapter 15.6: how troops leave the zone of a battle in a retreat or rout. */

export const goNext = verb('goes-next', 'counter')
export const retreatBy = verb('retreat-by', 'counter', 'connection')
export const retreatInside = verb('retreat-inside', 'counter')
export const leadersStay = verb('leaders-stay')

const wentBack = entry(
  { name: 'went-back', category: 'battle', rule: 'gb.retreat.ways' },
  { token: 'token', from: 'zone', to: 'zone', connection: 'connection' },
  { counter: 'counter' },
)
const wentInside = entry(
  { name: 'went-inside', category: 'battle', rule: 'gb.retreat.fortress' },
  { token: 'token', zone: 'zone' },
  { counter: 'counter' },
)
const overCapacity = entry(
  { name: 'over-capacity', rule: 'gb.retreat.capacity' },
  { token: 'token', connection: 'connection', capacity: 'number' },
  { counter: 'counter' },
)
const interned = entry(
  { name: 'interned', category: 'battle', rule: 'gb.retreat.belgium' },
  { counter: 'counter', zone: 'zone' },
)

/** The context of one step back: side, zone, counter, whether it is a rout, and the zone it last came from, or none. */
export interface WayBack {
  readonly side: number
  readonly zone: number
  readonly counter: number
  readonly rout: boolean
  readonly before: number
}

/**
 * @rule gb.retreat.ways
 * Retreat and rout use friendly axes of retreat. They may not enter a zone with only enemy counters in the field, but
 * may go towards an enemy fortress; they enter a contested zone only by a friendly axis of that zone too. No counter
 * turns back on the way.
 */
function isWayBack(g: G, back: WayBack, connection: number, why?: Why): boolean {
  const { side, zone } = back
  const rule = 'gb.retreat.ways'
  const to = g.campaign.board.otherEnd(connection, zone)
  const facts = () => ({ connection: connectionName(g, connection), zone: zoneName(g, to) })
  if (!isFriendlyAxis(g, side, zone, connection)) return why?.because(rule, 'no-axis', facts()) ?? false
  if (!isLandOpen(g, connection, why) || !mayUseFortressBridge(g, side, zone, connection, why)) return false
  if (scenarioOf(g).area[to] === 0)
    return why?.because('gb.scenario.area', 'outside', { zone: zoneName(g, to) }) ?? false
  if (!mayEnterSector(g, side, to, why)) return false
  if (to === back.before || (to === g.battleZone && back.before !== NONE))
    return why?.because(rule, 'back', facts()) ?? false
  if (!hasStandingRoom(g, side, to, isUnit(g, back.counter) ? 1 : 0, why)) return false
  if (isInField(g, enemyOf(side), to) && !isInField(g, side, to))
    return why?.because(rule, 'enemy-only', facts()) ?? false
  return isFriendlyAxis(g, side, to, connection) || (why?.because(rule, 'contested', facts()) ?? false)
}

const isNeutral = (g: G, zone: number): boolean => zoneOf(g, zone).country === 'belgium'

function hasWayAtHome(g: G, back: WayBack): boolean {
  for (const connection of g.campaign.board.connectionsAt(back.zone))
    if (!isNeutral(g, g.campaign.board.otherEnd(connection, back.zone)) && isWayBack(g, back, connection)) return true
  return false
}

/**
 * @rule gb.retreat.belgium
 * Units do not enter Belgium, except in a rout without any other way: then the unit is interned, as if it had
 * surrendered.
 */
function mayLeaveFor(g: G, back: WayBack, to: number, why?: Why): boolean {
  if (!isNeutral(g, to)) return true
  const rule = 'gb.retreat.belgium'
  const facts = () => ({ zone: zoneName(g, to), unit: counterName(g, back.counter) })
  // Only directly out of the battle: a rout that has got away ends at the border. A leader is never forced into
  // captivity.
  if (!back.rout || back.before !== NONE || isLeader(g, back.counter))
    return why?.because(rule, 'closed', facts()) ?? false
  return !hasWayAtHome(g, back) || (why?.because(rule, 'other-way', facts()) ?? false)
}

export const mayRetreatBy = (g: G, back: WayBack, connection: number, why?: Why): boolean =>
  isWayBack(g, back, connection, why) && mayLeaveFor(g, back, g.campaign.board.otherEnd(connection, back.zone), why)

/**
 * @rule gb.retreat.fortress
 * Some of the troops may withdraw into the fortress of the zone, if their side controls it, within its capacity. There
 * they are blockaded. A bank that the enemy stormed is his, whichever side has the other bank.
 */
export function mayRetreatInside(g: G, side: number, zone: number, counter: number, why?: Why): boolean {
  const rule = 'gb.retreat.fortress'
  const { fortress } = zoneOf(g, zone)
  if (fortress === NONE) return why?.because(rule, 'none', { zone: zoneName(g, zone) }) ?? false
  if (controllerOf(g, fortress) !== side || isStormed(g, side, zone))
    return why?.because(rule, 'not-controlled', { zone: zoneName(g, zone) }) ?? false
  const capacity = g.campaign.fortresses[fortress]!.capacity // the fortress of a zone
  const inside = fortressPoints(g, side, fortress)
  const wanted = points(g, counter)
  if (inside + wanted <= capacity) return true
  return why?.because(rule, 'full', { unit: counterName(g, counter), capacity, inside, points: wanted }) ?? false
}

/**
 * @rule gb.retreat.capacity
 * The number of units that can use one connection: 6 by road, 4 by path or railway, over a major river 2 for each
 * bridge; a river or a canal takes 1 off. Each unit in excess loses 1 SP. Only the first connection counts.
 */
export function capacityOf(g: G, connection: number): number {
  const { way, waters } = connectionOf(g, connection)
  const { road, path, railway, majorBridge, river, canal } = tablesOf(g).retreatCapacity
  let capacity: number = way === 'road' ? road : way === 'path' ? path : railway
  for (const water of waters)
    if (water === 'major') capacity = Math.min(capacity, majorBridge * bridgesOn(g, connection))
  for (const water of waters) capacity += water === 'river' ? river : water === 'canal' ? canal : 0
  return Math.max(0, capacity)
}

const retreatLocals = {
  side: word({ noun: 'side' }),
  zones: word(),
  rout: flag(),
  /** The counter on its way, the number of zones it still has to go, and the zone it came from. */
  current: word({ start: NONE, noun: 'counter' }),
  left: word(),
  before: word({ start: NONE, noun: 'zone' }),
  /** The counter picked to go next, while its way is not yet chosen. */
  picked: word({ start: NONE, noun: 'counter' }),
  /** The first connection of every unit that has left. */
  crossed: list(128, 'connection'),
}
export type Retreat = FrameOf<typeof retreatLocals>

const wayOf = (g: G, f: Retreat, counter: number): WayBack => ({
  side: f.side,
  zone: g.counter.zone.of(counter),
  counter,
  rout: f.rout,
  before: counter === f.current ? f.before : NONE,
})

function crossedBy(f: Retreat, connection: number): number {
  let count = 0
  for (let index = 0; index < f.crossed.length; index++) if (f.crossed.of(index) === connection) count++
  return count
}

function waysOf(g: G, f: Retreat, counter: number): number[] {
  const back = wayOf(g, f, counter)
  return g.campaign.board.connectionsAt(back.zone).filter((connection) => mayRetreatBy(g, back, connection))
}
const mayGoInside = (g: G, f: Retreat, counter: number): boolean =>
  f.current === NONE && mayRetreatInside(g, f.side, g.counter.zone.of(counter), counter)

/** The counters that still have to go. */
function stillToGo(g: G, f: Retreat): number[] {
  if (f.current !== NONE) return [f.current]
  return membersOf(g.withdrawing).filter((counter) => onMap(g, counter))
}
const canGo = (g: G, f: Retreat, counter: number): boolean =>
  mayGoInside(g, f, counter) || waysOf(g, f, counter).length > 0

/**
 * The counter whose way is to be chosen: the one on its way, the one picked, or the only one to go. None: the player
 * must first pick one.
 */
function nextToGo(g: G, f: Retreat): number {
  if (f.current !== NONE) return f.current
  if (f.picked !== NONE) return f.picked
  let only: number = NONE
  for (const counter of stillToGo(g, f)) {
    if (!canGo(g, f, counter)) continue
    if (only !== NONE) return NONE
    only = counter
  }
  return only
}

function goBy(g: G, f: Retreat, counter: number, connection: number): Step | void {
  const from = g.counter.zone.of(counter)
  const to = g.campaign.board.otherEnd(connection, from)
  const token = g.counter.token.of(counter)
  const first = f.current !== counter
  g.withdrawing.delete(counter)
  f.picked = NONE
  g.tell(wentBack, { token, from, to, connection, counter }, f.side)
  if (isNeutral(g, to)) {
    g.tell(interned, { counter, zone: to })
    removeForGood(g, [counter], FATE.interned)
    f.current = NONE
    return
  }
  mark(g, [counter], 'backToRiver', false)
  relocate(g, [counter], to)
  f.left = (first ? f.zones : f.left) - 1
  f.current = f.left > 0 ? counter : NONE
  f.before = from
  if (!first || !isUnit(g, counter)) return
  f.crossed.push(connection)
  const capacity = capacityOf(g, connection)
  if (crossedBy(f, connection) <= capacity) return
  g.tell(overCapacity, { token: g.counter.token.of(counter), connection, capacity, counter }, f.side)
  const { loss } = tablesOf(g).retreatCapacity
  return g.call(unitLosses, { counter, count: loss, permanent: g.permanentLosses, spareLast: false })
}

function goInside(g: G, f: Retreat, counter: number): void {
  g.withdrawing.delete(counter)
  f.picked = NONE
  const zone = g.counter.zone.of(counter)
  g.tell(wentInside, { token: g.counter.token.of(counter), zone, counter }, f.side)
  relocate(g, [counter], zone, true)
}

/** Units that can go must go; leaders need not. */
function mayLeadersStay(g: G, f: Retreat, why?: Why): boolean {
  const facts = () => ({ zone: zoneName(g, g.battleZone) })
  if (f.current === NONE && stillToGo(g, f).every((counter) => isLeader(g, counter) || !canGo(g, f, counter)))
    return true
  return why?.because('gb.rout.effect', 'units-go', facts()) ?? false
}

/**
 * The counters in `withdrawing` go this many zones, one after the other; their owner chooses the order, because the
 * last ones over a crowded connection lose SP. In a rout, counters without a way stay in `withdrawing`, and the caller
 * handles them.
 */
export const retreat = frame('retreat', retreatLocals, {
  next(g, f) {
    if (f.current !== NONE && (!onMap(g, f.current) || waysOf(g, f, f.current).length === 0)) f.current = NONE
    if (f.picked !== NONE) return goPicked(g, f)
    const rest = stillToGo(g, f)
    let [who, by, choices, inside]: [number, number, number, boolean] = [NONE, NONE, 0, false]
    let units = 0
    for (const counter of rest) {
      const ways = waysOf(g, f, counter)
      if (ways.length === 0 && !mayGoInside(g, f, counter)) continue
      if (!isLeader(g, counter)) units += 1
      inside ||= mayGoInside(g, f, counter)
      if (ways.some((way) => way !== by)) choices += by === NONE ? ways.length : 2
      if (who === NONE) who = counter
      by = ways[0] ?? by
    }
    if (who === NONE) {
      // Counters that cannot go stay; in a rout the caller handles them.
      if (!f.rout) g.withdrawing.clear()
      return g.done()
    }
    // All use the same connection and it has room, so the order does not matter.
    const free = by !== NONE && (f.current !== NONE || units === 1 || crossedBy(f, by) + units <= capacityOf(g, by))
    const freely = f.current === NONE && isLeader(g, who)
    if (inside || choices !== 1 || !free || freely) return g.ask(f.side)
    return goBy(g, f, who, by) ?? 'again'
  },
  prompt: (g, f) => (f.current !== NONE ? 'retreat.on' : nextToGo(g, f) !== NONE ? 'retreat.by' : 'retreat'),
  about(g, f) {
    const { board } = g.campaign
    const who = nextToGo(g, f)
    if (f.current !== NONE)
      return { unit: counterName(g, f.current), zone: zoneName(g, g.counter.zone.of(f.current)), left: f.left }
    const capacities: Record<string, { readonly capacity: number; readonly used: number }> = {}
    for (const connection of board.connectionsAt(g.battleZone))
      capacities[connectionName(g, connection)] = {
        capacity: capacityOf(g, connection),
        used: crossedBy(f, connection),
      }
    return {
      ...(who === NONE ? {} : { unit: counterName(g, who) }),
      zone: zoneName(g, g.battleZone),
      zones: f.zones,
      capacities,
    }
  },
  offer(g, f, offer) {
    const who = nextToGo(g, f)
    if (who === NONE) {
      for (const counter of stillToGo(g, f)) if (canGo(g, f, counter)) offer.add(goNext, counter)
    } else {
      for (const connection of waysOf(g, f, who)) offer.add(retreatBy, who, connection)
      if (mayGoInside(g, f, who)) offer.add(retreatInside, who)
    }
    if (mayLeadersStay(g, f)) offer.add(leadersStay)
  },
  answers: [
    {
      verb: goNext,
      may: (g, f, why, counter) => mayGoNext(g, f, counter, why),
      act(_g, f, counter) {
        f.picked = counter
      },
    },
    {
      verb: retreatBy,
      may(g, f, why, counter, connection) {
        if (!isGoing(g, f, counter, why)) return false
        const back = wayOf(g, f, counter)
        if (g.campaign.board.connectionsAt(back.zone).includes(connection))
          return mayRetreatBy(g, back, connection, why) && isNext(g, f, counter, why)
        const facts = () => ({ connection: connectionName(g, connection), zone: zoneName(g, back.zone) })
        return why?.because('gb.retreat.ways', 'elsewhere', facts()) ?? false
      },
      act: (g, f, counter, connection) => goBy(g, f, counter, connection),
    },
    {
      verb: retreatInside,
      may: (g, f, why, counter) =>
        isGoing(g, f, counter, why) && mayEnterNow(g, f, counter, why) && isNext(g, f, counter, why),
      act: (g, f, counter) => goInside(g, f, counter),
    },
    {
      verb: leadersStay,
      may: (g, f, why) => mayLeadersStay(g, f, why),
      act(g, f) {
        f.picked = NONE
        for (const counter of stillToGo(g, f)) if (isLeader(g, counter)) g.withdrawing.delete(counter)
      },
    },
  ],
})

function isGoing(g: G, f: Retreat, counter: number, why?: Why): boolean {
  if (stillToGo(g, f).includes(counter)) return true
  return why?.because('gb.retreat.ways', 'not-going', { unit: counterName(g, counter) }) ?? false
}

/** The picked counter takes its only way, or its owner is asked. */
function goPicked(g: G, f: Retreat): Step {
  const [way, other] = waysOf(g, f, f.picked)
  if (way === undefined || other !== undefined || mayGoInside(g, f, f.picked)) return g.ask(f.side)
  return goBy(g, f, f.picked, way) ?? 'again'
}

function mayGoNext(g: G, f: Retreat, counter: number, why?: Why): boolean {
  const unit = () => ({ unit: counterName(g, counter) })
  if (!isGoing(g, f, counter, why)) return false
  if (nextToGo(g, f) !== NONE) return why?.because('gb.retreat.ways', 'picked', unit()) ?? false
  return canGo(g, f, counter) || (why?.because('gb.retreat.ways', 'no-way', unit()) ?? false)
}

function isNext(g: G, f: Retreat, counter: number, why?: Why): boolean {
  if (nextToGo(g, f) === counter) return true
  return why?.because('gb.retreat.ways', 'not-next', { unit: counterName(g, counter) }) ?? false
}

function mayEnterNow(g: G, f: Retreat, counter: number, why?: Why): boolean {
  if (f.current === NONE) return mayRetreatInside(g, f.side, g.counter.zone.of(counter), counter, why)
  return why?.because('gb.retreat.fortress', 'on-the-way', { unit: counterName(g, counter) }) ?? false
}

/** Can this counter leave the zone of the battle at all, by a connection or into the fortress? */
export function canRetreat(g: G, side: number, counter: number, rout: boolean): boolean {
  const zone = g.counter.zone.of(counter)
  if (mayRetreatInside(g, side, zone, counter)) return true
  const back = { side, zone, counter, rout, before: NONE }
  return g.campaign.board.connectionsAt(zone).some((connection) => mayRetreatBy(g, back, connection))
}

/** Sets the counters that must go in the following retreat. */
export function setWithdrawing(g: G, counters: readonly number[]): void {
  g.withdrawing.clear()
  for (const counter of counters) g.withdrawing.add(counter)
}

export const kinds = [retreat]
export const entries = [wentBack, wentInside, overCapacity, interned]
