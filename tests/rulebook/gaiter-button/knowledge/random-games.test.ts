import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../../fuzz/random-game.ts'
import { hiddenTroops } from '../hidden-troops.ts'
import { campaign } from '../table.ts'
import { everyTry, tries } from '../../../tries.ts'

/**
 * Two hundred whole games at random, looked after at every act; or a fifth of them, at every fourth act. What is broken
 * mostly stays so. `npm run fuzz` plays thousands.
 */
const how = {
  bound: 40_000,
  invariantsEvery: everyTry ? 1 : 4,
  secretsEvery: 400,
  secrets: { fields: [], names: hiddenTroops },
}
const batches = { 'first-march': 130, 'beaumont-sedan': 50, 'august-1870': 20 }
const BATCH = 2

describe('whole games at random', () => {
  const cases = Object.entries(batches).flatMap(([scenario, games]) =>
    Array.from({ length: tries(games / BATCH) }, (_, batch) => [scenario, 1 + batch * BATCH] as const),
  )
  it.each(cases)('%s from seed %i come to an end with nothing broken', { timeout: 120_000 }, (scenario, first) => {
    for (let seed = first; seed < first + BATCH; seed++) {
      const game = playAtRandom(campaign, scenario, seed, how)
      expect(game.problem && `seed ${seed}, act ${game.acts}: ${game.problem.what}`).toBeUndefined()
      expect(game.acts).toBeGreaterThan(0)
    }
  })
})
