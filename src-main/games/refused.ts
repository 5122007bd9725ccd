import type { Refusal } from '#engine/kernel/explain.ts'
import type { Game } from '#engine/kernel/game.ts'
import type { Failure } from '#engine/kernel/result.ts'

/** A refusal with all that the rules say about it. */
export interface Refused extends Failure {
  readonly rule: string
  readonly section: string | null
  readonly title: string | null
  readonly reason: string
  readonly facts: Refusal['facts']
}

export function refused(game: Game, refusal: Refusal): Refused {
  const { rule, reason, facts } = refusal
  const printed = game.loaded.system.rulebook.find(({ id }) => id === rule)
  const { message } = game.failureOf(refusal)
  const { section = null, title = null } = printed ?? {}
  return { code: 'refused', message, rule, section, title, reason, facts }
}
