import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import { Bag, contents, everyWay, frequencies, sorted, sumOf } from './bag.ts'

const ordered = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

describe('dice', () => {
  it('of any number of faces show 1 to that number, and every face', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.string(), (faces, seed) => {
        const { chance } = new Bag(seed)
        const seen = new Set(Array.from({ length: faces * 40 }, () => chance.die(faces, 'die')))
        expect(ordered([...seen])).toEqual(Array.from({ length: faces }, (_, face) => face + 1))
      }),
    )
  })

  it('rolled together are draws of their own, added up', () => {
    const { chance, told } = new Bag()
    const sum = chance.dice(5, 6, 'volley')
    expect(told.map(({ label, of }) => [label, of])).toEqual(Array(5).fill(['volley', 6]))
    expect(told.reduce((all, { value }) => all + value, 0)).toBe(sum)
    expect(chance.draws).toBe(5)
  })
})

describe('a bag', () => {
  const values = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 })

  it('gives out exactly what was in it, each once', () => {
    fc.assert(
      fc.property(values, fc.string(), (put, seed) => {
        const bag = new Bag(seed).fill(put)
        const out = put.map((_, index) => {
          const value = bag.chance.takeFrom(bag.list, 'bag', 'thing')
          expect(bag.told.at(-1)).toEqual({ label: 'bag', value, of: put.length - index, noun: 'thing', seenBy: -1 })
          return value
        })
        expect([ordered(out), bag.list.length]).toEqual([ordered(put), 0])
      }),
    )
  })

  it('kept as counts does the same', () => {
    const counts = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }).filter((all) => all.some((count) => count > 0))
    fc.assert(
      fc.property(counts, fc.string(), (put, seed) => {
        const bag = new Bag(seed).count(put)
        const total = put.reduce((sum, count) => sum + count, 0)
        const out = [0, 0, 0, 0, 0]
        for (let left = total; left > 0; left--) {
          out[bag.chance.takeFromCounts(bag.counts, 'counts')]! += 1
          expect(bag.told.at(-1)?.of).toBe(left)
        }
        expect([out, bag.counts.of(0) + bag.counts.of(4)]).toEqual([put, 0])
      }),
    )
  })

  it('looked into stays as it is', () => {
    const bag = new Bag().fill([3, 1, 1])
    const seen = new Set(Array.from({ length: 50 }, () => bag.chance.lookInto(bag.list, 'look')))
    expect([contents(bag.list), ordered([...seen])]).toEqual([
      [3, 1, 1],
      [1, 3],
    ])
  })

  it('that is empty is a mistake of whoever draws, with the draw named', () => {
    const bag = new Bag()
    for (const draw of [
      () => bag.chance.takeFrom(bag.list, 'reserves'),
      () => bag.chance.lookInto(bag.list, 'reserves'),
      () => bag.chance.takeFromCounts(bag.counts, 'reserves'),
    ])
      expect(draw).toThrow('nothing is left to draw for "reserves"')
  })
})

describe('the telling of draws', () => {
  it('says who sees it, and is not recorded when no journal is kept', () => {
    const bag = new Bag()
    bag.chance.die(6, 'secret', 1)
    expect(bag.told).toEqual([{ label: 'secret', value: expect.any(Number), of: 6, noun: undefined, seenBy: 1 }])
    bag.chance.told = undefined
    bag.chance.die(6, 'unheard')
    expect([bag.told.length, bag.chance.draws]).toEqual([1, 2])
  })

  it('of what was decided before looks like any other draw and counts as one', () => {
    const bag = new Bag()
    expect(bag.chance.decided(3, 9, 'card', 'card', 0)).toBe(3)
    expect(bag.told).toEqual([{ label: 'card', value: 3, of: 9, noun: 'card', seenBy: 0 }])
    expect(bag.chance.draws).toBe(1)
  })

  it('while sides choose in secret has to name the side that sees it', () => {
    const bag = new Bag()
    bag.words[HEAD.secrets] = 1
    expect(() => bag.chance.die(6, 'plan')).toThrow('"plan" is made in secret')
    bag.chance.die(6, 'plan', 0)
    expect(bag.told.map(({ seenBy }) => seenBy)).toEqual([0])
  })
})

