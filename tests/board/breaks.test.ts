import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whatBreaks, type Relation } from '#engine/board/breaks.ts'
import { createCosts } from '#engine/board/costs.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import { boardOf, naiveCosts, passOf, sketches, without, type Sketch } from './naive.ts'

describe('what breaks on any board', () => {
  const question = sketches().chain((sketch) => {
    const zone = fc.nat(sketch.zones - 1)
    const relation = fc.record({
      from: zone,
      to: zone,
      kind: fc.constantFrom('steps', 'table', 'asked'),
      most: fc.nat(8),
    })
    return fc.record({
      sketch: fc.constant(sketch),
      prices: fc.array(fc.nat(4), { minLength: sketch.connections.length, maxLength: sketch.connections.length }),
      relations: fc.array(relation, { minLength: 1, maxLength: 6 }),
      zone,
      place: fc.nat(100),
    })
  })

  it('is every relation, counted in steps or in costs, that held before and does not after', () => {
    fc.assert(
      fc.property(question, ({ sketch, prices, relations, zone, place }) => {
        const board = boardOf(sketch)
        const work = createWorkspace(board)
        const pass = passOf(sketch, board)
        const price = (connection: number) => prices[connection]!
        const costs = createCosts(board, price)
        const asked = relations.map(({ from, to, kind, most }): Relation => {
          if (kind === 'steps') return { from, to, steps: most }
          return { from, to, budget: most, costs: kind === 'table' ? costs : price }
        })
        const holds = (after: Sketch) =>
          relations.map(({ from, to, kind, most }) => {
            const costOf = naiveCosts(after, [from], (step) => (kind === 'steps' ? 1 : price(step.connection)))
            return costOf[to]! <= most
          })
        const before = holds(sketch)
        const broken = (lost: Sketch) => holds(lost).flatMap((still, index) => (before[index] && !still ? [index] : []))
        expect(whatBreaks(work, pass, { zone }, asked)).toEqual(broken(without.zone(sketch, zone)))
        if (sketch.connections.length === 0) return
        const connection = place % sketch.connections.length
        expect(whatBreaks(work, pass, { connection }, asked)).toEqual(broken(without.connection(sketch, connection)))
      }),
      { numRuns: 400 },
    )
  })
})
