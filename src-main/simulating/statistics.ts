/** Statistics of samples, with their uncertainty. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** For 95 per cent. */
const Z = 1.959964

/** The Wilson score interval for a share of tries. */
export function wilson(count: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 }
  const share = count / tries
  const square = Z * Z
  const centre = share + square / (2 * tries)
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries * tries))
  const whole = 1 + square / tries
  return { low: rounded(Math.max(0, (centre - spread) / whole)), high: rounded(Math.min(1, (centre + spread) / whole)) }
}

/** Rounds to six places, so that figures are printed the same everywhere. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0, least: 0, most: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const deviation = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1))
  return { mean: rounded(mean), deviation: rounded(deviation), least: Math.min(...values), most: Math.max(...values) }
}

/** The Elo difference that corresponds to a share of the score; a perfect score counts as half a game less. */
export function elo(score: number, games: number): number {
  const least = 1 / (2 * Math.max(1, games))
  const share = Math.min(1 - least, Math.max(least, score))
  return rounded(400 * Math.log10(share / (1 - share)))
}

/** The score expected from an Elo difference. */
const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

export interface Sprt {
  readonly elo0: number
  readonly elo1: number
  /** The log-likelihood ratio of the second hypothesis to the first. */
  readonly llr: number
  readonly lower: number
  readonly upper: number
  readonly accepts: 'elo0' | 'elo1' | null
}

/**
 * A sequential probability ratio test of two Elo differences, for scores of independent units: games, or the means of
 * mirrored pairs. Uses the normal approximation, with an error of one in twenty either way.
 */
export function sprt(scores: readonly number[], elo0: number, elo1: number): Sprt {
  const upper = rounded(Math.log(0.95 / 0.05))
  const lower = -upper
  const { mean, deviation } = spreadOf(scores)
  // Equal scores have no variance: use that of the sample with one more, different score.
  const variance = deviation > 0 ? deviation ** 2 : 1 / (4 * (scores.length + 1))
  const [s0, s1] = [expected(elo0), expected(elo1)]
  const llr = rounded((scores.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance))
  const enough = scores.length >= 2
  return {
    elo0,
    elo1,
    llr,
    lower,
    upper,
    accepts: enough && llr >= upper ? 'elo1' : enough && llr <= lower ? 'elo0' : null,
  }
}
