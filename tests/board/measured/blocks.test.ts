import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aheadOf,
  centreBehind,
  columnOf,
  depthOf,
  edgeMiddle,
  edgeTowards,
  facingAgainst,
  facingAlong,
  FACINGS,
  flushAgainst,
  footprintOf,
  frontMiddle,
  hullOf,
  isAcross,
  isGapAtMost,
  isInArc,
  keepsAway,
  lastFree,
  lineOf,
  offset,
  overlap,
  rightOf,
  squareOf,
  standCentre,
  standFootprint,
  standFront,
  stepsBetween,
  turned,
  widthOf,
} from '#engine/board/measured/measured.ts'
import { column, FOOT, line, standings } from './sketch.ts'

const inches = (block: Parameters<typeof widthOf>[0]) => [widthOf(block) / 16, depthOf(block) / 16]

describe('footprints', () => {
  it('of a line, a column, skirmishers and a square: vector 1', () => {
    expect(footprintOf(line(), 1152, 800, 0)).toEqual([1080, 788, 1224, 788, 1224, 812, 1080, 812])
    expect(inches(column())).toEqual([3, 4.5])
    expect(inches(lineOf(6, FOOT, 32))).toEqual([19, 1.5])
    expect(inches(squareOf(6, FOOT))).toEqual([4.5, 4.5])
  })

  it('of a line facing 30° and seven inches on: vector 5', () => {
    expect(footprintOf(line(), 1000, 600, 1)).toEqual([944, 554, 1068, 626, 1056, 646, 932, 574])
  })

  it('a quarter turn turns every corner by a quarter', () => {
    fc.assert(
      fc.property(standings, ({ block, x, y, facing }) => {
        const here = footprintOf(block, x, y, facing)
        const there = footprintOf(block, x, y, turned(facing, 3))
        for (let at = 0; at < 8; at += 2)
          expect([there[at], there[at + 1]]).toEqual([x - (here[at + 1]! - y), y + (here[at]! - x)])
      }),
    )
  })

  it('facing the other way cover the same ground, each corner in the place of the one across', () => {
    fc.assert(
      fc.property(standings, ({ block, x, y, facing }) => {
        const here = footprintOf(block, x, y, facing)
        expect(footprintOf(block, x, y, turned(facing, 6))).toEqual([...here.slice(4), ...here.slice(0, 4)])
      }),
    )
  })

  it('hold their stands, which fill them rank by rank', () => {
    fc.assert(
      fc.property(standings, ({ block, x, y, facing }) => {
        // A corner of a stand is rounded by itself, so it may stand out by one.
        const ring = footprintOf(block, x, y, facing)
        for (let stand = 0; stand < block.stands; stand++) {
          const centre = standCentre(block, stand, x, y, facing)
          expect(isGapAtMost([centre.x, centre.y], ring, 1)).toBe(true)
          for (let other = 0; other < stand; other++) {
            const gap = (block.across * block.across * 3) / 4
            const from = standCentre(block, other, x, y, facing)
            expect((centre.x - from.x) ** 2 + (centre.y - from.y) ** 2).toBeGreaterThan(gap)
          }
        }
      }),
    )
  })

  it('the odd stand of a column stands in the middle of its last rank, a square fills from the front left', () => {
    const five = columnOf(5, FOOT, 2)
    expect(standCentre(five, 4, 1000, 600, 0)).toEqual({ x: 1000, y: 624 })
    expect(standCentre(five, 0, 1000, 600, 0)).toEqual({ x: 988, y: 576 })
    const square = squareOf(5, FOOT)
    expect(standCentre(square, 4, 1000, 600, 0)).toEqual({ x: 1000, y: 600 })
    expect(standCentre(square, 0, 1000, 600, 0)).toEqual({ x: 976, y: 576 })
    expect(standFootprint(square, 0, 1000, 600, 0)).toEqual([964, 564, 988, 564, 988, 588, 964, 588])
  })

  it('keep the middle of their front edge in another formation', () => {
    const front = frontMiddle(line(), 1000, 600, 0)
    expect(front).toEqual({ x: 1000, y: 588 })
    expect(centreBehind(column(), front, 0)).toEqual({ x: 1000, y: 624 })
    expect(standFront(line(), 0, 1000, 600, 0)).toEqual({ x: 940, y: 588 })
    expect(standFront(line(), 0, 1000, 600, 0, 1)).toEqual({ x: 946, y: 590 })
  })
})

/** Which stands of a line bear on the centre of some stand of a target: straight, turned by a step, or not. */
function bearing(x: number, y: number): (0 | -1 | undefined)[] {
  const target = column()
  const centres = Array.from({ length: 6 }, (_, stand) => standCentre(target, stand, x, y, 6))
  const bears = (stand: number, by: -1 | 0 | 1): boolean => {
    const front = standFront(line(), stand, 1000, 600, 0, by)
    return centres.some((centre) => isInArc(turned(0, by), centre.x - front.x, centre.y - front.y))
  }
  return [0, 1, 2, 3, 4, 5].map((stand) => {
    if (bears(stand, 0)) return 0
    return bears(stand, 1) || bears(stand, -1) ? -1 : undefined
  })
}

