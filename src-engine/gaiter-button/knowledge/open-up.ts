import { endOf, firstOf } from '../state/counters.ts'
import type { G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'

/** Reveals every counter with its strength to both sides, in a copy of a game that is played open. */
export function openUp(g: G): void {
  for (const side of [0, 1])
    for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
      if (g.counter.seen.of(counter) < SEEN.composition) g.counter.seen.set(counter, SEEN.composition)
}
