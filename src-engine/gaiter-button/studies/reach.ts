import { Why } from '../../kernel/values/explain.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { bad, good, type Result, textIn } from '../../kernel/values/result.ts'
import { bowlNow, type Plan } from '../march/bowl-plans.ts'
import { NONE } from '../campaign/campaign.ts'
import { membersOf } from '../state/counters.ts'
import { fatigueOn, marker } from '../march/fatigue.ts'
import { connectionName, counterName, sideOf, tablesOf, zoneName, type G } from '../state/kit.ts'
import { type AtHand, type Goal, outlook, readyToMarch } from '../march/march-odds.ts'
import { connectionsPerMarker, mayStray, strayedCavalry } from '../march/march.ts'
import { activation } from '../activation/activation.ts'
import { mayActivate, mayTake, addToStack } from '../activation/muster.ts'
import { playedAs, readyIn, takeTogether, unitsLeft } from '../activation/together.ts'
import { isBetterBack } from '../march/put-back.ts'
import { barredHere, refusalOf } from './barred.ts'
import { battleMovementOf } from './battle-movement.ts'
import type { DrawingPlan, DrawnMarker, ReachedZone, ReachStudy, ReachRequest } from './reach-answer.ts'
import { type Because, because, gameIsOver, type Study } from './study.ts'
import { ledgerLines } from '../combat/factor.ts'
import { cavalryAmong } from '../march/recon.ts'
import { mayGoInside } from '../ground/fortress.ts'
import { movementLeft } from './movement-left.ts'
import { isContested } from '../state/places.ts'
import { moveTo } from '../state/whereabouts.ts'
import { canOperate, worksOf, type Work } from './works.ts'

/**
 * How far a stack can march, and at what cost: `{ "study": "reach", "counters": […] }` for counters of one zone before
 * their activation; with `from` (a zone) for all that may be activated together there, starting with `first`; with
 * neither for the stack in hand, which is being made up or marches. Decoys go as cavalry, so that they slow nobody
 * down. With `to` (a zone) the answer also gives the distance to it from every zone in reach, and says whether the
 * marker just drawn should be returned on the way there.
 */

export type { DrawingPlan, ReachedZone, ReachStudy, ReachRequest } from './reach-answer.ts'

/** The minimum chances for the grades sure and likely. */
const GRADES = { sure: 0.95, likely: 0.75 }

export const studyReach: Study<ReachRequest, ReachStudy> = (g, side, request) => {
  if (g.ending !== undefined) return gameIsOver
  const names = request.counters
  const to = textIn(request.to)
  const reach =
    request.from !== undefined
      ? onFork(g, (fork) => fromZone(fork, side, textIn(request.from), textIn(request.first)))
      : names === undefined
        ? onFork(g, (fork) => inHand(fork, side, to))
        : Array.isArray(names)
          ? onFork(g, (fork) => before(fork, side, names.map(textIn), to))
          : noNames
  if (!reach.ok) return reach
  const study = { ...reach.value, battleMoves: battleMovesOf(g, side, reach.value) }
  return good(to === '' ? study : { ...study, left: leftTo(g, side, study, to) })
}

/** Where the same counters could go by battle movement: it needs no movement points, and more than five may go. */
function battleMovesOf(g: G, side: number, { stack, marching }: ReachStudy): ReachStudy['battleMoves'] {
  if (marching || stack.length === 0) return []
  const counters = stack.map((name) => g.layout.language.numberOf('counter', name))
  return onFork(g, (fork) => battleMovementOf(fork, side, counters)).ways.map(({ zone, chance }) => ({ zone, chance }))
}

const noNames = bad({ code: 'bad-wish', message: 'The counters that are to march are a list of names.' })

