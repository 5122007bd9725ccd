import type { Facts, Refusal } from '../../kernel/explain.ts'
import type { JsonObject, Result } from '../../kernel/result.ts'
import type { Side } from '../campaign/common-schema.ts'
import { sides } from '../campaign/common-schema.ts'
import type { G } from '../kit.ts'

/**
 * Something worked out for a side from what it knows. The game is one imagined from its view, so rules are asked as far
 * as the side knows (`guess`), and nothing may hang on what is hidden behind a token. Answers name things as views do.
 */
export type Study = (g: G, side: number, wish: JsonObject) => Result<JsonObject>

/** Why something does not go: the rule, the reason within it, and its facts, as a refusal has them. */
export type Because = { readonly rule: string; readonly reason: string; readonly facts: Facts }

export const because = ({ rule, reason, facts }: Refusal): Because => ({ rule, reason, facts })

export const sideName = (side: number): Side | null => sides[side] ?? null
