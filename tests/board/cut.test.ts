import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { members, setOf } from '#engine/board/bitset.ts'
import { compileBoard, type Board } from '#engine/board/board.ts'
import { connectionCut, zoneCut } from '#engine/board/cut.ts'
import { createPass } from '#engine/board/pass.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import { subsets } from './naive.ts'

/**
 * From Paris to Metz straight over Reims and Verdun, and a detour to either end of that road. The shortest way stands in
 * the way of there being two: a second way must push the first one off the road from Reims to Verdun.
 */
const detours = compileBoard({
  zones: ['Paris', 'Reims', 'Verdun', 'Metz', 'Troyes', 'Toul', 'Sedan', 'Longwy'].map((id) => ({ id })),
  connections: [
    { from: 'Paris', to: 'Reims' },
    { from: 'Reims', to: 'Verdun' },
    { from: 'Verdun', to: 'Metz' },
    { from: 'Paris', to: 'Troyes' },
    { from: 'Troyes', to: 'Toul' },
    { from: 'Toul', to: 'Verdun' },
    { from: 'Reims', to: 'Sedan' },
    { from: 'Sedan', to: 'Longwy' },
    { from: 'Longwy', to: 'Metz' },
  ],
})
const [paris, reims, verdun, metz, troyes, , sedan] = [0, 1, 2, 3, 4, 5, 6] as const

describe('the smallest cut where the shortest way stands in the way of two', () => {
  const work = createWorkspace(detours)
  const free = () => createPass(detours, { start: 'free' })

  it('is two zones, those nearest to the start', () => {
    expect(members(zoneCut(work, free(), paris, metz)!)).toEqual([reims, troyes])
    expect(members(zoneCut(work, free(), metz, paris)!)).toEqual([verdun, 7])
  })

  it('is two connections, those nearest to the start', () => {
    expect(members(connectionCut(work, free(), paris, metz)!)).toEqual([0, 3])
    expect(members(connectionCut(work, free(), metz, paris)!)).toEqual([2, 8])
  })

  it('does not count ways through a halted zone', () => {
    expect(members(zoneCut(work, free().haltZone(verdun), paris, metz)!)).toEqual([reims])
    expect(members(connectionCut(work, free().haltZone(verdun), paris, metz)!)).toEqual([0])
    expect(members(zoneCut(work, free().haltZone(verdun).haltZone(sedan), paris, metz)!)).toEqual([])
  })

  it('does not exist between neighbours, nor between two that share a zone', () => {
    expect(zoneCut(work, free(), paris, reims)).toBeUndefined()
    expect(zoneCut(work, free(), paris, setOf(8, [paris, metz]))).toBeUndefined()
    expect(connectionCut(work, free(), paris, setOf(8, [paris, metz]))).toBeUndefined()
  })
})

describe('the smallest cut where a way that was pushed off leaves one-way connections', () => {
  it('does not take them to be open backwards', () => {
    const ways = '0-1 0-2 0-3 1-4 1-5 1-6 2-4 2-5 3-4 3-5 4-7 6-7 6-8 6-9 7-10 8-10 9-10'.split(' ')
    const board = compileBoard({
      zones: [...Array(11).keys()].map((zone) => ({ id: `${zone}` })),
      connections: ways.map((way) => {
        const [from = '', to = ''] = way.split('-')
        return { from, to, oneWay: true }
      }),
    })
    const cut = connectionCut(createWorkspace(board), createPass(board, { start: 'free' }), 0, 10)!
    expect(members(cut).map((connection) => board.connectionIds[connection])).toEqual(['0-1', '4-7'])
  })
})

interface Layers {
  readonly board: Board
  readonly from: number
  readonly to: number
}

/**
 * Boards where ways get in each other's way: a start, three layers of zones and an end, joined at random and numbered at
 * random. Some connections lead back or are one-way.
 */
