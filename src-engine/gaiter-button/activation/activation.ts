import { verb, type Verb } from '../../kernel/actions/actions.ts'
import type { Answer } from '../../kernel/play/agenda.ts'
import { entry } from '../../kernel/play/journal.ts'
import type { Ledger } from '../../kernel/values/ledger.ts'
import {
  costOfOperation,
  couldMove,
  couldMoveInside,
  couldOperate,
  hasMarker,
  isPossible,
  mayDraw,
  mayDropOff,
  placeOfStack,
} from './acting.ts'
import { NONE } from '../campaign/campaign.ts'
import { isDecoy, membersOf } from '../state/counters.ts'
import { commandAsIs, pointsAndLoss } from '../lines/command.ts'
import { forgetEntry } from '../march/entry.ts'
import { rainMarkers, refillBowl } from '../march/fatigue.ts'
import { frame, namesForJournal, sideOf, type G } from '../state/kit.ts'
import { loseStrayedCavalry, stackPace, touches } from '../march/march.ts'
import { marchOdds } from '../march/march-odds.ts'
import { activationLocals, type Activation, type Operation } from '../state/operation.ts'
import { aboutActivation } from './about-activation.ts'
import { drawMarker, march, moved, receive, spendMarkerOnWay, stopped } from './march-step.ts'
import { operations } from './operations.ts'
import { countDecoys, allowRecast, mayPlayAs, noteDropped, playAs, recast, slowestOf } from './roles.ts'
import { PLAYED } from '../state/shape.ts'
import { afterFatigue, exhausted, applyFatigue, wornOut } from '../march/tiring.ts'
import { mark } from '../ground/tokens.ts'

/** Chapters 8 and 9.1: a stack is activated, draws markers, marches, works, and takes its fatigue at the end. */

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
const droppedOff = entry(
  { name: 'dropped-off', category: 'march', rule: 'gb.march.drop-off', followsDecision: true },
  { side: 'side', zone: 'zone', token: 'token' },
  { counter: 'counter' },
)
const ended = entry(
  { name: 'activation-ended', category: 'march', rule: 'gb.activation.end' },
  { side: 'side', zone: 'zone', markers: 'number', sum: 'number' },
)

/**
 * @rule gb.activation.whole
 * The acting stack, formed in `g.stack`, finishes all its actions before another one begins. Its counters are marked as
 * activated, and its command points and MP are computed. `units`: how many the impulse has left.
 */
export function activateStack(g: G, side: number, units = 0): void {
  const stack = membersOf(g.stack)
  const zone = g.counter.zone.of(stack[0]!) // a stack has a counter
  const ledger = commandAsIs(g, side, stack)
  const { cp, mpLost } = pointsAndLoss(ledger.total)
  const mp = Math.max(0, stackPace(g) - mpLost)
  mark(g, stack, 'activated')
  g.tell(activated, { side, zone, count: stack.length, who: namesForJournal(g, stack) }, side)
  tellCommand(g, side, zone, ledger, cp, mp)
  forgetEntry(g)
  countDecoys(g)
  const slowest = slowestOf(g, stack)
  g.call(activation, { side, zone, mp, allowance: mp, mpLost, slowest, units, cp, due: rainMarkers(g) })
}

/**
 * @rule gb.command.secret
 * The points of a stack and their breakdown are open to both sides, unless the players agree to keep them secret.
 */
function tellCommand(g: G, side: number, zone: number, ledger: Ledger, cp: number, mp: number): void {
  if (g.secretCommand) g.tell(commandSecret, { zone, ledger, cp, mp }, side)
  else g.tell(commandOpen, { side, zone, ledger, cp, mp }, side)
}

/**
 * What the stack can still do besides ending: something that needs a marker to be drawn, or only actions that need none
 * or have one.
 */
const LEFT = { nothing: 0, draw: 1, other: 2 } as const

