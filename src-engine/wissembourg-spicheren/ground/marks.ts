import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { G } from '../state/kit.ts'

type Marks = readonly [Uint8Array, Uint8Array]

/** Caches one mark per hex and side, recomputed only when a counter has moved or turned. `make` gets cleared marks. */
export function marksBySide(make: (g: G, marks: Marks) => void): (g: G, side: number) => Uint8Array {
  const kept = memoizedBy((g: G) => {
    const count = g.campaign.ground.length
    const marks: Marks = [new Uint8Array(count), new Uint8Array(count)]
    return { marks, hexes: -1, facings: -1 }
  })
  return (g, side) => {
    const { hex, facing } = g.unit
    const known = kept(g)
    if (known.hexes !== hex.stamp || known.facings !== facing.stamp) {
      known.hexes = hex.stamp
      known.facings = facing.stamp
      for (const one of known.marks) one.fill(0)
      make(g, known.marks)
    }
    return known.marks[side]!
  }
}
