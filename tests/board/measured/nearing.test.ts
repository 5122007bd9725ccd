import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOf,
  compareGaps,
  gapBetween,
  hasComeNearer,
  leastGap,
  mostGap,
  wholeRoot,
  type Ring,
} from '#engine/board/measured/measured.ts'
import { ringOf, standings } from './sketch.ts'

const gapInUnits = (a: Ring, b: Ring): number => {
  const { square, by } = gapBetween(a, b)
  return wholeRoot(Math.floor(square / by))
}
const outline = (ring: Ring) => ({ ring, box: boxOf(ring) })
const way = (most: number) =>
  fc.record({ dx: fc.integer({ min: -most, max: most }), dy: fc.integer({ min: -most, max: most }) })

describe('who has come nearer', () => {
  it('is told from boxes only where the gaps say the same, both ways', () => {
    const told = new Set<boolean | undefined>()
    const turns = fc.integer({ min: -2, max: 2 })
    fc.assert(
      fc.property(standings, way(800), standings, way(200), turns, (watcher, away, one, gone, turn) => {
        const own = ringOf({ ...watcher, x: watcher.x + away.dx, y: watcher.y + away.dy })
        const before = ringOf(one)
        const now = ringOf({ ...one, x: one.x + gone.dx, y: one.y + gone.dy, facing: (one.facing + turn + 12) % 12 })
        for (const distance of [1, 16, 60]) {
          const isNearer = hasComeNearer(boxOf(own), outline(before), outline(now), distance)
          told.add(isNearer)
          if (isNearer !== undefined) expect(isNearer).toBe(gapInUnits(own, before) - gapInUnits(own, now) >= distance)
        }
      }),
      { numRuns: 1_000 },
    )
    expect(told.size).toBe(3)
  })

  it('was no farther than from corner to corner, and no nearer than from box to box', () => {
    fc.assert(
      fc.property(standings, way(800), standings, (one, away, other) => {
        const a = ringOf(one)
        const b = ringOf({ ...other, x: other.x + away.dx, y: other.y + away.dy })
        expect(compareGaps(leastGap(boxOf(a), boxOf(b)), gapBetween(a, b))).toBeLessThanOrEqual(0)
        expect(compareGaps(gapBetween(a, b), mostGap(a, b))).toBeLessThanOrEqual(0)
      }),
    )
  })
})
