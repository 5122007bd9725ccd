import type { JsonObject } from '../kernel/result.ts'
import { NONE } from './campaign.ts'
import { commandLedger, pointsAndLoss } from './command.ts'
import { isUnit, membersOf } from './counters.ts'
import { stopsIn } from './entry.ts'
import { exhaustion, fatigueOn } from './fatigue.ts'
import { counterName, tablesOf, zoneName, type G } from './kit.ts'
import { vulnerable } from './losses.ts'
import { connectionsPerMarker, marchCost, mayMarch, stackPace, unitsMarching } from './march.ts'
import type { Activation } from './operation.ts'

/**
 * Chapters 8.3 and 9.1: how far a stack may come, and how tired it is then. Only a STOP keeps it from going on, so whoever
 * wants to be somewhere at all costs returns every STOP as long as he has points, and nothing else: a point spent on
 * another marker is missing later, and the marker drawn in its place may be a STOP. The odds are those of this plan, over
 * everything that can come out of the bowl.
 */

/** What an activation has at hand: a part of its frame, or what it will begin with. */
interface Start {
  readonly mp: number
  readonly cp: number
  readonly due: number
  readonly kept: number
  readonly sum: number
  readonly connections: number
}

/** The odds of going on, for the question whether to draw. */
export const marchOdds = (g: G, f: Activation): JsonObject => oddsOf(g, f.side, f)

/** The odds of a stack that has been made up and could march off. What is hidden is taken for real. */
export function musterOdds(g: G, side: number): JsonObject {
  const ledger = commandLedger(g, side, membersOf(g.stack), true)
  const { cp, mpLost } = pointsAndLoss(ledger.total)
  const mp = Math.max(0, stackPace(g) - mpLost)
  const due = g.rain ? tablesOf(g).rain.fatigueMarkers : 0
  const points = ledger.lines.map(({ label, value, rule }) => ({ label, value, rule }))
  return { points, ...oddsOf(g, side, { mp, cp, due, kept: 0, sum: 0, connections: 0 }) }
}

function oddsOf(g: G, side: number, start: Start): JsonObject {
  const per = connectionsPerMarker(g)
  const markersFor = (connections: number): number => Math.max(0, Math.ceil((connections - start.connections) / per))
  const ways = shortestWays(g, side, start.mp)
  const most = Math.max(0, ...[...ways.values()].map(markersFor))
  const plans = drawings(g, start, most)
  const zones: Record<string, JsonObject> = {}
  for (const [zone, connections] of ways) {
    const markers = markersFor(connections)
    const { chance } = plans[markers]! // a plan for each number
    zones[zoneName(g, zone)] = { chance: { reached: chance, missed: without(chance) }, connections, markers }
  }
  return { mp: start.mp, cp: start.cp, zones, plans: plans.map((plan) => planAsJson(g, plan)) }
}

/**
 * The fewest connections to each zone the stack can pay for, by the very rules it marches by: a fork is put into each zone
 * in turn. Beyond a zone where the enemy stops it nobody goes; what a battle or a reconnaissance may open is left out.
 */
function shortestWays(g: G, side: number, mp: number): Map<number, number> {
  const { board } = g.campaign
  const stack = membersOf(g.stack)
  const home = g.counter.zone.of(stack[0] ?? NONE)
  const units = unitsMarching(g)
  const fewest = new Map<number, number>()
  const cheapest = new Map([[home, 0]])
  const fork = g.fork() as G // a fork is a game of the same system
  try {
    for (const counter of stack) fork.counter.activated.set(counter, true)
    let reached = new Map([[home, 0]])
    for (let connections = 1; reached.size > 0; connections++) {
      const next = new Map<number, number>()
      for (const [zone, paid] of reached) {
        const inside = connections === 1 && g.counter.inside.of(stack[0]!) // a stack that marches has a counter
        for (const counter of stack) {
          fork.counter.zone.set(counter, zone)
          fork.counter.inside.set(counter, inside)
        }
        for (const connection of board.connectionsAt(zone)) {
          if (!mayMarch(fork, side, zone, inside, connection)) continue
          const to = board.otherEnd(connection, zone)
          const cost = paid + marchCost(fork, side, connection, to, units)
          if (cost > mp || cost >= (cheapest.get(to) ?? Infinity)) continue
          cheapest.set(to, cost)
          if (!fewest.has(to)) fewest.set(to, connections)
          if (!stopsIn(fork, side, to)) next.set(to, cost)
        }
      }
      reached = next
    }
  } finally {
    fork.drop()
  }
  fewest.delete(home)
  return fewest
}

