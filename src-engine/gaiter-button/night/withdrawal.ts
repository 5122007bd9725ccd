import { next } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { distribution, type Chances } from '../../kernel/play/odds.ts'
import { word } from '../../kernel/values/shape.ts'
import { isEncircled, isFriendlyAxis } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, endOf, firstOf, isUnit, membersOf, moraleOf, onMap } from '../state/counters.ts'
import { isLandOpen } from '../state/crossing.ts'
import { mayEnterBy } from '../march/entry.ts'
import {
  connectionName,
  counterName,
  enemyOf,
  frame,
  namesForJournal,
  sideOf,
  tablesOf,
  zoneName,
  zoneOf,
  type G,
} from '../state/kit.ts'
import { mayLeaveBy } from '../ground/leaving.ts'
import { unitLosses } from '../ground/losses.ts'
import { refuseNotAdjacent } from '../march/march.ts'
import { isAnywhereIn, isContested, isInField, zonesOf } from '../state/places.ts'
import { isEnemyFortress } from '../ground/river.ts'
import { relocate } from '../ground/tokens.ts'

/** Chapter 17.5: night withdrawal. */

export const withdraw = verb('withdraw', 'zone')
export const stand = verb('no-withdrawal')
export const withdrawOne = verb('withdraw-one', 'counter')
export const withdrawRest = verb('withdraw-rest')
export const marchByNight = verb('march-by-night', 'connection')

const withdrew = entry(
  { name: 'withdrew', category: 'night', rule: 'gb.withdrawal.ways', followsDecision: true },
  { side: 'side', from: 'zone', zone: 'zone', counters: 'number' },
  { who: 'text' },
)
const straggled = entry(
  { name: 'straggled', category: 'night', rule: 'gb.withdrawal.test' },
  {},
  { counter: 'counter', roll: 'number', morale: 'number' },
)

/**
 * @rule gb.withdrawal.ways
 * At night troops follow friendly axes of retreat, also when crossing into a contested zone. They may not enter a zone
 * that holds only enemy counters (in the field or inside), go on from a zone where a garrison would stop them by day,
 * return to where they came from, or use a way that is closed by day. `all` checks for any stack that may be in the
 * zone, before one is chosen: a zone with room for only a few does not count.
 */
export function mayFallBack(g: G, march: Leg, connection: number, all: boolean, why?: Why): boolean {
  const { side, zone, origin, left } = march
  const { board } = g.campaign
  const facts = () => ({ zone: zoneName(g, zone), connection: connectionName(g, connection) })
  const no = (reason: string) => why?.because('gb.withdrawal.ways', reason, facts()) ?? false
  if (board.from[connection] !== zone && board.to[connection] !== zone)
    return why !== undefined && refuseNotAdjacent(g, zone, connection, 'gb.withdrawal.ways', why)
  if (!mayLeaveBy(g, side, zone, connection, false, why) || !isLandOpen(g, connection, why)) return false
  if (!mayEnterBy(g, side, g.stack, zone, connection, why)) return false
  const to = board.otherEnd(connection, zone)
  if (to === origin) return no('back')
  const { terrain } = zoneOf(g, to)
  const limits: Partial<Record<string, number>> = tablesOf(g).stacking.unitsIn
  if (all && limits[terrain] !== undefined) return no('no-room')
  if (!isInField(g, side, to)) {
    if (isAnywhereIn(g, enemyOf(side), to)) return no('only-enemies')
    // A garrison is not a unit: troops may come before its walls, and stop there.
    if (left > 1 && isEnemyFortress(g, side, to)) return no('fortress')
  }
  if (!isFriendlyAxis(g, side, to, connection)) return no('axis-there')
  return left === 1 || goesOn(g, { side, origin, zone: to, left: left - 1 }, all) || no('goes-no-further')
}

/** The state of a withdrawal: the current zone, and how many are still to go. */
interface Leg {
  readonly side: number
  readonly origin: number
  readonly zone: number
  readonly left: number
}

