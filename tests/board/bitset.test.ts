import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
  type Bits,
} from '#engine/board/bitset.ts'

const sorted = (set: Iterable<number>) => [...set].sort((a, b) => a - b)

/** Around the borders of the words, where a set of bits goes wrong if it does. */
const sizes = fc.oneof(fc.constantFrom(1, 31, 32, 33, 63, 64, 65, 256), fc.integer({ min: 1, max: 130 }))

/** A size and lists of members; one list in four is everything, so that full words occur. */
const lists = (howMany: number) =>
  sizes.chain((size) => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: size, size: 'max' })
    const all = fc.constant(Array.from({ length: size }, (_, member) => member))
    const list = fc.oneof({ arbitrary: some, weight: 3 }, all)
    return fc.record({
      size: fc.constant(size),
      lists: fc.array(list, { minLength: howMany, maxLength: howMany }),
    })
  })

describe('a set of bits', () => {
  it('holds nothing when it is made empty, and everything when it is made full', () => {
    for (const size of [0, 1, 31, 32, 33, 64, 100]) {
      expect(members(emptySet(size))).toEqual([])
      expect(members(fullSet(size))).toEqual(Array.from({ length: size }, (_, member) => member))
      expect(count(fullSet(size))).toBe(size)
    }
  })

  it('takes no more words than it needs', () => {
    expect([0, 1, 32, 33].map((size) => emptySet(size).length)).toEqual([0, 1, 1, 2])
  })

  it('holds the last member of a word, where the sign of a number sits', () => {
    const set = setOf(64, [31, 63])
    expect([30, 31, 32, 62, 63].map((member) => has(set, member))).toEqual([false, true, false, false, true])
    expect(members(set)).toEqual([31, 63])
    expect(next(set, 32)).toBe(63)
  })

  it('is walked from any member on, and ends with −1', () => {
    const set = setOf(100, [3, 40, 99])
    expect([0, 3, 4, 41, 99, 100, 1000].map((from) => next(set, from))).toEqual([3, 3, 40, 99, 99, -1, -1])
    expect(next(emptySet(0), 0)).toBe(-1)
  })

  it('goes the way of a Set, whatever is added, removed and cleared', () => {
    const deed = (size: number) =>
      fc.record({
        kind: fc.constantFrom('add', 'add', 'add', 'remove', 'remove', 'clear'),
        member: fc.integer({ min: 0, max: size - 1 }),
      })
    const stories = sizes.chain((size) =>
      fc.record({ size: fc.constant(size), deeds: fc.array(deed(size), { maxLength: 60 }) }),
    )
    fc.assert(
      fc.property(stories, ({ size, deeds }) => {
        const set = emptySet(size)
        const model = new Set<number>()
        for (const { kind, member } of deeds) {
          if (kind === 'add') {
            add(set, member)
            model.add(member)
          } else if (kind === 'remove') {
            remove(set, member)
            model.delete(member)
          } else {
            clear(set)
            model.clear()
          }
          expect(members(set)).toEqual(sorted(model))
          expect(has(set, member)).toBe(model.has(member))
          expect(count(set)).toBe(model.size)
          expect(isEmpty(set)).toBe(model.size === 0)
        }
      }),
    )
  })

  it('unites, intersects and subtracts as a Set does, and leaves the other set as it was', () => {
    const cases: [(target: Bits, other: Bits) => void, (a: Set<number>, b: Set<number>) => Set<number>][] = [
      [unite, (a, b) => new Set([...a, ...b])],
      [intersect, (a, b) => new Set([...a].filter((member) => b.has(member)))],
      [subtract, (a, b) => new Set([...a].filter((member) => !b.has(member)))],
    ]
    fc.assert(
      fc.property(lists(2), ({ size, lists: [a = [], b = []] }) => {
        for (const [change, expected] of cases) {
          const target = setOf(size, a)
          const other = setOf(size, b)
          change(target, other)
          expect(members(target)).toEqual(sorted(expected(new Set(a), new Set(b))))
          expect(members(other)).toEqual(sorted(b))
        }
      }),
    )
  })

  it('meets, lies within and equals another as a Set does', () => {
    // Two drawn at random hardly ever lie within one another, so a part of the first comes too.
    const pairs = lists(2).chain(({ size, lists: [a = [], b = []] }) =>
      fc.oneof(fc.constant(b), fc.subarray(a), fc.constant(a.toReversed())).map((other) => ({ size, a, other })),
    )
    fc.assert(
      fc.property(pairs, ({ size, a, other }) => {
        const [one, two] = [setOf(size, a), setOf(size, other)]
        expect(meets(one, two)).toBe(a.some((member) => other.includes(member)))
        expect(isWithin(one, two)).toBe(a.every((member) => other.includes(member)))
        expect(isWithin(two, one)).toBe(other.every((member) => a.includes(member)))
        expect(isSame(one, two)).toBe(a.length === other.length && a.every((member) => other.includes(member)))
      }),
    )
  })

  it('is walked to the lowest member that is not below', () => {
    fc.assert(
      fc.property(lists(1), fc.nat(140), ({ size, lists: [list = []] }, from) => {
        const later = list.filter((member) => member >= from)
        expect(next(setOf(size, list), from)).toBe(later.length === 0 ? -1 : Math.min(...later))
      }),
    )
  })
})
