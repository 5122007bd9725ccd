import { activateStack } from '#engine/gaiter-button/activation/activation.ts'
import { PLAYED } from '#engine/gaiter-button/state/shape.ts'
import { daytime, impulse } from '#engine/gaiter-button/activation/impulse.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { FR, GE, scene, type Names, type Scene, type Standing, type Table } from './table.ts'

/** The vocabulary of impulses and marches. */

export type Wanted = Omit<Scene, 'begin' | 'counters' | 'arrange'> & {
  readonly counters: Standing
  readonly side?: number
  readonly outOfSupply?: readonly string[]
  readonly activated?: readonly string[]
  readonly combatted?: readonly string[]
  readonly demoralised?: readonly string[]
  readonly inside?: readonly string[]
  readonly arrange?: (g: G, names: Names) => void
}

function arranged(wanted: Wanted) {
  return (g: G, names: Names): void => {
    for (const column of ['outOfSupply', 'activated', 'combatted', 'demoralised', 'inside'] as const)
      for (const name of wanted[column] ?? []) g.counter[column].set(names.counter(name), true)
    wanted.arrange?.(g, names)
  }
}

/** A whole day, which is the last: when it is over the game is, or the night asks. */
export const day = (wanted: Wanted): Table =>
  scene({ turn: 3, ...wanted, arrange: arranged(wanted), begin: (g) => void (g.call(days, {}), g.call(daytime, {})) })

/** One impulse of a side. */
export const impulseOf = (wanted: Wanted): Table =>
  scene({
    turn: 3,
    ...wanted,
    arrange: arranged(wanted),
    begin(g) {
      g.call(days, {})
      g.call(impulse, { side: wanted.side ?? FR, units: 5 })
    },
  })

/** A stack made up of these counters, and its activation begun. Decoys go as what is told, or as infantry. */
export const march = (
  stack: readonly string[],
  wanted: Wanted,
  as: Readonly<Record<string, keyof typeof PLAYED>> = {},
) =>
  scene({
    turn: 3,
    ...wanted,
    arrange: arranged(wanted),
    begin(g, names) {
      g.call(days, {})
      g.stack.clear()
      for (const name of stack) {
        g.stack.add(names.counter(name))
        g.counter.playedAs.set(names.counter(name), PLAYED[as[name] ?? 'infantry'])
      }
      activateStack(g, wanted.side ?? FR)
    },
  })

/** What stands beside the question of an activation. */
export const about = (table: Table): Record<string, unknown> => table.game.decision()?.about ?? {}

/** A unit has lost so many SP of an arm. */
export function weaken(g: G, names: Names, name: string, arm: number, count: number): void {
  for (let lost = 0; lost < count; lost++) loseOne(g, names.counter(name), arm, false)
}

/** Enemies so far away that they are in nobody's way. */
export const FAR = { briey: ['ge-5-9'] }

/** An impulse in which this stack has been made up and could march off; others stand near. */
export function mustered(
  stack: readonly string[],
  from: string,
  wanted: Omit<Wanted, 'counters'> & { near?: string[] } = {},
): Table {
  const table = impulseOf({
    ...wanted,
    counters: { ...(wanted.side === GE ? { briey: ['fr-5-1'] } : FAR), [from]: [...stack, ...(wanted.near ?? [])] },
  })
  table.do(`activate ${from}`)
  for (const name of stack) table.do(`take ${name}`)
  return table
}

/** The odds of a march as they are told. */
export interface MarchOdds {
  readonly mp: number
  readonly cp: number
  readonly zones: Record<string, { chance: { reached: number; missed: number }; connections: number; markers: number }>
  readonly plans: readonly MarchPlan[]
}
export interface MarchPlan {
  readonly markers: number
  readonly chance: { drawn: number; stopped: number }
  readonly kept: Record<string, number>
  readonly sums: Record<string, number>
  readonly lost: Record<string, Record<string, number>>
  readonly demoralised: Record<string, { demoralised: number; steady: number }>
}

/** Counters of one side come by a connection on the last day; when what comes of it has been answered the game is over. */
export function coming(
  counters: Standing,
  from: string,
  to: string,
  who: readonly string[],
  then: (g: G, side: number, connection: number, zone: number) => void,
): Table {
  return scene({
    turn: 10,
    counters,
    begin(g, by) {
      g.call(days, {})
      for (const name of who) g.stack.add(by.counter(name))
      const side = g.campaign.counters[by.counter(who[0]!)]!.side
      then(g, side, by.connection(from, to), by.zone(to))
    },
  })
}
