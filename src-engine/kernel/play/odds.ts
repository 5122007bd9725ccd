import { Ways } from './chance.ts'
import { onFork } from './fork.ts'
import type { Play } from './play.ts'
import { EngineError, type JsonObject } from '../values/result.ts'

const MOST_WAYS = 1_000_000

/**
 * Runs the same rule code once for every way its draws can go, each on a copy of its own, and hands over each end with
 * its probability. The probabilities add up to 1. This is how every forecast is made: no rule is written twice. `words`:
 * the state to begin from, where it is not that of the game.
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

/** As above, of what is drawn and changes nothing: one copy serves for all ways. */
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

/** How likely each of some results is; one that cannot come about is left out. */
export type Chances<R extends string> = { readonly [result in R]?: number }

/** How likely each result is, where a result is a text such as `2 hits`. */
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

/** What may come of an answer to the question that is asked now. */
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
