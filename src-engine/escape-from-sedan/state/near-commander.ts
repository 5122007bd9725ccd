import { areNear, boxOf, isGapAtMost, type Body } from '../../board/measured/measured.ts'
import { unitOf, type G } from './kit.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { bodiesOf, discOf } from './pose.ts'

/** Caches whether each unit is within a distance of the middle of its commander's disc, until one of the two moves. */
class NearCommander {
  readonly #bodies: Body[] = []
  readonly #at: number[] = []
  readonly #isNear: boolean[] = []

  has(g: G, unit: number, reach: (g: G) => number): boolean {
    const { commander } = unitOf(g, unit)
    const body = bodiesOf(g)[unit]!
    const at = g.leader.at.of(commander)
    if (this.#bodies[unit] !== body || this.#at[unit] !== at) {
      this.#bodies[unit] = body
      this.#at[unit] = at
      const disc = discOf(g, commander)
      const most = reach(g)
      this.#isNear[unit] = areNear(boxOf(disc), body.box, most) && isGapAtMost(disc, body.ring, most)
    }
    return this.#isNear[unit]!
  }
}

/** Makes a cached test whether a unit is within a distance of its commander, who is on the table. */
export function keptNearCommander(reach: (g: G) => number): (g: G, unit: number) => boolean {
  const known = memoizedBy<G, NearCommander>(() => new NearCommander())
  return (g, unit) => known(g).has(g, unit, reach)
}