/** The MP to a zone from the stack's zone and from each zone in reach, where there is a way. */
function leftTo(g: G, side: number, { zone, zones }: ReachStudy, to: string): ReachStudy['left'] {
  const all = movementLeft(g, side, to)
  return all === undefined
    ? null
    : Object.fromEntries(
        [zone, ...zones.map((reached) => reached.zone)].flatMap((name) => {
          const mp = all(name)
          return mp === undefined ? [] : [[name, mp]]
        }),
      )
}

/** The reach of the stack that this side is making up or marching with. */
function inHand(g: G, side: number, to: string): Result<ReachStudy> {
  const first = g.stack.next(0)
  if (first === NONE || sideOf(g, first) !== side)
    return bad({ code: 'no-stack', message: 'No stack of this side is in hand; name the counters that are to march.' })
  const going = marching(g, side)
  if (going === undefined) return good(withReady(g, side, g.counter.zone.of(first), reachOfStack(g, side)))
  const study = answerFor(g, going.start)
  return good({
    ...study,
    marching: true,
    drawn: going.drawn && { ...going.drawn, betterBack: betterBack(g, going, study, to) },
  })
}

/** Should the marker just drawn be returned on the way to a zone? A STOP that is kept ends the way. */
function betterBack(g: G, { start, drawn }: Going, { zones }: ReachStudy, to: string): boolean | null {
  const goal = zones.find(({ zone }) => zone === to)
  if (goal === undefined || drawn === null) return null
  if (drawn.keep === null || drawn.putBack === null) return drawn.putBack !== null
  const marker = g.layout.language.numberOf('marker', drawn.marker)
  const fatigue = fatigueOn(g, marker)
  const asDrawn = { ...start, kept: start.kept - 1, sum: start.sum - (fatigue === 'stop' ? 0 : fatigue) }
  return isBetterBack(g, asDrawn, marker, goal.markers)
}

/** The reach of the picked stack if it marched off now. */
export function reachOfStack(g: G, side: number): ReachStudy {
  const ready = readyToMarch(g, side)
  return { ...answerFor(g, ready), points: ledgerLines(ready.ledger) }
}

/** The reach of all counters that could be activated together in a zone now. */
function fromZone(g: G, side: number, name: string, first: string): Result<ReachStudy> {
  const zone = g.layout.language.numberOf('zone', name)
  if (zone < 0) return bad({ code: 'bad-wish', message: `"${name}" is no zone; name the one to march from.` })
  takeTogether(g, side, zone, g.layout.language.numberOf('counter', first))
  if (g.stack.count > 0) return good(withReady(g, side, zone, reachOfStack(g, side)))
  const why = new Why()
  mayActivate(g, side, zone, unitsLeft(g, side), why)
  return why.refusal === undefined
    ? bad({ code: 'no-stack', message: `Nobody of this side can be activated in "${name}".` })
    : good(withReady(g, side, zone, refusedFor(g, zone, [], because(why.refusal))))
}

const withReady = (g: G, side: number, zone: number, study: ReachStudy): ReachStudy => ({
  ...study,
  ready: readyIn(g, side, zone).map((counter) => counterName(g, counter)),
  units: unitsLeft(g, side),
})

/** The reach of named counters if they were activated together now. */
function before(g: G, side: number, names: readonly string[], to: string): Result<ReachStudy> {
  const counters = names.map((name) => g.layout.language.numberOf('counter', name))
  const unknown = names.find((_, index) => counters[index]! < 0 || sideOf(g, counters[index]!) !== side)
  if (unknown !== undefined || counters.length === 0)
    return bad({
      code: 'bad-wish',
      message:
        unknown === undefined ? 'Name the counters that are to march.' : `"${unknown}" is no counter of this side.`,
    })
  const off = counters.find((counter) => g.counter.zone.of(counter) === NONE)
  if (off !== undefined)
    return bad({
      code: 'not-on-map',
      message: `"${counterName(g, off)}" is not on the map; name counters that are.`,
      facts: { counter: counterName(g, off) },
    })
  if (marching(g, side) !== undefined && counters.every((counter) => g.stack.has(counter))) return inHand(g, side, to)
  const zone = g.counter.zone.of(counters[0]!) // there is one
  const why = new Why()
  const isTaken = takeUp(g, side, counters, why)
  const study =
    isTaken || why.refusal === undefined ? reachOfStack(g, side) : refusedFor(g, zone, names, because(why.refusal))
  return good(withReady(g, side, zone, study))
}

