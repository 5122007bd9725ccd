import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { die, meanOf, exactLimit, type Outcomes, spreadOf } from '../../../src-renderer/journal/chances.ts'

const dice = (count: number, faces = 6): Outcomes[] => Array.from({ length: count }, () => die(faces))

describe('sums of dice', () => {
  it('of two dice have the usual distribution', () => {
    const two = spreadOf(dice(2))
    expect(two.mean).toBe(7)
    expect(two.deviation ** 2).toBeCloseTo(35 / 6, 12)
    expect(two.atMost(2)).toBeCloseTo(1 / 36, 12)
    expect(two.atMost(7)).toBeCloseTo(21 / 36, 12)
    expect(two.atLeast(12)).toBeCloseTo(1 / 36, 12)
    expect(two.atLeastAsFar(11)).toBeCloseTo(6 / 36, 12)
    expect(two.atLeastAsFar(7)).toBe(1)
    expect(two.exact).toBe(true)
  })

  it('of three are ten or less half of the time', () => {
    expect(spreadOf(dice(3)).atMost(10)).toBeCloseTo(0.5, 12)
  })

  it('with different faces are added up too', () => {
    const mixed = spreadOf([die(6), die(10)])
    expect(mixed.mean).toBe(9)
    expect(mixed.atLeast(16)).toBeCloseTo(1 / 60, 12)
  })

  it('of none are nothing', () => {
    const none = spreadOf([])
    expect([none.mean, none.deviation, none.atMost(0), none.atLeast(0), none.atLeastAsFar(0)]).toEqual([0, 0, 1, 1, 1])
  })

  it('that are too many to be counted are close to what counting gives', () => {
    const few = spreadOf(dice(exactLimit - 1))
    const many = spreadOf(dice(exactLimit))
    expect([few.exact, many.exact]).toEqual([true, false])
    for (const off of [-60, -20, 0, 20, 60]) {
      // The same number of deviations from the mean: about as likely.
      const z = off / few.deviation
      expect(Math.abs(few.atMost(few.mean + off) - many.atMost(many.mean + z * many.deviation))).toBeLessThan(0.01)
    }
  })
})

const outcomes: fc.Arbitrary<Outcomes> = fc
  .array(fc.tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 5 })
  .map((pairs) => [...new Map(pairs)])

describe('any sums', () => {
  const draws = fc.array(outcomes, { maxLength: 12 })

  it('are at most a number, or at least the next', () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: -40, max: 80 }), (all, sum) => {
        const spread = spreadOf(all)
        expect(spread.atMost(sum) + spread.atLeast(sum + 1)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('have the mean that their chances give', () => {
    fc.assert(
      fc.property(draws, (all) => {
        const spread = spreadOf(all)
        // E[S] = Σ P(S ≥ s) above a floor that every sum reaches.
        const floor = -3 * all.length
        let mean = floor
        for (let sum = floor + 1; sum <= 6 * all.length; sum += 1) mean += spread.atLeast(sum)
        expect(mean).toBeCloseTo(spread.mean, 9)
        expect(spread.mean).toBeCloseTo(
          all.reduce((sum, one) => sum + meanOf(one), 0),
          9,
        )
      }),
    )
  })

  it('are the likelier the nearer to the mean they need to be', () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: -40, max: 80 }), fc.integer({ min: 0, max: 20 }), (all, sum, nearer) => {
        const spread = spreadOf(all)
        const toMean = sum > spread.mean ? Math.max(spread.mean, sum - nearer) : Math.min(spread.mean, sum + nearer)
        expect(spread.atLeastAsFar(toMean)).toBeGreaterThanOrEqual(spread.atLeastAsFar(sum) - 1e-9)
        expect(spread.atLeastAsFar(sum)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
