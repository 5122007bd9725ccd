import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { SimulationPlan } from './request.ts'
import type { Finished, GameRow } from './results.ts'
import { fightsByPlace, strengthsOf, type FightsInPlace, type StrengthAt } from './courses.ts'
import { elo, rounded, spreadOf, sprt, wilson, type Interval, type Spread, type Sprt } from './statistics.ts'

/** The summary of all games of a plan. It depends only on the results, so it is the same wherever they were played. */
export interface Summary {
  readonly plan: SimulationPlan
  readonly games: number
  /** By winning side, null for a draw. */
  readonly winners: readonly ({ readonly winner: string | null } & Share)[]
  readonly endings: readonly ({
    readonly ending: string
    readonly winner: string | null
    readonly level: number
  } & Share)[]
  readonly acts: Spread
  readonly turns: Spread
  readonly tallies: readonly ({ readonly key: string; readonly side: string } & Spread)[]
  readonly strength: readonly StrengthAt[]
  readonly fought: readonly FightsInPlace[]
  /** Counts of bad play, averaged per game, if the rule system has a monitor that counts them. */
  readonly conduct: readonly ({
    readonly key: string
    readonly player: string
    readonly side: string
    readonly total: number
  } & Spread)[]
  /** The score of the first player, a draw counting as half: over both sides where games are mirrored. */
  readonly score: {
    readonly player: string
    readonly against: string
    readonly share: number
    readonly interval: Interval
    readonly elo: number
    readonly eloInterval: Interval
    readonly sprt: Sprt
  } | null
}

interface Share {
  readonly count: number
  readonly share: number
  readonly interval: Interval
}

/** The Elo differences between which the test decides. */
const TESTED = [0, 35] as const

export function summaryOf(plan: SimulationPlan, rows: readonly GameRow[], { system }: LoadedCampaign): Summary {
  const sideOf = (winner: number): string | null => system.sides[winner] ?? null
  const share = (count: number): Share => ({
    count,
    share: rounded(count / Math.max(1, rows.length)),
    interval: wilson(count, rows.length),
  })
  const count = (is: (row: GameRow) => boolean): Share => share(rows.filter(is).length)
  const keys = [...new Set(rows.map(({ ending, winner, level }) => JSON.stringify([ending, winner, level])))].toSorted()
  const figures = rows.flatMap(({ tally }) => tally)
  const tallies = [...new Set(figures.map(({ key, side }) => JSON.stringify([key, side])))].map((text) => {
    const [key, side] = JSON.parse(text) as [string, number]
    const values = figures.filter((one) => one.key === key && one.side === side).map(({ value }) => value)
    return { key, side: system.sides[side]!, ...spreadOf(values) }
  })
  return {
    plan,
    games: rows.length,
    winners: [0, 1, -1].map((winner) => ({ winner: sideOf(winner), ...count((row) => row.winner === winner) })),
    endings: keys.map((text) => {
      const [ending, winner, level] = JSON.parse(text) as [string, number, number]
      const is = (row: GameRow): boolean => row.ending === ending && row.winner === winner && row.level === level
      return { ending, winner: sideOf(winner), level, ...count(is) }
    }),
    acts: spreadOf(rows.map(({ acts }) => acts)),
    turns: spreadOf(rows.map(({ turn }) => turn)),
    tallies,
    strength: strengthsOf(rows),
    fought: fightsByPlace(rows),
    conduct: conductOf(rows, system.sides),
    score: scoreOf(plan, rows),
  }
}

function conductOf(rows: readonly GameRow[], sides: readonly string[]): Summary['conduct'] {
  const figures = rows.flatMap((row) => row.conduct.map((one) => ({ ...one, player: row.sides[one.side]! })))
  const kinds = [...new Set(figures.map(({ key, player, side }) => JSON.stringify([key, player, side])))]
  return kinds.map((text) => {
    const [key, player, side] = JSON.parse(text) as [string, string, number]
    const is = (one: (typeof figures)[number]): boolean => one.key === key && one.player === player && one.side === side
    const values = figures.filter(is).map(({ value }) => value)
    return { key, player, side: sides[side]!, total: values.reduce((sum, one) => sum + one, 0), ...spreadOf(values) }
  })
}

function scoreOf(plan: SimulationPlan, rows: readonly GameRow[]): Summary['score'] {
  const [player, against] = plan.players
  if (rows.length === 0 || player === against) return null
  const points = rows.map(({ sides, winner }) => (winner < 0 ? 0.5 : sides[winner] === player ? 1 : 0))
  const share = spreadOf(points).mean
  const interval = wilson(
    points.reduce((sum: number, one) => sum + one, 0),
    points.length,
  )
  return {
    player,
    against,
    share,
    interval,
    elo: elo(share, points.length),
    eloInterval: { low: elo(interval.low, points.length), high: elo(interval.high, points.length) },
    sprt: sprt(plan.mirrored ? pairsOf(rows, points) : points, ...TESTED),
  }
}

/** The means of pairs with one seed, whose games share their luck; a game without its pair counts alone. */
function pairsOf(rows: readonly GameRow[], points: readonly number[]): number[] {
  const pairs = new Map<string, number[]>()
  rows.forEach(({ seed }, index) => pairs.set(seed, [...(pairs.get(seed) ?? []), points[index]!]))
  return [...pairs.values()].map((pair) => pair.reduce((sum, one) => sum + one, 0) / pair.length)
}

export interface Times {
  readonly players: readonly {
    readonly player: string
    readonly choices: number
    /** Average milliseconds per choice. */
    readonly mean: number
    /** Number of choices that needed thought, the 95th percentile of their milliseconds, and the slowest. */
    readonly thoughts: number
    readonly p95: number
    readonly slowest: number
  }[]
}

/** The time that choices took on the machines on which they were made. */
export function timesOf(all: readonly Finished[]): Times {
  const players = [...new Set(all.flatMap(({ row }) => row.sides))].toSorted()
  return {
    players: players.map((player) => {
      const parts = all.flatMap(({ row, time }) =>
        ([0, 1] as const).flatMap((side) =>
          row.sides[side] === player
            ? [{ choices: time.choices[side], ms: time.all[side], of: time.thoughts[side] }]
            : [],
        ),
      )
      const choices = parts.reduce((sum, part) => sum + part.choices, 0)
      const spent = parts.reduce((sum, part) => sum + part.ms, 0)
      const thoughts = parts.flatMap(({ of }) => of).toSorted((a, b) => a - b)
      return {
        player,
        choices,
        mean: rounded(spent / Math.max(1, choices)),
        thoughts: thoughts.length,
        p95: thoughts[Math.ceil(0.95 * thoughts.length) - 1] ?? 0,
        slowest: thoughts.at(-1) ?? 0,
      }
    }),
  }
}
