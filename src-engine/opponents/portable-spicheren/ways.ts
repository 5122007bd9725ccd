import { onFork } from '../../kernel/play/fork.ts'
import { mayAssault, type Way } from '../../portable-spicheren/movement/movement.ts'
import { reachOf } from '../../portable-spicheren/movement/reach.ts'
import { NOBODY, type G } from '../../portable-spicheren/state/kit.ts'
import { roundWorth } from './chances.ts'
import { bestShotOf, fieldOf, groundWorth, worthIn, type Field } from './field.ts'
import type { Manner } from './manners.ts'

/** A possible end of a move: in a hex, or with an attack from it. */
interface WayTo {
  /** The hexes on the way there, including the last. */
  readonly by: readonly number[]
  readonly hex: number
  /** The unit it attacks, or NOBODY. */
  readonly attack: number
  readonly worth: number
}

/** Minimum gain of a move. */
const STEP = 5

/** Every possible end of a way, including the present hex; best first. */
export function waysOf(g: G, way: Way, manner: Manner): WayTo[] {
  const { unit } = way
  const field = fieldOf(g, unit, manner)
  const { here } = field
  const { grid } = g.campaign
  const found: WayTo[] = []
  onFork(g, (fork) => {
    for (const { hex, by, way: left, canEnd } of [{ hex: here, by: [], way, canEnd: true }, ...reachOf(g, way)]) {
      const cost = by.length > 0 ? STEP : 0
      if (canEnd) found.push({ by, hex, attack: NOBODY, worth: worthIn(g, field, hex) - cost })
      fork.unit.hex.set(unit, hex)
      for (const { unit: target, hex: there } of field.enemies) {
        if (grid.distance(hex, there) > 1 || !mayAssault(fork, left, target)) continue
        found.push({ by, hex, attack: target, worth: attackWorth(fork, field, target) - cost })
      }
    }
  })
  return found.toSorted((a, b) => b.worth - a.worth)
}

/** The worth of an attack from where the unit stands: the damage of a round, and that the target does not fire. */
function attackWorth(g: G, field: Field, target: number): number {
  const { unit, manner } = field
  const gain = roundWorth(g, unit, target) * manner.melee + bestShotOf(g, field, target) * manner.silence
  return groundWorth(g, field, g.unit.hex.of(unit)) + Math.round(gain / 100) - manner.charge
}
