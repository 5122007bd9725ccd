import { wholeNumberBelow, seedFrom } from '#engine/kernel/values/generator.ts'
import { rounded, spreadOf, type Interval } from './statistics.ts'

/** Number of bootstrap samples. */
const RESAMPLES = 1000

/**
 * Confidence level of an interval, in per cent. Two in a hundred comparisons of equal things are expected to show a
 * difference; at 95 it would be five, and by bad luck often more.
 */
export const CONFIDENCE_PERCENT = 98

export interface Paired {
  readonly mean: number
  readonly interval: Interval
}

/**
 * The mean of differences between pairs, each from -1 to 1, with its bootstrap interval: the sample is resampled many
 * times, and rare means are cut off at both ends. One difference of each sign is added first, since otherwise a few
 * pairs that happen to agree would seem certain. The same differences and the same seed give the same interval.
 */
export function pairedBootstrap(differences: readonly number[], seed: string): Paired {
  const pool = [...differences, 1, -1]
  const centre = pool.reduce((sum, one) => sum + one, 0) / pool.length
  const chance = new Int32Array(4)
  seedFrom(`bootstrap ${seed}`, chance, 0)
  // Means of bootstrap samples vary less than means of real samples.
  const wider = Math.sqrt(pool.length / (pool.length - 1))
  const means = new Float64Array(RESAMPLES).map(() => {
    let sum = 0
    for (let drawn = 0; drawn < pool.length; drawn++) sum += pool[wholeNumberBelow(chance, 0, pool.length)]! // a valid index
    return centre + (sum / pool.length - centre) * wider
  })
  means.sort()
  const tail = Math.floor((RESAMPLES * (100 - CONFIDENCE_PERCENT)) / 200)
  return {
    mean: spreadOf(differences).mean,
    interval: {
      low: rounded(Math.max(-1, means[tail]!)), // one of the means
      high: rounded(Math.min(1, means[RESAMPLES - 1 - tail]!)),
    },
  }
}
