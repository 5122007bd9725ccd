import type { GameRow } from './results.ts'
import { rounded, spreadOf } from './statistics.ts'

/** Averages over games: the strength of both sides turn by turn, and where fighting took place. */

export interface Band {
  readonly mean: number
  /** The range of eight games in ten. */
  readonly low: number
  readonly high: number
}

export interface StrengthAt {
  /** The strength at its beginning; for games that ended with the turn before, at their end. */
  readonly turn: number
  /** Number of games that lasted that long. */
  readonly games: number
  readonly sides: readonly [Band, Band]
}

export interface FightsInPlace {
  readonly place: string
  /** Average number of turns with fighting there per game, and average strength lost there. */
  readonly turns: number
  readonly lost: number
}

export function bandOf(values: readonly number[]): Band {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { mean: spreadOf(values).mean, low: at(0.1), high: at(0.9) }
}

export function strengthsOf(rows: readonly GameRow[]): StrengthAt[] {
  const byTurn = new Map<number, [number[], number[]]>()
  for (const { course } of rows)
    for (const [turn, first, second] of course.strength) {
      const values = byTurn.get(turn) ?? [[], []]
      values[0].push(first)
      values[1].push(second)
      byTurn.set(turn, values)
    }
  return [...byTurn]
    .sort(([a], [b]) => a - b)
    .map(([turn, [first, second]]) => ({ turn, games: first.length, sides: [bandOf(first), bandOf(second)] }))
}

/** Sorted by amount of fighting, most first. */
export function fightsByPlace(rows: readonly GameRow[]): FightsInPlace[] {
  const sums = new Map<string, [number, number]>()
  for (const { course } of rows)
    for (const [place, turns, lost] of course.places) {
      const [t, l] = sums.get(place) ?? [0, 0]
      sums.set(place, [t + turns, l + lost])
    }
  return [...sums]
    .map(([place, [turns, lost]]) => ({
      place,
      turns: rounded(turns / rows.length),
      lost: rounded(lost / rows.length),
    }))
    .sort((a, b) => b.turns - a.turns || b.lost - a.lost || (a.place < b.place ? -1 : 1))
}
