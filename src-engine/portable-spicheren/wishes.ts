import type { Verb } from '../kernel/actions/actions.ts'
import type { Why } from '../kernel/values/explain.ts'
import type { Wish } from '../kernel/system/system.ts'
import { activate, activations, endMoves, mayActivate } from './activation.ts'
import { aim, hold, mayOrder } from './artillery-fire.ts'
import { breakOff, retire, stand } from './break-off.ts'
import { mayFireAt } from './fire.ts'
import { leave, lose, suppress, withdraw } from './hits.ts'
import type { G } from './kit.ts'
import { fight } from './melee.ts'
import { assault, face, movement, step } from './movement.ts'
import { ceaseFire, fire, mayFire } from './rifle-fire.ts'
import { mayPlace, placeUnit, ready } from './setup.ts'

/**
 * Answers a wish that does not answer the question now asked: first with the rule that forbids it whenever it were
 * asked, and if none does, with the phase to which it belongs.
 */
export function wish(g: G, side: number, wished: Wish, why: Why): false | undefined {
  const answer = answers.get(wished.verb)
  if (answer === undefined) return undefined
  if (answer.may?.(g, side, why, wished.a, wished.b) === false && why.refusal !== undefined) return false
  return why.because(answer.rule, answer.reason)
}

interface Answer {
  readonly may?: (g: G, side: number, why: Why, a: number, b: number) => boolean
  /** Where it belongs in the sequence, said when nothing else forbids it. */
  readonly rule: string
  readonly reason: string
}

const answers: ReadonlyMap<Verb, Answer> = new Map<Verb, Answer>([
  [
    placeUnit,
    { rule: 'ps.turn.sequence', reason: 'set-up', may: (g, _side, why, unit, hex) => mayPlace(g, unit, hex, why) },
  ],
  [ready, { rule: 'ps.turn.sequence', reason: 'set-up' }],
  [
    aim,
    {
      rule: 'ps.turn.sequence',
      reason: 'artillery',
      may: (g, side, why, unit, target) => mayOrder(g, side, unit, why) && mayFireAt(g, unit, target, why),
    },
  ],
  [hold, { rule: 'ps.turn.sequence', reason: 'artillery' }],
  [
    activate,
    {
      rule: 'ps.turn.half-turn',
      reason: 'activation',
      may: (g, side, why, unit) => mayActivate(g, side, unit, why) && isNobodyMoving(g, side, why),
    },
  ],
  [endMoves, { may: isNobodyMoving, rule: 'ps.turn.half-turn', reason: 'activation' }],
  [
    fire,
    {
      rule: 'ps.turn.half-turn',
      reason: 'rifles',
      may: (g, side, why, unit, target) => mayFire(g, side, unit, why) && mayFireAt(g, unit, target, why),
    },
  ],
  [ceaseFire, { rule: 'ps.turn.half-turn', reason: 'rifles' }],
  [step, { may: isFree, rule: 'ps.turn.half-turn', reason: 'activation' }],
  [assault, { may: isFree, rule: 'ps.turn.half-turn', reason: 'activation' }],
  [face, { may: isNotHeld, rule: 'ps.movement.facing', reason: 'not-active' }],
  [retire, { may: isHeld, rule: 'ps.turn.half-turn', reason: 'activation' }],
  [stand, { may: isHeld, rule: 'ps.turn.half-turn', reason: 'activation' }],
  [fight, { rule: 'ps.melee.rounds', reason: 'not-now' }],
  [lose, { rule: 'ps.hits.choice', reason: 'no-hit' }],
  [withdraw, { rule: 'ps.hits.choice', reason: 'no-hit' }],
  [leave, { rule: 'ps.hits.choice', reason: 'no-hit' }],
  [suppress, { rule: 'ps.hits.choice', reason: 'no-hit' }],
])

/** A unit that was activated in a melee may break off or stand; nothing else. */
function isNotHeld(g: G, _side: number, why: Why): boolean {
  return g.asking.kind.kind !== breakOff || why.because('ps.melee.break-off', 'held')
}

/** The next unit tries when the active one has ended its move. */
function isNobodyMoving(g: G, _side: number, why: Why): boolean {
  const { kind } = g.asking.kind
  return (kind !== movement && kind !== breakOff) || why.because('ps.activation.move', 'not-ended')
}

/** Nobody moves before a unit has been activated; in other phases nobody moves at all. */
function isMoving(g: G, why: Why): boolean {
  return g.asking.kind.kind !== activations || why.because('ps.activation.move', 'not-active')
}

function isFree(g: G, side: number, why: Why): boolean {
  return isNotHeld(g, side, why) && isMoving(g, why)
}

function isHeld(g: G, _side: number, why: Why): boolean {
  if (g.asking.kind.kind === movement) return why.because('ps.melee.break-off', 'not-in-melee')
  return isMoving(g, why)
}
