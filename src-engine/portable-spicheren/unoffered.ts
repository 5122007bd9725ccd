import { type PlaceInSequence, refuserOfUnoffered } from '../kernel/system/unoffered-actions.ts'
import type { Why } from '../kernel/values/explain.ts'
import { activate, activations, endMoves, mayActivate } from './movement/activation.ts'
import { aim, hold, mayOrder } from './fighting/artillery-fire.ts'
import { breakOff, retire, stand } from './movement/break-off.ts'
import { mayFireAt } from './fighting/fire.ts'
import { leave, lose, suppress, withdraw } from './fighting/hits.ts'
import type { G } from './state/kit.ts'
import { fight } from './fighting/melee.ts'
import { assault, face, movement, step } from './movement/movement.ts'
import { ceaseFire, fire, mayFire } from './fighting/rifle-fire.ts'
import { mayPlace, placeUnit, ready } from './movement/setup.ts'

const inSetUp: PlaceInSequence = { rule: 'ps.turn.sequence', reason: 'set-up' }
const withGuns: PlaceInSequence = { rule: 'ps.turn.sequence', reason: 'artillery' }
const inActivation: PlaceInSequence = { rule: 'ps.turn.half-turn', reason: 'activation' }
const withRifles: PlaceInSequence = { rule: 'ps.turn.half-turn', reason: 'rifles' }
const afterHit: PlaceInSequence = { rule: 'ps.hits.choice', reason: 'no-hit' }

/** The reason why an action is not possible now. */
export const refuseUnoffered = refuserOfUnoffered<G>([
  [placeUnit, inSetUp, (g, _side, why, unit, hex) => mayPlace(g, unit, hex, why)],
  [ready, inSetUp],
  [aim, withGuns, (g, side, why, unit, target) => mayOrder(g, side, unit, why) && mayFireAt(g, unit, target, why)],
  [hold, withGuns],
  [activate, inActivation, (g, side, why, unit) => mayActivate(g, side, unit, why) && isNobodyMoving(g, side, why)],
  [endMoves, inActivation, isNobodyMoving],
  [fire, withRifles, (g, side, why, unit, target) => mayFire(g, side, unit, why) && mayFireAt(g, unit, target, why)],
  [ceaseFire, withRifles],
  [step, inActivation, isFree],
  [assault, inActivation, isFree],
  [face, { rule: 'ps.movement.facing', reason: 'not-active' }, isNotHeld],
  [retire, inActivation, isHeld],
  [stand, inActivation, isHeld],
  [fight, { rule: 'ps.melee.rounds', reason: 'not-now' }],
  [lose, afterHit],
  [withdraw, afterHit],
  [leave, afterHit],
  [suppress, afterHit],
])

/** A unit activated in a melee may only break off or stay. */
function isNotHeld(g: G, _side: number, why: Why): boolean {
  return g.asking.kind.kind !== breakOff || why.because('ps.melee.break-off', 'held')
}

/** The next unit may try only after the active one has ended its move. */
function isNobodyMoving(g: G, _side: number, why: Why): boolean {
  const { kind } = g.asking.kind
  return (kind !== movement && kind !== breakOff) || why.because('ps.activation.move', 'not-ended')
}

/** No unit moves before it has been activated. Other phases refuse movement themselves. */
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
