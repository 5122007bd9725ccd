import type { Words } from '../contract/words.ts'
import { words } from '../wording/bilingual.ts'
import { pairedBootstrap, CONFIDENCE_PERCENT } from './bootstrap.ts'
import type { GameRow } from './results.ts'
import { rounded, type Interval } from './statistics.ts'

/** Compares two set-ups on the same seeds: how much more the first side scores in the second set-up. */
export interface Comparison {
  /** Seeds played in both set-ups; with changed sides a seed is two games in each. */
  readonly pairs: number
  /** The score of the first side in each; a draw counts as half. */
  readonly first: number
  readonly second: number
  readonly difference: number
  readonly interval: Interval
  /**
   * The side, 0 or 1, that the second set-up favours; null where the interval contains zero, so that neither may be
   * favoured.
   */
  readonly favours: 0 | 1 | null
}

type Row = Pick<GameRow, 'seed' | 'winner'>

export function comparisonOf(first: readonly Row[], second: readonly Row[], seed: string): Comparison {
  const [a, b] = [scoresOf(first), scoresOf(second)]
  const pairs = [...a].flatMap(([key, one]) => {
    const other = b.get(key)
    return other === undefined ? [] : [[one, other] as const]
  })
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    rounded(pairs.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, pairs.length))
  const { mean: difference, interval } = pairedBootstrap(
    pairs.map(([one, other]) => other - one),
    seed,
  )
  return {
    pairs: pairs.length,
    first: mean(([one]) => one),
    second: mean(([, other]) => other),
    difference,
    interval,
    favours: interval.low > 0 ? 0 : interval.high < 0 ? 1 : null,
  }
}

/** The score of the first side, by seed. */
function scoresOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const points = new Map<string, number[]>()
  for (const { seed, winner } of rows) {
    const point = winner < 0 ? 0.5 : winner === 0 ? 1 : 0
    points.set(seed, [...(points.get(seed) ?? []), point])
  }
  return new Map([...points].map(([seed, all]) => [seed, all.reduce((sum, one) => sum + one, 0) / all.length]))
}

/**
 * The verdict of a comparison with its confidence, or that there is no verdict. The sentences begin with the name of
 * the side.
 */
export function verdictInWords(comparison: Comparison, sides: readonly [Words, Words]): Words {
  const { pairs, favours, interval, difference } = comparison
  const side = favours ?? 0
  const turned = side === 0 ? interval : { low: -interval.high, high: -interval.low }
  const [by, low, high] = [side === 0 ? difference : -difference, turned.low, turned.high]
  const en = (value: number): string => points(value, '.')
  const fr = (value: number): string => points(value, ',')
  const name = sides[side]
  if (favours !== null)
    return words(
      `${name.en}: the second set-up favours this side, which scores ${en(by)} points in a hundred more (${en(low)} to ${en(high)}, ${CONFIDENCE_PERCENT} % sure, ${pairs} seeds).`,
      `${name.fr} : la seconde mise en place favorise ce camp, qui marque ${fr(by)} points sur cent de plus (de ${fr(low)} à ${fr(high)}, sûr à ${CONFIDENCE_PERCENT} %, ${pairs} graines).`,
    )
  return words(
    `No verdict: the second set-up may favour either side, or neither. ${name.en}: ${signed(by, en)} points in a hundred, but anything from ${signed(low, en)} to ${signed(high, en)} is possible (${CONFIDENCE_PERCENT} % sure, ${pairs} seeds). More games would narrow it down.`,
    `Pas de verdict : la seconde mise en place peut favoriser l’un ou l’autre camp, ou aucun. ${name.fr} : ${signed(by, fr)} points sur cent, mais tout est possible de ${signed(low, fr)} à ${signed(high, fr)} (sûr à ${CONFIDENCE_PERCENT} %, ${pairs} graines). D’autres parties resserreraient cet intervalle.`,
  )
}

const points = (value: number, comma: string): string =>
  Math.abs(100 * value)
    .toFixed(1)
    .replace('.', comma)
const signed = (value: number, told: (value: number) => string): string => `${value < 0 ? '−' : '+'}${told(value)}`
