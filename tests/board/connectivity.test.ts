import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, has, members, setOf } from '#engine/board/bitset.ts'
import { compileBoard } from '#engine/board/board.ts'
import { whatBreaks, type Relation } from '#engine/board/breaks.ts'
import { components, weakPoints } from '#engine/board/connectivity.ts'
import { createCosts } from '#engine/board/costs.ts'
import { connectionCut, zoneCut } from '#engine/board/cut.ts'
import { createPass } from '#engine/board/pass.ts'
import { reaches } from '#engine/board/reach.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import {
  boardOf,
  naiveReach,
  naiveReaches,
  openSteps,
  passOf,
  sketches,
  subsets,
  without,
  type Sketch,
} from './naive.ts'

/** Two triangles, Metz and Verdun, joined by one bridge; and Bitche, alone. */
const lorraine = compileBoard({
  zones: ['Metz', 'Gorze', 'Ars', 'Étain', 'Verdun', 'Dieue', 'Bitche'].map((id) => ({ id })),
  connections: [
    { from: 'Metz', to: 'Gorze' },
    { from: 'Gorze', to: 'Ars' },
    { from: 'Ars', to: 'Metz' },
    { id: 'bridge', from: 'Gorze', to: 'Étain' },
    { from: 'Étain', to: 'Verdun' },
    { from: 'Verdun', to: 'Dieue' },
    { from: 'Dieue', to: 'Étain' },
  ],
})
const work = createWorkspace(lorraine)
const free = () => createPass(lorraine, { start: 'free' })
const [metz, gorze, ars, etain, verdun] = [0, 1, 2, 3, 4] as const
const bridge = lorraine.connectionOf('bridge')

describe('what hangs together', () => {
  it('is one component per part of the board', () => {
    const parts = components(work, free())
    expect(parts.count).toBe(2)
    expect([...parts.of]).toEqual([0, 0, 0, 0, 0, 0, 1])
  })

  it('leaves closed and halted zones out', () => {
    expect([...components(work, free().closeZone(gorze).haltZone(6)).of]).toEqual([0, -1, 0, 1, 1, 1, -1])
  })

  it('hangs on the bridge and on the two zones at its ends', () => {
    const weak = weakPoints(work, free())
    expect(members(weak.zones)).toEqual([gorze, etain])
    expect(members(weak.connections)).toEqual([bridge])
  })

  it('does not hang on a road that has a railway beside it', () => {
    const board = compileBoard({
      zones: [{ id: 'a' }, { id: 'b' }],
      connections: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    })
    expect(members(weakPoints(createWorkspace(board), createPass(board, { start: 'free' })).connections)).toEqual([])
  })
})

describe('the smallest cut', () => {
  it('of connections between Metz and Verdun is the bridge', () => {
    expect(members(connectionCut(work, free(), metz, verdun)!)).toEqual([bridge])
  })

  it('of zones is the end of the bridge nearer to where one comes from', () => {
    expect(members(zoneCut(work, free(), metz, verdun)!)).toEqual([gorze])
    expect(members(zoneCut(work, free(), verdun, metz)!)).toEqual([etain])
  })

  it('is empty when there is no way anyhow', () => {
    expect(members(zoneCut(work, free(), metz, 6)!)).toEqual([])
    expect(members(connectionCut(work, free(), metz, 6)!)).toEqual([])
  })

  it('is two where two ways are only free of each other when neither is the shortest', () => {
    const ways = ['s a m b t', 'a c d h t', 's e f g b']
    const board = compileBoard({
      zones: 's a m b t c d h e f g'.split(' ').map((id) => ({ id })),
      connections: ways.flatMap((way) => {
        const zones = way.split(' ')
        return zones.slice(1).map((to, place) => ({ from: zones[place]!, to }))
      }),
    })
    const [space, pass] = [createWorkspace(board), createPass(board, { start: 'free' })]
    const [start, end] = [board.zoneOf('s'), board.zoneOf('t')]
    expect(members(zoneCut(space, pass, start, end)!).map((zone) => board.zoneIds[zone])).toEqual(['a', 'e'])
    expect(members(connectionCut(space, pass, start, end)!).map((way) => board.connectionIds[way])).toEqual([
      's-a',
      's-e',
    ])
  })

  it('of zones does not exist between neighbours', () => {
    expect(zoneCut(work, free(), metz, ars)).toBeUndefined()
    expect(connectionCut(work, free(), metz, ars)).toBeDefined()
  })
})

