import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bendsBetween,
  boxOf,
  facingOnRoad,
  footprintOf,
  Ground,
  placeOnRoad,
  pointOnRoad,
  roadLength,
  roadOf,
  Sight,
  standFootprint,
  type Feature,
} from '#engine/board/measured/measured.ts'
import { bodyOf, line, ringOf, standings } from './sketch.ts'

const WOOD = 1
const CREST = 2
const WALL = 4
const area = (kind: number, ...points: number[]): Feature => ({ kind, points, isArea: true })
const way = (kind: number, ...points: number[]): Feature => ({ kind, points, isArea: false })
const rules = { opaque: WOOD, depth: 32, walls: WALL, crests: CREST, crestReach: 16, under: 96 }

const point = fc.record({ x: fc.integer({ min: 0, max: 2304 }), y: fc.integer({ min: 0, max: 1152 }) })
const features = fc.array(
  fc.record({
    isArea: fc.boolean(),
    kind: fc.constantFrom(WOOD, CREST, WALL),
    points: fc.array(point, { minLength: 3, maxLength: 6 }).map((points) => points.flatMap(({ x, y }) => [x, y])),
  }),
  { minLength: 1, maxLength: 40 },
)

describe('the index of the ground', () => {
  it('leaves nothing out that an outline or a line meets', () => {
    fc.assert(
      fc.property(features, standings, point, point, fc.integer({ min: 1, max: 7 }), (all, one, from, to, kinds) => {
        const ground = new Ground(2304, 1152, all)
        const ring = ringOf(one)
        const wanted = [...all.keys()].filter((feature) => (all[feature]!.kind & kinds) !== 0)
        const found = ground.featuresNear(boxOf(ring), kinds).filter((feature) => ground.meets(feature, ring))
        const met = wanted.filter((feature) => ground.meets(feature, ring))
        expect(found.sort((a, b) => a - b)).toEqual(met)
        expect(ground.isMet(ring, kinds)).toBe(met.length > 0)
        const onLine = ground
          .featuresOnLine(from.x, from.y, to.x, to.y, kinds)
          .filter((feature) => ground.meetsLine(feature, from.x, from.y, to.x, to.y))
        expect(onLine.sort((a, b) => a - b)).toEqual(
          wanted.filter((feature) => ground.meetsLine(feature, from.x, from.y, to.x, to.y)),
        )
      }),
    )
  })
})

