import { onceFor } from '../../kernel/values/once-for.ts'
import { otherSide, unitOf, unitsOf, type G } from './kit.ts'
import { bodyOf, boxesOf, Lookout, type BodyChange } from './pose.ts'

/** Which enemies may be within a distance of each unit, box to box: bits, by their places among the units of their side. */
export class NearFoes {
  readonly #lookout = new Lookout()
  readonly #reach: number
  readonly #near: number[]
  /** Who stands otherwise since his enemies were looked for. */
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

  /** Those who have not moved have one enemy to look at again. */
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

/** Finds which enemies each unit may have so near: most have none, and need not be asked about each. What is handed out is true until somebody moves. */
export function keptNearFoes(reach: number): (g: G) => NearFoes {
  const known = onceFor((g: G) => new NearFoes(g.unit.rows, reach))
  return (g) => known(g).lookAround(g)
}