/** How the markers may lie when so many were to be drawn: by what is in the bowl and how many points are left. */
interface Hand {
  readonly bowl: readonly number[]
  readonly cp: number
  readonly kept: number
  readonly sum: number
  readonly probability: number
}

/** The plan to draw so many markers: how likely all of them are drawn, and how the markers lie when it is over. */
interface Plan {
  readonly markers: number
  readonly chance: number
  readonly ends: readonly Hand[]
}

/** All plans up to a number of markers for the way, after those that rain demands. */
function drawings(g: G, start: Start, most: number): Plan[] {
  const { count } = g.bowl
  const bowl = Array.from({ length: count.rows }, (_, marker) => count.of(marker))
  let going: Hand[] = [{ bowl, cp: start.cp, kept: start.kept, sum: start.sum, probability: 1 }]
  const stopped: Hand[] = []
  const plans: Plan[] = []
  for (let drawn = 0; drawn <= start.due + most; drawn++) {
    if (drawn > 0) going = merge(going.flatMap((hand) => drawOnce(g, hand, stopped)))
    if (drawn < start.due) continue
    const chance = going.reduce((sum, { probability }) => sum + probability, 0)
    plans.push({ markers: drawn - start.due, chance, ends: [...going, ...stopped] })
  }
  return plans
}

/** One marker drawn and kept; a STOP goes back while there are points, and ends everything when there are none. */
function drawOnce(g: G, hand: Hand, stopped: Hand[]): Hand[] {
  const { redraw } = tablesOf(g).fatigue
  const inBowl = hand.bowl.reduce((sum, count) => sum + count, 0)
  const found: Hand[] = []
  let { cp, probability } = hand
  for (;;) {
    let stop = 0
    hand.bowl.forEach((count, marker) => {
      if (count === 0) return
      const chance = (probability * count) / inBowl
      const fatigue = fatigueOn(g, marker)
      if (fatigue === 'stop') {
        stop += chance
        return
      }
      const bowl = hand.bowl.map((left, other) => (other === marker ? left - 1 : left))
      found.push({ bowl, cp, kept: hand.kept + 1, sum: hand.sum + fatigue, probability: chance })
    })
    if (stop === 0) return found
    if (cp < redraw) {
      stopped.push({ ...hand, cp, probability: stop })
      return found
    }
    cp -= redraw
    probability = stop
  }
}

/** What is left of certainty; sums of many parts may come out a hair above it. */
const without = (chance: number): number => Math.max(0, 1 - chance)

/** Hands that are alike are one. */
function merge(hands: readonly Hand[]): Hand[] {
  const alike = new Map<string, Hand>()
  for (const hand of hands) {
    const key = `${hand.cp} ${hand.bowl.join(' ')}`
    const other = alike.get(key)
    alike.set(key, other ? { ...hand, probability: hand.probability + other.probability } : hand)
  }
  return [...alike.values()]
}

/** A plan as the player reads it: its chance, the sum of the markers, and what every unit would lose at its end. */
function planAsJson(g: G, { markers, chance, ends }: Plan): JsonObject {
  const kept: Record<string, number> = {}
  const sums: Record<string, number> = {}
  const add = (to: Record<string, number>, value: number, probability: number): void => {
    to[value] = (to[value] ?? 0) + probability
  }
  for (const end of ends) {
    add(kept, end.kept, end.probability)
    add(sums, end.sum, end.probability)
  }
  const lost: Record<string, JsonObject> = {}
  const demoralised: Record<string, JsonObject> = {}
  for (const counter of membersOf(g.stack)) {
    if (!isUnit(g, counter)) continue
    const spared = vulnerable(g, counter) - 1
    const points: Record<string, number> = {}
    let worn = 0
    for (const end of ends) {
      const count = exhaustion(g, counter, end.kept, end.sum)
      add(points, Math.min(count, spared), end.probability)
      if (count > spared) worn += end.probability
    }
    lost[counterName(g, counter)] = points
    demoralised[counterName(g, counter)] = { demoralised: worn, steady: without(worn) }
  }
  return { markers, chance: { drawn: chance, stopped: without(chance) }, kept, sums, lost, demoralised }
}
