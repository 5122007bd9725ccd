import { endOf, firstOf } from '../state/counters.ts'
import type { G } from '../state/kit.ts'
import { SEEN } from '../state/shape.ts'

/** Every counter is known to both sides, with its strength: in a copy of a game that is played with an open table. */
export function openUp(g: G): void {
  for (const side of [0, 1])
    for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
      if (g.counter.seen.of(counter) < SEEN.composition) g.counter.seen.set(counter, SEEN.composition)
}
