import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashText, hashWords } from '#engine/kernel/values/hash.ts'

const words = fc.int32Array({ minLength: 1, maxLength: 40 })

describe('the hash of a state', () => {
  it('is the same for ever: saved games are verified by it', () => {
    const golden = [[], [0], [0, 0], [1, 2, 3], [-1, 2 ** 31 - 1, -(2 ** 31)]].map((list) =>
      hashWords(Int32Array.from(list)),
    )
    expect([...golden, hashText(''), hashText('Mars-la-Tour')]).toMatchInlineSnapshot(`
      [
        "92ca2f0edb6e264e",
        "b256154dde470a8c",
        "a5dfc5e5a23dc86d",
        "4a68463c7a3d65eb",
        "9d05fda03a15ded8",
        "92ca2f0edb6e264e",
        "035f4f9351b84fa7",
      ]
    `)
  })

  it('is sixteen hexadecimal digits', () => {
    const all = fc.sample(words, 200).map((list) => hashWords(list))
    expect(all.filter((hash) => !/^[0-9a-f]{16}$/.test(hash))).toEqual([])
  })

  it('tells every change of a single bit', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(31), (list, at, bit) => {
        const changed = list.slice()
        changed[at % list.length]! ^= 1 << bit
        expect(hashWords(changed)).not.toBe(hashWords(list))
      }),
    )
  })

  it('tells the order of words, and words of zero at the end', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (list, a, b) => {
        const [left, right] = [a % list.length, b % list.length]
        const swapped = list.slice()
        swapped[left] = list[right]!
        swapped[right] = list[left]!
        expect(hashWords(swapped) === hashWords(list)).toBe(list[left] === list[right])
        expect(hashWords(Int32Array.from([...list, 0]))).not.toBe(hashWords(list))
      }),
    )
  })

  it('looks only at as many words as it is told', () => {
    expect(hashWords(Int32Array.from([1, 2, 3]), 2)).toBe(hashWords(Int32Array.from([1, 2])))
  })

  it('does not collide among a hundred thousand near states', () => {
    const list = new Int32Array(64)
    const seen = new Set<string>()
    for (let index = 0; index < 100_000; index++) {
      list[index % 64]! += 1
      seen.add(hashWords(list))
    }
    expect(seen.size).toBe(100_000)
  })
})
