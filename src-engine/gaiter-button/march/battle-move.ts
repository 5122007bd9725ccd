import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { type Chances, distribution } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { commands, endOf, firstOf, isLeader, membersOf, onMap, valueOf } from '../state/counters.ts'
import { enterZone, forgetEntry, mayEnterBy } from './entry.ts'
import {
  connectionName,
  connectionOf,
  counterName,
  enemyOf,
  frame,
  namesForJournal,
  tablesOf,
  zoneName,
  zoneOf,
  type G,
} from '../state/kit.ts'
import { mayLeaveBy } from '../ground/leaving.ts'
import { isAnywhereIn } from '../state/places.ts'

/** Chapter 7: battle movement. */

export const joinMove = verb('join-battle-move', 'counter')
export const battleMoveBy = verb('battle-move', 'connection')

const moved = entry(
  { name: 'battle-moved', category: 'march', rule: 'gb.battle-move.test' },
  { side: 'side', zone: 'zone', to: 'zone', count: 'number' },
  { who: 'text' },
)
const stayed = entry(
  { name: 'battle-move-failed', category: 'march', rule: 'gb.battle-move.test' },
  { side: 'side', zone: 'zone', to: 'zone' },
)
/** Only the owner is told which leader led the stack and his value. */
const tested = entry(
  { name: 'battle-move-tested', category: 'march', rule: 'gb.battle-move.test' },
  {},
  { leader: 'counter', ledger: 'ledger', needed: 'number' },
)

function isReady(g: G, side: number, counter: number, why?: Why): boolean {
  const says = (reason: string) =>
    why?.because('gb.battle-move.stack', reason, { counter: counterName(g, counter) }) ?? false
  if (counter < firstOf(g, side) || counter >= endOf(g, side)) return says('not-yours')
  if (!onMap(g, counter)) return says('not-on-map')
  return isLeader(g, counter) || !g.counter.activated.of(counter) || says('activated')
}

/** Are two counters in the same place: both in the field of one zone, or both in its fortress? */
const areTogether = (g: G, one: number, other: number): boolean =>
  g.counter.zone.of(one) === g.counter.zone.of(other) && g.counter.inside.of(one) === g.counter.inside.of(other)

/** The first counter of the picked stack; `NONE` if it is empty. */
const firstPicked = (g: G): number => g.stack.next(0)

function commandsStack(g: G, leader: number): boolean {
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (counter !== leader && !commands(g, leader, counter)) return false
  return true
}

/**
 * The leader of the picked stack: of the commanders in it who command all its other counters, the one with the highest
 * value.
 */
export function leaderOf(g: G): number {
  let best = NONE
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1)) {
    if (!isLeader(g, counter) || !commandsStack(g, counter)) continue
    if (best === NONE || valueOf(g, counter) > valueOf(g, best)) best = counter
  }
  return best
}

/**
 * Is there a commander in the place of this counter who can lead it and everything picked so far? A leader also needs
 * troops: picked already, or free to join that commander.
 */
function hasCommander(g: G, side: number, counter: number): boolean {
  for (let leader = firstOf(g, side); leader < endOf(g, side); leader++) {
    if (!isLeader(g, leader) || !areTogether(g, leader, counter) || !isReady(g, side, leader)) continue
    if (!commandsStack(g, leader) || (leader !== counter && !commands(g, leader, counter))) continue
    if (!isLeader(g, counter) || hasTroops(g) || hasCompany(g, side, leader)) return true
  }
  return false
}

function hasCompany(g: G, side: number, leader: number): boolean {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (
      !isLeader(g, counter) &&
      areTogether(g, leader, counter) &&
      isReady(g, side, counter) &&
      commands(g, leader, counter)
    )
      return true
  return false
}

/**
 * @rule gb.battle-move.stack
 * Any number of counters of one zone that are not activated, with the commander of their army or the senior general,
 * who goes with them and may have been activated.
 */
export function mayJoin(g: G, side: number, counter: number, why?: Why): boolean {
  const says = (reason: string) =>
    why?.because('gb.battle-move.stack', reason, { counter: counterName(g, counter) }) ?? false
  if (g.stack.has(counter)) return true
  if (!isReady(g, side, counter, why)) return false
  const first = firstPicked(g)
  if (first === NONE) return hasCommander(g, side, counter) ? hasWay(g, side, counter, why) : says('no-commander')
  if (!areTogether(g, first, counter)) return says('apart')
  return hasCommander(g, side, counter) || says('no-commander')
}

/**
 * @rule gb.battle-move.ways
 * A battle movement follows one connection into a zone with enemies (in the field or in a fortress), not over a major
 * river and not into mountains. The usual rules for leaving and entering zones apply.
 */
export function mayMoveTo(g: G, side: number, counter: number, connection: number, why?: Why): boolean {
  const { barredTerrain, barredWater } = tablesOf(g).battleMovement
  const from = g.counter.zone.of(counter)
  const { board } = g.campaign
  const says = (reason: string, facts = {}) =>
    why?.because('gb.battle-move.ways', reason, { connection: connectionName(g, connection), ...facts }) ?? false
  if (board.from[connection] !== from && board.to[connection] !== from) return says('not-here')
  const to = board.otherEnd(connection, from)
  const { water } = connectionOf(g, connection)
  if (!isAnywhereIn(g, enemyOf(side), to)) return says('no-enemy', { zone: zoneName(g, to) })
  if (barredWater.some((one) => one === water)) return says('major-river')
  if (barredTerrain.some((one) => one === zoneOf(g, to).terrain)) return says('mountains', { zone: zoneName(g, to) })
  return (
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), why) &&
    mayEnterBy(g, side, g.stack, from, connection, why)
  )
}