describe('what breaks', () => {
  const relations: Relation[] = [
    { from: metz, to: verdun },
    { from: metz, to: ars },
    { from: metz, to: 6 },
    { from: metz, to: ars, steps: 1 },
  ]

  it('when the bridge goes: the way to Verdun', () => {
    expect(whatBreaks(work, free(), { connection: bridge }, relations)).toEqual([0])
  })

  it('when the road from Ars goes: only what had to be short', () => {
    expect(whatBreaks(work, free(), { connection: 2 }, relations)).toEqual([3])
  })

  it('when a zone goes: what had to pass it, and what ended there', () => {
    expect(whatBreaks(work, free(), { zone: gorze }, relations)).toEqual([0])
    expect(whatBreaks(work, free(), { zone: ars }, relations)).toEqual([1, 3])
  })

  it('when a cheaper road goes: what could only just be paid', () => {
    const costs = createCosts(lorraine, (connection) => (connection === 2 ? 1 : 2))
    const dear: Relation[] = [1, 3, 4].map((budget) => ({ from: metz, to: ars, costs, budget }))
    expect(whatBreaks(work, free(), { connection: 2 }, dear)).toEqual([0, 1])
  })

  it('leaves the pass as it was', () => {
    const pass = free().shutDirection(bridge, gorze)
    whatBreaks(work, pass, { connection: bridge }, [{ from: verdun, to: metz }])
    whatBreaks(work, pass, { zone: gorze }, [{ from: verdun, to: metz }])
    expect(reaches(work, pass, verdun, metz)).toBe(true)
    expect(reaches(work, pass, metz, verdun)).toBe(false)
  })
})

/** The zones joined both ways to this one, by the definition of the module and with no start. */
function naiveComponents(sketch: Sketch): number[] {
  const steps = openSteps(sketch)
  const open = (zone: number) => !sketch.closed.includes(zone) && !sketch.halted.includes(zone)
  const joined = steps.filter(
    (step) =>
      open(step.from) &&
      open(step.to) &&
      steps.some((back) => back.connection === step.connection && back.from === step.to),
  )
  const of = Array.from({ length: sketch.zones }, (_, zone) => (open(zone) ? zone : -1))
  for (let round = 0; round < sketch.zones; round++) {
    for (const { from, to } of joined) of[to] = Math.min(of[to]!, of[from]!)
  }
  const lowest = [...new Set(of.filter((zone) => zone >= 0))].sort((a, b) => a - b)
  return of.map((zone) => lowest.indexOf(zone))
}

const partsWithout = (sketch: Sketch) => Math.max(-1, ...naiveComponents(sketch)) + 1

