import type { LedgerLine } from '../../kernel/values/ledger.ts'
import type { Barred } from './barred.ts'
import type { Because } from './study.ts'
import type { Work } from './works.ts'

/** What is asked and what is told of how far a stack comes. */

export type ReachWish = {
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
  /** Before its activation: who in its zone could be activated today, and how many units the operation may still activate. */
  readonly ready: readonly string[]
  readonly units: number
  /** Its activation has begun: what is told goes on from where it stands with what it has left. */
  readonly marching: boolean
  readonly mp: number
  readonly cp: number
  /** What its command points are made of, before its activation. */
  readonly points: readonly LedgerLine[]
  /** Why it does not march at all. */
  readonly refused: Because | null
  readonly zones: readonly ReachedZone[]
  /** What it costs to draw so many markers more, from none. */
  readonly plans: readonly DrawingPlan[]
  /** More markers than these are not advised: beyond, a loss is likelier than not. Null where no plan is as bad. */
  readonly advised: number | null
  /** MP from here and from each zone in reach to the zone that was asked for, over several days; null where none was asked for. */
  readonly left: { readonly [zone: string]: number } | null
  /** What it can work at where it stands: bridges, pontoon bridges and railways. */
  readonly works: readonly Work[]
  /** There is nothing at all it could do: no way and no operation. */
  readonly idle: boolean
  /** It can go into the fortress where it stands. */
  readonly shelter: boolean
  /** It has cavalry to reconnoitre with. */
  readonly scouts: boolean
  /** The enemy is where it stands. */
  readonly contested: boolean
  /** The connections here by which it does not go. */
  readonly barred: readonly Barred[]
  /** The marker just drawn; null while none is in hand. */
  readonly drawn: DrawnMarker | null
  /** From which chance on a march is graded as sure, and as likely. */
  readonly grades: { readonly sure: number; readonly likely: number }
}

export type ReachedZone = {
  readonly zone: string
  /** The connections of the way, in their order. */
  readonly way: readonly string[]
  readonly mp: number
  /** Markers to be drawn for it; its plan has the rest. */
  readonly markers: number
  readonly chance: number
  readonly grade: 'sure' | 'likely' | 'risky'
  /** The enemy stops it there. */
  readonly stops: boolean
  /** Beyond the advised stop line. */
  readonly beyond: boolean
  /** Corps cavalry that would be too far from its corps, and lost, if the whole stack ended its activation there. */
  readonly strays: readonly string[]
}

export type DrawingPlan = {
  readonly markers: number
  /** That a STOP ends it before all are drawn. */
  readonly stopped: number
  readonly fatigue: number
  /** That any unit loses SP or is demoralised, that the one that is worst off does, that any is demoralised, and the SP lost together, on average. */
  readonly hurt: number
  readonly worst: number
  readonly worn: number
  readonly lost: number
}

export type DrawnMarker = {
  readonly marker: string
  /** What is kept and what it adds up to once this one is kept too; null for a STOP, which ends the march. */
  readonly keep: { readonly markers: number; readonly sum: number } | null
  /** Command points left once it has been put back; null where there are not enough. */
  readonly putBack: number | null
  /** Whether the better way to the zone that was asked for puts it back; null where no such way was asked for. */
  readonly betterBack: boolean | null
}
