import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileHexBoard, NO_HEX, type HexGrid } from '#engine/board/hex.ts'
import { createLine, lineBetween, lineOfSight, type HexLine } from '#engine/board/hex-sight.ts'

const spicheren = compileHexBoard({ columns: 15, rows: 12, lower: 'even' })
const at = (id: string) => spicheren.zoneOf(id)
const name = (hex: number) => (hex === NO_HEX ? '-' : spicheren.zoneIds[hex]!)

/** The places of a line in words: `1003`, or `0305|0306` along a hexside. */
const told = (line: HexLine) =>
  Array.from({ length: line.length }, (_, place) =>
    line.alongSide[place] ? `${name(line.hexes[place]!)}|${name(line.others[place]!)}` : name(line.hexes[place]!),
  )
const line = (from: string, to: string) => told(lineBetween(spicheren.grid, at(from), at(to)))

describe('a line between centres', () => {
  it('from Saarbrücken to the Rotherberg passes 1003 and 1104', () => {
    expect(line('1002', '1105')).toEqual(['1003', '1104'])
  })

  it('goes straight down a column', () => {
    expect(line('0603', '0607')).toEqual(['0604', '0605', '0606'])
  })

  it('between neighbours passes nothing, nor from a hex to itself', () => {
    expect(line('0607', '0708')).toEqual([])
    expect(line('0607', '0607')).toEqual([])
  })

  it('along hexsides names both hexes of each side, and the hex it goes through between two sides', () => {
    expect(line('0205', '0405')).toEqual(['0305|0306'])
    expect(line('0405', '0205')).toEqual(['0305|0306'])
    expect(line('0205', '0605')).toEqual(['0305|0306', '0405', '0505|0506'])
  })

  it('along the edge of the board knows only one of the two', () => {
    expect(line('0101', '0301')).toEqual(['0201|-'])
  })

  it('may be written over and over into the same place', () => {
    const reused = createLine()
    lineBetween(spicheren.grid, at('0101'), at('1512'), reused)
    expect(told(lineBetween(spicheren.grid, at('1002'), at('1105'), reused))).toEqual(['1003', '1104'])
  })
})

/** Walks the line in small paces of floating point and notes whose centre is nearest, or whose two. */
function paced(grid: HexGrid, from: number, to: number, paces: number): string[] {
  const place = (hex: number): [number, number] => [(grid.x[hex]! * Math.sqrt(3)) / 2, grid.y[hex]! / 2]
  const [[x0, y0], [x1, y1]] = [place(from), place(to)]
  const passed: { note: string; paces: number }[] = []
  for (let pace = 0; pace < paces; pace++) {
    const part = (pace + 0.5) / paces
    const here: [number, number] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]
    const far = (hex: number) => Math.hypot(place(hex)[0] - here[0], place(hex)[1] - here[1])
    const near = [...grid.x.keys()].filter((hex) => far(hex) < 1.2)
    const least = Math.min(...near.map(far))
    const nearest = near.filter((hex) => far(hex) < least + 1e-9)
    const note = nearest.length === 1 ? name(nearest[0]!) : nearest.map(name).join('|')
    const last = passed.at(-1)
    if (last?.note === note) last.paces++
    else passed.push({ note, paces: 1 })
  }
  // A single pace between two hexes is where the line crosses a hexside, not where it follows one.
  const places = passed.filter(({ note, paces }) => paces > 1 || !note.includes('|')).map(({ note }) => note)
  return places.filter((note) => note !== name(from) && note !== name(to))
}

const hexes = fc.integer({ min: 0, max: spicheren.zoneCount - 1 })
/** Lines in the middle of the board, all of whose hexes are there. */
const inner = hexes.filter((hex) => {
  const [column, row] = [Number(name(hex).slice(0, 2)), Number(name(hex).slice(2))]
  return column > 1 && column < 15 && row > 1 && row < 12
})

