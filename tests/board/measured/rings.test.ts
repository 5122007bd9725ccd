import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areNear,
  boxOf,
  compareGaps,
  footprintOf,
  gapBetween,
  holds,
  hullOf,
  isAtMost,
  isGapAtMost,
  isGapLess,
  isLess,
  overlap,
  ringsMeet,
} from '#engine/board/measured/measured.ts'
import { lineMeetsRing, linesMeet, passesThrough } from '#engine/board/measured/rings.ts'
import { areaOf, common, compare, fraction, line, ringOf, signOf, squareOfGap, standings } from './sketch.ts'

const place = fc.record({ x: fc.integer({ min: 880, max: 1220 }), y: fc.integer({ min: 480, max: 720 }) })

describe('outlines', () => {
  it('overlap where what they have in common has an area, and so both ways', () => {
    fc.assert(
      fc.property(standings, standings, (one, other) => {
        const [a, b] = [ringOf(one), ringOf(other)]
        expect(overlap(a, b)).toBe(signOf(areaOf(common(a, b))) !== 0)
        expect(overlap(b, a)).toBe(overlap(a, b))
      }),
    )
  })

  it('meet where they have a point in common, and have no gap then', () => {
    fc.assert(
      fc.property(standings, standings, (one, other) => {
        const [a, b] = [ringOf(one), ringOf(other)]
        const isMet = common(a, b).length > 0
        expect(ringsMeet(a, b)).toBe(isMet)
        expect(ringsMeet(b, a)).toBe(isMet)
        const gap = gapBetween(a, b)
        const square = isMet ? fraction(0n) : squareOfGap(a, b)
        expect(compare(fraction(BigInt(gap.square), BigInt(gap.by)), square)).toBe(0)
        expect(compareGaps(gap, gapBetween(b, a))).toBe(0)
      }),
    )
  })

  it('a gap is compared with distances and others as fractions are', () => {
    fc.assert(
      fc.property(standings, standings, standings, fc.integer({ min: 0, max: 300 }), (one, other, third, distance) => {
        const [a, b, c] = [ringOf(one), ringOf(other), ringOf(third)]
        const [gap, second] = [gapBetween(a, b), gapBetween(a, c)]
        const exact = fraction(BigInt(gap.square), BigInt(gap.by))
        const limit = fraction(BigInt(distance) ** 2n)
        expect(isAtMost(gap, distance)).toBe(compare(exact, limit) <= 0)
        expect(isGapAtMost(a, b, distance)).toBe(isAtMost(gap, distance))
        expect(isLess(gap, distance)).toBe(compare(exact, limit) < 0)
        expect(isGapLess(a, b, distance)).toBe(isLess(gap, distance))
        const otherGap = fraction(BigInt(second.square), BigInt(second.by))
        expect(Math.sign(compareGaps(gap, second))).toBe(compare(exact, otherGap))
      }),
    )
  })

  it('great gaps are compared exactly too', () => {
    const gap = { square: 2 ** 45 + 1, by: 2 ** 23 }
    expect(compareGaps(gap, { square: 2 ** 44, by: 2 ** 22 })).toBeGreaterThan(0)
    expect(compareGaps({ square: 2 ** 44, by: 2 ** 22 }, gap)).toBeLessThan(0)
    expect(compareGaps({ square: 2 ** 44, by: 2 ** 22 }, { square: 2 ** 45, by: 2 ** 23 })).toBe(0)
  })

  it('a line passes through where more than a point of it lies inside', () => {
    fc.assert(
      fc.property(standings, place, place, (one, from, to) => {
        const ring = ringOf(one)
        // A line as a strip so thin that it holds no other point with whole numbers, cut by the outline.
        const met = lineMeetsRing(ring, from.x, from.y, to.x, to.y)
        if (passesThrough(ring, from.x, from.y, to.x, to.y)) expect(met).toBe(true)
        expect(met).toBe(ringsMeet(ring, [from.x, from.y, to.x, to.y]))
        expect(met).toBe(isAtMost(gapBetween(ring, [from.x, from.y, to.x, to.y]), 0))
      }),
    )
  })

  it('along an edge or through a corner is not through', () => {
    const square = [0, 0, 10, 0, 10, 10, 0, 10]
    expect(passesThrough(square, -5, 0, 20, 0)).toBe(false)
    expect(passesThrough(square, -5, 5, 5, -5)).toBe(false)
    expect(passesThrough(square, -5, 1, 20, 1)).toBe(true)
    expect(passesThrough(square, -5, 5, 0, 5)).toBe(false)
    expect(passesThrough(square, -5, 5, 1, 5)).toBe(true)
    expect(passesThrough(square, 2, 2, 3, 3)).toBe(true)
    expect(lineMeetsRing(square, -5, 0, 20, 0)).toBe(true)
  })

  it('lines meet on one line only where they reach each other', () => {
    expect(linesMeet(0, 0, 4, 0, 5, 0, 9, 0)).toBe(false)
    expect(linesMeet(0, 0, 5, 0, 5, 0, 9, 0)).toBe(true)
    expect(linesMeet(0, 0, 9, 0, 3, 0, 4, 0)).toBe(true)
    expect(linesMeet(0, 0, 4, 4, 2, 2, 2, 9)).toBe(true)
  })

  it('hold points on their edge, and of a bent outline only what is inside', () => {
    const bent = [0, 0, 10, 0, 10, 10, 5, 4, 0, 10]
    expect(holds(bent, 5, 4)).toBe(true)
    expect(holds(bent, 5, 5)).toBe(false)
    expect(holds(bent, 1, 8)).toBe(true)
    expect(holds(bent, 0, 3)).toBe(true)
    expect(holds(bent, 11, 0)).toBe(false)
  })

  it('a hull holds all corners of both, and turns one way', () => {
    fc.assert(
      fc.property(standings, standings, (one, other) => {
        const [a, b] = [ringOf(one), ringOf(other)]
        const hull = hullOf(a, b)
        for (let at = 0; at < 8; at += 2) {
          expect(holds(hull, a[at]!, a[at + 1]!)).toBe(true)
          expect(holds(hull, b[at]!, b[at + 1]!)).toBe(true)
        }
        expect(signOf(areaOf(common(a, hull)))).toBe(signOf(areaOf(common(a, a))))
        expect(areNear(boxOf(hull), boxOf(a))).toBe(true)
      }),
    )
  })

  it('two lines with 16 inches between their front edges are just that far apart: vector 2', () => {
    const own = footprintOf(line(), 1000, 600, 0)
    expect(isGapAtMost(own, footprintOf(line(), 1000, 600 - 24 - 256, 6), 256)).toBe(true)
    expect(isGapAtMost(own, footprintOf(line(), 1000, 600 - 24 - 257, 6), 256)).toBe(false)
    expect(isGapAtMost(own, footprintOf(line(), 1000, 600 - 24 - 192, 6), 192)).toBe(true)
    expect(isGapAtMost(own, footprintOf(line(), 1000, 600 - 24 - 193, 6), 192)).toBe(false)
  })

  it('a point 592 from a footprint is within 592, one at 593 is not: vector 14', () => {
    const own = footprintOf(line(), 1000, 600, 0)
    expect(isGapAtMost([1000, 600 + 12 + 592], own, 592)).toBe(true)
    expect(isGapAtMost([1000, 600 + 12 + 593], own, 592)).toBe(false)
  })
})
