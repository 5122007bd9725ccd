import { verb } from '../kernel/actions.ts'
import type { Why } from '../kernel/explain.ts'
import { entry } from '../kernel/journal.ts'
import { Ledger } from '../kernel/ledger.ts'
import { everyOutcome } from '../kernel/odds.ts'
import type { JsonObject } from '../kernel/result.ts'
import { word } from '../kernel/shape.ts'
import { NONE } from './campaign.ts'
import { commands, endOf, firstOf, isLeader, membersOf, onMap, valueOf } from './counters.ts'
import { enterZone, forgetEntry, mayEnterBy } from './entry.ts'
import { connectionName, connectionOf, counterName, enemyOf, frame, tablesOf, zoneName, zoneOf, type G } from './kit.ts'
import { mayLeaveBy } from './leaving.ts'
import { isInField } from './places.ts'

/** Chapter 7: battle movement. */

export const leadMove = verb('lead-battle-move', 'counter')
export const joinMove = verb('join-battle-move', 'counter')
export const battleMoveBy = verb('battle-move', 'connection')

const moved = entry('battle-moved', { side: 'side', zone: 'zone', to: 'zone' })
const stayed = entry('battle-move-failed', { side: 'side', zone: 'zone', to: 'zone' })
/** Who led, and by what value: his owner's business. */
const tested = entry('battle-move-tested', {}, { leader: 'counter', ledger: 'ledger', needed: 'number' })

/** Who may ever lead one: an army commander or the senior general, on the map and not activated. */
export function mayLead(g: G, side: number, counter: number, why?: Why): boolean {
  const says = (reason: string) =>
    why?.because('gb.battle-move.stack', reason, { counter: counterName(g, counter) }) ?? false
  if (counter < firstOf(g, side) || counter >= endOf(g, side)) return says('not-yours')
  if (!isLeader(g, counter)) return says('no-leader')
  if (!onMap(g, counter)) return says('not-on-map')
  return isReady(g, counter, why)
}

function isReady(g: G, counter: number, why?: Why): boolean {
  if (!g.counter.activated.of(counter)) return true
  return why?.because('gb.battle-move.stack', 'activated', { counter: counterName(g, counter) }) ?? false
}

/**
 * @rule gb.battle-move.stack
 * Counters of one zone that are not activated, as many as wanted, with the commander of their army or the senior general,
 * who goes with them and is not activated either.
 */
export function mayJoin(g: G, side: number, leader: number, counter: number, why?: Why): boolean {
  const says = (reason: string) =>
    why?.because('gb.battle-move.stack', reason, {
      counter: counterName(g, counter),
      leader: counterName(g, leader),
    }) ?? false
  if (counter < firstOf(g, side) || counter >= endOf(g, side)) return says('not-yours')
  if (counter === leader) return says('leads')
  if (g.counter.zone.of(counter) !== g.counter.zone.of(leader)) return says('elsewhere')
  if (g.counter.inside.of(counter) !== g.counter.inside.of(leader)) return says('apart')
  return commands(g, leader, counter) ? isReady(g, counter, why) : says('not-commanded')
}

/**
 * @rule gb.battle-move.ways
 * It leads over one connection into a zone with enemies in the field, not over a major river and not into mountains.
 * Leaving and entering have their own rules as ever.
 */
export function mayMoveTo(g: G, side: number, leader: number, connection: number, why?: Why): boolean {
  const { barredTerrain, barredWater } = tablesOf(g).battleMovement
  const from = g.counter.zone.of(leader)
  const { board } = g.campaign
  const says = (reason: string, facts = {}) =>
    why?.because('gb.battle-move.ways', reason, { connection: connectionName(g, connection), ...facts }) ?? false
  if (board.from[connection] !== from && board.to[connection] !== from) return says('not-here')
  const to = board.otherEnd(connection, from)
  const { water } = connectionOf(g, connection)
  if (!isInField(g, enemyOf(side), to)) return says('no-enemy', { zone: zoneName(g, to) })
  if (barredWater.some((one) => one === water)) return says('major-river')
  if (barredTerrain.some((one) => one === zoneOf(g, to).terrain)) return says('mountains', { zone: zoneName(g, to) })
  return (
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(leader), why) &&
    mayEnterBy(g, side, g.stack, from, connection, why)
  )
}

/** Has this leader somebody to take along, and somewhere to go? */
function hasPlan(g: G, side: number, leader: number, why?: Why): boolean {
  if (!mayLead(g, side, leader, why)) return false
  const facts = () => ({ counter: counterName(g, leader) })
  let company = false
  for (let counter = firstOf(g, side); counter < endOf(g, side) && !company; counter++)
    company = !isLeader(g, counter) && mayJoin(g, side, leader, counter)
  if (!company) return why?.because('gb.battle-move.stack', 'nobody-to-lead', facts()) ?? false
  for (const connection of g.campaign.board.connectionsAt(g.counter.zone.of(leader)))
    if (mayMoveTo(g, side, leader, connection)) return true
  return why?.because('gb.battle-move.ways', 'nowhere', facts()) ?? false
}

