/** Something that was drawn: what came, and what could have come, each outcome with its weight. */
export type Drawn = { readonly value: number; readonly outcomes: Outcomes }
export type Outcomes = readonly (readonly [value: number, weight: number])[]

/** How sums of such draws spread. */
export type Spread = {
  readonly mean: number
  readonly deviation: number
  /** Whether the chances are counted from every way, or those of the normal distribution. */
  readonly exact: boolean
  atMost(sum: number): number
  atLeast(sum: number): number
  /** How likely a sum is that is at least as far from the mean, on either side. */
  asFar(sum: number): number
}

/** From so many draws on the normal distribution takes the place of counting. */
export const mostCounted = 400

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
  const exact = draws.length < mostCounted
  const { atMost, atLeast } = exact ? counted(draws) : normal(mean, deviation)
  return {
    mean,
    deviation,
    exact,
    atMost,
    atLeast,
    asFar(sum) {
      const far = Math.abs(sum - mean)
      // A hair nearer, so that the mirrored sum counts in spite of rounding.
      if (far < hair) return 1
      return Math.min(1, atMost(Math.floor(mean - far + hair)) + atLeast(Math.ceil(mean + far - hair)))
    },
  }
}

const hair = 1e-9

type Tails = Pick<Spread, 'atMost' | 'atLeast'>

function counted(draws: readonly Outcomes[]): Tails {
  let least = 0
  let chances: readonly number[] = [1]
  for (const outcomes of draws) {
    const values = outcomes.map(([value]) => value)
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const whole = weightOf(outcomes)
    const next = Array.from<number>({ length: chances.length + high - low }).fill(0)
    for (const [value, weight] of outcomes)
      for (let at = 0; at < chances.length; at += 1)
        next[at + value - low] = (next[at + value - low] ?? 0) + ((chances[at] ?? 0) * weight) / whole
    chances = next
    least += low
  }
  const sum = (from: number, to: number): number => {
    let all = 0
    for (let at = Math.max(0, from); at <= Math.min(chances.length - 1, to); at += 1) all += chances[at] ?? 0
    return Math.min(1, all)
  }
  return {
    atMost: (limit) => sum(0, Math.floor(limit) - least),
    atLeast: (limit) => sum(Math.ceil(limit) - least, chances.length - 1),
  }
}

/** With half a point to either side, as sums are whole. */
function normal(mean: number, deviation: number): Tails {
  if (deviation === 0) return { atMost: (sum) => (sum >= mean ? 1 : 0), atLeast: (sum) => (sum <= mean ? 1 : 0) }
  return {
    atMost: (sum) => below((sum + 0.5 - mean) / deviation),
    atLeast: (sum) => below((mean - sum + 0.5) / deviation),
  }
}

/** The normal distribution function, by the approximation 26.2.17 of Abramowitz and Stegun; its error is below 1e-7. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0)
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? 1 - tail : tail
}
