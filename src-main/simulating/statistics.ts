/** Figures of samples, with what chance may have done to them. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** 95 in a hundred. */
const Z = 1.959964

/** The interval of Wilson for a share of some tries. */
export function wilson(count: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 }
  const share = count / tries
  const square = Z * Z
  const centre = share + square / (2 * tries)
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries * tries))
  const whole = 1 + square / tries
  return { low: rounded(Math.max(0, (centre - spread) / whole)), high: rounded(Math.min(1, (centre + spread) / whole)) }
}

/** To six places, so that a figure is written alike everywhere. */
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

/** How many points of Elo a share of the score is worth; a clean sheet counts as half a game short of it. */
export function elo(score: number, games: number): number {
  const least = 1 / (2 * Math.max(1, games))
  const share = Math.min(1 - least, Math.max(least, score))
  return rounded(400 * Math.log10(share / (1 - share)))
}

/** The score that a difference of Elo promises. */
const expected = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

export interface Sprt {
  readonly elo0: number
  readonly elo1: number
  /** The logarithm of how much better the second hypothesis explains the scores. */
  readonly llr: number
  readonly lower: number
  readonly upper: number
  readonly accepts: 'elo0' | 'elo1' | null
}

/**
 * A sequential test of two differences of Elo, for scores of units that hang on nothing else: games, or the means of mirrored pairs. By
 * the normal approximation, with an error of one in twenty either way.
 */
export function sprt(scores: readonly number[], elo0: number, elo1: number): Sprt {
  const upper = rounded(Math.log(0.95 / 0.05))
  const lower = -upper
  const { mean, deviation } = spreadOf(scores)
  // Scores that are all alike have no variance of their own to judge by: that of one more, otherwise scored, is taken.
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
