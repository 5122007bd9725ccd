import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileHexBoard, NO_HEX, type HexGrid } from '#engine/board/hex.ts'
import { seesOver, SightLines, stopOfSight, type Relief } from '#engine/board/hex-sight.ts'

const spicheren = compileHexBoard({ columns: 15, rows: 12, lower: 'even' })
const at = (id: string) => spicheren.zoneOf(id)
const name = (hex: number) => (hex === NO_HEX ? '-' : spicheren.zoneIds[hex]!)

/** The places of a line in words: `1003`, or `0305|0306` along a hexside. */
const told = (places: readonly (readonly number[])[]) => places.map((place) => place.map(name).join('|'))
const lines = new SightLines(spicheren.grid)
const line = (from: string, to: string) => told(lines.between(at(from), at(to)))

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
    expect(line('0101', '0301')).toEqual(['0201'])
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
        expect(told(lines.between(from, to))).toEqual(paced(spicheren.grid, from, to, 1500))
      }),
      { numRuns: 60 },
    )
  })

  it('goes from neighbour to neighbour, all the way from one hex to the other', () => {
    const { grid, zoneCount } = spicheren
    const broken: string[][] = []
    for (let from = 0; from < zoneCount; from++) {
      for (let to = 0; to < zoneCount; to++) {
        const places = [[from], ...lines.between(from, to), [to]]
        const isBroken = places.some((place, index) =>
          place.some((hex) => index > 0 && places[index - 1]!.some((before) => grid.distance(before, hex) > 1)),
        )
        if (isBroken) broken.push(told(places))
      }
    }
    expect(broken).toEqual([])
  })

  it('is the same from the other end, backwards', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const there = told(lines.between(from, to))
        expect(told(lines.between(to, from))).toEqual(there.toReversed())
      }),
      { numRuns: 2000 },
    )
  })

  it('has at least as many places between as the range says, and no more where it follows hexsides', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        const places = lines.between(from, to)
        expect(places.length).toBeGreaterThanOrEqual(Math.max(0, spicheren.grid.distance(from, to) - 1))
        if (places.some((place) => place.length === 2))
          expect(places.length).toBe(spicheren.grid.distance(from, to) - 1)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a line of sight', () => {
  const sees = (from: string, to: string, ...blocking: string[]) =>
    stopOfSight(lines, at(from), at(to), (hex) => blocking.includes(name(hex))) === NO_HEX

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

  it('names the first hex that stops it', () => {
    const stops = (hex: number) => ['1104', '1003'].includes(name(hex))
    expect(name(stopOfSight(lines, at('1002'), at('1105'), stops))).toBe('1003')
    expect(name(stopOfSight(lines, at('1105'), at('1002'), stops))).toBe('1104')
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
          stopOfSight(new SightLines(board.grid), board.zoneOf(name(a)), board.zoneOf(name(b)), (hex) =>
            blocked.has(board.zoneIds[hex]!),
          ) === NO_HEX
        expect(sees(from, to)).toBe(sees(to, from))
        // By hand: a place on the line stops the sight when something is there, and all that is there blocks.
        const stopped = told(lines.between(from, to)).some((place) => {
          const there = place.split('|').filter((id) => id !== '-' && !missing.has(id))
          return there.length > 0 && there.every((id) => blocked.has(id))
        })
        expect(sees(from, to)).toBe(!stopped)
      }),
      { numRuns: 150 },
    )
  })
})

