import type { ActionCode } from '../kernel/actions/actions.ts'
import { EngineError } from '../kernel/values/result.ts'
import type { Choice, Opponent, Thinking, Turn } from './opponent.ts'
import { memoryAsKept } from './turn.ts'

/** Runs an opponent on a turn, step by step, and checks its choice. */
export function* thinking(opponent: Opponent, turn: Turn): Thinking {
  const choice = yield* opponent.choose(turn)
  return checked(opponent, turn, choice)
}

/** Runs an opponent to its choice without pausing. */
export function choose(opponent: Opponent, turn: Turn): Choice {
  const steps = thinking(opponent, turn)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The action code of a choice. */
export function codeOf({ campaign }: Turn, { action }: Choice): ActionCode {
  const code = campaign.layout.language.parseText(action)
  if (!code.ok) throw new EngineError(code.error.message)
  return code.value
}

/** Checks that a choice is legal, within its budget, and its memory small; throws with the opponent’s name. */
function checked({ id }: Opponent, { view, budget }: Turn, choice: Choice): Choice {
  const wrong = (what: string): EngineError => new EngineError(`the opponent "${id}" ${what}`)
  if (!view.decision.actions.includes(choice.action)) throw wrong(`answers "${choice.action}", which is no answer`)
  if (!(choice.work >= 0 && choice.work <= budget)) throw wrong(`spent ${choice.work} of ${budget} units of work`)
  try {
    return { ...choice, memory: memoryAsKept(choice.memory) }
  } catch (error) {
    throw wrong(`remembers too much: ${error instanceof Error ? error.message : String(error)}`)
  }
}
