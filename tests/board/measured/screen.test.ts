import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Fan, Ground, Sight, type Feature } from '#engine/board/measured/measured.ts'
import { bodyOf, ringOf, standings } from './sketch.ts'

const WOOD = 1
const CREST = 2
const WALL = 4
const rules = { opaque: WOOD, depth: 32, walls: WALL, crests: CREST, crestReach: 16, under: 96 }

const around = (x: number, y: number, by: number) =>
  fc.record({ x: fc.integer({ min: x - by, max: x + by }), y: fc.integer({ min: y - by, max: y + by }) })
const few = (x: number, y: number) => fc.array(around(x, y, 60), { minLength: 1, maxLength: 6 })
const origin = { x: 0, y: 0 }
/** Points in the west look eastwards, past what lies between and about them. */
const west = { x: 700, y: 600 }
const east = { x: 1100, y: 600 }

const feature: fc.Arbitrary<Feature> = fc.record({
  isArea: fc.boolean(),
  kind: fc.constantFrom(WOOD, CREST, WALL),
  points: fc
    .array(around(900, 600, 300), { minLength: 3, maxLength: 8 })
    .map((all) => all.flatMap(({ x, y }) => [x, y])),
})

const ringAbout = (points: readonly { x: number; y: number }[]) => points.flatMap(({ x, y }) => [x, y])

function fanOf(from: readonly { x: number; y: number }[], to: readonly { x: number; y: number }[]): Fan {
  const fan = new Fan(west, east)
  fan.from(origin, ringAbout(from))
  fan.to(origin, ringAbout(to))
  return fan
}

describe('bodies that hide all of one side from all of the other', () => {
  it('of the ground hides each line as well', () => {
    let [hidden, open] = [0, 0]
    fc.assert(
      fc.property(few(west.x, west.y), few(east.x, east.y), feature, fc.boolean(), (from, to, one, isClose) => {
        const kind = one.isArea ? WOOD : one.kind === WOOD ? WALL : one.kind
        const sight = new Sight(new Ground(2304, 1152, [{ ...one, kind }]), rules)
        if (!sight.areAllHiddenBy([0], fanOf(from, to), 0, isClose)) return void open++
        hidden += 1
        for (const a of from)
          for (const b of to) expect(sight.isHiddenBy([0], a.x, a.y, b.x, b.y, 0, isClose)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
    expect(hidden).toBeGreaterThan(100)
    expect(open).toBeGreaterThan(100)
  })

  it('of units does, and a crest not who stands on it', () => {
    let hidden = 0
    fc.assert(
      fc.property(few(910, 600), few(1190, 600), standings, fc.boolean(), fc.boolean(), (from, to, one, high, on) => {
        const sight = new Sight(new Ground(2304, 1152, []), rules)
        const bodies = [bodyOf(ringOf(one), on ? 1 : 0)]
        if (sight.hiderOfAll(bodies, fanOf(from, to), high ? 1 : 0) === undefined) return
        hidden += 1
        for (const a of from)
          for (const b of to) expect(sight.hidingBody(a.x, a.y, b.x, b.y, high ? 1 : 0, bodies)).toBe(0)
      }),
      { numRuns: 2_000 },
    )
    expect(hidden).toBeGreaterThan(20)
    const crest = { kind: CREST, points: [900, 300, 900, 900], isArea: false }
    const sight = new Sight(new Ground(2304, 1152, [crest]), rules)
    expect(sight.areAllHiddenBy([0], fanOf([west], [east]), 0, false)).toBe(true)
    expect(sight.areAllHiddenBy([0], fanOf([west], [east]), sight.crestBit(0), false)).toBe(false)
  })

  it('is a wood between whole units, not one beside some of them or one that all stand in near each other', () => {
    const wood = { kind: WOOD, points: [850, 500, 950, 500, 950, 700, 850, 700], isArea: true }
    const sight = new Sight(new Ground(2304, 1152, [wood]), rules)
    const hides = (y: number, isClose = false) =>
      sight.areAllHiddenBy(
        [0],
        fanOf(
          [
            { x: 700, y: 540 },
            { x: 700, y },
          ],
          [{ x: 1100, y }],
        ),
        0,
        isClose,
      )
    expect([hides(640), hides(699), hides(701), hides(640, true)]).toEqual([true, true, false, false])
  })
})
