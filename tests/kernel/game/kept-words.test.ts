import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StateCache } from '#engine/kernel/game/state-cache.ts'

const LENGTH = 6
const words = fc.int32Array({ minLength: LENGTH, maxLength: LENGTH })

describe('the states that a game keeps of its moments', () => {
  it('are read back as they were: all that are kept for good, and the last sixteen of the others', () => {
    const kept = fc.array(fc.record({ words, isForGood: fc.boolean() }), { maxLength: 60 })
    fc.assert(
      fc.property(words, kept, (first, states) => {
        const store = new StateCache(first)
        for (const [moment, state] of states.entries()) {
          if (state.isForGood) store.keepForGood(moment, state.words)
          else store.keepAWhile(moment, state.words)
        }
        const last = [...states.keys()].filter((moment) => !states[moment]!.isForGood).slice(-16)
        for (const [moment, state] of states.entries()) {
          const isThere = state.isForGood || last.includes(moment)
          expect(store.has(moment)).toBe(isThere)
          expect(store.wordsOf(moment)?.slice()).toEqual(isThere ? state.words : undefined)
        }
      }),
    )
  })

  it('are gone when they are forgotten, and the others are not', () => {
    const store = new StateCache(Int32Array.of(0, 0))
    store.keepForGood(1, Int32Array.of(1, 0))
    store.keepAWhile(2, Int32Array.of(2, 0))
    store.keepForGood(3, Int32Array.of(3, 0))
    store.forget(1)
    store.forget(2)
    expect([1, 2, 3].map((moment) => store.wordsOf(moment)?.[0])).toEqual([undefined, undefined, 3])
  })
})