describe('sight', () => {
  const clear = -1

  it('two inches deep out of a wood: vector 9', () => {
    const ground = new Ground(2304, 1152, [area(WOOD, 900, 500, 1100, 500, 1100, 560, 900, 560)])
    const sight = new Sight(ground, rules)
    expect(sight.hidingFeature(1000, 531, 1000, 300, 0, false)).toBe(clear)
    expect(sight.hidingFeature(1000, 532, 1000, 300, 0, false)).toBe(0)
    // The same from without, through, and within.
    expect(sight.hidingFeature(1000, 300, 1000, 531, 0, false)).toBe(clear)
    expect(sight.hidingFeature(1000, 300, 1000, 700, 0, false)).toBe(0)
    expect(sight.hidingFeature(950, 530, 1050, 530, 0, false)).toBe(0)
    expect(sight.hidingFeature(950, 530, 1050, 530, 0, true)).toBe(clear)
    expect(sight.hidingFeature(1000, 501, 1000, 499, 0, false)).toBe(clear)
  })

  it('from a crest over who stands below, but for the last six inches: vector 10', () => {
    const ground = new Ground(2304, 1152, [way(CREST, 900, 450, 1100, 450)])
    const sight = new Sight(ground, rules)
    const stand = standFootprint(line(), 2, 1000, 460, 0)
    const crests = sight.crestsUnder(stand, boxOf(stand))
    expect(crests).toBe(sight.crestBit(0))
    const between = (y: number) => [bodyOf(footprintOf(line(), 1000, y, 0))]
    expect(sight.hidingBody(1000, 448, 1000, 300, crests, between(408), -1, -1)).toBe(clear)
    expect(sight.hidingBody(1000, 448, 1000, 300, crests, between(407), -1, -1)).toBe(0)
    // Who stands below sees over nobody, and who stands on the crest himself is not seen over.
    expect(sight.hidingBody(1000, 448, 1000, 300, 0, between(408), -1, -1)).toBe(0)
    expect(sight.hidingBody(1000, 448, 1000, 300, crests, [{ ...between(408)[0]!, crests }], -1, -1)).toBe(0)
    expect(sight.hidingBody(1000, 448, 1000, 300, 0, between(408), 0, -1)).toBe(clear)
  })

  it('behind a crest one is seen from the crest only', () => {
    const ground = new Ground(2304, 1152, [way(CREST, 900, 450, 1100, 450), way(CREST, 900, 350, 1100, 350)])
    const sight = new Sight(ground, rules)
    const [first, second] = [sight.crestBit(0), sight.crestBit(1)]
    expect(sight.hidingFeature(1000, 500, 1000, 400, 0, false)).toBe(0)
    expect(sight.hidingFeature(1000, 448, 1000, 400, first, false)).toBe(clear)
    expect(sight.hidingFeature(1000, 448, 1000, 300, first, false)).toBe(1)
    expect(sight.hidingFeature(1000, 448, 1000, 360, first | second, false)).toBe(clear)
    const far = footprintOf(line(), 1000, 450 + 12 + 17, 0)
    expect(sight.crestsUnder(far, boxOf(far))).toBe(0)
  })

  it('over a wall from two inches on either side', () => {
    const sight = new Sight(new Ground(2304, 1152, [way(WALL, 900, 450, 1100, 450)]), rules)
    expect(sight.hidingFeature(1000, 481, 1000, 300, 0, false)).toBe(clear)
    expect(sight.hidingFeature(1000, 482, 1000, 300, 0, false)).toBe(0)
    expect(sight.hidingFeature(1000, 600, 1000, 419, 0, false)).toBe(clear)
    expect(sight.hidingFeature(1000, 480, 1000, 418, 0, false)).toBe(clear)
  })

  it('is the same both ways, whatever lies on the table', () => {
    fc.assert(
      fc.property(features, point, point, fc.boolean(), (all, a, b, isClose) => {
        const sight = new Sight(new Ground(2304, 1152, all), rules)
        const there = sight.hidingFeature(a.x, a.y, b.x, b.y, 0, isClose)
        const back = sight.hidingFeature(b.x, b.y, a.x, a.y, 0, isClose)
        expect(there === clear).toBe(back === clear)
      }),
    )
  })
})

describe('roads', () => {
  const road = roadOf([100, 100, 400, 500, 400, 900])

  it('are as long as their parts, and are followed round their bends', () => {
    expect(roadLength(road)).toBe(900)
    expect(pointOnRoad(road, 250)).toEqual({ x: 250, y: 300 })
    expect(pointOnRoad(road, 600)).toEqual({ x: 400, y: 600 })
    expect(pointOnRoad(road, 900)).toEqual({ x: 400, y: 900 })
    expect(bendsBetween(road, 250, 600)).toEqual([500])
    expect(bendsBetween(road, 600, 250)).toEqual([500])
    expect(facingOnRoad(road, 250, false)).toBe(5)
    expect(facingOnRoad(road, 500, false)).toBe(6)
    expect(facingOnRoad(road, 500, true)).toBe(11)
    expect(facingOnRoad(road, 600, true)).toBe(0)
  })

  it('hold who stands within half an inch of them', () => {
    expect(placeOnRoad(road, 408, 600, 8)).toBe(600)
    expect(placeOnRoad(road, 409, 600, 8)).toBe(-1)
    expect(placeOnRoad(road, 250, 300, 8)).toBe(250)
    expect(placeOnRoad(road, 100, 92, 8)).toBe(0)
  })

  it('give back the place they were asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (place) => {
        const { x, y } = pointOnRoad(road, place)
        expect(Math.abs(placeOnRoad(road, x, y, 1) - place)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
