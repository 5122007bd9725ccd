import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flag, oneOf, whole } from '#engine/board/attributes.ts'
import {
  add,
  clear,
  count,
  emptySet,
  fullSet,
  has,
  intersect,
  isEmpty,
  isSame,
  isWithin,
  meets,
  members,
  next,
  remove,
  setOf,
  subtract,
  unite,
} from '#engine/board/bitset.ts'
import { BoardFault } from '#engine/board/board-problems.ts'
import { compileBoard } from '#engine/board/board.ts'

const ardennes = compileBoard(
  {
    zones: [
      { id: 'Sedan', terrain: 'town', fortress: 1, french: true },
      { id: 'Givonne', terrain: 'forest' },
      { id: 'Illy', terrain: 'clear', fortress: 0 },
    ],
    connections: [
      { from: 'Sedan', to: 'Givonne', way: 'road', bearings: [90, 270] },
      { from: 'Illy', to: 'Sedan', way: 'path', bearings: [180, 0] },
      { id: 'railway', from: 'Sedan', to: 'Givonne', way: 'railway', bearings: [100, 280] },
      { from: 'Givonne', to: 'Illy', way: 'path', oneWay: true, bearings: [350, 120] },
    ],
  },
  {
    zone: { terrain: oneOf(['clear', 'town', 'forest']), fortress: whole(0), french: flag() },
    connection: { way: oneOf(['road', 'path', 'railway']) },
  },
)
const [sedan, givonne, illy] = [0, 1, 2] as const

describe('a board', () => {
  it('numbers zones and connections as the data lists them', () => {
    expect(ardennes.zoneCount).toBe(3)
    expect(ardennes.zoneIds).toEqual(['Sedan', 'Givonne', 'Illy'])
    expect(ardennes.zoneOf('Illy')).toBe(illy)
    expect(ardennes.findZone('Metz')).toBeUndefined()
    expect(() => ardennes.zoneOf('Metz')).toThrow('There is no zone “Metz” on this board.')
  })

  it('names connections by their ends where the data does not', () => {
    expect(ardennes.connectionIds).toEqual(['Sedan-Givonne', 'Illy-Sedan', 'railway', 'Givonne-Illy'])
    expect(ardennes.connectionOf('Illy-Sedan')).toBe(1)
    const twins = compileBoard({
      zones: [{ id: 'a' }, { id: 'b' }],
      connections: [
        { from: 'a', to: 'b' },
        { from: 'a', to: 'b' },
      ],
    })
    expect(twins.connectionIds).toEqual(['a-b', 'a-b-2'])
  })

  it('knows the neighbours, each once, and only where one may go', () => {
    expect(ardennes.neighbours(sedan)).toEqual([givonne, illy])
    expect(ardennes.neighbours(givonne)).toEqual([sedan, illy])
    expect(ardennes.neighbours(illy)).toEqual([sedan])
  })

  it('knows the connections of a zone in the cyclic order of their bearings', () => {
    expect(ardennes.connectionsAt(sedan)).toEqual([1, 0, 2])
    expect(ardennes.connectionsAt(givonne)).toEqual([0, 2, 3])
    expect(ardennes.connectionsAt(illy)).toEqual([3, 1])
    expect(ardennes.around(sedan, 0, 1)).toBe(2)
    expect(ardennes.around(sedan, 2, 1)).toBe(1)
    expect(ardennes.around(sedan, 1, -1)).toBe(2)
  })

  it('knows the connections between two zones and their other ends', () => {
    expect(ardennes.connectionsBetween(givonne, sedan)).toEqual([0, 2])
    expect(ardennes.connectionsBetween(illy, illy)).toEqual([])
    expect(ardennes.otherEnd(1, sedan)).toBe(illy)
    expect(ardennes.otherEnd(1, illy)).toBe(sedan)
  })

  it('holds attributes as columns', () => {
    expect(ardennes.zone.terrain.at(sedan)).toBe('town')
    expect(ardennes.zone.terrain.is(givonne, 'forest')).toBe(true)
    expect([...ardennes.zone.terrain.codes]).toEqual([1, 2, 0])
    expect(ardennes.zone.terrain.code('forest')).toBe(2)
    expect([...ardennes.zone.fortress.values]).toEqual([1, 0, 0])
    expect(ardennes.zone.fortress.at(sedan)).toBe(1)
    expect(members(ardennes.zone.french.set)).toEqual([sedan])
    expect(ardennes.zone.french.at(illy)).toBe(false)
    expect(members(ardennes.connection.way.where('path'))).toEqual([1, 3])
  })

  it('may have neither zones nor connections', () => {
    expect(compileBoard({ zones: [], connections: [] }).zoneCount).toBe(0)
  })

  it('may have 10,000 zones', () => {
    const zones = Array.from({ length: 10_000 }, (_, zone) => ({ id: `z${zone}` }))
    const connections = zones.slice(1).map(({ id }, zone) => ({ from: `z${zone}`, to: id }))
    expect(compileBoard({ zones, connections }).neighbours(5_000)).toEqual([4_999, 5_001])
  })
})

