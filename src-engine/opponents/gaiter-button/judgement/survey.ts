import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { FELT, type Ground } from './ground.ts'
import { sideAt } from './sides.ts'
import type { Tastes } from './tastes.ts'
import type { Weights } from './weights.ts'

/** From so many connections away one comes within a day. */
const TODAY = 2

/** What does not change from one position of a turn to the next. */
export interface Frame {
  readonly side: number
  readonly ground: Ground
  readonly weights: Weights
  readonly tastes: Tastes
}

/** Who is where, and what is felt of him: by side and zone, written anew for each position. */
export class Survey {
  readonly force: readonly [Float64Array, Float64Array]
  readonly count: readonly [Int32Array, Int32Array]
  readonly felt: readonly [Float64Array, Float64Array]
  /** What can come to a zone within a day. */
  readonly comes: readonly [Float64Array, Float64Array]

  constructor(zones: number) {
    const numbers = (): Float64Array => new Float64Array(zones)
    this.force = [numbers(), numbers()]
    this.count = [new Int32Array(zones), new Int32Array(zones)]
    this.felt = [numbers(), numbers()]
    this.comes = [numbers(), numbers()]
  }

  read(g: G, { ground, weights }: Frame): void {
    const { zones, nearStart, near, nearFar } = ground
    for (const side of [0, 1] as const) {
      this.force[side].fill(0)
      this.count[side].fill(0)
      this.felt[side].fill(0)
      this.comes[side].fill(0)
    }
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const zone = g.counter.zone.of(counter)
      if (zone === NONE || g.counter.inside.of(counter)) continue
      const side = sideAt(g, counter)
      this.force[side][zone]! += weights.fight[counter]!
      // A counter that is known to be nothing holds nothing.
      if (weights.fight[counter]! > 0) this.count[side][zone]! += 1
    }
    for (const side of [0, 1] as const) {
      const [force, felt, comes] = [this.force[side], this.felt[side], this.comes[side]]
      for (let from = 0; from < zones; from++) {
        const weight = force[from]!
        if (weight === 0) continue
        const end = nearStart[from + 1]!
        for (let at = nearStart[from]!; at < end; at++) {
          const far = nearFar[at]!
          felt[near[at]!]! += weight * FELT[far]!
          if (far <= TODAY) comes[near[at]!]! += weight
        }
      }
    }
  }
}
