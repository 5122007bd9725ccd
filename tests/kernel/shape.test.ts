import fc from 'fast-check'
import { partsMaker } from '#engine/kernel/values/parts.ts'
import { describe, expect, it } from 'vitest'
import {
  defineScalars,
  flag,
  list,
  members,
  place,
  table,
  word,
  wordsOf,
  writeStarts,
  type Column,
  type Fields,
  type FlagColumn,
  type List,
  type Members,
  type Shape,
} from '#engine/kernel/values/shape.ts'

const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

/** A holder of one shape, somewhere in the middle of words that must not be touched. */
function holderOf<S extends Shape>(
  shape: S,
  base = 3,
): { fields: Fields<S>; words: Int32Array; around: () => number[] } {
  const placed = place(shape)
  const words = new Int32Array(base + placed.length + 3).fill(77)
  writeStarts(placed, words, base)
  class Holder {
    readonly words = words
    readonly base = base
  }
  defineScalars(Holder.prototype, placed)
  const holder = new Holder()
  partsMaker(placed)(holder)
  const around = () => [...words.subarray(0, base), ...words.subarray(base + placed.length)]
  // The accessors were defined from this very shape.
  return { fields: holder as unknown as Fields<S>, words, around }
}

describe('words and flags', () => {
  it('start as the shape says and hold what they are given', () => {
    const { fields, around } = holderOf({ turn: word(), morale: word({ start: -7 }), night: flag() })
    expect([fields.turn, fields.morale, fields.night]).toEqual([0, -7, false])
    fields.turn += 5
    fields.night = true
    expect([fields.turn, fields.morale, fields.night]).toEqual([5, -7, true])
    expect(new Set(around())).toEqual(new Set([77]))
  })

  it('hold every 32-bit number', () => {
    fc.assert(
      fc.property(int32, (value) => {
        const { fields } = holderOf({ a: word(), b: word() })
        fields.a = value
        expect([fields.a, fields.b]).toEqual([value, 0])
      }),
    )
  })

  it('may not take a name that the kernel needs', () => {
    expect(() => holderOf({ words: list(2) })).toThrow('"words" is a word of the kernel\'s own')
    expect(() => holderOf({ toString: word() })).toThrow('"toString" is a word of the kernel\'s own')
  })
})

describe('tables', () => {
  const shape = {
    unit: table(4, { at: word({ start: -1 }), gone: flag(), sp: word({ start: 2 }) }),
    after: word({ start: 9 }),
  }

  it('behave as rows of independent values', () => {
    const change = fc.record({ row: fc.nat(3), at: int32, gone: fc.boolean(), add: fc.integer({ min: -99, max: 99 }) })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const { fields, around } = holderOf(shape)
        const model = Array.from({ length: 4 }, () => ({ at: -1, gone: false, sp: 2 }))
        for (const { row, at, gone, add } of changes) {
          fields.unit.at.set(row, at)
          fields.unit.gone.set(row, gone)
          fields.unit.sp.add(row, add)
          model[row] = { at, gone, sp: model[row]!.sp + add }
        }
        const rows = model.map((_, row) => ({
          at: fields.unit.at.of(row),
          gone: fields.unit.gone.of(row),
          sp: fields.unit.sp.of(row),
        }))
        expect(rows).toEqual(model)
        expect([fields.after, fields.unit.rows]).toEqual([9, 4])
        expect(new Set(around())).toEqual(new Set([77]))
      }),
    )
  })

  it('are filled and cleared a column at a time', () => {
    const { fields } = holderOf(shape)
    fields.unit.sp.fill(8)
    fields.unit.gone.set(3, true)
    fields.unit.gone.clear()
    expect(
      [0, 1, 2, 3].map((row) => [fields.unit.at.of(row), fields.unit.gone.of(row), fields.unit.sp.of(row)]),
    ).toEqual(Array(4).fill([-1, false, 8]))
  })

  it('know no row outside', () => {
    const { fields } = holderOf(shape)
    for (const row of [-1, 4, 1e9]) {
      expect(() => fields.unit.at.of(row)).toThrow(`${row} is not one of 4`)
      expect(() => fields.unit.at.set(row, 1)).toThrow('is not one of 4')
      expect(() => fields.unit.gone.of(row)).toThrow('is not one of 4')
      expect(() => fields.unit.gone.set(row, true)).toThrow('is not one of 4')
    }
  })
})

type ListCommand = { do: 'push' | 'insert' | 'takeOut' | 'remove' | 'clear'; value: number; at: number }
const listCommand = fc.record({
  do: fc.constantFrom<ListCommand['do']>('push', 'push', 'push', 'insert', 'insert', 'takeOut', 'remove', 'clear'),
  value: fc.integer({ min: -2, max: 5 }),
  at: fc.nat(7),
})