const layers: fc.Arbitrary<Layers> = fc
  .record({
    width: fc.integer({ min: 2, max: 3 }),
    dice: fc.array(fc.nat(11), { minLength: 40, maxLength: 40 }),
    order: fc.array(fc.nat(1000), { minLength: 11, maxLength: 11 }),
  })
  .map(({ width, dice, order }) => {
    const count = 3 * width + 2
    const numbers = [...Array(count).keys()].toSorted((a, b) => order[a]! - order[b]! || a - b)
    const layerOf = (place: number) => (place === 0 ? 0 : place === count - 1 ? 4 : 1 + Math.floor((place - 1) / width))
    const connections: { from: string; to: string; oneWay: boolean }[] = []
    let die = 0
    for (let a = 0; a < count; a++) {
      for (let b = a + 1; b < count; b++) {
        if (layerOf(b) - layerOf(a) !== 1) continue
        const roll = dice[die++ % dice.length]!
        const [from, to] = [`${numbers[a]}`, `${numbers[b]}`]
        const isOuter = layerOf(a) === 0 || layerOf(b) === 4
        if (isOuter || roll < 6) connections.push({ from, to, oneWay: roll % 3 === 0 })
        if (roll === 11) connections.push({ from: to, to: from, oneWay: true })
      }
    }
    const board = compileBoard({ zones: [...Array(count).keys()].map((zone) => ({ id: `${zone}` })), connections })
    return { board, from: numbers[0]!, to: numbers[count - 1]! }
  })

/** The zones to be reached when these are closed and those connections are gone. */
function flood(board: Board, from: number, closed: readonly number[], gone: readonly number[]): Set<number> {
  const found = new Set([from])
  for (const zone of found) {
    for (const connection of board.connectionsAt(zone)) {
      const isWrongWay = board.oneWay[connection] !== 0 && board.to[connection] === zone
      const other = board.otherEnd(connection, zone)
      if (!isWrongWay && !closed.includes(other) && !gone.includes(connection)) found.add(other)
    }
  }
  return found
}

const opened = (board: Board) => createPass(board, { start: 'free' })

describe('the smallest cut where ways get in each other’s way', () => {
  it('of zones parts the two, as no fewer do, and leaves the least behind it', () => {
    fc.assert(
      fc.property(layers, ({ board, from, to }) => {
        const cut = members(zoneCut(createWorkspace(board), opened(board), from, to)!)
        const between = [...Array(board.zoneCount).keys()].filter((zone) => zone !== from && zone !== to)
        const parting = subsets(between).filter((zones) => !flood(board, from, zones, []).has(to))
        const least = parting[0]!.length
        expect(cut).toHaveLength(least)
        const behind = flood(board, from, cut, [])
        expect(behind.has(to)).toBe(false)
        for (const rival of parting.filter((zones) => zones.length === least)) {
          expect([...behind].filter((zone) => !flood(board, from, rival, []).has(zone))).toEqual([])
        }
      }),
      { numRuns: 250 },
    )
  })

  it('of connections parts the two, as no fewer do, and leaves the least behind it', () => {
    fc.assert(
      fc.property(layers, ({ board, from, to }) => {
        const cut = members(connectionCut(createWorkspace(board), opened(board), from, to)!)
        const between = [...Array(board.zoneCount).keys()].filter((zone) => zone !== from && zone !== to)
        // Whatever parts the two takes at least every connection out of the zones that can then still be reached.
        const borders = subsets(between).map((zones) => {
          const inside = new Set([from, ...zones])
          const out = [...board.from.keys()].filter((connection) => {
            const [a, b] = [inside.has(board.from[connection]!), inside.has(board.to[connection]!)]
            return a !== b && (a || board.oneWay[connection] === 0)
          })
          return { inside, out }
        })
        const least = Math.min(...borders.map(({ out }) => out.length))
        expect(cut).toHaveLength(least)
        const behind = flood(board, from, [], cut)
        expect(behind.has(to)).toBe(false)
        for (const { inside, out } of borders) {
          if (out.length === least) expect([...behind].filter((zone) => !inside.has(zone))).toEqual([])
        }
      }),
      { numRuns: 250 },
    )
  })
})