describe('a script', () => {
  const follow = (script: readonly Scripted[], draw: (bag: Bag) => unknown): (() => unknown) => {
    const bag = new Bag().fill([2, 2, 3]).count([0, 1, 2])
    bag.chance.follow(script)
    return () => draw(bag)
  }

  it('is followed value by value, with labels where they are given and names where things are drawn', () => {
    const script: Scripted[] = [5, { draw: 'second', value: 1 }, 'three', { draw: 'bowl', value: 'two' }]
    const values = follow(script, ({ chance, list, counts }) => [
      chance.die(6, 'first'),
      chance.die(6, 'second'),
      chance.takeFrom(list, 'bag', 'thing'),
      chance.takeFromCounts(counts, 'bowl', 'thing'),
      chance.release(),
    ])
    expect(values()).toEqual([5, 1, 3, 2, 4])
  })

  it('says which draw is missing', () => {
    expect(follow([], ({ chance }) => chance.die(6, 'weather'))).toThrow(
      'The draw "weather" has no value: 0 of the scripted values were used',
    )
  })

  it('says which draw a value does not fit, and what would', () => {
    expect(follow([7], ({ chance }) => chance.die(6, 'weather'))).toThrow(
      'The draw "weather" cannot be 7; it can be one of 1, 2, 3, 4, 5, 6.',
    )
    expect(follow([1.5], ({ chance }) => chance.die(2, 'coin'))).toThrow(
      'The draw "coin" cannot be 1.5; it can be one of 1, 2',
    )
    expect(follow([0], ({ chance, list }) => chance.takeFrom(list, 'bag'))).toThrow(
      '"bag" cannot be 0; it can be one of 2, 3',
    )
    expect(follow([0], ({ chance, counts }) => chance.takeFromCounts(counts, 'bowl'))).toThrow('it can be one of 1, 2')
  })

  it('says when a value is for another draw, a name where a number is needed, or a name nobody has', () => {
    expect(follow([{ draw: 'combat', value: 1 }], ({ chance }) => chance.die(6, 'weather'))).toThrow(
      'The draw is "weather", but the script gives a value for "combat"',
    )
    expect(follow(['one'], ({ chance }) => chance.die(6, 'weather'))).toThrow(
      'The draw "weather" needs a number, not "one"',
    )
    expect(follow(['nine'], ({ chance, list }) => chance.takeFrom(list, 'bag', 'thing'))).toThrow(
      'The draw "bag" knows no thing named "nine"',
    )
  })

  it('leaves the generator where it was', () => {
    const bag = new Bag()
    const before = bag.words.slice(0, 4)
    bag.chance.follow([3])
    bag.chance.die(6, 'die')
    bag.chance.release()
    expect(bag.words.slice(0, 4)).toEqual(before)
  })
})

describe('every way chance can go', () => {
  it('of two dice is the usual triangle', () => {
    const odds = everyWay(
      () => new Bag(),
      ({ chance }) => String(chance.dice(2, 6, 'dice')).padStart(2, '0'),
    )
    expect(sorted(odds).map(([, chance]) => Math.round(chance * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
    expect(sumOf(odds)).toBeCloseTo(1, 12)
  })

  it('of draws from a bag is hypergeometric, from a list as from counts', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const [red, all, drawn] = [4, 9, 3]
    const expected = [0, 1, 2, 3].map((k): [string, number] => [
      String(k),
      (choose(red, k) * choose(all - red, drawn - k)) / choose(all, drawn),
    ])
    const reds = (draw: () => number): string => String([draw(), draw(), draw()].filter((value) => value === 1).length)
    const fromList = everyWay(
      () => new Bag().fill([1, 0, 1, 0, 0, 1, 0, 1, 0]),
      ({ chance, list }) => reds(() => chance.takeFrom(list, 'bag')),
    )
    const fromCounts = everyWay(
      () => new Bag().count([5, 4]),
      ({ chance, counts }) => reds(() => chance.takeFromCounts(counts, 'bag')),
    )
    for (const odds of [fromList, fromCounts]) {
      sorted(odds).forEach(([k, chance], index) => {
        expect(k).toBe(expected[index]![0])
        expect(chance).toBeCloseTo(expected[index]![1], 12)
      })
    }
  })

  it('adds up to 1 however draws depend on each other', () => {
    const plan = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(plan, (faces) => {
        const odds = everyWay(
          () => new Bag().fill([0, 1, 1, 2]),
          ({ chance, list }) => {
            let sum = 0
            for (const face of faces)
              sum += chance.die(face, 'die') === 1 && list.length > 0 ? chance.takeFrom(list, 'bag') : face
            return String(sum)
          },
        )
        expect(sumOf(odds)).toBeCloseTo(1, 10)
      }),
    )
  })

  it('without any draw is one way of certainty', () => {
    expect(
      sorted(
        everyWay(
          () => new Bag(),
          () => 'sure',
        ),
      ),
    ).toEqual([['sure', 1]])
  })

  it('is what seeded draws come to in the long run', () => {
    const make = (): Bag => new Bag().fill([0, 0, 1, 2]).count([2, 1, 1])
    const run = ({ chance, list, counts }: Bag): string =>
      [
        chance.die(3, 'die'),
        chance.takeFrom(list, 'bag'),
        chance.takeFrom(list, 'bag'),
        chance.takeFromCounts(counts, 'bowl'),
      ].join()
    const games = 40_000
    const exact = everyWay(make, run)
    const seen = frequencies(make, run, games)
    for (const [result, chance] of exact) {
      const error = Math.sqrt((chance * (1 - chance)) / games)
      expect(Math.abs((seen.get(result) ?? 0) - chance)).toBeLessThan(5 * error)
    }
    expect([...seen.keys()].every((result) => exact.has(result))).toBe(true)
  })
})
