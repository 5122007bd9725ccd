import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areNear, Boxes, boxOf } from '#engine/board/measured/measured.ts'
import { ringOf, standings } from './sketch.ts'

describe('boxes in one row', () => {
  const nowhere = { left: 99999, top: 99999, right: 99999, bottom: 99999 }

  it('are as near as they are one by one, and so are they once one of them has moved', () => {
    const boxes = fc.array(
      standings.map((standing) => boxOf(ringOf(standing))),
      { minLength: 2, maxLength: 6 },
    )
    fc.assert(
      fc.property(boxes, fc.integer({ min: 0, max: 100 }), ([own, ...others], distance) => {
        const row = new Boxes(others.map(() => nowhere))
        const things = [...others.keys()]
        expect(row.near(things, own!, distance)).toEqual([])
        others.forEach((box, thing) => row.set(thing, box))
        expect(row.near(things, own!, distance)).toEqual(
          things.filter((thing) => areNear(others[thing]!, own!, distance)),
        )
        row.set(0, own!)
        for (const thing of things)
          expect(row.isNear(thing, own!)).toBe(areNear(thing === 0 ? own! : others[thing]!, own!))
      }),
    )
  })

  it('of some things are looked at alone', () => {
    const box = { left: 0, top: 0, right: 8, bottom: 8 }
    const row = new Boxes([box, box, box, box])
    expect(row.near([3, 1], box)).toEqual([3, 1])
    expect(row.near([], box)).toEqual([])
  })
})
