import { describe, expect, it } from 'vitest'
import { differenceFrom, withDifference } from '#engine/kernel/game/difference.ts'

describe('what one state has otherwise than another', () => {
  const beginning = Int32Array.of(5, 0, -3, 7, 0, 0)

  it('is places with what stands there, and gives the state again', () => {
    const later = Int32Array.of(5, 2, -3, 0, 0, -1)
    expect([...differenceFrom(beginning, later)]).toEqual([1, 2, 3, 0, 5, -1])
    expect(withDifference(beginning, differenceFrom(beginning, later))).toEqual(later)
  })

  it('is nothing of a state that is the same, and leaves the beginning as it was', () => {
    const same = withDifference(beginning, differenceFrom(beginning, beginning.slice()))
    expect(differenceFrom(beginning, same)).toHaveLength(0)
    same[0] = 9
    expect(beginning[0]).toBe(5)
  })

  it('keeps nothing of a longer one found before', () => {
    differenceFrom(beginning, Int32Array.of(1, 1, 1, 1, 1, 1))
    expect([...differenceFrom(beginning, Int32Array.of(5, 0, -3, 7, 0, 4))]).toEqual([5, 4])
  })
})