/** Is any battle movement possible now? */
export function mayBattleMove(g: G, side: number, why?: Why): boolean {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isLeader(g, counter) && hasPlan(g, side, counter)) return true
  return why?.because('gb.battle-move.stack', 'nobody') ?? false
}

function testLedger(g: G, leader: number): Ledger {
  return new Ledger().add('strategic-value', valueOf(g, leader), 'gb.battle-move.test')
}

/**
 * @rule gb.battle-move.test
 * The movement takes place when the die and the commander's strategic value come to 4 or more. The operation is used up
 * either way.
 */
function passesTest(g: G, side: number, leader: number, to: number): boolean {
  const needed = tablesOf(g).battleMovement.atLeast
  const ledger = testLedger(g, leader)
  ledger.add('die', g.chance.dice(tablesOf(g).battleMovement.dice, 6, 'battle-move'), 'gb.battle-move.test')
  const passed = ledger.total >= needed
  g.tell(tested, { leader, ledger, needed }, side)
  g.tell(passed ? moved : stayed, { side, zone: g.counter.zone.of(leader), to })
  return passed
}

function testOdds(g: G, side: number, leader: number, to: number): JsonObject {
  let moves = 0
  let passed = false
  everyOutcome(
    g,
    (fork) => {
      passed = passesTest(fork, side, leader, to)
    },
    (_fork, probability) => {
      if (passed) moves += probability
    },
  )
  return { moves, needed: tablesOf(g).battleMovement.atLeast, value: valueOf(g, leader) }
}

/** Has anybody but leaders been picked? */
function hasTroops(g: G): boolean {
  for (let counter = 0; counter < g.stack.size; counter++)
    if (g.stack.has(counter) && !isLeader(g, counter)) return true
  return false
}

/** May the stack that was picked go by this connection? */
function mayGo(g: G, side: number, leader: number, connection: number, why?: Why): boolean {
  if (leader === NONE) return why?.because('gb.battle-move.stack', 'no-leader-yet') ?? false
  if (!hasTroops(g))
    return why?.because('gb.battle-move.stack', 'no-troops', { leader: counterName(g, leader) }) ?? false
  return mayMoveTo(g, side, leader, connection, why)
}

/** One battle movement: who leads, who goes with him, where to. Not called when there is none to make. */
export const battleMove = frame(
  'battle-move',
  { side: word({ noun: 'side' }), leader: word({ start: NONE, noun: 'counter' }), over: word() },
  {
    next(g, f) {
      if (f.over === 0) return g.ask(f.side)
      g.stack.clear()
      forgetEntry(g)
      return g.done()
    },
    prompt: (_g, f) => (f.leader === NONE ? 'battle-move.leader' : 'battle-move.stack'),
    about: (g, f) =>
      f.leader === NONE
        ? {}
        : {
            leader: counterName(g, f.leader),
            zone: zoneName(g, g.counter.zone.of(f.leader)),
            stack: membersOf(g.stack).map((counter) => counterName(g, counter)),
          },
    offer(g, f, offer) {
      const end = endOf(g, f.side)
      for (let counter = firstOf(g, f.side); counter < end; counter++) {
        if (f.leader === NONE) {
          if (isLeader(g, counter) && hasPlan(g, f.side, counter)) offer.add(leadMove, counter)
        } else if (mayJoin(g, f.side, f.leader, counter)) offer.add(joinMove, counter)
      }
      if (f.leader === NONE || !hasTroops(g)) return
      for (const connection of g.campaign.board.connectionsAt(g.counter.zone.of(f.leader)))
        if (mayMoveTo(g, f.side, f.leader, connection)) offer.add(battleMoveBy, connection)
    },
    answers: [
      {
        verb: leadMove,
        may: (g, f, why, counter) =>
          f.leader === NONE
            ? hasPlan(g, f.side, counter, why)
            : (why?.because('gb.battle-move.stack', 'led-already', { leader: counterName(g, f.leader) }) ?? false),
        act(g, f, counter) {
          f.leader = counter
          g.stack.clear()
          g.stack.add(counter)
        },
      },
      {
        verb: joinMove,
        may: (g, f, why, counter) =>
          f.leader === NONE
            ? (why?.because('gb.battle-move.stack', 'no-leader-yet') ?? false)
            : mayJoin(g, f.side, f.leader, counter, why),
        act(g, _f, counter) {
          if (g.stack.has(counter)) g.stack.delete(counter)
          else g.stack.add(counter)
        },
      },
      {
        verb: battleMoveBy,
        may: (g, f, why, connection) => mayGo(g, f.side, f.leader, connection, why),
        act(g, f, connection) {
          const to = g.campaign.board.otherEnd(connection, g.counter.zone.of(f.leader))
          f.over = 1
          if (passesTest(g, f.side, f.leader, to)) enterZone(g, f.side, connection, to)
        },
        odds: (g, f, connection) =>
          testOdds(g, f.side, f.leader, g.campaign.board.otherEnd(connection, g.counter.zone.of(f.leader))),
      },
    ],
  },
)

export const kinds = [battleMove]
export const entries = [moved, stayed, tested]