function hasWay(g: G, side: number, counter: number, why?: Why): boolean {
  for (const connection of g.campaign.board.connectionsAt(g.counter.zone.of(counter)))
    if (mayMoveTo(g, side, counter, connection)) return true
  return why?.because('gb.battle-move.ways', 'nowhere', { counter: counterName(g, counter) }) ?? false
}

/** Is any battle movement possible now? Called only while no stack acts. */
export function mayBattleMove(g: G, side: number, why?: Why): boolean {
  for (let leader = firstOf(g, side); leader < endOf(g, side); leader++) {
    if (!isLeader(g, leader) || !isReady(g, side, leader) || !hasCompany(g, side, leader)) continue
    if (hasWay(g, side, leader)) return true
  }
  return why?.because('gb.battle-move.stack', 'nobody') ?? false
}

function testLedger(g: G, leader: number): Ledger {
  return new Ledger().add('strategic-value', valueOf(g, leader), 'gb.battle-move.test')
}

/**
 * @rule gb.battle-move.test
 * The movement takes place if the die plus the commander's strategic value is 4 or more. The operation is spent either
 * way.
 */
function passesTest(g: G, side: number, leader: number, to: number): boolean {
  const needed = tablesOf(g).battleMovement.atLeast
  const ledger = testLedger(g, leader)
  ledger.add('die', g.chance.dice(tablesOf(g).battleMovement.dice, 6, 'battle-move'), 'gb.battle-move.test')
  const passed = ledger.total >= needed
  g.tell(tested, { leader, ledger, needed }, side)
  const zone = g.counter.zone.of(leader)
  if (passed) g.tell(moved, { side, zone, to, count: g.stack.count, who: namesForJournal(g, membersOf(g.stack)) }, side)
  else g.tell(stayed, { side, zone, to })
  return passed
}

function testChances(g: G, side: number, leader: number, to: number): Chances<'moves' | 'stays'> {
  let passed = false
  return distribution(
    g,
    (fork) => {
      passed = passesTest(fork, side, leader, to)
    },
    () => (passed ? 'moves' : 'stays'),
  )
}
const testOdds = (g: G, side: number, leader: number, to: number): JsonObject => ({
  chance: testChances(g, side, leader, to),
  needed: tablesOf(g).battleMovement.atLeast,
  value: valueOf(g, leader),
})

/** The chance that the movement takes place. */
export const battleMoveOdds = (g: G, side: number, leader: number, to: number): number =>
  testChances(g, side, leader, to).moves ?? 0

/** Does the picked stack contain anything but leaders? */
function hasTroops(g: G): boolean {
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (!isLeader(g, counter)) return true
  return false
}

/** May the picked stack move by this connection? */
export function mayGo(g: G, side: number, connection: number, why?: Why): boolean {
  const says = (reason: string) => why?.because('gb.battle-move.stack', reason) ?? false
  if (!hasTroops(g)) return says('no-troops')
  const leader = leaderOf(g)
  return leader === NONE ? says('no-leader') : mayMoveTo(g, side, leader, connection, why)
}

const beyond = (g: G, connection: number): number =>
  g.campaign.board.otherEnd(connection, g.counter.zone.of(firstPicked(g)))

/** One battle movement: picks a stack, then its destination. Not called when no battle movement is possible. */
export const battleMove = frame(
  'battle-move',
  { side: word({ noun: 'side' }), picking: flag(), over: flag() },
  {
    next(g, f) {
      if (!f.picking) g.stack.clear()
      f.picking = true
      if (!f.over) return g.ask(f.side)
      g.stack.clear()
      forgetEntry(g)
      return g.done()
    },
    about(g) {
      const stack = membersOf(g.stack).map((counter) => counterName(g, counter))
      const first = firstPicked(g)
      if (first === NONE) return { stack }
      const zone = zoneName(g, g.counter.zone.of(first))
      const leader = leaderOf(g)
      return leader === NONE
        ? { stack, zone }
        : { stack, zone, leader: counterName(g, leader), value: valueOf(g, leader) }
    },
    offer(g, f, offer) {
      const end = endOf(g, f.side)
      for (let counter = firstOf(g, f.side); counter < end; counter++)
        if (mayJoin(g, f.side, counter)) offer.add(joinMove, counter)
      const leader = hasTroops(g) ? leaderOf(g) : NONE
      if (leader === NONE) return
      for (const connection of g.campaign.board.connectionsAt(g.counter.zone.of(leader)))
        if (mayMoveTo(g, f.side, leader, connection)) offer.add(battleMoveBy, connection)
    },
    answers: [
      {
        verb: joinMove,
        may: (g, f, why, counter) => mayJoin(g, f.side, counter, why),
        act(g, _f, counter) {
          if (g.stack.has(counter)) g.stack.delete(counter)
          else g.stack.add(counter)
        },
      },
      {
        verb: battleMoveBy,
        may: (g, f, why, connection) => mayGo(g, f.side, connection, why),
        act(g, f, connection) {
          const to = beyond(g, connection)
          f.over = true
          if (passesTest(g, f.side, leaderOf(g), to)) enterZone(g, f.side, connection, to)
        },
        odds: (g, f, connection) => testOdds(g, f.side, leaderOf(g), beyond(g, connection)),
      },
    ],
  },
)

export const kinds = [battleMove]
export const entries = [moved, stayed, tested]
