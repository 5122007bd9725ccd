import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcFrom, compileBoard, WORDS, type Board, type Steps } from '#engine/board/board.ts'
import { boardOf, sketches, type Sketch } from './naive.ts'

describe('the connections of a board', () => {
  it('without a name are told apart, and keep clear of names that the data gave', () => {
    const board = compileBoard({
      zones: [{ id: 'a' }, { id: 'b' }],
      connections: [
        { from: 'a', to: 'b' },
        { from: 'a', to: 'b' },
        { from: 'a', to: 'b' },
        { id: 'a-b-2', from: 'a', to: 'b' },
      ],
    })
    expect(board.connectionIds).toEqual(['a-b', 'a-b-3', 'a-b-4', 'a-b-2'])
    expect(board.connectionIds.map((id) => board.connectionOf(id))).toEqual([0, 1, 2, 3])
    expect(board.findConnection('b-a')).toBeUndefined()
    expect(() => board.connectionOf('b-a')).toThrow('There is no connection “b-a” on this board.')
  })

  it('without a bearing come first, in the order of the data', () => {
    const board = compileBoard({
      zones: ['hub', 'north', 'east', 'lane', 'path'].map((id) => ({ id })),
      connections: [
        { from: 'hub', to: 'east', bearings: [90, 270] },
        { from: 'hub', to: 'lane' },
        { from: 'north', to: 'hub', bearings: [180, 0] },
        { from: 'path', to: 'hub' },
      ],
    })
    expect(board.connectionsAt(0)).toEqual([1, 3, 2, 0])
  })

  it('are left by an arc of each end', () => {
    const board = compileBoard({
      zones: [{ id: 'a' }, { id: 'b' }],
      connections: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    })
    expect([arcFrom(board, 0, 0), arcFrom(board, 0, 1), arcFrom(board, 1, 0), arcFrom(board, 1, 1)]).toEqual([
      0, 1, 3, 2,
    ])
  })
})

/** The steps in one of the two lists of a board, zone by zone. */
function listed(board: Board, steps: Steps): { zone: number; other: number; arc: number }[] {
  return Array.from({ length: board.zoneCount }, (_, zone) => zone).flatMap((zone) =>
    [...steps.other.subarray(steps.start[zone], steps.start[zone + 1])].map((other, index) => {
      const place = steps.start[zone]! + index
      return { zone, other, arc: steps.arc[place]! }
    }),
  )
}

/** The steps that the connections allow, by the zone asked about, the other zone and the arc. */
function naiveSteps(sketch: Sketch, leaving: boolean) {
  const legal = sketch.connections.flatMap(({ from, to, oneWay }, connection) => [
    { from, to, arc: 2 * connection },
    ...(oneWay ? [] : [{ from: to, to: from, arc: 2 * connection + 1 }]),
  ])
  return legal
    .map(({ from, to, arc }) => (leaving ? { zone: from, other: to, arc } : { zone: to, other: from, arc }))
    .sort((a, b) => a.zone - b.zone || a.other - b.other || a.arc - b.arc)
}

describe('the steps of any board', () => {
  for (const [size, zones] of [
    ['a small', 9],
    ['a large', 300],
  ] as const) {
    it(`lists the legal steps out of and into each zone, on ${size} board`, () => {
      fc.assert(
        fc.property(sketches({ zones }), (sketch) => {
          const board = boardOf(sketch)
          const out = listed(board, board.out)
          expect(out).toEqual(naiveSteps(sketch, true))
          expect(listed(board, board.into)).toEqual(naiveSteps(sketch, false))
          for (const steps of [board.out, board.into]) {
            steps.arc.forEach((arc, index) => expect(steps.place[arc]).toBe(index))
            sketch.connections.forEach(({ oneWay }, connection) => {
              if (oneWay) expect(steps.place[2 * connection + 1]).toBe(-1)
            })
          }
          for (const { zone } of out) {
            const others = out.filter((step) => step.zone === zone).map((step) => step.other)
            expect(board.neighbours(zone)).toEqual([...new Set(others)])
          }
        }),
        { numRuns: zones > 256 ? 10 : 200 },
      )
    })
  }

  it('has walls exactly where no step leads, as long as it is small', () => {
    fc.assert(
      fc.property(sketches({ zones: 60 }), (sketch) => {
        const { zoneCount, neighbours, walls } = boardOf(sketch)
        for (let zone = 0; zone < zoneCount; zone++) {
          for (let other = 0; other < 32 * WORDS; other++) {
            const isWall = ((walls![WORDS * zone + (other >> 5)]! >> (other & 31)) & 1) === 1
            expect(isWall).toBe(!neighbours(zone).includes(other))
          }
        }
      }),
      { numRuns: 10 },
    )
    const row = (zones: number) =>
      compileBoard({ zones: Array.from({ length: zones }, (_, zone) => ({ id: `${zone}` })), connections: [] })
    expect(row(256).walls).toHaveLength(256 * WORDS)
    expect(row(257).walls).toBeUndefined()
  })

  it('goes around each zone by growing bearing, and comes back to where it was', () => {
    const compass = sketches().chain((sketch) => {
      const bearing = fc.oneof(fc.constantFrom(0, 90), fc.integer({ min: 0, max: 359 }))
      const pair = fc.option(fc.tuple(bearing, bearing), { nil: undefined, freq: 4 })
      const { length } = sketch.connections
      return fc.record({
        sketch: fc.constant(sketch),
        bearings: fc.array(pair, { minLength: length, maxLength: length }),
      })
    })
    fc.assert(
      fc.property(compass, ({ sketch, bearings }) => {
        const board = compileBoard({
          zones: Array.from({ length: sketch.zones }, (_, zone) => ({ id: `${zone}` })),
          connections: sketch.connections.map(({ from, to, oneWay }, index) => {
            const given = bearings[index]
            return { from: `${from}`, to: `${to}`, oneWay, ...(given === undefined ? {} : { bearings: given }) }
          }),
        })
        for (let zone = 0; zone < sketch.zones; zone++) {
          const ends = sketch.connections.flatMap(({ from, to }, connection) =>
            from === zone || to === zone
              ? [{ connection, bearing: bearings[connection]?.[from === zone ? 0 : 1] ?? -1 }]
              : [],
          )
          const circle = ends
            .sort((a, b) => a.bearing - b.bearing || a.connection - b.connection)
            .map(({ connection }) => connection)
          expect(board.connectionsAt(zone)).toEqual(circle)
          circle.forEach((connection, place) => {
            expect(board.around(zone, connection, 1)).toBe(circle[(place + 1) % circle.length])
            expect(board.around(zone, board.around(zone, connection, 1), -1)).toBe(connection)
            expect(board.around(zone, connection, circle.length)).toBe(connection)
          })
          for (let other = 0; other < sketch.zones; other++) {
            const between = sketch.connections.flatMap(({ from, to }, connection) =>
              (from === zone && to === other) || (from === other && to === zone) ? [connection] : [],
            )
            expect(board.connectionsBetween(zone, other)).toEqual(between)
          }
        }
      }),
    )
  })
})
