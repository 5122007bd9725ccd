import type { LedgerLine } from '../../kernel/values/ledger.ts'
import type { Barred } from './barred.ts'
import type { Because } from './study.ts'
import type { Work } from './works.ts'

/** The request and the answer of the `reach` study. */

export type ReachRequest = {
  readonly study: 'reach'
  readonly counters?: readonly string[]
  readonly from?: string
  readonly first?: string
  readonly to?: string
}

export type ReachStudy = {
  readonly study: 'reach'
  readonly zone: string
  readonly stack: readonly string[]
  /**
   * Before the activation: the counters in its zone that could be activated today, and how many units the operation may
   * still activate.
   */
  readonly ready: readonly string[]
  readonly units: number
  /** Whether the activation has begun; then the answer continues from where the stack is, with what it has left. */
  readonly marching: boolean
  readonly mp: number
  readonly cp: number
  /** The ledger of its command points, before its activation. */
  readonly points: readonly LedgerLine[]
  /** The reason why it cannot march at all; null if it can. */
  readonly refused: Because | null
  readonly zones: readonly ReachedZone[]
  /** The cost of drawing more markers, for each number from those that rain demands. */
  readonly plans: readonly DrawingPlan[]
  /**
   * The largest advisable number of markers; with more, a loss is more likely than not. Null if no plan is that bad.
   */
  readonly advised: number | null
  /** Before the activation: the zones of the enemy that the same counters may go to by battle movement, and the chance. */
  readonly battleMoves: readonly { readonly zone: string; readonly chance: number }[]
  /** MP from here and from each zone in reach to the zone in `to`, over several days; null without `to`. */
  readonly left: { readonly [zone: string]: number } | null
  /** The bridges, pontoon bridges and railways in its zone that it can work at. */
  readonly works: readonly Work[]
  /** Whether it can do nothing at all: no way and no operation. */
  readonly idle: boolean
  /** Whether it can go into the fortress of its zone. */
  readonly shelter: boolean
  /** Whether it has cavalry to reconnoitre with. */
  readonly scouts: boolean
  /** Whether there are enemies in its zone. */
  readonly contested: boolean
  /** The connections of its zone that it cannot take. */
  readonly barred: readonly Barred[]
  /** The marker just drawn and not yet kept; null if there is none. */
  readonly drawn: DrawnMarker | null
  /** The minimum chances at which a march is graded as sure and as likely. */
  readonly grades: { readonly sure: number; readonly likely: number }
}

export type ReachedZone = {
  readonly zone: string
  /** The connections of the way, in order. */
  readonly way: readonly string[]
  readonly mp: number
  /** Markers to be drawn, including those that rain demands; see the plan of this number. */
  readonly markers: number
  readonly chance: number
  readonly grade: 'sure' | 'likely' | 'risky'
  /** Whether the enemy stops it there. */
  readonly stops: boolean
  /** Whether it needs more markers than advised. */
  readonly beyond: boolean
  /** Corps cavalry that would be eliminated as too far from its corps if the whole stack ended its activation there. */
  readonly strays: readonly string[]
}

export type DrawingPlan = {
  readonly markers: number
  /** Probability that a STOP ends the drawing before all are drawn. */
  readonly stopped: number
  readonly fatigue: number
  /**
   * Probabilities that any unit loses SP or is demoralised (`hurt`), that the most exposed unit does (`worst`), that
   * any unit is demoralised (`worn`); and the expected SP lost by all.
   */
  readonly hurt: number
  readonly worst: number
  readonly worn: number
  readonly lost: number
}

export type DrawnMarker = {
  readonly marker: string
  /** The number and sum of kept markers if this one is kept; null for a STOP, which ends the march. */
  readonly keep: { readonly markers: number; readonly sum: number } | null
  /** Command points left if it is returned; null if there are not enough. */
  readonly putBack: number | null
  /** Whether returning it is better on the way to the zone in `to`; null without `to` or without a way there. */
  readonly betterBack: boolean | null
}