describe('on any board', () => {
  it('components agree with spreading the lowest number', () => {
    fc.assert(
      fc.property(sketches(), (sketch) => {
        const board = boardOf(sketch)
        const parts = components(createWorkspace(board), passOf(sketch, board))
        expect([...parts.of]).toEqual(naiveComponents(sketch))
        expect(parts.count).toBe(partsWithout(sketch))
      }),
      { numRuns: 400 },
    )
  })

  it('a zone or connection is weak exactly when without it there are more components', () => {
    fc.assert(
      fc.property(sketches(), (sketch) => {
        const board = boardOf(sketch)
        const weak = weakPoints(createWorkspace(board), passOf(sketch, board))
        const parts = partsWithout(sketch)
        for (let zone = 0; zone < sketch.zones; zone++) {
          expect(has(weak.zones, zone)).toBe(partsWithout(without.zone(sketch, zone)) > parts)
        }
        sketch.connections.forEach((_, connection) => {
          expect(has(weak.connections, connection)).toBe(partsWithout(without.connection(sketch, connection)) > parts)
        })
      }),
      { numRuns: 300 },
    )
  })

  const pairs = sketches({ zones: 7 }).chain((sketch) => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: sketch.zones - 1 }), { minLength: 1, maxLength: 2 })
    return fc.record({
      sketch: fc.constant({ ...sketch, connections: sketch.connections.slice(0, 11) }),
      from: some,
      to: some,
    })
  })
  /** The sketch with only as many connections as it has may name some that are gone. */
  const trimmed = (sketch: Sketch): Sketch => {
    const there = (connection: number) => connection < sketch.connections.length
    const { shut, shutOut, excluded } = sketch
    return { ...sketch, shut: shut.filter(there), shutOut: shutOut.filter(there), excluded: excluded.filter(there) }
  }

  it('no fewer zones than the cut part the two, and the cut does', () => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const sketch = trimmed(pair.sketch)
        const { from, to } = pair
        const board = boardOf(sketch)
        const cut = zoneCut(
          createWorkspace(board),
          passOf(sketch, board),
          setOf(board.zoneCount, from),
          setOf(board.zoneCount, to),
        )
        const others = Array.from({ length: sketch.zones }, (_, zone) => zone).filter(
          (zone) => !from.includes(zone) && !to.includes(zone),
        )
        const parts = (zones: readonly number[]) => !naiveReaches(zones.reduce(without.zone, sketch), from, to)
        const smallest = from.some((zone) => to.includes(zone)) ? undefined : subsets(others).find(parts)
        expect(cut && count(cut)).toBe(smallest?.length)
        if (cut === undefined) return
        expect(parts(members(cut))).toBe(true)
        expect(members(cut).every((zone) => others.includes(zone))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('no fewer connections than the cut part the two, and the cut does', () => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const sketch = trimmed(pair.sketch)
        const { from, to } = pair
        const board = boardOf(sketch)
        const cut = connectionCut(
          createWorkspace(board),
          passOf(sketch, board),
          setOf(board.zoneCount, from),
          setOf(board.zoneCount, to),
        )
        if (from.some((zone) => to.includes(zone))) {
          expect(cut).toBeUndefined()
          return
        }
        const all = sketch.connections.map((_, connection) => connection)
        const parts = (list: readonly number[]) => !naiveReaches(list.reduce(without.connection, sketch), from, to)
        expect(count(cut!)).toBe(subsets(all).find(parts)!.length)
        expect(parts(members(cut!))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('of all smallest cuts the nearest to the start is given', () => {
    fc.assert(
      fc.property(pairs, (pair) => {
        const sketch = trimmed(pair.sketch)
        const { from, to } = pair
        const board = boardOf(sketch)
        const cut = zoneCut(
          createWorkspace(board),
          passOf(sketch, board),
          setOf(board.zoneCount, from),
          setOf(board.zoneCount, to),
        )
        if (cut === undefined || count(cut) === 0) return
        const behind = (zones: readonly number[]) => naiveReach(zones.reduce(without.zone, sketch), from)
        const mine = behind(members(cut))
        const others = Array.from({ length: sketch.zones }, (_, zone) => zone).filter(
          (zone) => !from.includes(zone) && !to.includes(zone),
        )
        for (const rival of subsets(others).filter((zones) => zones.length === count(cut))) {
          if (naiveReaches(rival.reduce(without.zone, sketch), from, to)) continue
          expect(behind(rival)).toEqual(expect.arrayContaining(mine))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('what breaks is what held before and does not after', () => {
    const question = sketches().chain((sketch) => {
      const zone = fc.integer({ min: 0, max: sketch.zones - 1 })
      const relations = fc.array(fc.record({ from: zone, to: zone }), { maxLength: 8 })
      return fc.record({ sketch: fc.constant(sketch), zone, connection: fc.nat(30), relations })
    })
    fc.assert(
      fc.property(question, ({ sketch, zone, connection, relations }) => {
        const board = boardOf(sketch)
        const work = createWorkspace(board)
        const pass = passOf(sketch, board)
        const broken = (after: Sketch) =>
          relations.flatMap(({ from, to }, index) =>
            naiveReaches(sketch, [from], [to]) && !naiveReaches(after, [from], [to]) ? [index] : [],
          )
        expect(whatBreaks(work, pass, { zone }, relations)).toEqual(broken(without.zone(sketch, zone)))
        if (sketch.connections.length === 0) return
        const lost = connection % sketch.connections.length
        expect(whatBreaks(work, pass, { connection: lost }, relations)).toEqual(
          broken(without.connection(sketch, lost)),
        )
      }),
      { numRuns: 400 },
    )
  })
})
