import { NONE } from '../../../gaiter-button/campaign/campaign.ts'
import { endOf, firstOf } from '../../../gaiter-button/state/counters.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import type { Ground } from './ground.ts'
import type { Manner } from './manner.ts'
import type { Weights } from './weights.ts'

/** Share of its weight that a counter which has marched today counts for. */
const TOMORROW = 0.5

/** What does not change from one position of a turn to the next. */
export interface Frame {
  readonly side: number
  readonly ground: Ground
  readonly weights: Weights
  readonly manner: Manner
}

/** Weight, number of counters and influence (`felt`) by side and zone, of the last position read. */
export class Survey {
  readonly force: readonly [Float64Array, Float64Array]
  readonly count: readonly [Int32Array, Int32Array]
  readonly felt: readonly [Float64Array, Float64Array]
  /** Whether positions or weights differ from the position read before. */
  hasMoved = false
  readonly #ground: Ground
  /** By zone, the weight that can march, and a part of that which has marched: it comes tomorrow, after the other side's turn. */
  readonly #ready: readonly [Float64Array, Float64Array]
  /** Buffers for reading, until it is known whether anything has changed. */
  readonly #forceNow: readonly [Float64Array, Float64Array]
  readonly #countNow: readonly [Int32Array, Int32Array]

  constructor(ground: Ground) {
    const numbers = (): Float64Array => new Float64Array(ground.zones)
    const counts = (): Int32Array => new Int32Array(ground.zones)
    this.#ground = ground
    this.force = [numbers(), numbers()]
    this.count = [counts(), counts()]
    this.felt = [numbers(), numbers()]
    this.#ready = [numbers(), numbers()]
    this.#forceNow = [numbers(), numbers()]
    this.#countNow = [counts(), counts()]
  }

  /** Weight that can come to a zone within a day. */
  comes(side: 0 | 1, zone: number): number {
    return this.#within(this.force[side], zone)
  }
  /** The same, but only a part of the weight that has marched today. */
  threatens(side: 0 | 1, zone: number): number {
    return this.#within(this.#ready[side], zone)
  }

  #within(weights: Float64Array, zone: number): number {
    const { closeStart, close } = this.#ground
    const end = closeStart[zone + 1]!
    let sum = 0
    for (let at = closeStart[zone]!; at < end; at++) sum += weights[close[at]!]!
    return sum
  }

  read(g: G, { weights: { fight } }: Frame): void {
    const [force, count] = [this.#forceNow, this.#countNow]
    this.hasMoved = false
    for (const side of [0, 1] as const) {
      this.#look(g, side, fight)
      if (areEqual(force[side], this.force[side]) && areEqual(count[side], this.count[side])) continue
      this.hasMoved = true
      this.force[side].set(force[side])
      this.count[side].set(count[side])
      this.#feel(side)
    }
  }

  /** Reads where the counters of a side are. */
  #look(g: G, side: 0 | 1, fight: Float64Array): void {
    const { zone: zones, inside, activated } = g.counter
    const [force, count, ready] = [this.#forceNow[side], this.#countNow[side], this.#ready[side]]
    force.fill(0)
    count.fill(0)
    ready.fill(0)
    const end = endOf(g, side)
    for (let counter = firstOf(g, side); counter < end; counter++) {
      const weight = fight[counter]!
      if (weight === 0) continue
      const zone = zones.of(counter)
      if (zone === NONE || inside.of(counter)) continue
      force[zone]! += weight
      ready[zone]! += activated.of(counter) ? TOMORROW * weight : weight
      // A counter of no weight holds no zone.
      if (weight > 0) count[zone]! += 1
    }
  }

  #feel(side: 0 | 1): void {
    const { zones, nearStart, near, nearFelt } = this.#ground
    const [force, felt] = [this.force[side], this.felt[side]]
    felt.fill(0)
    for (let from = 0; from < zones; from++) {
      const weight = force[from]!
      if (weight === 0) continue
      const end = nearStart[from + 1]!
      for (let at = nearStart[from]!; at < end; at++) felt[near[at]!]! += weight * nearFelt[at]!
    }
  }
}

function areEqual(some: Float64Array | Int32Array, others: Float64Array | Int32Array): boolean {
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false
  return true
}