describe('any line', () => {
  it('passes the hexes that walking it passes, in their order', () => {
    fc.assert(
      fc.property(inner, inner, (from, to) => {
        expect(told(lineBetween(spicheren.grid, from, to))).toEqual(paced(spicheren.grid, from, to, 1500))
      }),
      { numRuns: 60 },
    )
  })

  it('is the same from the other end, backwards', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const there = told(lineBetween(spicheren.grid, from, to))
        expect(told(lineBetween(spicheren.grid, to, from))).toEqual(there.toReversed())
      }),
      { numRuns: 2000 },
    )
  })

  it('has at least as many places between as the range says, and no more where it follows hexsides', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const { alongSide, length } = lineBetween(spicheren.grid, from, to)
        expect(length).toBeGreaterThanOrEqual(Math.max(0, spicheren.grid.distance(from, to) - 1))
        if (alongSide.slice(0, length).includes(true)) expect(length).toBe(spicheren.grid.distance(from, to) - 1)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a line of sight', () => {
  const sees = (from: string, to: string, ...blocking: string[]) =>
    lineOfSight(spicheren.grid, at(from), at(to), (hex) => blocking.includes(name(hex)))

  it('is open over open hexes and stopped by one on the line', () => {
    expect(sees('1002', '1105')).toBe(true)
    expect(sees('1002', '1105', '1104')).toBe(false)
    expect(sees('1002', '1105', '1103', '1004')).toBe(true)
  })

  it('is not stopped by its own ends, and neighbours always see', () => {
    expect(sees('1002', '1105', '1002', '1105')).toBe(true)
    expect(sees('0607', '0608', '0607', '0608')).toBe(true)
  })

  it('along a hexside is stopped only by both', () => {
    expect(sees('0205', '0405', '0305')).toBe(true)
    expect(sees('0205', '0405', '0306')).toBe(true)
    expect(sees('0205', '0405', '0305', '0306')).toBe(false)
  })

  it('along the edge of the board is stopped by the one that is there', () => {
    expect(sees('0101', '0301', '0201')).toBe(false)
    expect(sees('0101', '0301')).toBe(true)
  })

  it('tells the test from where to where', () => {
    const asked: string[] = []
    lineOfSight(spicheren.grid, at('1002'), at('1105'), (hex, from, to) => {
      asked.push(`${name(hex)} ${name(from)} ${name(to)}`)
      return false
    })
    expect(asked).toEqual(['1003 1002 1105', '1104 1002 1105'])
  })

  it('is the same both ways, whatever blocks and wherever the board has holes', () => {
    const question = fc.record({
      from: hexes,
      to: hexes,
      blocking: fc.uniqueArray(hexes, { maxLength: 60, size: 'max' }),
      absent: fc.uniqueArray(hexes, { maxLength: 30, size: 'max' }),
    })
    fc.assert(
      fc.property(question, ({ from, to, blocking, absent }) => {
        const missing = new Set(absent.filter((hex) => hex !== from && hex !== to).map(name))
        const board = compileHexBoard({
          columns: 15,
          rows: 12,
          lower: 'even',
          hex: (_column, _row, id) => (missing.has(id) ? undefined : {}),
        })
        const blocked = new Set(blocking.map(name))
        const sees = (a: number, b: number) =>
          lineOfSight(board.grid, board.zoneOf(name(a)), board.zoneOf(name(b)), (hex) =>
            blocked.has(board.zoneIds[hex]!),
          )
        expect(sees(from, to)).toBe(sees(to, from))
        // By hand: a place on the line stops the sight when something is there, and all that is there blocks.
        const stopped = told(lineBetween(spicheren.grid, from, to)).some((place) => {
          const there = place.split('|').filter((id) => id !== '-' && !missing.has(id))
          return there.length > 0 && there.every((id) => blocked.has(id))
        })
        expect(sees(from, to)).toBe(!stopped)
      }),
      { numRuns: 150 },
    )
  })
})