describe('bad data', () => {
  const faultsOf = (compile: () => unknown) => {
    try {
      compile()
    } catch (error) {
      if (error instanceof BoardFault) return error.problems
      throw error
    }
    return []
  }

  it('is refused with every problem at once', () => {
    const problems = faultsOf(() =>
      compileBoard(
        {
          zones: [{ id: 'a', height: 1 }, { id: 'a', height: 2 }, { id: '', height: 3 }, { id: 'b' }],
          connections: [
            { from: 'a', to: 'a' },
            { from: 'x', to: 'y' },
            { id: 'r', from: 'a', to: 'b' },
            { id: 'r', from: 'b', to: 'a' },
          ],
        },
        { zone: { height: whole() } },
      ),
    )
    expect(problems.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'duplicate-zone zones[1].id',
      'empty-id zones[2].id',
      'self-loop connections[0]',
      'unknown-zone connections[1].from',
      'unknown-zone connections[1].to',
      'duplicate-connection connections[3].id',
      'attribute zones[3].height',
    ])
    expect(problems[3]!.message).toBe('Connection x–y: there is no zone “x”; correct the id or add the zone.')
    expect(problems[6]!.message).toBe('Zone “b”: height is missing; give a whole number.')
  })

  it('is refused when an attribute is of the wrong kind', () => {
    // As it may come from a file: the types would forbid it.
    const row = JSON.parse('{"id":"a","height":1.5,"town":"yes","terrain":"bog"}') as { id: string }
    const problems = faultsOf(() =>
      compileBoard(
        { zones: [row], connections: [] },
        { zone: { height: whole(), town: flag(), terrain: oneOf(['clear', 'forest']) } },
      ),
    )
    expect(problems.map(({ message }) => message)).toEqual([
      'Zone “a”: height is 1.5, not a whole number.',
      'Zone “a”: town is “yes”, not true or false.',
      'Zone “a”: terrain is “bog”; it must be one of clear, forest.',
    ])
  })
})

describe('sets', () => {
  const size = 100
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))
  const sorted = (list: Iterable<number>) => [...list].sort((a, b) => a - b)

  it('hold what was added and not what was removed', () => {
    const set = setOf(70, [0, 31, 32, 69])
    remove(set, 31)
    add(set, 64)
    expect(members(set)).toEqual([0, 32, 64, 69])
    expect(next(set, 33)).toBe(64)
    expect(next(set, 70)).toBe(-1)
    clear(set)
    expect(isEmpty(set)).toBe(true)
  })

  it('when full hold exactly what they are for', () => {
    for (const full of [0, 1, 31, 32, 33, 64, 150]) expect(members(fullSet(full))).toEqual([...Array(full).keys()])
  })

  it('behave as the sets of the language do', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const isInBoth = (member: number) => a.includes(member) && b.includes(member)
        const on = (change: (target: Int32Array, other: Int32Array) => void) => {
          const target = setOf(size, a)
          change(target, setOf(size, b))
          return members(target)
        }
        expect(on(unite)).toEqual(sorted(new Set([...a, ...b])))
        expect(on(intersect)).toEqual(sorted(a.filter(isInBoth)))
        expect(on(subtract)).toEqual(sorted(a.filter((member) => !isInBoth(member))))
        expect(meets(setOf(size, a), setOf(size, b))).toBe(a.some(isInBoth))
        expect(isWithin(setOf(size, a), setOf(size, b))).toBe(a.every(isInBoth))
        expect(isSame(setOf(size, a), setOf(size, b))).toBe(a.every(isInBoth) && b.every(isInBoth))
        expect(count(setOf(size, a))).toBe(a.length)
        expect(isEmpty(setOf(size, a))).toBe(a.length === 0)
        expect(a.every((member) => has(setOf(size, a), member))).toBe(true)
        expect(isEmpty(emptySet(size))).toBe(true)
      }),
    )
  })
})
