import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { members, setOf } from '#engine/board/bitset.ts'
import { compileBoard } from '#engine/board/board.ts'
import { createPass } from '#engine/board/pass.ts'
import { reach, reaches, shortestPath, stepsFrom } from '#engine/board/reach.ts'
import { createWorkspace, type Path } from '#engine/board/workspace.ts'
import {
  boardOf,
  mayLeave,
  naiveCosts,
  naiveReach,
  naiveReaches,
  openSteps,
  passOf,
  sketches,
  starts,
  type Sketch,
} from './naive.ts'

/** Sedan – Bazeilles – Douzy – Carignan, and a railway Sedan – Douzy beside the road Sedan – Bazeilles. */
const meuse = compileBoard({
  zones: [{ id: 'Sedan' }, { id: 'Bazeilles' }, { id: 'Douzy' }, { id: 'Carignan' }],
  connections: [
    { from: 'Sedan', to: 'Bazeilles' },
    { from: 'Bazeilles', to: 'Douzy' },
    { from: 'Douzy', to: 'Carignan' },
    { id: 'railway', from: 'Sedan', to: 'Douzy' },
  ],
})
const work = createWorkspace(meuse)
const [sedan, bazeilles, douzy, carignan] = [0, 1, 2, 3] as const
const names = (zones: Int32Array) => members(zones).map((zone) => meuse.zoneIds[zone])

describe('what can be reached', () => {
  it('is everything when nothing is closed', () => {
    expect(names(reach(work, createPass(meuse, { start: 'free' }), sedan))).toEqual([
      'Sedan',
      'Bazeilles',
      'Douzy',
      'Carignan',
    ])
  })

  it('stops before a closed zone', () => {
    const pass = createPass(meuse, { start: 'free' }).closeZone(douzy)
    expect(names(reach(work, pass, sedan))).toEqual(['Sedan', 'Bazeilles'])
  })

  it('ends in a halted zone: an enemy may be reached, not passed', () => {
    const pass = createPass(meuse, { start: 'free' }).haltZone(douzy)
    expect(names(reach(work, pass, sedan))).toEqual(['Sedan', 'Bazeilles', 'Douzy'])
    expect(reaches(work, pass, sedan, carignan)).toBe(false)
  })

  it('starts from a closed zone when the start is free, and not when it is bound', () => {
    expect(names(reach(work, createPass(meuse, { start: 'free' }).closeZone(sedan), sedan))).toHaveLength(4)
    expect(names(reach(work, createPass(meuse, { start: 'bound' }).closeZone(sedan), sedan))).toEqual([])
  })

  it('leaves a halted start when the start is free, and not when it is bound', () => {
    expect(names(reach(work, createPass(meuse, { start: 'free' }).haltZone(sedan), sedan))).toHaveLength(4)
    expect(names(reach(work, createPass(meuse, { start: 'bound' }).haltZone(sedan), sedan))).toEqual(['Sedan'])
  })

  it('does not go from one halted zone to the next, even from the start, when that is bound', () => {
    const pass = createPass(meuse, { start: 'bound' }).haltZone(sedan).haltZone(bazeilles)
    expect(names(reach(work, pass, sedan))).toEqual(['Sedan'])
    expect(names(reach(work, pass, sedan, 3))).toEqual(['Sedan'])
  })

  it('is bounded by a number of connections', () => {
    const pass = createPass(meuse, { start: 'free' })
    expect(names(reach(work, pass, sedan, 1))).toEqual(['Sedan', 'Bazeilles', 'Douzy'])
    expect(names(reach(work, pass, sedan, 0))).toEqual(['Sedan'])
  })

  it('follows only the kinds of connection that the pass was made for', () => {
    const railway = setOf(meuse.connectionCount, [meuse.connectionOf('railway')])
    const pass = createPass(meuse, { start: 'free', ways: railway })
    expect(names(reach(work, pass, sedan))).toEqual(['Sedan', 'Douzy'])
    expect(names(reach(work, pass.shutConnection(3), sedan))).toEqual(['Sedan'])
    expect(names(reach(work, pass.reset(), sedan))).toEqual(['Sedan', 'Douzy'])
  })

  it('respects a connection that is shut one way only', () => {
    const pass = createPass(meuse, { start: 'free' }).shutDirection(2, carignan)
    expect(reaches(work, pass, douzy, carignan)).toBe(true)
    expect(reaches(work, pass, carignan, douzy)).toBe(false)
  })

  it('asks the step test of the pass', () => {
    const pass = createPass(meuse, { start: 'free', where: (_, from, to) => to > from })
    expect(names(reach(work, pass, douzy))).toEqual(['Douzy', 'Carignan'])
  })

  it('is not confused afterwards by a step test that failed', () => {
    const fail = () => {
      throw new Error('no answer')
    }
    const failing = createPass(meuse, { start: 'free', where: fail })
    expect(() => reaches(work, failing, sedan, carignan)).toThrow('no answer')
    const open = createPass(meuse, { start: 'free', where: () => true })
    expect(shortestPath(work, open, sedan, bazeilles)?.end).toBe(bazeilles)
    expect(reaches(work, open.closeZone(douzy), sedan, bazeilles)).toBe(true)
    expect(work.wanted.includes(1)).toBe(false)
  })

  it('refuses a pass of another board', () => {
    const other = createPass(compileBoard({ zones: [{ id: 'a' }], connections: [] }), { start: 'free' })
    expect(() => reach(work, other, 0)).toThrow('different boards')
  })
})

