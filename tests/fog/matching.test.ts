import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { members, setOf } from '#engine/fog/candidates.ts'
import { possibleCandidates } from '#engine/fog/matching.ts'

const SIZE = 5
/** Every way of giving each of so many tokens a counter of its own. */
function* deals(left: readonly number[]): Generator<readonly number[]> {
  if (left.length === 0) yield []
  for (const counter of left)
    for (const rest of deals(left.filter((other) => other !== counter))) yield [counter, ...rest]
}
const all = [...deals(Array.from({ length: SIZE }, (_, counter) => counter))]

describe('matching tokens and candidates', () => {
  it('leaves of what each token can be what occurs in some way of dealing all counters, and nothing else', () => {
    const choices = fc.array(fc.array(fc.boolean(), { minLength: SIZE, maxLength: SIZE }), {
      minLength: SIZE,
      maxLength: SIZE,
    })
    fc.assert(
      fc.property(choices, fc.integer({ min: 0, max: all.length - 1 }), (rows, dealt) => {
        // One deal is possible in any case: there is a truth.
        const can = rows.map((row, token) => row.map((is, counter) => is || all[dealt]![token] === counter))
        const possible = all.filter((deal) => deal.every((counter, token) => can[token]![counter]))
        const found = possibleCandidates(can.map((row) => setOf(SIZE, (counter) => row[counter]!)))
        expect(found.map(members)).toEqual(
          can.map((_, token) => [...new Set(possible.map((deal) => deal[token]!))].toSorted((a, b) => a - b)),
        )
      }),
    )
  })

  it('concludes nothing where no deal is possible', () => {
    const first = setOf(2, (thing) => thing === 0)
    expect(possibleCandidates([first, first])).toEqual([first, first])
  })
})
