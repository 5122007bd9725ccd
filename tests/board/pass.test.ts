import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { members, setOf } from '#engine/board/bitset.ts'
import { compileBoard, WORDS, type Board } from '#engine/board/board.ts'
import { createPass, type Pass } from '#engine/board/pass.ts'
import { reach } from '#engine/board/reach.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import { boardOf, naiveReach, sketches, type Sketch } from './naive.ts'

/** Gravelotte – Rezonville by road and by railway, Rezonville – Flavigny, and a slope that is only gone down. */
const plateau = compileBoard({
  zones: [{ id: 'Gravelotte' }, { id: 'Rezonville' }, { id: 'Flavigny' }, { id: 'Gorze' }],
  connections: [
    { from: 'Gravelotte', to: 'Rezonville' },
    { id: 'railway', from: 'Gravelotte', to: 'Rezonville' },
    { from: 'Rezonville', to: 'Flavigny' },
    { from: 'Rezonville', to: 'Gorze', oneWay: true },
  ],
})
const [gravelotte, rezonville, flavigny, gorze] = [0, 1, 2, 3] as const
const [road, railway, lane, slope] = [0, 1, 2, 3] as const
const work = createWorkspace(plateau)
const free = () => createPass(plateau, { start: 'free' })
const reached = (pass: Pass, from: number) => members(reach(work, pass, from))

describe('a pass', () => {
  it('closes and halts nothing when it is made', () => {
    const pass = free()
    expect([members(pass.closed), members(pass.halted), pass.shutCount, pass.hasHalts]).toEqual([[], [], 0, false])
  })

  it('closes zones one by one, in sets, or these and no others', () => {
    const pass = free()
      .closeZone(gorze)
      .closeZones(setOf(4, [flavigny]))
    expect(members(pass.closed)).toEqual([flavigny, gorze])
    expect([pass.isClosed(gorze), pass.isClosed(rezonville)]).toEqual([true, false])
    expect(members(pass.closeOnly(setOf(4, [rezonville])).closed)).toEqual([rezonville])
  })

  it('halts zones one by one or in sets', () => {
    const pass = free().haltZone(gorze)
    expect([members(pass.halted), pass.hasHalts]).toEqual([[gorze], true])
    const other = free().haltZones(setOf(4, [rezonville]))
    expect([members(other.halted), other.hasHalts]).toEqual([[rezonville], true])
    expect(reached(other, gravelotte)).toEqual([gravelotte, rezonville])
    expect([other.isHalted(rezonville), other.isHalted(gorze)]).toEqual([true, false])
  })

  it('opens a zone that was closed and halted', () => {
    const pass = free().closeZone(rezonville).haltZone(rezonville)
    expect(reached(pass, gravelotte)).toEqual([gravelotte])
    expect(reached(pass.openZone(rezonville), gravelotte)).toEqual([gravelotte, rezonville, flavigny, gorze])
  })

  it('does not part two zones by shutting one of two connections between them', () => {
    const pass = free().shutConnection(road)
    expect(reached(pass, gravelotte)).toContain(rezonville)
    expect(reached(pass.shutConnection(railway), gravelotte)).toEqual([gravelotte])
  })

  it('shuts a set of connections in both directions', () => {
    const pass = free().shutConnections(setOf(4, [road, railway, lane]))
    expect([...pass.shut]).toEqual([1, 1, 1, 1, 1, 1, 0, 0])
    expect(reached(pass, rezonville)).toEqual([rezonville, gorze])
    expect(reached(pass, flavigny)).toEqual([flavigny])
  })

  it('shuts a connection for those alone who leave by one end', () => {
    const pass = free().shutDirection(lane, rezonville)
    expect(reached(pass, rezonville)).not.toContain(flavigny)
    expect(reached(pass, flavigny)).toContain(rezonville)
    const back = free().shutDirection(lane, flavigny)
    expect(reached(back, rezonville)).toContain(flavigny)
    expect(reached(back, flavigny)).toEqual([flavigny])
  })

  it('counts a direction once, however often it is shut', () => {
    const pass = free().shutDirection(road, gravelotte).shutConnection(road).shutConnection(road)
    expect(pass.shutCount).toBe(2)
  })

  it('never opens the ways it was made without', () => {
    const pass = createPass(plateau, { start: 'free', ways: setOf(4, [railway, slope]) })
    expect(pass.shutCount).toBe(4)
    expect(reached(pass, gravelotte)).toEqual([gravelotte, rezonville, gorze])
    pass.shutConnection(railway)
    expect(reached(pass, gravelotte)).toEqual([gravelotte])
    expect(reached(pass.reset(), gravelotte)).toEqual([gravelotte, rezonville, gorze])
    expect(pass.shutCount).toBe(4)
  })

  it('leaves the walls of the board to other passes', () => {
    const before = [...plateau.walls!]
    free().shutConnection(lane)
    createPass(plateau, { start: 'free', ways: setOf(4, [road]) })
      .shutConnection(road)
      .reset()
    expect([...plateau.walls!]).toEqual(before)
  })
})

