import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ledger } from '#engine/kernel/values/ledger.ts'

const sumOf = (ledger: Ledger): number => ledger.lines.reduce((sum, { value }) => sum + value, 0)

describe('a ledger', () => {
  it('adds up to nothing but its lines, whatever is done', () => {
    const step = fc.record({ add: fc.integer({ min: -9, max: 9 }), applies: fc.boolean(), limit: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const ledger = new Ledger()
        for (const { add, applies, limit } of steps) {
          ledger.addIf(applies, 'line', add, 'rule')
          if (limit) ledger.limit(-3, 4, 'limits')
          expect(limit && (ledger.total < -3 || ledger.total > 4)).toBe(false)
          expect(ledger.total).toBe(sumOf(ledger))
        }
        expect(ledger.lines.every(({ value }) => value !== 0)).toBe(true)
      }),
    )
  })

  it('has the same total where nobody reads its lines', () => {
    const sum = (ledger: Ledger): Ledger => ledger.add('guns', 9, 'c').addIf(true, 'mud', -2, 'c').limit(-5, 5, 'most')
    const unread = sum(new Ledger(false))
    expect([unread.total, unread.lines]).toEqual([sum(new Ledger()).total, []])
  })

  it('leaves out what does not apply and what changes nothing', () => {
    const ledger = new Ledger().add('woods', 0, 'a').addIf(false, 'night', -2, 'b').add('guns', 3, 'c')
    expect(ledger.lines).toEqual([{ label: 'guns', value: 3, rule: 'c' }])
  })

  it('keeps within its limits by a line that says so', () => {
    expect(new Ledger().add('guns', 9, 'c').limit(-5, 5, 'most').lines.at(-1)).toEqual({
      label: 'limit',
      value: -4,
      rule: 'most',
    })
    expect(new Ledger().add('mud', -9, 'c').limit(-5, 5, 'most').total).toBe(-5)
    expect(new Ledger().add('guns', 5, 'c').limit(-5, 5, 'most').lines).toHaveLength(1)
  })
})
