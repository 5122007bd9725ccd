import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { FELT, type Ground } from './ground.ts'
import { sideAt } from './sides.ts'
import type { Tastes } from './tastes.ts'
import type { Weights } from './weights.ts'

/** From so many connections away one comes within a day. */
const TODAY = 2
/** What somebody who has marched today counts for beside one who has not. */
const TOMORROW = 0.5

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
  /** The same, but of those who have marched a part: they come tomorrow, when the other side has had its turn. */
  readonly threatens: readonly [Float64Array, Float64Array]
  /** By zone what can march from there, and that part of what has marched. */
  readonly #ready: readonly [Float64Array, Float64Array]

  constructor(zones: number) {
    const numbers = (): Float64Array => new Float64Array(zones)
    this.force = [numbers(), numbers()]
    this.count = [new Int32Array(zones), new Int32Array(zones)]
    this.felt = [numbers(), numbers()]
    this.comes = [numbers(), numbers()]
    this.threatens = [numbers(), numbers()]
    this.#ready = [numbers(), numbers()]
  }

  read(g: G, { ground, weights }: Frame): void {
    const { zones, nearStart, near, nearFar } = ground
    for (const side of [0, 1] as const) {
      this.force[side].fill(0)
      this.count[side].fill(0)
      this.felt[side].fill(0)
      this.comes[side].fill(0)
      this.threatens[side].fill(0)
      this.#ready[side].fill(0)
    }
    for (let counter = 0; counter < g.counter.zone.rows; counter++) {
      const zone = g.counter.zone.of(counter)
      if (zone === NONE || g.counter.inside.of(counter)) continue
      const side = sideAt(g, counter)
      const weight = weights.fight[counter]!
      this.force[side][zone]! += weight
      this.#ready[side][zone]! += g.counter.activated.of(counter) ? TOMORROW * weight : weight
      // A counter that is known to be nothing holds nothing.
      if (weight > 0) this.count[side][zone]! += 1
    }
    for (const side of [0, 1] as const) {
      const [force, felt, comes] = [this.force[side], this.felt[side], this.comes[side]]
      const [threatens, ready] = [this.threatens[side], this.#ready[side]]
      for (let from = 0; from < zones; from++) {
        const weight = force[from]!
        if (weight === 0) continue
        const end = nearStart[from + 1]!
        for (let at = nearStart[from]!; at < end; at++) {
          const far = nearFar[at]!
          felt[near[at]!]! += weight * FELT[far]!
          if (far > TODAY) continue
          comes[near[at]!]! += weight
          threatens[near[at]!]! += ready[from]!
        }
      }
    }
  }
}
