import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { otherSide, unitOf, unitsOf, type G } from './kit.ts'
import { bodyOf, boxesOf, ChangeTracker, type BodyChange } from './pose.ts'

/**
 * The enemies that may be within a distance of each unit, judged by bounding boxes: bits, by their index among the
 * units of their side.
 */
export class NearFoes {
  readonly #lookout = new ChangeTracker()
  readonly #reach: number
  readonly #near: number[]
  /** Units that have moved since their enemies were computed. */
  readonly #stale: boolean[]

  constructor(units: number, reach: number) {
    this.#reach = reach
    this.#near = Array<number>(units).fill(0)
    this.#stale = Array<boolean>(units).fill(true)
  }

  lookAround(g: G): this {
    const changes = this.#lookout.look(g)
    for (const { unit } of changes) this.#stale[unit] = true
    for (const change of changes) this.#note(g, change)
    return this
  }

  /** Units that have not moved need to check only the enemy that did. */
  #note(g: G, { unit, after }: BodyChange): void {
    const { side, place } = unitOf(g, unit)
    const boxes = boxesOf(g)
    const bit = 1 << place
    for (const foe of unitsOf(g, otherSide(side)))
      if (!this.#stale[foe]) {
        const isNear = boxes.isNear(foe, after.box, this.#reach)
        this.#near[foe] = isNear ? this.#near[foe]! | bit : this.#near[foe]! & ~bit
      }
  }

  of(g: G, unit: number): number {
    if (this.#stale[unit]) {
      this.#stale[unit] = false
      this.#near[unit] = this.#find(g, unit)
    }
    return this.#near[unit]!
  }

  #find(g: G, unit: number): number {
    const foes = unitsOf(g, otherSide(unitOf(g, unit).side))
    let near = 0
    for (const foe of boxesOf(g).near(foes, bodyOf(g, unit).box, this.#reach)) near |= 1 << unitOf(g, foe).place
    return near
  }
}

/**
 * Makes a cached search for enemies within a distance of each unit: most units have none, and need not check each
 * enemy. The result is valid until a unit moves.
 */
export function cachedNearFoes(reach: number): (g: G) => NearFoes {
  const known = memoizedBy((g: G) => new NearFoes(g.unit.rows, reach))
  return (g) => known(g).lookAround(g)
}
