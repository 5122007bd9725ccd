import type { Ledger } from '../../kernel/values/ledger.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { bowlNow, drawings, fullBowl, stopLine, type Plan, type Start } from './bowl-plans.ts'
import { NONE } from '../campaign/campaign.ts'
import { commandLedger, pointsAndLoss } from '../lines/command.ts'
import { membersOf } from '../state/counters.ts'
import { rainMarkers } from './fatigue.ts'
import { counterName, zoneName, type G } from '../state/kit.ts'
import { shortestWays, type Way } from './march-ways.ts'
import { connectionsPerMarker, stackPace, unitsMarching } from './march.ts'
import type { Activation } from '../state/operation.ts'

/** Chapters 8.3 and 9.1: how far the acting stack can march, and how tired it is then. */

/** The resources of an activation: bowl, MP, CP. */
export interface AtHand extends Start {
  readonly side: number
  readonly mp: number
  /** Connections that the current marker still allows. */
  readonly connections: number
  /** An enemy stopped the stack: it cannot march on. */
  readonly stopped: boolean
}

/** Everything known about the possible marches of a stack. */
export interface Outlook {
  readonly mp: number
  readonly cp: number
  readonly goals: readonly Goal[]
  /** A plan for each number of markers, from 0. */
  readonly plans: readonly Plan[]
  /** The largest advisable number of markers; undefined if no plan is too risky. */
  readonly advised: number | undefined
}
export interface Goal extends Way {
  /** The plan to draw the markers needed on the way. */
  readonly plan: Plan
}

export function outlook(g: G, start: AtHand): Outlook {
  const per = connectionsPerMarker(g)
  const markersFor = ({ connections: { length } }: Way): number =>
    Math.max(0, Math.ceil((length - start.connections) / per))
  const [first = NONE] = membersOf(g.stack)
  const march = { side: start.side, mp: start.mp, units: unitsMarching(g) }
  const ways = start.stopped
    ? []
    : shortestWays(g, { ...march, zone: g.counter.zone.of(first), inside: g.counter.inside.of(first) })
  const most = Math.max(0, ...ways.map(markersFor))
  const plans = drawings(g, start, most)
  const goals = ways.map((way): Goal => ({ ...way, plan: plans[markersFor(way)]! })) // a plan for each number
  return { mp: start.mp, cp: start.cp, goals, plans, advised: stopLine(plans) }
}

/**
 * The points, MP and markers with which the picked stack would begin its activation. Hidden enemies are taken for real.
 */
export function readyToMarch(g: G, side: number): AtHand & { readonly ledger: Ledger } {
  const ledger = commandLedger(g, side, membersOf(g.stack), true)
  const { cp, mpLost } = pointsAndLoss(ledger.total)
  const mp = Math.max(0, stackPace(g) - mpLost)
  const due = rainMarkers(g)
  return { side, bowl: fullBowl(g), mp, cp, due, kept: 0, sum: 0, connections: 0, stopped: false, ledger }
}

/** The odds of going on, shown when the player decides whether to draw. */
export const marchOdds = (g: G, f: Activation): JsonObject =>
  outlookAsJson(
    g,
    outlook(g, {
      side: f.side,
      bowl: bowlNow(g),
      mp: f.mp,
      cp: f.cp,
      due: f.due,
      kept: f.kept,
      sum: f.sum,
      connections: f.connections,
      stopped: f.stopped,
    }),
  )

/** The odds for a picked stack that could be activated now. */
export function musterOdds(g: G, side: number): JsonObject {
  const start = readyToMarch(g, side)
  const points = start.ledger.lines.map(({ label, value, rule }) => ({ label, value, rule }))
  return { points, ...outlookAsJson(g, outlook(g, start)) }
}

/** The complement of a chance. Rounding may take a sum of many parts slightly above 1. */
const without = (chance: number): number => Math.max(0, 1 - chance)

function outlookAsJson(g: G, { mp, cp, goals, plans, advised }: Outlook): JsonObject {
  const zones: Record<string, JsonObject> = {}
  for (const { zone, connections, cost, plan } of goals)
    zones[zoneName(g, zone)] = {
      chance: { reached: plan.chance, missed: without(plan.chance) },
      connections: connections.length,
      markers: plan.markers,
      cost,
    }
  return { mp, cp, zones, plans: plans.map((plan) => planAsJson(g, plan)), advised: advised ?? null }
}

/**
 * A plan as JSON for the player: its chance, the sum of the markers, and the losses of each unit and of all together.
 */
function planAsJson(g: G, { markers, chance, kept, sums, units, hurt, worn, meanLost }: Plan): JsonObject {
  return {
    markers,
    chance: { drawn: chance, stopped: without(chance) },
    kept,
    sums,
    lost: Object.fromEntries(units.map(({ counter, lost }) => [counterName(g, counter), lost])),
    demoralised: Object.fromEntries(
      units.map(({ counter, demoralised }) => [counterName(g, counter), { demoralised, steady: without(demoralised) }]),
    ),
    loss: { some: hurt, none: without(hurt) },
    worn: { some: worn, none: without(worn) },
    meanLost,
  }
}