describe('a shortest way', () => {
  it('takes the railway when it is there and the road when it is cut', () => {
    const pass = createPass(meuse, { start: 'free' })
    expect(shortestPath(work, pass, sedan, carignan)?.zoneList()).toEqual([sedan, douzy, carignan])
    expect(work.path.connectionList()).toEqual([3, 2])
    pass.shutConnection(3)
    expect(shortestPath(work, pass, sedan, carignan)?.zoneList()).toEqual([sedan, bazeilles, douzy, carignan])
  })

  it('goes to the lowest-numbered of the nearest ends', () => {
    const ends = setOf(meuse.zoneCount, [carignan, douzy, bazeilles])
    expect(shortestPath(work, createPass(meuse, { start: 'free' }), sedan, ends)?.end).toBe(bazeilles)
  })

  it('has no steps when the start is an end', () => {
    expect(shortestPath(work, createPass(meuse, { start: 'free' }), sedan, sedan)?.zoneList()).toEqual([sedan])
  })

  it('is absent when there is no way, or none that short', () => {
    const pass = createPass(meuse, { start: 'free' })
    expect(shortestPath(work, pass, sedan, carignan, 1)).toBeUndefined()
    expect(shortestPath(work, pass.closeZone(douzy), sedan, carignan)).toBeUndefined()
  })
})

const seen = (sketch: Sketch) => {
  const board = boardOf(sketch)
  return { board, pass: passOf(sketch, board), work: createWorkspace(board) }
}

/** Asserts that a way starts and ends where it should and takes only open steps. */
export function expectOpenWay(sketch: Sketch, path: Path, from: readonly number[], to: readonly number[]): void {
  const zones = path.zoneList()
  const begun = starts(sketch, from)
  const steps = openSteps(sketch)
  expect(begun).toContain(zones[0])
  expect(to).toContain(zones.at(-1))
  path.connectionList().forEach((connection, index) => {
    expect(steps).toContainEqual({ connection, from: zones[index], to: zones[index + 1] })
    expect(mayLeave(sketch, zones[index]!, index === 0)).toBe(true)
  })
}

describe('on any board', () => {
  const question = (zones?: number) =>
    sketches(zones === undefined ? {} : { zones }).chain((sketch) => {
      const some = fc.uniqueArray(fc.integer({ min: 0, max: sketch.zones - 1 }), { minLength: 1, maxLength: 3 })
      return fc.record({ sketch: fc.constant(sketch), from: some, to: some, most: fc.integer({ min: 0, max: 4 }) })
    })

  // Above 256 zones another search does the work, and between a few words of bits lie the borders where it could go wrong.
  for (const [size, zones, runs] of [
    ['a small', 9, 400],
    ['a middling', 90, 100],
    ['as large a small', 256, 60],
    ['a large', 400, 40],
  ] as const) {
    it(`reach, bounded reach and fewest steps agree with going over every step, on ${size} board`, () => {
      fc.assert(
        fc.property(question(zones), ({ sketch, from, most }) => {
          const { board, pass, work } = seen(sketch)
          const start = from.length === 1 ? from[0]! : setOf(board.zoneCount, from)
          expect(members(reach(work, pass, start))).toEqual(naiveReach(sketch, from))
          expect(members(reach(work, pass, start, most))).toEqual(naiveReach(sketch, from, most))
          const steps = [...stepsFrom(work, pass, start)].map((step) => (step < 0 ? Infinity : step))
          expect(steps).toEqual(naiveCosts(sketch, from, () => 1))
        }),
        { numRuns: runs },
      )
    })

    it(`an end is reached when it is within reach, and the witness is a shortest open way, on ${size} board`, () => {
      fc.assert(
        fc.property(question(zones), ({ sketch, from, to }) => {
          const { board, pass, work } = seen(sketch)
          const [start, end] = [setOf(board.zoneCount, from), setOf(board.zoneCount, to)]
          const there = naiveReaches(sketch, from, to)
          expect(reaches(work, pass, start, end)).toBe(there)
          const path = shortestPath(work, pass, start, end)
          expect(path !== undefined).toBe(there)
          if (path === undefined) return
          const costs = naiveCosts(sketch, from, () => 1)
          expect(path.steps).toBe(Math.min(...to.map((zone) => costs[zone]!)))
          expectOpenWay(sketch, path, from, to)
        }),
        { numRuns: runs },
      )
    })
  }

  it('the witness is the lowest-numbered, read backwards', () => {
    fc.assert(
      fc.property(question(), ({ sketch, from, to }) => {
        const { board, pass, work } = seen(sketch)
        const path = shortestPath(work, pass, setOf(board.zoneCount, from), setOf(board.zoneCount, to))
        if (path === undefined) return
        const costs = naiveCosts(sketch, from, () => 1)
        const zones = path.zoneList()
        expect(zones.at(-1)).toBe(Math.min(...to.filter((zone) => costs[zone] === path.steps)))
        for (let place = path.steps; place > 0; place--) {
          const before = openSteps(sketch)
            .filter((step) => step.to === zones[place] && costs[step.from] === place - 1)
            .filter((step) => mayLeave(sketch, step.from, place === 1))
            .sort((a, b) => a.from - b.from || a.connection - b.connection)[0]!
          expect([zones[place - 1], path.connections[place - 1]]).toEqual([before.from, before.connection])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('a pass that is reset is as good as new', () => {
    fc.assert(
      fc.property(sketches(), sketches(), (sketch, other) => {
        const { board, pass, work } = seen(sketch)
        pass.reset()
        for (const zone of other.closed) if (zone < board.zoneCount) pass.closeZone(zone)
        for (const connection of other.shut) if (connection < board.connectionCount) pass.shutConnection(connection)
        const again = { ...sketch, closed: other.closed, halted: [], shut: other.shut, shutOut: [] }
        for (let zone = 0; zone < board.zoneCount; zone++) {
          expect(members(reach(work, pass, zone))).toEqual(naiveReach(again, [zone]))
        }
      }),
    )
  })
})