describe('sight over heights', () => {
  const { zoneCount } = spicheren
  const flat = (): { ground: Int32Array; top: Int32Array; sideTop: Int32Array } => ({
    ground: new Int32Array(zoneCount),
    top: new Int32Array(zoneCount),
    sideTop: new Int32Array(6 * zoneCount),
  })
  const raise = (relief: ReturnType<typeof flat>, height: number, ...ids: string[]) => {
    for (const id of ids) relief.ground[at(id)] = relief.top[at(id)] = height
  }
  const crest = (relief: ReturnType<typeof flat>, a: string, b: string, height: number) => {
    const { grid } = spicheren
    relief.sideTop[6 * at(a) + grid.directionTo(at(a), at(b))!] = height
    relief.sideTop[6 * at(b) + grid.directionTo(at(b), at(a))!] = height
  }
  const sees = (relief: Relief, from: string, to: string) => seesOver(lines, relief, at(from), at(to))

  it('goes over a plain, and not over a ridge in it', () => {
    const relief = flat()
    expect(sees(relief, '0603', '0607')).toBe(true)
    raise(relief, 1, '0605')
    expect(sees(relief, '0603', '0607')).toBe(false)
    expect(sees(relief, '0603', '0605')).toBe(true)
  })

  it('from a hill clears what lies low enough, and is stopped by what stands close before the target', () => {
    const relief = flat()
    raise(relief, 4, '0603')
    relief.top[at('0604')] = 3
    // The line falls from 4 to 0 in four hexes: 3 over 0604, 2 over 0605, 1 over 0606.
    expect(sees(relief, '0603', '0607')).toBe(true)
    relief.top[at('0606')] = 2
    expect(sees(relief, '0603', '0607')).toBe(false)
    // Steeper, to 0606 itself: 2⅔ over 0604.
    expect(sees(relief, '0603', '0606')).toBe(false)
    relief.top[at('0604')] = 2
    expect(sees(relief, '0603', '0606')).toBe(true)
  })

  it('is stopped by what stands on a hexside that it crosses', () => {
    const relief = flat()
    crest(relief, '0605', '0606', 1)
    expect(sees(relief, '0603', '0607')).toBe(false)
    expect(sees(relief, '0603', '0605')).toBe(true)
    expect(sees(relief, '0605', '0606')).toBe(false)
    raise(relief, 2, '0603', '0607')
    expect(sees(relief, '0603', '0607')).toBe(true)
  })

  it('along a hexside needs one way of the two, the hexsides crossed included', () => {
    const relief = flat()
    relief.top[at('0305')] = 1
    expect(sees(relief, '0205', '0405')).toBe(true)
    crest(relief, '0306', '0405', 1)
    expect(sees(relief, '0205', '0405')).toBe(false)
    relief.top[at('0305')] = 0
    expect(sees(relief, '0205', '0405')).toBe(true)
    crest(relief, '0205', '0305', 1)
    expect(sees(relief, '0205', '0405')).toBe(false)
  })

  const reliefs = fc
    .record({
      ground: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: zoneCount, maxLength: zoneCount }),
      woods: fc.uniqueArray(hexes, { maxLength: 60, size: 'max' }),
      walls: fc.array(fc.tuple(hexes, fc.nat(5), fc.integer({ min: 1, max: 8 })), { maxLength: 40, size: 'max' }),
    })
    .map(({ ground, woods, walls }) => {
      const relief = flat()
      relief.ground.set(ground)
      relief.top.set(ground.map((height, hex) => height + (woods.includes(hex) ? 2 : 0)))
      for (const [hex, direction, height] of walls) {
        const beside = spicheren.grid.neighbours(hex)[direction]!
        if (beside !== NO_HEX) crest(relief, name(hex), name(beside), height)
      }
      return relief
    })

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(reliefs, fc.array(fc.tuple(hexes, hexes), { minLength: 40, maxLength: 40 }), (relief, pairs) => {
        for (const [a, b] of pairs) expect(seesOver(lines, relief, a, b)).toBe(seesOver(lines, relief, b, a))
      }),
      { numRuns: 100 },
    )
  })

  it('is what the heights of the line say, in fractions and way by way', () => {
    fc.assert(
      fc.property(reliefs, fc.array(fc.tuple(hexes, hexes), { minLength: 20, maxLength: 20 }), (relief, pairs) => {
        for (const [from, to] of pairs) expect(seesOver(lines, relief, from, to)).toBe(seesByHand(relief, from, to))
      }),
      { numRuns: 100 },
    )
  })

  /** Every way that the line may be taken to go, each hex and hexside of it held against the line's height there. */
  function seesByHand({ ground, top, sideTop }: Relief, from: number, to: number): boolean {
    if (from === to) return true
    const { grid } = spicheren
    const place = (hex: number): [number, number] => [(grid.x[hex]! * Math.sqrt(3)) / 2, grid.y[hex]! / 2]
    const [[x0, y0], [x1, y1]] = [place(from), place(to)]
    const partAt = ([x, y]: readonly [number, number]) =>
      ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
    const heightAt = (spot: readonly [number, number]) => ground[from]! + (ground[to]! - ground[from]!) * partAt(spot)
    const isClear = (height: number, spot: readonly [number, number]) => height <= heightAt(spot) + 1e-9
    let ways: number[][] = [[from]]
    for (const there of lines.between(from, to)) ways = ways.flatMap((way) => there.map((hex) => [...way, hex]))
    return ways.some((way) =>
      [...way, to].every((hex, index, all) => {
        if (index === 0) return true
        const before = all[index - 1]!
        const [[ax, ay], [bx, by]] = [place(before), place(hex)]
        const side = 6 * before + grid.directionTo(before, hex)!
        if (!isClear(sideTop![side]!, [(ax + bx) / 2, (ay + by) / 2])) return false
        return hex === to || isClear(top[hex]!, place(hex))
      }),
    )
  }
})
