import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Base, TableSpot } from '../../../src-renderer/counters/base.ts'
import { aligned } from '../../../src-renderer/bench/at-bench/aligned.ts'

/** Troops of so many units across and deep, with their middle at a point. */
function troops(at: TableSpot, bearing: number, across: number, deep: number): Base {
  const turn = (bearing * Math.PI) / 180
  const [ahead, right] = [
    [Math.sin(turn), -Math.cos(turn)],
    [Math.cos(turn), Math.sin(turn)],
  ] as const
  const corner = (a: number, r: number): TableSpot => [
    at[0] + (ahead[0] * a * deep + right[0] * r * across) / 2,
    at[1] + (ahead[1] * a * deep + right[1] * r * across) / 2,
  ]
  const outline = [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]
  const uniform = { coat: '', trousers: '', cap: '' }
  return {
    ...{ at, bearing },
    shape: { is: 'stands', troops: 'foot', uniform, outline, across, deep, stands: [at], each: 1, left: 1 },
  }
}

it('draws up battalions with their fronts in one line with that of the first', () => {
  const drawn = aligned([
    { id: 'first', base: troops([1000, 1000], 0, 100, 24) },
    { id: 'left', base: troops([700, 1300], 90, 100, 24) },
    { id: 'right, and deep', base: troops([1300, 900], 180, 48, 72) },
  ])
  expect(drawn.map(({ id, at }) => [id, ...at.map((one) => Math.round(one))])).toEqual([
    ['first', 1000, 1000],
    ['right, and deep', 1300, 1024],
    ['left', 700, 1000],
  ])
})

it('moves on along the line who would stand on another, whatever way the first looks', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }))
  const size = fc.integer({ min: 20, max: 200 })
  const unit = fc.tuple(spot, fc.integer({ min: 0, max: 11 }), size, size)
  fc.assert(
    fc.property(fc.array(unit, { minLength: 2, maxLength: 8 }), (units) => {
      const pieces = units.map(([at, facing, across, deep], index) => ({
        id: String(index),
        base: troops(at, facing * 30, across, deep),
      }))
      const drawn = aligned(pieces)
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(pieces.map(({ id }) => id).toSorted())
      const turn = (units[0]![1] * 30 * Math.PI) / 180
      const [ahead, right] = [
        [Math.sin(turn), -Math.cos(turn)],
        [Math.cos(turn), Math.sin(turn)],
      ] as const
      const dot = ([ax, ay]: readonly number[], [bx, by]: readonly number[]): number => ax! * bx! + ay! * by!
      const stood = drawn.map(({ id, at }) => {
        const [, , across, deep] = units[Number(id)]!
        return { front: dot(at, ahead) + deep / 2, from: dot(at, right) - across / 2, to: dot(at, right) + across / 2 }
      })
      for (const { front } of stood) expect(front).toBeCloseTo(stood[0]!.front, 6)
      const inOrder = stood.toSorted((a, b) => a.from - b.from)
      for (const [index, { from }] of inOrder.entries())
        if (index > 0) expect(from).toBeGreaterThan(inOrder[index - 1]!.to + 1)
      expect(drawn[0]!.at).toEqual(units[0]![0])
    }),
  )
})

it('does not move units that are not on the map', () => {
  expect(aligned([])).toEqual([])
  expect(aligned([{ id: 'nobody' }])).toEqual([])
})
