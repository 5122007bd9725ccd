import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../fuzz/random-game.ts'
import { campaign } from './table.ts'

/** Whole games at random, looked after at every act. `npm run fuzz` plays thousands of them. */
const BOUND = 40_000

describe('whole games at random', () => {
  it.each([
    ['first-march', 1],
    ['first-march', 2],
    ['first-march', 3],
    ['first-march', 4],
    ['beaumont-sedan', 1],
    ['beaumont-sedan', 2],
    ['august-1870', 1],
    ['august-1870', 2],
  ])('%s, seed %i, comes to an end with nothing broken', { timeout: 60_000 }, (scenario, seed) => {
    const game = playAtRandom(campaign, scenario, seed, { bound: BOUND, invariantsEvery: 1, secretsEvery: 0 })
    expect(game.problem?.what).toBeUndefined()
    expect(game.acts).toBeGreaterThan(0)
    expect(game.longest.options).toBeLessThanOrEqual(200)
  })
})
