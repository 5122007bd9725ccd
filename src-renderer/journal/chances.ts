/** A draw: its result, and every outcome it could have had, with weights. */
export type Draw = { readonly value: number; readonly outcomes: Outcomes }
export type Outcomes = readonly (readonly [value: number, weight: number])[]

/** The distribution of a sum of draws. */
export type Spread = {
  readonly mean: number
  readonly deviation: number
  /** True if the chances are counted exactly, false if they come from the normal distribution. */
  readonly exact: boolean
  atMost(sum: number): number
  atLeast(sum: number): number
  /** The chance of a sum at least as far from the mean, on either side. */
  atLeastAsFar(sum: number): number
}

/** From this many draws on, the normal distribution replaces exact counting. */
export const exactLimit = 400

export const die = (faces: number): Outcomes => Array.from({ length: faces }, (_, face) => [face + 1, 1])

export const meanOf = (outcomes: Outcomes): number =>
  outcomes.reduce((sum, [value, weight]) => sum + value * weight, 0) / weightOf(outcomes)

const weightOf = (outcomes: Outcomes): number => outcomes.reduce((sum, [, weight]) => sum + weight, 0)

function varianceOf(outcomes: Outcomes): number {
  const mean = meanOf(outcomes)
  return outcomes.reduce((sum, [value, weight]) => sum + weight * (value - mean) ** 2, 0) / weightOf(outcomes)
}

/** The distribution of the sum of draws of whole numbers, each from its own outcomes. */
export function spreadOf(draws: readonly Outcomes[]): Spread {
  const mean = draws.reduce((sum, outcomes) => sum + meanOf(outcomes), 0)
  const deviation = Math.sqrt(draws.reduce((sum, outcomes) => sum + varianceOf(outcomes), 0))
  const exact = draws.length < exactLimit
  const { atMost, atLeast } = exact ? exactTails(draws) : normalTails(mean, deviation)
  return {
    mean,
    deviation,
    exact,
    atMost,
    atLeast,
    atLeastAsFar(sum) {
      const distance = Math.abs(sum - mean)
      // The tolerance includes the mirrored sum in spite of rounding.
      if (distance < tolerance) return 1
      return Math.min(
        1,
        atMost(Math.floor(mean - distance + tolerance)) + atLeast(Math.ceil(mean + distance - tolerance)),
      )
    },
  }
}

const tolerance = 1e-9

type Tails = Pick<Spread, 'atMost' | 'atLeast'>

/** Convolves the draws: the chance of every sum. */
function exactTails(draws: readonly Outcomes[]): Tails {
  let least = 0
  let chances: readonly number[] = [1]
  for (const outcomes of draws) {
    const values = outcomes.map(([value]) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const totalWeight = weightOf(outcomes)
    const next = Array.from<number>({ length: chances.length + high - low }).fill(0)
    for (const [value, weight] of outcomes)
      for (let at = 0; at < chances.length; at += 1)
        next[at + value - low] = (next[at + value - low] ?? 0) + ((chances[at] ?? 0) * weight) / totalWeight
    chances = next
    least += low
  }
  const sum = (from: number, to: number): number => {
    let total = 0
    for (let at = Math.max(0, from); at <= Math.min(chances.length - 1, to); at += 1) total += chances[at] ?? 0
    return Math.min(1, total)
  }
  return {
    atMost: (limit) => sum(0, Math.floor(limit) - least),
    atLeast: (limit) => sum(Math.ceil(limit) - least, chances.length - 1),
  }
}

/** The normal approximation, with a continuity correction of half a point because sums are whole. */
function normalTails(mean: number, deviation: number): Tails {
  if (deviation === 0) return { atMost: (sum) => (sum >= mean ? 1 : 0), atLeast: (sum) => (sum <= mean ? 1 : 0) }
  return {
    atMost: (sum) => normalCdf((sum + 0.5 - mean) / deviation),
    atLeast: (sum) => normalCdf((mean - sum + 0.5) / deviation),
  }
}

/** The normal distribution function: approximation 26.2.17 of Abramowitz and Stegun, error below 1e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0)
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? 1 - tail : tail
}
