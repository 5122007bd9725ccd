import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#engine/board/attributes.ts'
import {
  compileHexBoard,
  directions,
  hexId,
  NO_HEX,
  opposite,
  rotate,
  type Direction,
  type HalfArc,
} from '#engine/board/hex.ts'
import { arcFrom } from '#engine/board/board.ts'
import { createPass } from '#engine/board/pass.ts'
import { stepsFrom } from '#engine/board/reach.ts'
import { createWorkspace } from '#engine/board/workspace.ts'

/** The board of Spicheren: fifteen columns of twelve, even columns half a hex lower. */
const spicheren = compileHexBoard({ columns: 15, rows: 12, lower: 'even' })
const { grid } = spicheren
const at = (id: string) => spicheren.zoneOf(id)
const idsOf = (hexes: readonly number[]) => hexes.map((hex) => (hex === NO_HEX ? '-' : spicheren.zoneIds[hex]))
const around = (id: string) => idsOf(directions.map((direction) => grid.neighbour(at(id), direction)))

describe('a hex and its neighbours', () => {
  it('are named by column and row, clockwise from the north', () => {
    expect(around('0607')).toEqual(['0606', '0707', '0708', '0608', '0508', '0507'])
    expect(around('0707')).toEqual(['0706', '0806', '0807', '0708', '0607', '0606'])
  })

  it('end at the edge of the board', () => {
    expect(around('0101')).toEqual(['-', '-', '0201', '0102', '-', '-'])
  })

  it('are the other way round when odd columns are lower', () => {
    const board = compileHexBoard({ columns: 9, rows: 9, lower: 'odd' })
    const beside = directions.map((direction) => board.zoneIds[board.grid.neighbour(board.zoneOf('0505'), direction)])
    expect(beside).toEqual(['0504', '0605', '0606', '0506', '0406', '0405'])
  })

  it('are what the board connects', () => {
    for (let hex = 0; hex < spicheren.zoneCount; hex++) {
      const beside = directions.map((direction) => grid.neighbour(hex, direction)).filter((other) => other !== NO_HEX)
      expect(spicheren.neighbours(hex)).toEqual(beside.toSorted((a, b) => a - b))
      expect(spicheren.connectionsAt(hex).map((connection) => spicheren.otherEnd(connection, hex))).toEqual(beside)
    }
  })

  it('see each other over opposite hexsides', () => {
    for (let hex = 0; hex < spicheren.zoneCount; hex++) {
      for (const direction of directions) {
        const beside = grid.neighbour(hex, direction)
        if (beside === NO_HEX) continue
        expect(grid.neighbour(beside, opposite(direction))).toBe(hex)
        expect(grid.directionTo(hex, beside)).toBe(direction)
        expect(grid.directionsTowards(hex, beside)).toEqual([direction])
        expect(grid.bearing(hex, beside)).toBeCloseTo(60 * direction, 9)
      }
    }
  })
})

describe('directions', () => {
  it('turn clockwise and back', () => {
    expect(rotate(5, 1)).toBe(0)
    expect(rotate(0, -1)).toBe(5)
    expect(rotate(2, 12)).toBe(2)
    expect(rotate(1, -13)).toBe(0)
  })
})

describe('the hexes around a hex', () => {
  it('are six, clockwise from the north, with none beyond the board', () => {
    const named = (id: string) => grid.neighbours(at(id)).map((hex) => (hex === NO_HEX ? '-' : spicheren.zoneIds[hex]))
    expect(named('0607')).toEqual(['0606', '0707', '0708', '0608', '0508', '0507'])
    expect(named('0101')).toEqual(['-', '-', '0201', '0102', '-', '-'])
    for (let hex = 0; hex < spicheren.zoneCount; hex++)
      expect(grid.neighbours(hex)).toEqual(directions.map((direction) => grid.neighbour(hex, direction)))
  })

  it('are where the arc over each hexside leads', () => {
    const open = compileHexBoard({
      columns: 15,
      rows: 12,
      lower: 'even',
      side: (from, to) => (from === '0607' && to === '0608' ? undefined : {}),
    })
    for (let hex = 0; hex < open.zoneCount; hex++) {
      for (const direction of directions) {
        const arc = open.sideArcs[6 * hex + direction]!
        const beyond = open.grid.neighbour(hex, direction)
        const isShut = [hex, beyond].every((one) => [open.zoneOf('0607'), open.zoneOf('0608')].includes(one))
        expect(arc < 0).toBe(beyond === NO_HEX || isShut)
        if (arc >= 0) expect(open.otherEnd(arc >> 1, hex)).toBe(beyond)
        if (arc >= 0) expect(arcFrom(open, arc >> 1, hex)).toBe(arc)
      }
    }
  })
})

describe('distances', () => {
  it('from St Johann are nine hexes to the Ironworks, three from Saarbrücken to the Rotherberg', () => {
    expect(grid.distance(at('1001'), at('0608'))).toBe(9)
    expect(grid.distance(at('1002'), at('1105'))).toBe(3)
    expect(grid.distance(at('0607'), at('0607'))).toBe(0)
  })

  it('are what walking takes, on both kinds of board', () => {
    for (const lower of ['even', 'odd'] as const) {
      const board = compileHexBoard({ columns: 8, rows: 7, lower, first: 2 })
      const work = createWorkspace(board)
      const pass = createPass(board, { start: 'free' })
      for (let from = 0; from < board.zoneCount; from++) {
        const walked = stepsFrom(work, pass, from)
        for (let to = 0; to < board.zoneCount; to++) expect(board.grid.distance(from, to)).toBe(walked[to])
      }
    }
  })

  it('are exact in a straight line: neighbours are 1 apart, the next hex but one along a hexside √3', () => {
    expect(grid.squaredDistanceTimesFour(at('0607'), at('0608'))).toBe(4 * 1)
    expect(grid.squaredDistanceTimesFour(at('0607'), at('0807'))).toBe(4 * 3)
    expect(grid.squaredDistanceTimesFour(at('0607'), at('0610'))).toBe(4 * 9)
  })

  it('in a straight line agree with the place of the centres', () => {
    for (let a = 0; a < grid.x.length; a++) {
      for (let b = 0; b < grid.x.length; b++) {
        expect(grid.squaredDistanceTimesFour(a, b)).toBeCloseTo(4 * Math.hypot(...between(a, b)) ** 2, 6)
      }
    }
  })
})

