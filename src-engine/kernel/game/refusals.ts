import type { ActionCode, Decoded } from '../actions/actions.ts'
import { Why, type Refusal } from '../values/explain.ts'
import type { Play } from '../play/play.ts'
import { EngineError } from '../values/result.ts'
import type { RuleSystem } from '../system/system.ts'

/** Why a side may not do something now; undefined if it may. The rules themselves answer, not a copy of them. */
export function refusalOf(play: Play, system: RuleSystem, side: number, code: ActionCode): Refusal | undefined {
  const { sides, language } = play.layout
  if (play.decider < 0) return { rule: 'kernel.over', reason: 'ended', facts: {} }
  if (side !== play.decider) return { rule: 'kernel.turn', reason: 'other-side', facts: { side: sides[play.decider]! } }
  if (play.actions.has(code)) return undefined
  const why = new Why()
  const { kind, frame } = play.asking
  const { verb, a, b, c } = language.decode(code, decoded)
  const answer = kind.answers[verb]
  if (answer === undefined) {
    const asked = { code, verb: language.verbs[verb]!, a, b, c }
    if (system.rules.refuseUnoffered?.(play, side, asked, why) === false && why.refusal) return why.refusal
    const prompt = kind.kind.rules.prompt?.(play, frame) ?? kind.kind.name
    return { rule: 'kernel.question', reason: 'not-asked', facts: { prompt, verb: language.verbs[verb]!.name } }
  }
  const may = answer.may?.(play, frame, why, a, b, c) ?? true
  if (may || why.refusal === undefined) {
    throw new EngineError(`"${language.textOf(code)}" is not offered by "${kind.kind.name}", but no rule refuses it`)
  }
  return why.refusal
}

const decoded: Decoded = { verb: 0, a: 0, b: 0, c: 0 }
