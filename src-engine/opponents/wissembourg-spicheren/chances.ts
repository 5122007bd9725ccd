import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../../wissembourg-spicheren/campaign/campaign.ts'
import { excessOf, resultAt } from '../../wissembourg-spicheren/losses/table.ts'
import { RESULT } from '../../wissembourg-spicheren/losses/hits.ts'

/** Probabilities of a test, a D and a D+1 for a roll on the combat table. */
export interface Results {
  readonly test: number
  readonly disorganised: number
  readonly loss: number
}

const resultsKnown = memoizedBy((_campaign: Campaign) => new Map<number, Results>())

/** Maximum column and die modifier that occur, with a margin. */
const FARTHEST = 32

/** The exact probabilities of a roll in a column, with a die modifier. */
export function resultsOf(campaign: Campaign, column: number, die: number): Results {
  const known = resultsKnown(campaign)
  const key = (Math.min(column, FARTHEST) + FARTHEST) * 4 * FARTHEST + die + FARTHEST
  let results = known.get(key)
  if (results === undefined) known.set(key, (results = counted(campaign, column, die)))
  return results
}

function counted(campaign: Campaign, column: number, die: number): Results {
  const { faces } = campaign.tables.test
  const counts = [0, 0, 0, 0]
  for (let face = 1; face <= faces; face++) {
    const result = resultAt(campaign, column, face + die + excessOf(column))
    counts[result] = counts[result]! + 1
  }
  const share = (result: number): number => counts[result]! / faces
  return { test: share(RESULT.test), disorganised: share(RESULT.disorganised), loss: share(RESULT.loss) }
}

/** Probability that a test with these modifiers is passed. */
export function passChance({ tables: { test } }: Campaign, modifiers: number): number {
  const needed = test.needed - modifiers
  return Math.max(0, Math.min(1, (test.faces + 1 - needed) / test.faces))
}