describe('rings', () => {
  it('begin in the north and go round clockwise', () => {
    expect(idsOf(grid.ring(at('0607'), 1))).toEqual(['0606', '0707', '0708', '0608', '0508', '0507'])
    expect(idsOf(grid.ring(at('0607'), 2)).slice(0, 3)).toEqual(['0605', '0706', '0806'])
    expect(grid.ring(at('0607'), 2)).toHaveLength(12)
  })

  it('hold all hexes at their distance, and only those on the board', () => {
    for (const id of ['0101', '0607', '1512']) {
      const hex = at(id)
      for (let range = 0; range < 20; range++) {
        const expected = [...grid.x.keys()].filter((other) => grid.distance(hex, other) === range)
        expect(grid.ring(hex, range).toSorted((a, b) => a - b)).toEqual(expected)
      }
      expect(grid.within(hex, 20)).toHaveLength(spicheren.zoneCount)
      expect(grid.within(hex, 20)[0]).toBe(hex)
    }
  })
})

/** East and south of one centre from another, neighbours being 1 apart. */
function between(from: number, to: number): [number, number] {
  return [((grid.x[to]! - grid.x[from]!) * Math.sqrt(3)) / 2, (grid.y[to]! - grid.y[from]!) / 2]
}

/** How many degrees `to` lies off the facing, by floating point. */
function off(from: number, facing: Direction, to: number): number {
  const [east, south] = between(from, to)
  const bearing = (Math.atan2(east, -south) * 180) / Math.PI
  const turn = Math.abs((bearing - 60 * facing + 720) % 360)
  return Math.min(turn, 360 - turn)
}

describe('arcs', () => {
  it('hold what lies within 60 degrees of the facing, the edge included', () => {
    expect(grid.inArc(at('0607'), 3, at('0610'))).toBe(true)
    expect(grid.inArc(at('0607'), 3, at('0508'))).toBe(true)
    expect(grid.inArc(at('0607'), 3, at('0407'))).toBe(false)
    expect(grid.inArc(at('0607'), 3, at('0408'))).toBe(true)
    expect(grid.inArc(at('0607'), 3, at('0606'))).toBe(false)
    expect(grid.inArc(at('0607'), 3, at('0607'))).toBe(false)
  })

  const hexes = fc.integer({ min: 0, max: spicheren.zoneCount - 1 })
  it('agree with floating point, and on their edges with what is exact', () => {
    const halves = fc.constantFrom<HalfArc>(30, 45, 60, 90)
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(...directions), halves, (from, to, facing, half) => {
        fc.pre(from !== to)
        expect(grid.inArc(from, facing, to, half)).toBe(off(from, facing, to) <= half + 1e-9)
      }),
      { numRuns: 3000 },
    )
  })

  it('point by the hexside whose bearing is nearest, or by both', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        fc.pre(from !== to)
        const nearest = Math.min(...directions.map((facing) => off(from, facing, to)))
        const expected = directions.filter((facing) => off(from, facing, to) < nearest + 1e-9)
        expect(grid.directionsTowards(from, to)).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
    expect(grid.directionsTowards(at('0607'), at('0807'))).toEqual([1, 2])
    expect(grid.directionsTowards(at('0607'), at('0607'))).toEqual([])
  })
})

describe('a board with holes, rivers and terrain', () => {
  const board = compileHexBoard(
    {
      columns: 3,
      rows: 3,
      lower: 'even',
      hex: (column, row) => (row === 2 && column === 2 ? undefined : { terrain: row === 3 ? 'town' : 'clear' }),
      side: (from, to) =>
        from === '0101' && to === '0102' ? undefined : { road: from.startsWith('03') ? 'yes' : 'no' },
    },
    { zone: { terrain: oneOf(['clear', 'town']) }, connection: { road: oneOf(['yes', 'no']) } },
  )

  it('has no zone in a hole', () => {
    expect(board.zoneCount).toBe(8)
    expect(board.findZone('0202')).toBeUndefined()
    expect(board.grid.neighbour(board.zoneOf('0201'), 3)).toBe(NO_HEX)
  })

  it('has no connection over a closed hexside, and is as near as before', () => {
    const [north, south] = [board.zoneOf('0101'), board.zoneOf('0102')]
    expect(board.connectionsBetween(north, south)).toEqual([])
    expect(board.grid.distance(north, south)).toBe(1)
  })

  it('has the attributes it was given', () => {
    expect(board.zone.terrain.at(board.zoneOf('0103'))).toBe('town')
    const [road] = board.connectionsBetween(board.zoneOf('0301'), board.zoneOf('0302'))
    expect(board.connection.road.at(road!)).toBe('yes')
  })

  it('refuses numbers of more than two digits', () => {
    expect(() => compileHexBoard({ columns: 100, rows: 2, lower: 'odd' })).toThrow('from 0 to 99')
    expect(hexId(6, 7)).toBe('0607')
  })
})
