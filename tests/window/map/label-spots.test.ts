import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelSpots, type RingedLabel } from '../../../src-renderer/map/paint/label-spots.ts'

const label = (x: number, y: number): RingedLabel => ({ x, y, out: 9, width: 40, high: 18 })
type Spot = ReturnType<typeof labelSpots>[number]
const overlap = (one: Spot, other: Spot) => Math.abs(one.x - other.x) < 39 && Math.abs(one.y - other.y) < 17

describe('labels beside ringed places', () => {
  it('are below to the right of a ring that stands alone', () => {
    const [spot] = labelSpots([label(100, 100)])
    expect(spot!.x).toBeGreaterThan(100)
    expect(spot!.y).toBeGreaterThan(100)
  })

  it('go to another side where the usual one is taken', () => {
    const labels = [label(100, 100), label(125, 112)]
    const [first, second] = labelSpots(labels)
    expect(overlap(first!, second!)).toBe(false)
    // Neither covers the middle of the other's ring.
    expect(Math.abs(first!.x - 125) > 20 || Math.abs(first!.y - 112) > 9).toBe(true)
    expect(Math.abs(second!.x - 100) > 20 || Math.abs(second!.y - 100) > 9).toBe(true)
  })

  it('keep off a printed name, the place’s own too, and cover some of it only where they must', () => {
    const name = { left: 106, right: 180, top: 94, bottom: 112 }
    const [spot] = labelSpots([label(100, 100)], [name])
    expect(spot!.x + 20 <= name.left || spot!.y + 9 <= name.top || spot!.y - 9 >= name.bottom).toBe(true)
    const [shut] = labelSpots([label(100, 100)], [{ left: 0, right: 200, top: 0, bottom: 200 }])
    expect(shut).toEqual(labelSpots([label(100, 100)])[0])
  })

  it('are all told apart where seven places lie around one', () => {
    const around = Array.from({ length: 7 }, (_, i) =>
      label(
        Math.round(300 + 48 * Math.cos((i * 2 * Math.PI) / 7)),
        Math.round(300 + 48 * Math.sin((i * 2 * Math.PI) / 7)),
      ),
    )
    const spots = labelSpots(around)
    const pairs = spots.flatMap((one, i) => spots.slice(i + 1).map((other) => overlap(one, other)))
    expect(pairs.filter(Boolean)).toEqual([])
  })

  it('stay beside their own rings however many there are', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const spots = labelSpots(places.map(({ x, y }) => label(x, y)))
        for (const [i, { x, y }] of places.entries()) {
          expect(Math.abs(spots[i]!.x - x)).toBeLessThanOrEqual(30)
          expect(Math.abs(spots[i]!.y - y)).toBeLessThanOrEqual(20)
        }
      }),
    )
  })
})
