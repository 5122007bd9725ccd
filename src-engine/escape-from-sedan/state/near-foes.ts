import { areNear } from '../../board/measured/measured.ts'
import { otherSide, unitOf, unitsOf, type G } from './kit.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { bodyOf, Lookout } from './pose.ts'

/** Which enemies may be within a distance of each unit, box to box: bits, by their places among the units of their side. */
class NearFoes {
  readonly #lookout = new Lookout()
  readonly #reach: number
  readonly near: Int32Array

  constructor(units: number, reach: number) {
    this.#reach = reach
    this.near = new Int32Array(units)
  }

  lookAround(g: G): Int32Array {
    for (const { unit, after } of this.#lookout.look(g)) {
      const { side, place } = unitOf(g, unit)
      const bit = 1 << place
      let all = 0
      for (const foe of unitsOf(g, otherSide(side))) {
        const isNear = areNear(bodyOf(g, foe).box, after.box, this.#reach)
        if (isNear) all |= 1 << unitOf(g, foe).place
        this.near[foe] = isNear ? this.near[foe]! | bit : this.near[foe]! & ~bit
      }
      this.near[unit] = all
    }
    return this.near
  }
}

/** Finds which enemies each unit may have so near: most have none, and need not be asked about each. What is handed out is true until somebody moves. */
export function keptNearFoes(reach: number): (g: G) => Int32Array {
  const known = onceFor((g: G) => new NearFoes(g.unit.rows, reach))
  return (g) => known(g).lookAround(g)
}