/** Makes a stack of counters of one zone. Returns false if they may not be activated together. */
function takeUp(g: G, side: number, counters: readonly number[], why?: Why): boolean {
  g.stack.clear()
  const zone = g.counter.zone.of(counters[0]!) // there is one
  for (const counter of counters) {
    if (!mayTake(g, { side, zone, units: unitsLeft(g, side) }, counter, why)) return false
    addToStack(g, counter, playedAs(g, counter))
  }
  return true
}

/** The study's results by number, reduced to what a caller needs who asks about many stacks. */
export interface Reached {
  readonly goals: readonly Goal[]
  /** For each goal, the corps cavalry that would be too far from its corps with the stack there. */
  readonly strays: readonly (readonly number[])[]
  readonly plans: readonly Plan[]
  readonly works: readonly Work[]
  readonly scouts: boolean
  readonly contested: boolean
}

/**
 * The goals that counters of one zone reach with at least the given chance; none if they may not be activated together.
 */
export function reachByNumber(g: G, side: number, counters: readonly number[], least: number): Reached {
  const zone = g.counter.zone.of(counters[0]!) // there is one
  const contested = isContested(g, zone)
  return onFork(g, (fork) => {
    const going = marching(fork, side)
    const isOnTheWay = going !== undefined && counters.every((counter) => fork.stack.has(counter))
    if (!isOnTheWay && !takeUp(fork, side, counters))
      return { goals: [], strays: [], plans: [], works: [], scouts: false, contested }
    const start = isOnTheWay ? going.start : readyToMarch(fork, side)
    const { goals: all, plans } = outlook(fork, start)
    const goals = all.filter(({ plan }) => plan.chance >= least)
    return {
      goals,
      strays: goals.map((goal) => strayingAt(fork, side, goal.zone)),
      plans,
      works: worksOf(fork, { side, zone, mp: start.mp, stopped: start.stopped }),
      scouts: cavalryAmong(fork, counters) > 0,
      contested,
    }
  })
}

/**
 * The resources of this side's current activation, including the marker just drawn; undefined without an activation.
 */
interface Going {
  readonly start: AtHand
  readonly drawn: DrawnMarker | null
}
function marching(g: G, side: number): Going | undefined {
  const f = g.topmost(activation)
  if (f?.side !== side || g.stack.count === 0) return undefined
  const per = connectionsPerMarker(g)
  const start = {
    side,
    bowl: bowlNow(g),
    mp: f.mp,
    cp: f.cp,
    due: f.due,
    kept: f.kept,
    sum: f.sum,
    connections: f.connections + (f.fresh ? per : 0),
    stopped: f.stopped || f.over,
  }
  const drawing = g.topmost(marker)
  if (drawing === undefined || drawing.drawn === NONE) return { start, drawn: null }
  const { drawn, cp } = drawing
  const fatigue = fatigueOn(g, drawn)
  const { redraw } = tablesOf(g).fatigue
  const mayReturn = cp >= redraw
  const inHand = { marker: g.nameOf('marker', drawn), putBack: mayReturn ? cp - redraw : null, betterBack: null }
  // A returned STOP costs a point and leaves the stack as before, so that it still has to draw.
  if (fatigue === 'stop') {
    const bowl = start.bowl.map((count, one) => (one === drawn ? count + 1 : count))
    const before = { ...start, bowl, cp: cp - redraw, stopped: start.stopped || !mayReturn }
    return { start: before, drawn: { ...inHand, keep: null } }
  }
  const owed = start.due > 0
  const keep = { markers: start.kept + 1, sum: start.sum + fatigue }
  const kept = { cp, kept: keep.markers, sum: keep.sum }
  const way = { due: start.due - (owed ? 1 : 0), connections: start.connections + (owed ? 0 : per) }
  return { start: { ...start, ...kept, ...way }, drawn: { ...inHand, keep } }
}