function whatIsLeft(g: G, f: Activation): number {
  // Usually there is a way to draw for, and this check finds it quickly.
  if (mayDraw(g, f)) return LEFT.draw
  if (hasMarker(f, 'way'))
    for (const connection of g.campaign.board.connectionsAt(f.zone))
      if (couldMove(g, f, connection) || couldMoveInside(g, f, connection)) return LEFT.other
  for (const operation of operations)
    if (hasMarker(f, operation.marker) && isPossible(g, f, operation)) return LEFT.other
  return LEFT.nothing
}

/** May a marker be drawn? Uses the result found before the question was asked, if there is one. */
const canDraw = (g: G, f: Activation): boolean =>
  g.foundOnAsking === undefined ? mayDraw(g, f) : g.foundOnAsking === LEFT.draw

/**
 * Applies fatigue to the counters one by one; then the markers go back into the bowl, and cavalry too far from its
 * corps is lost.
 */
function finish(g: G, f: Activation) {
  for (let counter = g.stack.next(f.nextTired); counter >= 0; counter = g.stack.next(f.nextTired)) {
    f.nextTired = counter + 1
    if (applyFatigue(g, f, counter)) return 'called' as const
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
/** Decodes the result of an activation: whether the impulse ends, and how many more units were used. */
export const outcomeOf = (result: number): { readonly endsImpulse: boolean; readonly taken: number } => ({
  endsImpulse: result % 2 === 1,
  taken: result >> 1,
})

/** The answer for an operation of another chapter. */
function answerOf(operation: Operation, number: number): Answer<G, typeof activationLocals> {
  const { verb, odds } = operation
  return {
    verb,
    may: (g, f, why, at) => couldOperate(g, f, operation, why, at) && hasMarker(f, operation.marker, why),
    act(g, f, at) {
      f.mp -= costOfOperation(g, f, operation, at)
      allowRecast(g)
      if (operation.marker === 'own') f.fresh = false
      else if (operation.marker === 'way') spendMarkerOnWay(g, f)
      f.operation = number + 1
      return operation.act(g, f, at)
    },
    ...(odds ? { odds } : {}),
  }
}

/**
 * @rule gb.activation.end
 * An activation ends when all MP are spent, by a STOP, when the enemy stops the stack for good, or as its player
 * chooses; MP that are left are forfeited.
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
      // Whether the stack can go on shows the enemy, who was asked meanwhile, what it has left.
      g.reveal()
      operations[f.operation - 1]!.resume?.(g, f, result) // the operation at work
    }
  },
  about: (g, f) => aboutActivation(g, f),
  offer(g, f, offer) {
    if (canDraw(g, f)) offer.add(draw)
    if (hasMarker(f, 'way'))
      for (const connection of g.campaign.board.connectionsAt(f.zone)) {
        if (couldMove(g, f, connection)) offer.add(move, connection)
        if (couldMoveInside(g, f, connection)) offer.add(moveInside, connection)
      }
    for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
      if (mayDropOff(g, f, counter)) offer.add(dropOff, counter)
    for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
      if (isDecoy(g, counter))
        for (const { verb, role } of playAs) if (mayPlayAs(g, f, counter, role)) offer.add(verb, counter)
    for (const operation of operations) {
      if (!hasMarker(f, operation.marker)) continue
      for (const at of operation.candidates(g, f))
        // The argument of a verb without one is 0.
        if (couldOperate(g, f, operation, undefined, at)) offer.add(operation.verb as Verb<1>, at)
    }
    offer.add(endActivation)
  },
  answers: [
    {
      verb: draw,
      may: (g, f, why) => (why === undefined ? canDraw(g, f) : mayDraw(g, f, why)),
      act(g, f) {
        allowRecast(g)
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
        allowRecast(g)
        noteDropped(g, f, counter)
        g.tell(
          droppedOff,
          { side: f.side, zone: f.zone, token: g.counter.token.of(counter), counter },
          sideOf(g, counter),
        )
        applyFatigue(g, f, counter)
      },
    },
    ...playAs.map(({ verb, role }): Answer<G, typeof activationLocals> => ({
      verb,
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

export const kinds = [activation]
export const entries = [activated, commandOpen, commandSecret, moved, droppedOff, stopped, exhausted, wornOut, ended]