/** What may be done to a pass; the numbers are taken modulo what the board has. */
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom('close', 'closeOnly', 'halt', 'open', 'shut', 'shutDirection', 'reset'),
    at: fc.nat(1000),
    also: fc.nat(1000),
  }),
  { maxLength: 12 },
)
type Deed = typeof deeds extends fc.Arbitrary<readonly (infer One)[]> ? One : never

/** The slow, obvious record of what a pass was told. */
class Told {
  closed = new Set<number>()
  halted = new Set<number>()
  readonly shut: Set<number>
  readonly always: readonly number[]

  constructor(always: readonly number[]) {
    this.always = always
    this.shut = new Set(always)
  }

  reset(): void {
    this.closed.clear()
    this.halted.clear()
    this.shut.clear()
    for (const arc of this.always) this.shut.add(arc)
  }
}

function tell(pass: Pass, record: Told, { kind, at, also }: Deed): void {
  const { board } = pass
  const zone = at % board.zoneCount
  const connection = board.connectionCount === 0 ? undefined : at % board.connectionCount
  if (kind === 'close') {
    pass.closeZone(zone)
    record.closed.add(zone)
  } else if (kind === 'closeOnly') {
    pass.closeOnly(setOf(board.zoneCount, [zone]))
    record.closed = new Set([zone])
  } else if (kind === 'halt') {
    pass.haltZone(zone)
    record.halted.add(zone)
  } else if (kind === 'open') {
    pass.openZone(zone)
    record.closed.delete(zone)
    record.halted.delete(zone)
  } else if (kind === 'reset') {
    pass.reset()
    record.reset()
  } else if (connection === undefined) return
  else if (kind === 'shut') {
    pass.shutConnection(connection)
    record.shut.add(2 * connection).add(2 * connection + 1)
  } else {
    pass.shutDirection(connection, also % 2 === 0 ? board.from[connection]! : board.to[connection]!)
    record.shut.add(2 * connection + (also % 2))
  }
}

/** Is there a wall between the two: has every step from the one to the other been shut? */
function isWall(board: Board, shut: ReadonlySet<number>, zone: number, other: number): boolean {
  for (let arc = 0; arc < 2 * board.connectionCount; arc++) {
    const connection = arc >> 1
    const forward = arc % 2 === 0
    if (!forward && board.oneWay[connection] !== 0) continue
    const [from, to] = [board.from[connection], board.to[connection]]
    if ((forward ? from : to) === zone && (forward ? to : from) === other && !shut.has(arc)) return false
  }
  return true
}

describe('any pass', () => {
  for (const [size, zones, runs] of [
    ['a small', 9, 300],
    ['a large', 300, 15],
  ] as const) {
    it(`is what was set since it was made or reset, on ${size} board`, () => {
      fc.assert(
        fc.property(sketches({ zones, open: true }), fc.nat(3), deeds, (sketch, every, told) => {
          const board = boardOf(sketch)
          const all = sketch.connections.map((_, connection) => connection)
          const excluded = all.filter((connection) => every > 0 && connection % 4 === every)
          const ways = setOf(
            board.connectionCount,
            all.filter((connection) => !excluded.includes(connection)),
          )
          const pass = createPass(board, every === 0 ? { start: 'bound' } : { start: 'bound', ways })
          const record = new Told(excluded.flatMap((connection) => [2 * connection, 2 * connection + 1]))
          for (const deed of told) {
            tell(pass, record, deed)
            const shut = Array.from(pass.shut.keys()).filter((arc) => pass.shut[arc] !== 0)
            expect(members(pass.closed)).toEqual([...record.closed].toSorted((a, b) => a - b))
            expect(members(pass.halted)).toEqual([...record.halted].toSorted((a, b) => a - b))
            expect(shut).toEqual([...record.shut].toSorted((a, b) => a - b))
            expect(pass.shutCount).toBe(record.shut.size)
            if (record.halted.size > 0) expect(pass.hasHalts).toBe(true)
          }
          const asTold: Sketch = {
            ...sketch,
            start: 'bound',
            closed: [...record.closed],
            halted: [...record.halted],
            connections: sketch.connections.flatMap(({ from, to }, connection) => [
              ...(record.shut.has(2 * connection) ? [] : [{ from, to, oneWay: true }]),
              ...(record.shut.has(2 * connection + 1) ? [] : [{ from: to, to: from, oneWay: true }]),
            ]),
          }
          expect(members(reach(createWorkspace(board), pass, 0))).toEqual(naiveReach(asTold, [0]))
        }),
        { numRuns: runs },
      )
    })
  }

  it('has walls exactly where every step is shut', () => {
    fc.assert(
      fc.property(sketches(), deeds, (sketch, told) => {
        const board = boardOf(sketch)
        const pass = createPass(board, { start: 'free' })
        const record = new Told([])
        for (const deed of told) tell(pass, record, deed)
        for (let zone = 0; zone < board.zoneCount; zone++) {
          for (let other = 0; other < board.zoneCount; other++) {
            const wall = ((pass.walls![WORDS * zone + (other >> 5)]! >> (other & 31)) & 1) === 1
            expect(wall).toBe(isWall(board, record.shut, zone, other))
          }
        }
      }),
    )
  })
})
