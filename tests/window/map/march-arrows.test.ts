import { describe, expect, it } from 'vitest'
import { indexBoard, type Line, type MapBoard } from '../../../src-renderer/map/board/board.ts'
import { arrowOf, arrowsOf, type MapMarch } from '../../../src-renderer/map/board/march-arrows.ts'

/** Four places in a row, 100 apart, with roads between neighbours. */
const names = ['a', 'b', 'c', 'd'] as const
const board: MapBoard = {
  sheet: { width: 500, height: 200, paper: '#fff' },
  places: names.map((id, at) => ({ id, name: id, x: 100 * (at + 1), y: 100, reach: 8 })),
  ways: names.slice(1).map((b, at) => {
    const line: Line = [
      [100 * (at + 1), 100],
      [100 * (at + 2), 100],
    ]
    return { id: `${names[at]}-${b}`, a: names[at] ?? '', b, line }
  }),
}
const index = indexBoard(board)
const march = (...way: readonly string[]): MapMarch => ({ way, tone: 'blue', isHollow: false })

/** How broad an outline is where it crosses an upright line. */
function breadthAt(outline: Line, x: number): number {
  const crossings = outline.flatMap(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [0, 0]
    return ax <= x === bx <= x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)]
  })
  return Math.max(...crossings) - Math.min(...crossings)
}

describe('the arrow of a march', () => {
  it('goes from the first place to before the last, and grows from its tail to its head', () => {
    const outline = arrowOf(index, march('a', 'b', 'c'))!
    const across = outline.map(([x]) => x)
    expect(Math.min(...across)).toBeGreaterThan(100)
    expect(Math.min(...across)).toBeLessThan(120)
    expect(Math.max(...across)).toBeLessThan(300)
    expect(Math.max(...across)).toBeGreaterThan(270)
    const [tail, middle, neck, head] = [115, 180, 245, 256].map((x) => breadthAt(outline, x))
    expect(middle).toBeGreaterThan(tail!)
    expect(neck).toBeGreaterThan(middle!)
    expect(head).toBeGreaterThan(1.5 * neck!)
  })

  it('bows a little to the side, so that there and back are two arrows', () => {
    const highest = (outline: Line) => Math.min(...outline.map(([, y]) => y))
    const [there, back] = [arrowOf(index, march('a', 'b'))!, arrowOf(index, march('b', 'a'))!]
    expect(highest(there)).not.toBeCloseTo(highest(back), 0)
  })

  it('lies beside another on the same road', () => {
    const [one, other] = arrowsOf(index, [march('a', 'b', 'c'), march('a', 'b', 'd')])
    const middles = [one!, other!].map(({ outline }) => {
      const near = outline.filter(([x]) => x > 130 && x < 170).map(([, y]) => y)
      return near.reduce((sum, y) => sum + y, 0) / near.length
    })
    expect(Math.abs(middles[0]! - middles[1]!)).toBeGreaterThan(8)
  })

  it('is not drawn of who stays, nor off the board', () => {
    expect(arrowsOf(index, [march('a'), march(), march('x', 'y'), march('a', 'a')])).toEqual([])
  })

  it('goes in a straight line where there is no road', () => {
    expect(arrowOf(index, march('a', 'd'))).toBeDefined()
  })
})
