import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeNumberBelow, nextBits, seedFrom } from '#engine/kernel/values/generator.ts'

const stateOf = (...words: number[]): Int32Array => Int32Array.from(words, (word) => word | 0)
const take = (state: Int32Array, count: number): number[] => Array.from({ length: count }, () => nextBits(state, 0))

/** The published algorithm in big numbers, as slow and as plain as can be. */
function* reference(seed: readonly number[]): Generator<number> {
  const low = (value: bigint): bigint => value & 0xffffffffn
  const rotate = (value: bigint, by: bigint): bigint => low(value << by) | (value >> (32n - by))
  let [a, b, c, d] = seed.map((word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint]
  for (;;) {
    yield Number(low(rotate(low(b * 5n), 7n) * 9n))
    const shifted = low(b << 9n)
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11n)
  }
}

describe('the generator', () => {
  it('gives the numbers of the reference implementation', () => {
    expect(take(stateOf(0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0), 4)).toEqual([
      0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70,
    ])
    expect(take(stateOf(1, 2, 3, 4), 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('gives the numbers of the published algorithm from every state', () => {
    const wordOf = fc.integer({ min: 0, max: 0xffffffff })
    fc.assert(
      fc.property(fc.tuple(wordOf, wordOf, wordOf, wordOf), (seed) => {
        const numbers = reference(seed)
        expect(take(stateOf(...seed), 20)).toEqual(Array.from({ length: 20 }, () => numbers.next().value))
      }),
    )
  })

  it('keeps to its own four words', () => {
    const words = Int32Array.from([9, 1, 2, 3, 4, 9])
    for (let count = 0; count < 100; count++) nextBits(words, 1)
    expect([words[0], words[5]]).toEqual([9, 9])
  })
})

describe('a number below a count', () => {
  it('is the remainder of the next bits, and draws again in the uneven rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (count, seed) => {
        const state = new Int32Array(4)
        seedFrom(seed, state, 0)
        const copy = state.slice()
        const value = wholeNumberBelow(state, 0, count)
        const even = Math.floor(2 ** 32 / count) * count
        let bits = nextBits(copy, 0)
        while (bits >= even) bits = nextBits(copy, 0)
        expect([value, ...state]).toEqual([bits % count, ...copy])
      }),
    )
  })

  it('does draw again: just over half of all bits are in the uneven rest of 2^31 + 1', () => {
    const state = stateOf(1, 2, 3, 4)
    const copy = state.slice()
    for (let count = 0; count < 1000; count++) wholeNumberBelow(state, 0, 2 ** 31 + 1)
    let steps = 0
    while (String(copy) !== String(state)) {
      nextBits(copy, 0)
      steps++
    }
    expect(steps).toBeGreaterThan(1800)
    expect(steps).toBeLessThan(2200)
  })

  it.each([2, 3, 6, 7, 10])('is one of %i equally often', (count) => {
    const state = new Int32Array(4)
    seedFrom(`evenly ${count}`, state, 0)
    const draws = 60_000
    const seen = Array<number>(count).fill(0)
    for (let index = 0; index < draws; index++) seen[wholeNumberBelow(state, 0, count)]! += 1
    const expected = draws / count
    const chi = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
    // Far in the tail for up to nine degrees of freedom; the seed is fixed, so this is no lottery.
    expect(chi).toBeLessThan(28)
  })
})

describe('a seed in words', () => {
  const seeded = (text: string): string => {
    const state = new Int32Array(4)
    seedFrom(text, state, 0)
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ')
  }

  it('gives the same state for ever: saved games depend on it', () => {
    expect(['', 'a', 'Gravelotte', 'août 1870', '🎲'].map(seeded)).toMatchInlineSnapshot(`
      [
        "64625032 d9c0799c af362e10 7fa88912",
        "ed55756a 7cc98ee2 a4ba21fa 0fd1dc93",
        "a57cc83b 713589f6 92cd2cd9 d95bf04c",
        "316542a0 2f072ef7 4f8653e9 e64fc5ed",
        "7944c69e b84d348c 0980ab2a 8cb5877c",
      ]
    `)
  })

  it('gives other states for other texts', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `seed ${index}`)
    expect(new Set(texts.map(seeded)).size).toBe(texts.length)
  })
})
