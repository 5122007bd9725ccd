import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileHexBoard, directions, NO_HEX, type Direction, type HalfArc } from '#engine/board/hex.ts'

/** What lies beside column c, row r: north, south, and the two hexes to the west and to the east. */
const besideLower = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [-1, 1],
  [1, 0],
  [1, 1],
] as const
const besideHigher = [
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 0],
  [1, -1],
  [1, 0],
] as const

const columnOf = (id: string) => Number(id.slice(0, 2))
const rowOf = (id: string) => Number(id.slice(2))

describe('the columns that stand lower', () => {
  for (const lower of ['even', 'odd'] as const) {
    for (const first of [0, 1, 2]) {
      it(`are the ${lower} ones by their printed number, when the first is ${first}`, () => {
        const board = compileHexBoard({ columns: 5, rows: 4, lower, first })
        for (const [hex, id] of board.zoneIds.entries()) {
          const [column, row] = [columnOf(id), rowOf(id)]
          const beside = (column % 2 === 0) === (lower === 'even') ? besideLower : besideHigher
          const expected = beside.flatMap(([right, down]) => {
            const other = board.zoneIds.findIndex(
              (otherId) => columnOf(otherId) === column + right && rowOf(otherId) === row + down,
            )
            return other < 0 ? [] : [other]
          })
          expect(board.neighbours(hex)).toEqual(expected.toSorted((a, b) => a - b))
        }
      })
    }
  }

  it('may be as many as two digits can name', () => {
    const board = compileHexBoard({ columns: 99, rows: 1, lower: 'even' })
    expect(board.zoneIds.at(-1)).toBe('9901')
    expect(compileHexBoard({ columns: 1, rows: 100, lower: 'even', first: 0 }).zoneIds.at(-1)).toBe('0099')
    expect(() => compileHexBoard({ columns: 1, rows: 101, lower: 'even', first: 0 })).toThrow('1 × 101 from 0')
    expect(() => compileHexBoard({ columns: 1, rows: 1, lower: 'even', first: -1 })).toThrow('does not fit')
  })
})

const wide = compileHexBoard({ columns: 21, rows: 21, lower: 'even' })
const { grid } = wide
const at = (id: string) => wide.zoneOf(id)
const middle = at('1111')

describe('rings and ranges', () => {
  it('have six hexes more for each step outwards', () => {
    for (let range = 1; range <= 8; range++) {
      expect(grid.ring(middle, range)).toHaveLength(6 * range)
      expect(grid.within(middle, range)).toHaveLength(3 * range * (range + 1) + 1)
    }
    expect(grid.ring(middle, 0)).toEqual([middle])
    expect(grid.within(middle, 0)).toEqual([middle])
  })

  it('go clockwise from the north, each hex beside the one before', () => {
    for (let range = 1; range <= 8; range++) {
      const ring = grid.ring(middle, range)
      expect(grid.bearing(middle, ring[0]!)).toBe(0)
      const bearings = ring.map((hex) => grid.bearing(middle, hex))
      expect(bearings).toEqual(bearings.toSorted((a, b) => a - b))
      ring.forEach((hex, place) => expect(grid.distance(hex, ring[(place + 1) % ring.length]!)).toBe(1))
    }
  })
})

describe('what does not lie side by side', () => {
  it('has no hexside between', () => {
    expect(grid.directionTo(middle, at('1113'))).toBeUndefined()
    expect(grid.directionTo(middle, middle)).toBeUndefined()
  })

  it('is no hex when there is no centre there', () => {
    expect(grid.hexAt(grid.x[middle]!, grid.y[middle]! + 1)).toBe(NO_HEX)
    expect(grid.hexAt(grid.x[middle]!, grid.y[middle]! + 2)).toBe(at('1112'))
    expect(grid.hexAt(0, 2)).toBe(NO_HEX)
  })
})

/** What lies clockwise of 1111 in the two rings around it, by degrees from north. */
const clockwise: readonly (readonly [degrees: number, id: string])[] = [
  [0, '1110'],
  [0, '1109'],
  [30, '1209'],
  [60, '1210'],
  [60, '1310'],
  [90, '1311'],
  [120, '1211'],
  [120, '1312'],
  [150, '1212'],
  [180, '1112'],
  [210, '1012'],
  [240, '1011'],
  [270, '0911'],
  [300, '1010'],
  [330, '1009'],
]

describe('arcs around 1111', () => {
  it('have bearings of whole steps of thirty degrees in the two rings around', () => {
    for (const [degrees, id] of clockwise)
      expect([id, grid.bearing(middle, at(id))]).toEqual([id, expect.closeTo(degrees)])
  })

  it('hold what lies exactly on their edge, and nothing thirty degrees further', () => {
    for (const half of [30, 60, 90] as const) {
      for (const facing of directions) {
        for (const [degrees, id] of clockwise) {
          const turn = Math.abs(degrees - 60 * facing)
          const off = Math.min(turn, 360 - turn)
          expect([half, facing, id, grid.inArc(middle, facing, at(id), half)]).toEqual([half, facing, id, off <= half])
        }
      }
    }
  })

  it('of forty-five degrees hold thirty and not sixty', () => {
    expect(directions.map((facing) => grid.inArc(middle, facing, at('1209'), 45))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(directions.filter((facing) => grid.inArc(middle, facing, at('1210'), 45))).toEqual([1])
  })

  it('are of sixty degrees when nothing else is said', () => {
    expect(directions.filter((facing) => grid.inArc(middle, facing, at('1110')))).toEqual([0, 1, 5])
    expect(directions.filter((facing) => grid.inArc(middle, facing, at('1209')))).toEqual([0, 1])
  })

  it('of sixty degrees end where the third bearing begins, far out as well', () => {
    expect(grid.inArc(middle, 0, at('2106'))).toBe(true)
    expect(grid.inArc(middle, 0, at('2107'))).toBe(false)
    expect(grid.inArc(middle, 0, at('0106'))).toBe(true)
    expect(grid.inArc(middle, 0, at('0107'))).toBe(false)
  })
})

describe('any two hexes', () => {
  const hex = fc.integer({ min: 0, max: wide.zoneCount - 1 })
  it('lie in exactly the arcs that their bearing says', () => {
    const halves = fc.constantFrom<HalfArc>(30, 45, 60, 90)
    fc.assert(
      fc.property(hex, hex, fc.constantFrom<Direction>(...directions), halves, (from, to, facing, half) => {
        fc.pre(from !== to)
        const turn = Math.abs(grid.bearing(from, to) - 60 * facing)
        const off = Math.min(turn, 360 - turn)
        fc.pre(Math.abs(off - half) > 1e-6)
        expect(grid.inArc(from, facing, to, half)).toBe(off < half)
      }),
      { numRuns: 2000 },
    )
  })

  it('are as far apart from either side, and no farther than over a third', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(grid.distance(a, b)).toBe(grid.distance(b, a))
        expect(grid.distance(a, b)).toBeLessThanOrEqual(grid.distance(a, c) + grid.distance(c, b))
        expect(grid.squaredDistanceTimesFour(a, b)).toBe(grid.squaredDistanceTimesFour(b, a))
        // Counted in hexes two are at least as far apart as straight, and at most 2/√3 times as far.
        expect(4 * grid.distance(a, b) ** 2).toBeGreaterThanOrEqual(grid.squaredDistanceTimesFour(a, b))
        expect(3 * grid.distance(a, b) ** 2).toBeLessThanOrEqual(grid.squaredDistanceTimesFour(a, b))
      }),
      { numRuns: 1000 },
    )
  })
})
