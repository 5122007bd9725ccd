import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import type { Refusal } from '#engine/kernel/values/explain.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good, type Failure, type Result } from '#engine/kernel/values/result.ts'
import type { Refusal as RefusalInWords } from '../../contract/games.ts'
import type { OpenGame } from './open-game.ts'
import { words } from '../../wording/bilingual.ts'

/** A refusal with the section and title of its rule. */
export interface ExplainedRefusal extends Failure {
  readonly rule: string
  readonly section: string | null
  readonly title: string | null
  readonly reason: string
  readonly facts: Refusal['facts']
}

export function explainRefusal(game: Game, refusal: Refusal): ExplainedRefusal {
  const { rule, reason, facts } = refusal
  const printed = game.loaded.system.book.rulebook.find(({ id }) => id === rule)
  const { message } = game.failureOf(refusal)
  const { section = null, title = null } = printed ?? {}
  return { code: 'refused', message, rule, section, title, reason, facts }
}

/**
 * Parses the text of an action and checks it against the rules; returns its code, or why the viewer cannot do it now.
 */
export function readAction(game: OpenGame, eyes: number, action: string): Result<ActionCode, RefusalInWords> {
  const { play } = game.game
  const read = play.layout.language.parseText(action)
  if (!read.ok) return bad(unknownAction(read.error))
  const refusal = game.game.explain(eyes === EVERYONE ? play.decider : eyes, read.value)
  return refusal === undefined ? good(read.value) : bad(refusalInWords(game, refusal))
}

function refusalInWords(game: OpenGame, refusal: Refusal): RefusalInWords {
  const { rule, section, title, reason, facts } = explainRefusal(game.game, refusal)
  return { sentence: game.pinned.wording.refusal(game.game, refusal), rule, section, title, reason, facts }
}

/** The refusal of a text that is not an action of the game; names no rule. */
const unknownAction = ({ message }: Failure): RefusalInWords => ({
  sentence: words(message, 'Il n’y a pas d’action de ce nom dans cette partie.'),
  rule: null,
  section: null,
  title: null,
  reason: null,
  facts: {},
})
