import { activation } from '#engine/gaiter-button/activation.ts'
import type { G } from '#engine/gaiter-button/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
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
  readonly arrange?: (g: G, names: Names) => void
}

/** On the last day: when all is done the campaign is judged, and nothing more is asked. */
export function working(work: Work): Table {
  const { stack, counters, side = GE, rain = false, mp = 4, allowance = mp, fresh = true, arrange } = work
  return scene({
    turn: 10,
    rain,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g, names) {
      for (const name of stack) g.stack.add(names.counter(name))
      g.call(days, {})
      g.call(activation, { side, zone: g.counter.zone.of(names.counter(stack[0]!)), mp, allowance, fresh })
    },
  })
}

/** The name of the connection between two zones. */
export const between = (table: Table, a: string, b: string): string =>
  table.g.nameOf('connection', table.names.connection(a, b))

/** How an activation stands, as its player sees it. */
export const left = (table: Table): { mp: number; markers: number } =>
  table.game.decision()?.about as { mp: number; markers: number }
