import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { tries } from '../../tries.ts'
import { draw, sketches } from './sketches.ts'

const ofAxes = ['gb.axes.cleared', 'gb.entry.axis', 'gb.entry.encirclement']

it('gb.entry.axis: positions at random bear only such markers as the rules could have put there', () => {
  const laws = gaiterButton.rules.invariants.filter(({ rule }) => ofAxes.includes(rule))
  expect(laws.map(({ rule }) => rule)).toEqual(ofAxes)
  fc.assert(
    fc.property(sketches, (sketch) => {
      const g = draw(sketch)
      for (const { broken } of laws) expect(broken(g)).toBeUndefined()
    }),
    { numRuns: tries(200) },
  )
})
