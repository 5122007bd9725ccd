import type { Ground } from './ground.ts'

/**
 * The cheapest cost from each zone to the nearest of some goals. Each zone has its own cost of passage, and a slow way adds
 * `slowness` times its delay. Made for repeated searches on the same ground with slightly changed costs.
 */
export class CostsTo {
  /** The costs by zone, as of the last search. */
  readonly all: Float64Array
  readonly #ground: Ground
  readonly #goals: readonly number[]
  /** Cost of each way in addition to the zone that it leads to. */
  readonly #held: Float64Array
  /** Zones in the order of their costs in the last search, cheapest first. */
  readonly #order: Int32Array
  /** Zones already expanded in this search, and those of them queued to be expanded again. */
  readonly #passed: Uint8Array
  readonly #waiting: Uint8Array
  readonly #queue: Int32Array

  constructor(ground: Ground, goals: readonly number[], slowness = 0) {
    const { zones } = ground
    this.#ground = ground
    this.#goals = goals
    this.#held = ground.slow.map((slow) => slowness * slow)
    this.all = new Float64Array(zones)
    this.#order = Int32Array.from({ length: zones }, (_, zone) => zone)
    this.#passed = new Uint8Array(zones)
    this.#waiting = new Uint8Array(zones)
    this.#queue = new Int32Array(zones)
  }

  /** Searches again; `costs`: the cost of passing through each zone, never below 0. */
  find(costs: Float64Array): void {
    const { zones, start, other } = this.#ground
    const all = this.all
    const held = this.#held
    const order = this.#order
    const [passed, waiting, queue] = [this.#passed, this.#waiting, this.#queue]
    all.fill(Infinity)
    passed.fill(0)
    for (const goal of this.#goals) all[goal] = 0
    // Expand each zone once in the order of the last search, then those whose cost fell after they had been expanded.
    // These wait in a ring buffer; no zone waits in it twice, so it never overflows.
    let [head, tail, left] = [0, 0, 0]
    for (let place = 0; place < zones || left > 0; place++) {
      let zone: number
      if (place < zones) {
        zone = order[place]!
        passed[zone] = 1
      } else {
        zone = queue[head]!
        head = head + 1 === zones ? 0 : head + 1
        waiting[zone] = 0
        left -= 1
      }
      // A move from a neighbouring zone pays for entering this one.
      const cost = all[zone]! + costs[zone]!
      const end = start[zone + 1]!
      for (let way = start[zone]!; way < end; way++) {
        const from = other[way]!
        const through = cost + held[way]!
        if (through >= all[from]!) continue
        all[from] = through
        if (passed[from] === 0 || waiting[from] === 1) continue
        waiting[from] = 1
        queue[tail] = from
        tail = tail + 1 === zones ? 0 : tail + 1
        left += 1
      }
    }
    this.#sort()
  }

  /** Sorts the zones by cost, by insertion: most are in order already. */
  #sort(): void {
    const [order, all] = [this.#order, this.all]
    for (let place = 1; place < order.length; place++) {
      const zone = order[place]!
      const cost = all[zone]!
      let to = place
      for (; to > 0 && all[order[to - 1]!]! > cost; to--) order[to] = order[to - 1]!
      order[to] = zone
    }
  }
}
