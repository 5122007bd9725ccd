import { verb, type Verb } from '../../kernel/actions/actions.ts'
import type { Answer } from '../../kernel/play/agenda.ts'
import { entry } from '../../kernel/play/journal.ts'
import type { Ledger } from '../../kernel/values/ledger.ts'
import {
  costOf,
  costOfOperation,
  couldMove,
  couldMoveInside,
  couldOperate,
  hasMarker,
  isPossible,
  mayDraw,
  mayDropOff,
  placeOfStack,
  surchargesOf,
} from './acting.ts'
import { NONE } from '../campaign/campaign.ts'
import { membersOf } from '../state/counters.ts'
import { commandLedger, pointsAndLoss } from '../lines/command.ts'
import { enterZone, forgetEntry } from '../march/entry.ts'
import { cpOf, fatigueOn, marker, markerOf, rainMarkers, refillBowl } from '../march/fatigue.ts'
import { reinforce } from '../ground/fortress.ts'
import { connectionName, counterName, frame, namesTold, sideOf, zoneName, type G } from '../state/kit.ts'
import { connectionsPerMarker, loseStrayedCavalry, stackPace, strayedCavalry, touches } from '../march/march.ts'
import { marchOdds } from '../march/march-odds.ts'
import { activationLocals, type Activation, type Operation } from '../state/operation.ts'
import { operations } from './operations.ts'
import { countDecoys, forgetRecast, mayPlayAs, noteDropped, playAs, recast, slowestOf } from './roles.ts'
import { PLAYED } from '../state/shape.ts'
import { isBluffed } from '../ground/survey.ts'
import { afterFatigue, exhausted, exhaustionOf, tire, wornOut } from '../march/tiring.ts'
import { mark } from '../ground/tokens.ts'

/** Chapters 8 and 9.1: a stack is activated, draws markers, marches and works, and is tired in the end. */

export const draw = verb('draw')
export const move = verb('move', 'connection')
export const moveInside = verb('move-inside', 'connection')
export const dropOff = verb('drop-off', 'counter')
export const endActivation = verb('end-activation')

const activated = entry(
  { name: 'activated', category: 'march', rule: 'gb.activation.whole', followsDecision: true },
  { side: 'side', zone: 'zone', count: 'number' },
  { who: 'text' },
)
const commandOpen = entry(
  { name: 'command-points', category: 'march', rule: 'gb.command.points' },
  {
    side: 'side',
    zone: 'zone',
    ledger: 'ledger',
    cp: 'number',
    mp: 'number',
  },
)
const commandSecret = entry(
  { name: 'command-points-secret', category: 'march', rule: 'gb.command.secret' },
  {},
  { zone: 'zone', ledger: 'ledger', cp: 'number', mp: 'number' },
)
const moved = entry(
  { name: 'moved', category: 'march', rule: 'gb.march.cost', followsDecision: true },
  { side: 'side', from: 'zone', to: 'zone', count: 'number' },
  { cost: 'number', mp: 'number' },
)
const droppedOff = entry(
  { name: 'dropped-off', category: 'march', rule: 'gb.march.drop-off', followsDecision: true },
  { side: 'side', zone: 'zone', token: 'token' },
  { counter: 'counter' },
)
const stopped = entry({ name: 'stopped', category: 'march', rule: 'gb.fatigue.stop' }, { side: 'side', zone: 'zone' })
const ended = entry(
  { name: 'activation-ended', category: 'march', rule: 'gb.activation.end' },
  { side: 'side', zone: 'zone', markers: 'number', sum: 'number' },
)

/**
 * @rule gb.activation.whole
 * The acting stack, made up in `g.stack`, finishes all its actions before another one begins. Its counters are turned to
 * show that they are activated, its command points are worked out, and its MP. `units`: how many the impulse has left.
 */
export function activateStack(g: G, side: number, units = 0): void {
  const stack = membersOf(g.stack)
  const zone = g.counter.zone.of(stack[0]!) // a stack has a counter
  const ledger = commandLedger(g, side, stack, false)
  // What the enemy has in the way of a line shows by the points.
  if (isBluffed(g, side) && ledger.total !== commandLedger(g, side, stack, true).total) g.reveal()
  const { cp, mpLost } = pointsAndLoss(ledger.total)
  const mp = Math.max(0, stackPace(g) - mpLost)
  mark(g, stack, 'activated')
  g.tell(activated, { side, zone, count: stack.length, who: namesTold(g, stack) }, side)
  tellCommand(g, side, zone, ledger, cp, mp)
  forgetEntry(g)
  countDecoys(g)
  const slowest = slowestOf(g, stack)
  g.call(activation, { side, zone, mp, allowance: mp, mpLost, slowest, units, cp, due: rainMarkers(g) })
}

/**
 * @rule gb.command.secret
 * The points of a stack and what they are made of are open to both sides, unless the players agree to keep them secret.
 */