/** The answer for any stack, with the fields of a stack whose activation has not begun. */
function answerFor(g: G, start: AtHand): ReachStudy {
  const { mp, cp, goals, plans, advised } = outlook(g, start)
  const [first = NONE] = membersOf(g.stack)
  const zone = g.counter.zone.of(first)
  const barred = barredHere(g, start, zone)
  const at = { side: start.side, zone, mp: start.mp, stopped: start.stopped }
  return {
    study: 'reach',
    zone: zoneName(g, zone),
    stack: membersOf(g.stack).map((counter) => counterName(g, counter)),
    ready: [],
    units: 0,
    marching: false,
    mp,
    cp,
    points: [],
    refused: goals.length > 0 ? null : refusalOf(g, start, zone, barred),
    zones: goals.map((goal) => reachedZoneOf(g, start, goal, advised)),
    plans: plans.map((plan) => drawingPlanOf(start, plan)),
    advised: advised === undefined ? null : start.due + advised,
    battleMoves: [],
    left: null,
    works: worksOf(g, at),
    idle: goals.length === 0 && !canOperate(g, at),
    shelter: mayGoInside(g, start.side, g.stack),
    scouts: cavalryAmong(g, membersOf(g.stack)) > 0,
    contested: isContested(g, zone),
    barred,
    drawn: null,
    grades: GRADES,
  }
}

function refusedFor(g: G, zone: number, stack: readonly string[], refused: Because): ReachStudy {
  const nobody = { ready: [], units: 0, marching: false, mp: 0, cp: 0, points: [] }
  const idle = { left: null, works: [], idle: true, shelter: false, scouts: false, contested: isContested(g, zone) }
  const nowhere = {
    zones: [],
    plans: [],
    advised: null,
    battleMoves: [],
    ...idle,
    barred: [],
    drawn: null,
    grades: GRADES,
  }
  return { study: 'reach', zone: zoneName(g, zone), stack, refused, ...nobody, ...nowhere }
}

function reachedZoneOf(
  g: G,
  { side, due }: AtHand,
  { zone, connections, cost, plan, stops }: Goal,
  advised: number | undefined,
): ReachedZone {
  const { chance, markers } = plan
  return {
    zone: zoneName(g, zone),
    way: connections.map((connection) => connectionName(g, connection)),
    mp: cost,
    markers: due + markers,
    chance,
    grade: chance >= GRADES.sure ? 'sure' : chance >= GRADES.likely ? 'likely' : 'risky',
    stops,
    beyond: advised !== undefined && markers > advised,
    strays: strayingAt(g, side, zone).map((counter) => counterName(g, counter)),
  }
}

/** The corps cavalry that would be too far from its corps with the stack in a zone. Moves the stack there and back. */
function strayingAt(g: G, side: number, zone: number): number[] {
  if (!mayStray(g, side)) return []
  const stack = membersOf(g.stack)
  const [first = NONE] = stack
  const [from, inside] = [g.counter.zone.of(first), g.counter.inside.of(first)]
  moveTo(g, side, stack, zone, inside)
  const found = strayedCavalry(g, side)
  moveTo(g, side, stack, from, inside)
  return found
}

function drawingPlanOf({ due }: AtHand, { markers, chance, sums, hurt, worst, worn, meanLost }: Plan): DrawingPlan {
  const fatigue = Object.entries(sums).reduce((mean, [sum, share]) => mean + Number(sum) * share, 0)
  return { markers: due + markers, stopped: Math.max(0, 1 - chance), fatigue, hurt, worst, worn, lost: meanLost }
}
