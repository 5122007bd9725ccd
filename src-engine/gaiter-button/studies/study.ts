import type { Facts, Refusal } from '../../kernel/values/explain.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { bad, good, textIn, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { Side } from '../campaign/schemas/common-schema.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { dealExtremeEnemy } from '../combat/extreme-enemy.ts'
import { sideOf, type G } from '../state/kit.ts'

/**
 * Something computed for a side from what it knows. The game is one imagined from its view, so rules are evaluated with
 * the side's knowledge (`guess`), and no result may depend on what is hidden behind a token. Answers use the same names
 * as views.
 */
export type Study<W = unknown, Answer extends JsonObject = JsonObject> = (
  g: G,
  side: number,
  request: AsSent<W>,
) => Result<Answer>

/** A request as received: fields may be missing or have any value. */
export type AsSent<W> = { readonly [field in keyof W]?: Json }

/**
 * Evaluates a copy of the game with no stack in hand, in which the strongest possible counters lie behind the enemy's
 * tokens, whatever was imagined there. The answer therefore cannot depend on hidden facts.
 */
export function withStrongestEnemy<Answer>(g: G, side: number, ask: (fork: G) => Answer): Answer {
  return onFork(g, (fork) => {
    dealExtremeEnemy(fork, { side, how: 'strongest', isMeant: () => false })
    fork.stack.clear()
    return ask(fork)
  })
}

/**
 * Evaluates a copy of the game for the counters of this side that a request names; `message`: the error if it names none.
 */
export function withOwnCounters<Answer extends JsonObject>(
  g: G,
  side: number,
  requested: Json | undefined,
  message: string,
  ask: (fork: G, counters: readonly number[]) => Answer,
): Result<Answer> {
  if (g.ending !== undefined) return gameIsOver
  const names = Array.isArray(requested) ? requested.map(textIn) : []
  const counters = names.map((name) => g.layout.language.numberOf('counter', name))
  if (counters.length === 0 || counters.some((counter) => counter < 0 || sideOf(g, counter) !== side))
    return bad({ code: 'bad-wish', message })
  return good(onFork(g, (fork) => ask(fork, counters)))
}
export const gameIsOver = bad({ code: 'not-now', message: 'The game is over: nobody marches any more.' })

/** The reason for a refusal: the rule, the reason within it, and the facts. */
export type Because = { readonly rule: string; readonly reason: string; readonly facts: Facts }

export const because = ({ rule, reason, facts }: Refusal): Because => ({ rule, reason, facts })

export const sideName = (side: number): Side | null => sides[side] ?? null