/** Does the same to a list and to an array; both answers are given back. */
function doToList(fields: List, model: number[], command: ListCommand): [unknown, unknown] {
  const { value, at } = command
  if (command.do === 'push' && model.length < 6) {
    fields.push(value)
    model.push(value)
  } else if (command.do === 'insert' && model.length < 6 && at <= model.length) {
    fields.insert(at, value)
    model.splice(at, 0, value)
  } else if (command.do === 'takeOut' && at < model.length) {
    return [fields.takeOut(at), model.splice(at, 1)[0]]
  } else if (command.do === 'remove') {
    const index = model.indexOf(value)
    if (index >= 0) model.splice(index, 1)
    return [fields.remove(value), index >= 0]
  } else if (command.do === 'clear') {
    fields.clear()
    model.length = 0
  }
  return [undefined, undefined]
}
const contents = (fields: List): number[] => Array.from({ length: fields.length }, (_, index) => fields.of(index))

describe('lists', () => {
  it('behave as an array', () => {
    fc.assert(
      fc.property(fc.array(listCommand), (commands) => {
        const { fields, around } = holderOf({ pile: list(6) })
        const model: number[] = []
        for (const command of commands) {
          const [answer, expected] = doToList(fields.pile, model, command)
          expect(answer).toBe(expected)
          expect(contents(fields.pile)).toEqual(model)
        }
        for (let value = -2; value < 6; value++) {
          expect([fields.pile.indexOf(value), fields.pile.has(value)]).toEqual([
            model.indexOf(value),
            model.includes(value),
          ])
        }
        expect(new Set(around())).toEqual(new Set([77]))
      }),
    )
  })

  it('are equal words when they are equal lists, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(listCommand), (commands) => {
        const { fields, words } = holderOf({ pile: list(6) })
        const model: number[] = []
        for (const command of commands) doToList(fields.pile, model, command)
        const fresh = holderOf({ pile: list(6) })
        for (const value of model) fresh.fields.pile.push(value)
        expect(words).toEqual(fresh.words)
      }),
    )
  })

  it('refuse more than there is room for, and indices outside', () => {
    const { fields, words } = holderOf({ pile: list(2) })
    fields.pile.push(1)
    expect(() => fields.pile.of(1)).toThrow('1 is not one of 1')
    expect(() => fields.pile.takeOut(1)).toThrow('1 is not one of 1')
    expect(() => fields.pile.insert(2, 5)).toThrow('2 is not one of 2')
    fields.pile.push(2)
    const before = words.slice()
    expect(() => fields.pile.push(3)).toThrow('a list with room for 2 is full')
    expect(() => fields.pile.insert(0, 3)).toThrow('a list with room for 2 is full')
    expect(words).toEqual(before)
  })
})

describe('sets', () => {
  it.each([1, 31, 32, 33, 70])('of %i behave as a set, and equal sets are equal words', (size) => {
    const command = fc.record({ add: fc.boolean(), member: fc.nat(size - 1) })
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const { fields, words, around } = holderOf({ in: members(size) })
        const model = new Set<number>()
        for (const { add, member } of commands) {
          if (add) fields.in.add(member)
          else fields.in.delete(member)
          if (add) model.add(member)
          else model.delete(member)
        }
        const inside = Array.from({ length: size }, (_, member) => member).filter((member) => fields.in.has(member))
        expect([inside, fields.in.count]).toEqual([[...model].sort((a, b) => a - b), model.size])
        const walked: number[] = []
        for (let member = fields.in.next(0); member >= 0; member = fields.in.next(member + 1)) walked.push(member)
        expect(walked).toEqual(inside)
        const fresh = holderOf({ in: members(size) })
        for (const member of inside.reverse()) fresh.fields.in.add(member)
        expect(words).toEqual(fresh.words)
        expect(new Set(around())).toEqual(new Set([77]))
        fields.in.clear()
        expect([fields.in.count, new Set(around())]).toEqual([0, new Set([77])])
      }),
    )
  })

  it('know no member outside', () => {
    const { fields } = holderOf({ in: members(33) })
    for (const member of [-1, 33]) {
      expect(() => fields.in.has(member)).toThrow('is not one of 33')
      expect(() => fields.in.add(member)).toThrow('is not one of 33')
      expect(() => fields.in.delete(member)).toThrow('is not one of 33')
    }
  })
})

describe('a shape', () => {
  const shape = { a: word(), t: table(3, { x: word(), y: flag() }), l: list(4), m: members(40), f: flag() }

  it('places its parts one after the other without gaps', () => {
    expect(Object.values(shape).map(wordsOf)).toEqual([1, 6, 5, 2, 1])
    const { at, length } = place(shape)
    expect([Object.fromEntries(at), length]).toEqual([{ a: 0, t: 1, l: 7, m: 12, f: 14 }, 15])
  })

  it('moves its parts to other words of the same holder', () => {
    const placed = place({ l: list(2), t: table(2, { x: word(), y: flag() }), m: members(5) })
    const words = new Int32Array(40)
    const holder = { words, base: 0 } as {
      words: Int32Array
      base: number
      l?: List
      t?: { x: Column; y: FlagColumn }
      m?: Members
    }
    const { move } = partsMaker(placed)(holder)
    holder.l!.push(4)
    move(20)
    expect(holder.l!.length).toBe(0)
    holder.l!.push(9)
    holder.t!.x.set(1, 3)
    holder.t!.y.set(0, true)
    holder.m!.add(2)
    move(0)
    expect([contents(holder.l!), holder.t!.x.of(1), holder.t!.y.of(0), holder.m!.count]).toEqual([[4], 0, false, 0])
    expect(words[20]).toBe(1)
  })
})