function tellCommand(g: G, side: number, zone: number, ledger: Ledger, cp: number, mp: number): void {
  if (g.secretCommand) g.tell(commandSecret, { zone, ledger, cp, mp }, side)
  else g.tell(commandOpen, { side, zone, ledger, cp, mp }, side)
}

/** The marker at hand is spent on a connection: of a fast stack it serves for the next one too. */
function spendMarkerOnWay(g: G, f: Activation): void {
  if (f.connections > 0) {
    f.connections -= 1
    return
  }
  f.fresh = false
  f.connections = connectionsPerMarker(g) - 1
}

function march(g: G, f: Activation, connection: number, inside: boolean): void {
  const from = f.zone
  const to = g.campaign.board.otherEnd(connection, from)
  const cost = costOf(g, f, connection)
  forgetRecast(g)
  spendMarkerOnWay(g, f)
  f.mp -= cost
  f.from = from
  f.via = connection
  f.zone = to
  f.scouted = 0
  g.tell(moved, { side: f.side, from, to, count: membersOf(g.stack).length, cost, mp: f.mp }, f.side)
  if (inside) reinforce(g, f.side, to)
  else f.stopped = enterZone(g, f.side, connection, to) === 'stops'
}

/**
 * @rule gb.fatigue.stop
 * A STOP that is kept, for want of points or by choice, ends the activation where the stack is. It is no fatigue.
 */
function receive(g: G, f: Activation, result: number): void {
  const drawn = markerOf(result)
  f.drawing = false
  f.cp = cpOf(result)
  const fatigue = fatigueOn(g, drawn)
  if (fatigue === 'stop') {
    f.due = 0
    f.over = true
    g.tell(stopped, { side: f.side, zone: f.zone })
    return
  }
  f.kept += 1
  f.sum += fatigue
  if (f.due > 0) f.due -= 1
  else f.fresh = true
}

function drawMarker(g: G, f: Activation) {
  f.drawing = true
  return g.call(marker, { side: f.side, cp: f.cp })
}

/** What there is to do but to end: something to draw a marker for, or only what needs none or has one. */
const LEFT = { nothing: 0, draw: 1, other: 2 } as const

function whatIsLeft(g: G, f: Activation): number {
  // Most often there is a way to draw for, and that is found soon.
  if (mayDraw(g, f)) return LEFT.draw
  if (hasMarker(f, 'way'))
    for (const connection of g.campaign.board.connectionsAt(f.zone))
      if (couldMove(g, f, connection) || couldMoveInside(g, f, connection)) return LEFT.other
  for (const operation of operations)
    if (hasMarker(f, operation.marker) && isPossible(g, f, operation)) return LEFT.other
  return LEFT.nothing
}

/** May a marker be drawn? Before the question was asked that was found out already. */
const canDraw = (g: G, f: Activation): boolean =>
  g.foundOnAsking === undefined ? mayDraw(g, f) : g.foundOnAsking === LEFT.draw

/** The counters are tired one by one; then the markers go back, and who is too far from his corps is lost. */
function finish(g: G, f: Activation) {
  while (f.nextTired < g.stack.size) {
    const counter = f.nextTired
    f.nextTired += 1
    if (g.stack.has(counter) && tire(g, f, counter)) return 'called' as const
  }
  g.tell(ended, { side: f.side, zone: f.zone, markers: f.kept, sum: f.sum })
  refillBowl(g)
  g.stack.clear()
  g.counter.playedAs.fill(PLAYED.infantry)
  g.countedDecoys.clear()
  g.recastDecoys.clear()
  forgetEntry(g)
  loseStrayedCavalry(g, f.side)
  return g.done(2 * f.taken + (f.endsImpulse ? 1 : 0))
}
/** What became of an activation, from its result: whether the impulse ends, and how many more units were used. */
export const outcomeOf = (result: number): { readonly endsImpulse: boolean; readonly taken: number } => ({
  endsImpulse: result % 2 === 1,
  taken: result >> 1,
})

/** The answers that other chapters bring along. */
function answerOf(operation: Operation, number: number): Answer<G, typeof activationLocals> {
  const { verb: wish, odds } = operation
  return {
    verb: wish,
    may: (g, f, why, a, b, c) => couldOperate(g, f, operation, why, a, b, c) && hasMarker(f, operation.marker, why),
    act(g, f, a, b, c) {
      f.mp -= costOfOperation(g, f, operation, a, b, c)
      forgetRecast(g)
      if (operation.marker === 'own') f.fresh = false
      else if (operation.marker === 'way') spendMarkerOnWay(g, f)
      f.operation = number + 1
      return operation.act(g, f, a, b, c)
    },
    ...(odds ? { odds } : {}),
  }
}

/**
 * @rule gb.activation.end
 * An activation ends when all MP are spent, by a STOP, when the enemy stops the stack for good, or as its player chooses;
 * MP that are left are forfeited.
 */