function goesOn(g: G, march: Leg, all: boolean): boolean {
  for (const connection of g.campaign.board.connectionsAt(march.zone))
    if (mayFallBack(g, march, connection, all)) return true
  return false
}

/**
 * @rule gb.withdrawal.order
 * Each side may evacuate contested zones, the side that lost the initiative first. All its troops leave such a zone and
 * go two zones; they may take different ways.
 */
export function mayWithdraw(g: G, side: number, zone: number, why?: Why): boolean {
  const no = (reason: string) => why?.because('gb.withdrawal.order', reason, { zone: zoneName(g, zone) }) ?? false
  if (!isInField(g, side, zone)) return no('nobody')
  if (!isContested(g, zone)) return no('not-contested')
  if (isEncircled(g, side, zone)) return no('encircled')
  return goesOn(g, { side, origin: zone, zone, left: tablesOf(g).nightWithdrawal.zones }, true) || no('no-way')
}

/**
 * The zones that the troops of a contested zone can reach at night, each with the first way found. `all` as in
 * `mayFallBack`; otherwise for `g.stack`.
 */
export function waysByNight(g: G, side: number, origin: number, all: boolean): Map<number, readonly number[]> {
  const { board } = g.campaign
  const found = new Map<number, readonly number[]>()
  const goOn = (zone: number, left: number, way: readonly number[]): void => {
    if (left === 0) {
      if (!found.has(zone)) found.set(zone, way)
      return
    }
    for (const connection of board.connectionsAt(zone))
      if (mayFallBack(g, { side, origin, zone, left }, connection, all))
        goOn(board.otherEnd(connection, zone), left - 1, [...way, connection])
  }
  goOn(origin, tablesOf(g).nightWithdrawal.zones, [])
  return found
}

/** One side chooses which contested zones to leave. Asked only while it can leave one. */
export const withdrawals = frame(
  'withdrawals',
  { side: word({ start: NONE, noun: 'side' }) },
  {
    next(g, f) {
      const zones = zonesOf(g, f.side)
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
        if (mayWithdraw(g, f.side, zone)) return g.ask(f.side)
      return g.done()
    },
    offer(g, f, offer) {
      const zones = zonesOf(g, f.side)
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
        if (mayWithdraw(g, f.side, zone)) offer.add(withdraw, zone)
      offer.add(stand)
    },
    answers: [
      {
        verb: withdraw,
        may: (g, f, why, zone) => mayWithdraw(g, f.side, zone, why),
        act(g, f, zone) {
          g.call(withdrawing, { side: f.side, zone })
        },
      },
      { verb: stand, act: (g) => g.done() },
    ],
  },
)

function mayGoAlone(g: G, side: number, zone: number, counter: number, why?: Why): boolean {
  if (sideOf(g, counter) === side && g.counter.zone.of(counter) === zone && !g.counter.inside.of(counter)) return true
  const facts = () => ({ unit: counterName(g, counter), zone: zoneName(g, zone) })
  return why?.because('gb.withdrawal.order', 'not-here', facts()) ?? false
}

/** The troops of one zone leave it: one counter at a time, or all the remaining ones together. */
export const withdrawing = frame(
  'withdrawing',
  { side: word({ start: NONE, noun: 'side' }), zone: word({ start: NONE, noun: 'zone' }) },
  {
    next(g, f) {
      const rest = countersIn(g, f.side, f.zone)
      if (rest.length === 0) return g.done()
      if (rest.length > 1) return g.ask(f.side)
      return march(g, f, rest)
    },
    offer(g, f, offer) {
      for (const counter of countersIn(g, f.side, f.zone)) offer.add(withdrawOne, counter)
      offer.add(withdrawRest)
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone) }),
    answers: [
      {
        verb: withdrawOne,
        may: (g, f, why, counter) => mayGoAlone(g, f.side, f.zone, counter, why),
        act(g, f, counter) {
          march(g, f, [counter])
        },
      },
      {
        verb: withdrawRest,
        act(g, f) {
          march(g, f, countersIn(g, f.side, f.zone))
        },
      },
    ],
  },
)

