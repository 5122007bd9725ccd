import { activation } from '#engine/gaiter-button/activation/activation.ts'
import { INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { fillDetachment, giveAway, loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { GE, scene, type Names, type Standing, type Table } from './table.ts'

/** A stack at work: in the middle of its activation, without command points. */
export interface Work {
  readonly stack: readonly string[]
  readonly counters: Standing
  readonly side?: number
  readonly rain?: boolean
  readonly mp?: number
  readonly allowance?: number
  /** A fatigue marker has been drawn for what comes next. */
  readonly fresh?: boolean
  /** The enemy stopped it. */
  readonly stopped?: boolean
  readonly arrange?: (g: G, names: Names) => void
}

/** On the last day: when all is done the campaign is judged, and nothing more is asked. */
export function working(work: Work): Table {
  const {
    stack,
    counters,
    side = GE,
    rain = false,
    mp = 4,
    allowance = mp,
    fresh = true,
    stopped = false,
    arrange,
  } = work
  return scene({
    turn: 10,
    rain,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g, names) {
      for (const name of stack) g.stack.add(names.counter(name))
      g.call(days, {})
      g.call(activation, { side, zone: g.counter.zone.of(names.counter(stack[0]!)), mp, allowance, fresh, stopped })
    },
  })
}

/** The name of the connection between two zones. */
export const between = (table: Table, a: string, b: string): string =>
  table.g.nameOf('connection', table.names.connection(a, b))

/** How an activation stands, as its player sees it. */
export const left = (table: Table): { mp: number; markers: number } =>
  table.game.decision()?.about as { mp: number; markers: number }

/** A detachment has so many SP of infantry of this unit. */
export function detached(g: G, { counter }: Names, unit: string, detachment: string, count: number): void {
  giveAway(g, counter(unit), INFANTRY, count)
  fillDetachment(g, counter(detachment), INFANTRY, count)
  g.counter.mother.set(counter(detachment), counter(unit))
}

/** A unit has lost so many SP of an arm. */
export function bled(g: G, { counter }: Names, unit: string, count: number, arm = INFANTRY): void {
  for (let lost = 0; lost < count; lost++) loseOne(g, counter(unit), arm, true)
}

/** A garrison has so many SP left; the others were given up, or lost. */
export const reduced =
  (garrison: string, points: number, how: 'given-up' | 'lost' = 'given-up') =>
  (g: G, names: Names): void => {
    const row = names.garrison(garrison)
    const gone = g.garrison.points.of(row) - points
    g.garrison.points.set(row, points)
    g.garrison[how === 'lost' ? 'right' : 'left'].add(row, gone)
    g.garrison[how === 'lost' ? 'lost' : 'abandoned'].add(row, gone)
  }

/** This action is refused, by this rule and for this reason. */
export const expectRefused = (table: Table, action: string, because: string): void => table.refuses(action, because)
