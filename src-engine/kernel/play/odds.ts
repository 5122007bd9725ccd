import { Ways } from './chance.ts'
import { onFork } from './fork.ts'
import type { Play } from './play.ts'
import { EngineError, type JsonObject } from '../values/result.ts'

const MOST_WAYS = 1_000_000

/**
 * Runs the same rule code once for every combination of draws, each on a fresh copy, and reports each result with its
 * probability. The probabilities add up to 1. Every forecast is made this way, so no rule is written twice. `words`:
 * the initial state, if not that of the game.
 */
export function everyOutcome<G extends Play>(
  g: G,
  run: (fork: G) => void,
  seen: (fork: G, probability: number) => void,
  words: Int32Array = g.words,
): void {
  const ways = new Ways()
  let count = 0
  onFork(g, (fork) => {
    do {
      if (++count > MOST_WAYS) throw new EngineError(`more than ${MOST_WAYS} ways to count; forecast something smaller`)
      fork.restore(words)
      fork.revealed = false
      fork.chance.explore(ways)
      run(fork)
      seen(fork, ways.probability)
      fork.chance.release()
    } while (ways.forward())
  })
}

/** Same, for draws that change nothing: one copy serves all combinations. */
export function everyDraw<G extends Play, Result>(
  g: G,
  draw: (fork: G) => Result,
  seen: (result: Result, probability: number) => void,
): void {
  const ways = new Ways()
  onFork(g, (fork) => {
    do {
      fork.chance.explore(ways)
      seen(draw(fork), ways.probability)
      fork.chance.release()
    } while (ways.forward())
  })
}

/** The probability of each result; impossible results are left out. */
export type Chances<R extends string> = { readonly [result in R]?: number }

/** The probability of each result, where a result is a text such as `2 hits`. */
export function distribution<G extends Play>(
  g: G,
  run: (fork: G) => void,
  resultOf: (fork: G) => string,
): Record<string, number> {
  const odds = new Map<string, number>()
  everyOutcome(g, run, (fork, probability) => {
    const result = resultOf(fork)
    odds.set(result, (odds.get(result) ?? 0) + probability)
  })
  return Object.fromEntries([...odds].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Possible results of an answer to the current question. */
export interface AnswerOdds {
  readonly action: string
  readonly odds: JsonObject
}

/** Exact odds for each legal action that has any. */
export function oddsOfAnswers(play: Play): AnswerOdds[] {
  if (play.decider < 0) return []
  const { language } = play.layout
  const { kind, frame } = play.asking
  return Array.from(play.actions).flatMap((code) => {
    const { verb, a, b, c } = language.decode(code, { verb: 0, a: 0, b: 0, c: 0 })
    const odds = kind.answers[verb]?.odds?.(play, frame, a, b, c)
    return odds === undefined ? [] : [{ action: language.textOf(code), odds }]
  })
}
