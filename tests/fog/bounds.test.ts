import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conclude, settle, type Bound, type Verdict } from '#engine/fog/bounds.ts'
import { members, setOf } from '#engine/fog/candidates.ts'

const settled = (verdicts: readonly Verdict[], bounds: readonly Bound[]): Verdict[] => {
  const all = new Map(verdicts.entries())
  settle(all, bounds)
  return [...all.values()]
}

describe('bounds on what stands behind tokens', () => {
  it('are settled for a deal: what has to be there first, what finds no room last', () => {
    expect(settled(['open', 'open', 'no'], [{ tokens: [0, 1, 2], least: 1, most: 3 }])).toEqual(['yes', 'open', 'no'])
    expect(settled(['open', 'yes', 'open'], [{ tokens: [0, 1, 2], least: 1, most: 3 }])).toEqual([
      'open',
      'yes',
      'open',
    ])
    expect(settled(['open', 'yes', 'open'], [{ tokens: [0, 1, 2], least: 0, most: 2 }])).toEqual(['open', 'yes', 'no'])
    expect(settled(['open', 'open'], [{ tokens: [0, 1], least: 0, most: 0 }])).toEqual(['no', 'no'])
    // A full bound closes its tokens before another looks for one.
    const [full, needy] = [
      { tokens: [0], least: 0, most: 0 },
      { tokens: [0, 1], least: 1, most: 2 },
    ]
    expect(settled(['open', 'open'], [needy, full])).toEqual(['no', 'yes'])
  })

  it('are kept by every deal to the tokens that stay open', () => {
    const verdict = fc.constantFrom<Verdict>('yes', 'no', 'open')
    const token = fc.nat({ max: 5 })
    const bound = fc.record({ tokens: fc.uniqueArray(token, { minLength: 1 }), least: fc.constant(0), most: token })
    fc.assert(
      fc.property(fc.array(verdict, { minLength: 6, maxLength: 6 }), fc.array(bound), (verdicts, bounds) => {
        const after = settled(verdicts, bounds)
        for (const [index, before] of verdicts.entries()) if (before !== 'open') expect(after[index]).toBe(before)
        for (const { tokens, most } of bounds) {
          const certain = tokens.filter((one) => verdicts[one] === 'yes').length
          const possible = tokens.filter((one) => after[one] !== 'no').length
          expect(possible).toBeLessThanOrEqual(Math.max(certain, most))
        }
      }),
    )
  })

  it('conclude only what holds in every way to deal, and all of it for one bound', () => {
    const SIZE = 4
    const can = fc.array(fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { minLength: 1 }), { minLength: 3, maxLength: 3 })
    const sort = [0, 1]
    fc.assert(
      fc.property(can, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (rows, least, most) => {
        // Several tokens may hide the same thing here: a bound counts tokens.
        const deals = rows[0]!.flatMap((a) => rows[1]!.flatMap((b) => rows[2]!.map((c) => [a, b, c])))
        const fits = deals.filter((deal) => {
          const there = deal.filter((thing) => sort.includes(thing)).length
          return there >= least && there <= most
        })
        fc.pre(fits.length > 0)
        const choices = rows.map((row) => setOf(SIZE, (thing) => row.includes(thing)))
        const left = rows.map((row) => new Set(row))
        const sorts = setOf(SIZE, (thing) => sort.includes(thing))
        for (const { token, among } of conclude({ tokens: [0, 1, 2], least, most }, choices, sorts))
          for (const thing of left[token]!) if (!members(among).includes(thing)) left[token]!.delete(thing)
        expect(left).toEqual(rows.map((_, token) => new Set(fits.map((deal) => deal[token]!))))
      }),
    )
  })
})
