import type { Ground } from './ground.ts'

/**
 * The cheapest cost from each zone to one of some goals, where to go through a zone costs more or less, and slow ways cost more by so
 * much of what they hold up. To be asked again and again on the same ground, with costs that have changed a little.
 */
export class CostsTo {
  /** By zone, as found last. */
  readonly all: Float64Array
  readonly #ground: Ground
  readonly #goals: readonly number[]
  /** What each way costs beside the zone that it leads to. */
  readonly #held: Float64Array
  /** Zones, those first that were cheapest when it was asked last. */
  readonly #order: Int32Array
  /** Zones that have been passed in this order, and those of them that wait to be looked at once more. */
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

  /** Finds them anew; `costs`: what it costs to go through each zone, never less than nothing. */
  find(costs: Float64Array): void {
    const { zones, start, other } = this.#ground
    const all = this.all
    const held = this.#held
    const order = this.#order
    const [passed, waiting, queue] = [this.#passed, this.#waiting, this.#queue]
    all.fill(Infinity)
    passed.fill(0)
    for (const goal of this.#goals) all[goal] = 0
    // Each zone once in the order of last time, and then those whose cost was found to be less after they had been looked at.
    // These wait in a ring; nobody waits in it twice, so that it is never full.
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
      // Whoever comes from a zone beside this one enters this one.
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

  /** Puts the zones in the order of their costs: most are in it already. */
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