function march(g: G, { side, zone }: { readonly side: number; readonly zone: number }, who: readonly number[]): Step {
  g.stack.clear()
  for (const counter of who) g.stack.add(counter)
  return g.call(nightMarch, { side, origin: zone, zone, left: tablesOf(g).nightWithdrawal.zones })
}

/** `g.stack` falls back zone by zone; then each of its units tests for stragglers. */
export const nightMarch = frame(
  'night-march',
  {
    side: word({ start: NONE, noun: 'side' }),
    origin: word({ start: NONE, noun: 'zone' }),
    zone: word({ start: NONE, noun: 'zone' }),
    left: word(),
    tested: word(),
  },
  {
    next(g, f) {
      if (f.left === 0) return testStragglers(g, f)
      let only = NONE
      for (const connection of g.campaign.board.connectionsAt(f.zone)) {
        if (!mayFallBack(g, f, connection, false)) continue
        if (only !== NONE) return g.ask(f.side)
        only = connection
      }
      goBy(g, f, only)
      return 'again'
    },
    offer(g, f, offer) {
      for (const connection of g.campaign.board.connectionsAt(f.zone))
        if (mayFallBack(g, f, connection, false)) offer.add(marchByNight, connection)
    },
    answers: [
      {
        verb: marchByNight,
        may: (g, f, why, connection) => mayFallBack(g, f, connection, false, why),
        act(g, f, connection) {
          goBy(g, f, connection)
        },
        odds: (g) => stragglerOdds(g),
      },
    ],
    about: (g, f) => ({ zone: zoneName(g, f.zone), left: f.left }),
  },
)

interface March extends Leg {
  zone: number
  left: number
  tested: number
}

function goBy(g: G, f: March, connection: number): void {
  const from = f.zone
  const who = membersOf(g.stack)
  f.zone = g.campaign.board.otherEnd(connection, from)
  f.left -= 1
  relocate(g, who, f.zone)
  g.tell(withdrew, { side: f.side, from, zone: f.zone, counters: who.length, who: namesForJournal(g, who) }, f.side)
}

/**
 * @rule gb.withdrawal.test
 * Each unit that withdrew rolls a die, plus 1 in rain; above its morale it loses 1 SP.
 */
function straggles(g: G, counter: number): boolean {
  const { dice, rain } = tablesOf(g).nightWithdrawal
  const side = sideOf(g, counter)
  const morale = moraleOf(g, counter)
  const roll = g.chance.dice(dice, 6, 'withdrawal', side) + (g.rain ? rain : 0)
  if (roll <= morale) return false
  g.tell(straggled, { counter, roll, morale }, side)
  return true
}

function testStragglers(g: G, f: March): Step {
  for (let counter = firstOf(g, f.side) + f.tested; counter < endOf(g, f.side); counter++) {
    f.tested += 1
    if (!g.stack.has(counter) || !onMap(g, counter) || !isUnit(g, counter) || !straggles(g, counter)) continue
    const { loss } = tablesOf(g).nightWithdrawal
    return g.call(unitLosses, { counter, count: loss, permanent: false, spareLast: false })
  }
  g.stack.clear()
  return g.done()
}

/** The probability that each unit of the stack loses stragglers after the march. */
export function stragglerOdds(g: G): { readonly units: { readonly [unit: string]: Chances<'loses' | 'keeps'> } } {
  const odds: Record<string, Chances<'loses' | 'keeps'>> = {}
  for (let counter = 0; counter < g.stack.size; counter++) {
    if (!g.stack.has(counter) || !isUnit(g, counter)) continue
    let lost = false
    odds[counterName(g, counter)] = distribution(
      g,
      (fork) => {
        lost = straggles(fork, counter)
      },
      () => (lost ? 'loses' : 'keeps'),
    )
  }
  return { units: odds }
}

export const kinds = [withdrawals, withdrawing, nightMarch]
export const entries = [withdrew, straggled]