describe('facings', () => {
  it('of a line of six some stands bear, some when they turn: vector 6', () => {
    expect(bearing(1130, 480)).toEqual([-1, -1, 0, 0, 0, 0])
    expect(bearing(1240, 560)).toEqual([undefined, undefined, undefined, undefined, -1, -1])
  })

  it('an arc reaches to 45°, no further, and not behind', () => {
    expect([isInArc(0, 5, -5), isInArc(0, 6, -5), isInArc(0, 0, 5), isInArc(0, 0, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isInArc(3, 5, 5)).toBe(true)
  })

  it('fire from within 30° of a flank runs along a line: vector 8', () => {
    expect(isAcross(0, 1400 - 1000, 381 - 600)).toBe(true)
    expect(isAcross(0, 1400 - 1000, 362 - 600)).toBe(false)
    expect(isAcross(0, 0, 0)).toBe(false)
  })

  it('the facing that leads furthest along a way, the lowest of equal ones: vector 12', () => {
    expect(facingAlong(100, -30)).toBe(2)
    expect(facingAlong(100, 27)).toBe(4)
    expect(facingAlong(-60, -60)).toBe(10)
    expect(facingAlong(0, 1)).toBe(6)
  })

  // Compared with ===, as there is a zero with a sign.
  it('ahead and to the right are as the facing turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2304, max: 2304 }),
        fc.integer({ min: -2304, max: 2304 }),
        fc.nat({ max: 11 }),
        (dx, dy, facing) => {
          expect(aheadOf(turned(facing, 3), dx, dy) === rightOf(facing, dx, dy)).toBe(true)
          expect(aheadOf(turned(facing, 6), dx, dy) === -aheadOf(facing, dx, dy)).toBe(true)
          expect(isInArc(facing, dx, dy)).toBe(isInArc(turned(facing, 3), -dy, dx))
          const steps = stepsBetween(facing, turned(facing, 5))
          expect(steps).toBe(5)
          expect(turned(facing, FACINGS)).toBe(facing)
        },
      ),
    )
  })
})

describe('moving into contact with a unit', () => {
  const enemy = footprintOf(line(), 1000, 600 - 12 - 136 - 12, 6)
  const start = footprintOf(line(), 1000, 600, 0)
  const sweptBy = (distance: number) => {
    const at = offset(1000, 600, 0, distance, 0)
    return hullOf(start, footprintOf(line(), at.x, at.y, 0))
  }

  it('with an enemy 8½ inches ahead six inches are free, and 104 sixteenths: vector 3', () => {
    const isFree = (distance: number) => keepsAway(start, sweptBy(distance), enemy, 32)
    expect(isFree(6 * 16)).toBe(true)
    expect(isFree(7 * 16)).toBe(false)
    expect(lastFree(7 * 16, isFree)).toBe(104)
    expect(lastFree(5, isFree)).toBe(5)
    expect(lastFree(5, () => false)).toBe(-1)
  })

  it('who is nearer already may go on as long as it comes no nearer', () => {
    const beside = footprintOf(line(), 1000, 600 - 24 - 20, 6)
    const away = hullOf(start, footprintOf(line(), 1000, 640, 0))
    expect(keepsAway(start, away, beside, 32)).toBe(true)
    expect(keepsAway(start, sweptBy(1), beside, 32)).toBe(false)
  })

  it('a line comes flush against a line: vector 7', () => {
    const near = offset(1000, 600, 1, 67, 0)
    const target = { x: 1000, y: 452, facing: 6, width: 144, depth: 24 }
    const comer = { ...near, facing: 1, width: 144, depth: 24 }
    expect(isGapAtMost(footprintOf(line(), near.x, near.y, 1), footprintOf(line(), 1000, 452, 6), 32)).toBe(true)
    const edge = edgeTowards(target, frontMiddle(line(), near.x, near.y, 1))
    expect(edge).toBe('front')
    expect(flushAgainst(target, edge, comer, 12)).toEqual({ x: 1034, y: 476, facing: 0, width: 144, depth: 24 })
    expect(facingAgainst(target, edge)).toBe(0)
    expect(edgeMiddle(target, edge)).toEqual({ x: 1000, y: 464 })
  })

  it('who comes from a flank or from behind touches that edge, with twelve sixteenths at least', () => {
    const target = { x: 1000, y: 600, facing: 0, width: 144, depth: 24 }
    expect(edgeTowards(target, { x: 1100, y: 600 })).toBe('right')
    expect(edgeTowards(target, { x: 900, y: 600 })).toBe('left')
    expect(edgeTowards(target, { x: 1000, y: 640 })).toBe('rear')
    // As far ahead as to the right: the front is taken.
    expect(edgeTowards(target, { x: 1082, y: 578 })).toBe('front')
    const comer = { x: 1100, y: 500, facing: 9, width: 48, depth: 72 }
    const flush = flushAgainst(target, 'right', comer, 12)
    expect(flush).toEqual({ x: 1108, y: 576, facing: 9, width: 48, depth: 72 })
    const own = footprintOf(columnOf(6, FOOT, 2), flush.x, flush.y, flush.facing)
    expect(overlap(own, footprintOf(line(), 1000, 600, 0))).toBe(false)
    expect(isGapAtMost(own, footprintOf(line(), 1000, 600, 0), 0)).toBe(true)
  })
})