export const activation = frame('activation', activationLocals, {
  next(g, f) {
    f.operation = 0
    const zone = placeOfStack(g)
    if (zone === NONE) f.over = true
    else if (zone !== f.zone) {
      f.zone = zone
      f.scouted = 0
    }
    if (f.due > 0 && !f.over) return drawMarker(g, f)
    if (!f.ending) {
      const left = f.over ? LEFT.nothing : whatIsLeft(g, f)
      if (left !== LEFT.nothing) return g.ask(f.side, left)
      f.ending = true
    }
    return finish(g, f)
  },
  resume(g, f, result) {
    if (f.drawing) receive(g, f, result)
    else if (f.tired !== NONE) afterFatigue(g, f, result === 1)
    else if (f.operation > 0) {
      // Whether the stack goes on shows what it has left to an enemy who was asked meanwhile.
      g.reveal()
      operations[f.operation - 1]!.resume?.(g, f, result) // the operation at work
    }
  },
  about: (g, f) => describe(g, f),
  offer(g, f, offer) {
    if (canDraw(g, f)) offer.add(draw)
    if (hasMarker(f, 'way'))
      for (const connection of g.campaign.board.connectionsAt(f.zone)) {
        if (couldMove(g, f, connection)) offer.add(move, connection)
        if (couldMoveInside(g, f, connection)) offer.add(moveInside, connection)
      }
    for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
      if (mayDropOff(g, f, counter)) offer.add(dropOff, counter)
    for (const { verb: wish, role } of playAs)
      for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
        if (mayPlayAs(g, f, counter, role)) offer.add(wish, counter)
    for (const operation of operations) {
      if (!hasMarker(f, operation.marker)) continue
      operation.candidates(g, f, (a, b, c) => {
        // Arguments beyond the arity of the verb are 0.
        if (couldOperate(g, f, operation, undefined, a, b, c)) offer.add(operation.verb as Verb<3>, a, b, c)
      })
    }
    offer.add(endActivation)
  },
  answers: [
    {
      verb: draw,
      may: (g, f, why) => (why === undefined ? canDraw(g, f) : mayDraw(g, f, why)),
      act(g, f) {
        forgetRecast(g)
        drawMarker(g, f)
      },
      odds: (g, f) => marchOdds(g, f),
    },
    {
      verb: move,
      may: (g, f, why, connection) =>
        touches(g, f.zone, connection, why) && hasMarker(f, 'way', why) && couldMove(g, f, connection, why),
      act(g, f, connection) {
        march(g, f, connection, false)
      },
    },
    {
      verb: moveInside,
      may: (g, f, why, connection) =>
        touches(g, f.zone, connection, why) && hasMarker(f, 'way', why) && couldMoveInside(g, f, connection, why),
      act(g, f, connection) {
        march(g, f, connection, true)
      },
    },
    {
      verb: dropOff,
      may: (g, f, why, counter) => mayDropOff(g, f, counter, why),
      act(g, f, counter) {
        g.stack.delete(counter)
        forgetRecast(g)
        noteDropped(g, f, counter)
        g.tell(
          droppedOff,
          { side: f.side, zone: f.zone, token: g.counter.token.of(counter), counter },
          sideOf(g, counter),
        )
        tire(g, f, counter)
      },
    },
    ...playAs.map(({ verb: wish, role }): Answer<G, typeof activationLocals> => ({
      verb: wish,
      may: (g, f, why, counter) => mayPlayAs(g, f, counter, role, why),
      act(g, f, counter) {
        recast(g, f, counter, role)
      },
    })),
    ...operations.map(answerOf),
    {
      verb: endActivation,
      act(_g, f) {
        f.over = true
      },
    },
  ],
})

/** What the player sees beside the question: what is left, what fatigue costs now, who would be lost. */
function describe(g: G, f: Activation) {
  const losses: Record<string, number> = {}
  for (const counter of membersOf(g.stack)) {
    const lost = exhaustionOf(g, f, counter)
    if (lost > 0) losses[counterName(g, counter)] = lost
  }
  const costs: Record<string, number> = {}
  // Of the costs, what is not for the way itself; ways without any are left out.
  const surcharges: Record<string, { crowd: number; zone: number }> = {}
  for (const connection of g.campaign.board.connectionsAt(f.zone)) {
    if (!couldMove(g, f, connection)) continue
    costs[connectionName(g, connection)] = costOf(g, f, connection)
    const more = surchargesOf(g, f, connection)
    if (more.crowd + more.zone > 0) surcharges[connectionName(g, connection)] = more
  }
  return {
    zone: zoneName(g, f.zone),
    stack: membersOf(g.stack).map((counter) => counterName(g, counter)),
    mp: f.mp,
    cp: f.cp,
    markers: f.kept,
    sum: f.sum,
    connections: f.fresh ? f.connections + connectionsPerMarker(g) : f.connections,
    costs,
    surcharges,
    losses,
    strayed: strayedCavalry(g, f.side).map((counter) => counterName(g, counter)),
  }
}

export const kinds = [activation]
export const entries = [activated, commandOpen, commandSecret, moved, droppedOff, stopped, exhausted, wornOut, ended]
