import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finds, FOUND, costsFrom } from '#engine/wissembourg-spicheren/ground/spread.ts'
import { spicheren } from './table.ts'
import type { Campaign } from '#engine/wissembourg-spicheren/campaign/campaign.ts'

const { grid, ground } = spicheren.campaign as Campaign // of these rules
const hex = fc.nat(ground.length - 1)

describe('a search for what a step finds', () => {
  it('finds a hex exactly where a way of all the least sums leads to it, whatever was looked for before', () => {
    fc.assert(
      fc.property(hex, hex, fc.nat(12), fc.nat(4), fc.integer(), (start, goal, budget, spent, salt) => {
        // Costs of 1 to 4, and some hexsides that are shut.
        const price = (hexside: number): number => (Math.imul(hexside + 1, salt | 1) >>> 7) % 5
        const step = (hexside: number, sum: number): number => (price(hexside) === 0 ? -1 : sum + price(hexside))
        const sums = costsFrom(grid, start, spent, budget, (_from, _to, hexside, sum) => step(hexside, sum))
        const found = finds(grid, start, spent, budget, (_from, to, hexside, sum) => {
          const next = step(hexside, sum)
          return next >= 0 && next <= budget && to === goal ? FOUND : next
        })
        expect(found).toBe(goal !== start && sums[goal]! >= 0)
      }),
    )
  })
})
