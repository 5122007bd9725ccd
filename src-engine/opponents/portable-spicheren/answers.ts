import type { ActionCode, Verb } from '../../kernel/actions/actions.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { aim, hold } from '../../portable-spicheren/fighting/artillery-fire.ts'
import { lose, leave, suppress, withdraw } from '../../portable-spicheren/fighting/hits.ts'
import { fight } from '../../portable-spicheren/fighting/melee.ts'
import { ceaseFire, fire } from '../../portable-spicheren/fighting/rifle-fire.ts'
import { activate, endMoves } from '../../portable-spicheren/movement/activation.ts'
import { breakOff, retire, stand } from '../../portable-spicheren/movement/break-off.ts'
import { assault, face, movement, step } from '../../portable-spicheren/movement/movement.ts'
import { placeUnit, setUpFacing } from '../../portable-spicheren/movement/setup.ts'
import { hitFrame } from '../../portable-spicheren/fighting/hits.ts'
import { NOBODY, type G } from '../../portable-spicheren/state/kit.ts'
import { POINT, roundWorth, shotWorth } from './chances.ts'
import { bestFacing, facingWorth } from './facing.ts'
import { fieldOf, worthIn } from './field.ts'
import type { Manner } from './manners.ts'
import { placingWorth } from './placing.ts'
import { waysOf } from './ways.ts'

/** The worth of each answer to a question at first sight, in thousandths of a point of strength. */

type Worth = (g: G, manner: Manner, a: number, b: number) => number

/** The worth of continuing a melee. */
const goingOn = (g: G, attacker: number, defender: number, { melee }: Manner): number =>
  Math.round((roundWorth(g, attacker, defender) * melee) / 100)

/** The worth of standing in a melee: the gain of its own attack, less that of attacks on it. */
function standWorth(g: G, unit: number, manner: Manner): number {
  let worth = 0
  for (let other = 0; other < g.unit.rows; other++) {
    if (g.unit.attacks.of(unit) === other) worth += goingOn(g, unit, other, manner)
    if (g.unit.attacks.of(other) === unit) worth -= goingOn(g, other, unit, manner)
  }
  return worth
}

/** Cost of not firing for a turn. */
const SILENCE = 500
/** Cost of holding fire for guns, which can still move. */
const NO_FIRE = 300

/** The cost for the unit hit of leaving its hex for another. */
function givingWay(g: G, manner: Manner, unit: number, hex: number): number {
  const field = fieldOf(g, unit, manner)
  return worthIn(g, field, hex) - worthIn(g, field, g.unit.hex.of(unit))
}

const worths: ReadonlyMap<Verb, Worth> = new Map<Verb, Worth>([
  [placeUnit, (g, manner, unit, hex) => placingWorth(g, unit, hex, manner)],
  [aim, (g, _manner, unit, target) => shotWorth(g, unit, target)],
  [hold, () => -NO_FIRE],
  [fire, (g, _manner, unit, target) => shotWorth(g, unit, target)],
  // A unit that could fire loses nothing by firing.
  [ceaseFire, () => -POINT],
  [activate, () => 1],
  [endMoves, () => 0],
  [
    face,
    (g, _manner, direction) => facingWorth(g, g.topmost(movement)?.unit ?? g.topmost(setUpFacing)!.unit, direction),
  ],
  [retire, (g, manner, hex) => givingWay(g, manner, g.topmost(breakOff)!.unit, hex)],
  [stand, (g, manner) => standWorth(g, g.topmost(breakOff)!.unit, manner)],
  [
    fight,
    (g, manner, unit) => (g.unit.attacks.of(unit) === NOBODY ? 0 : goingOn(g, unit, g.unit.attacks.of(unit), manner)),
  ],
  [lose, (g) => (g.unit.strength.of(g.topmost(hitFrame)!.unit) === 1 ? -2 * POINT : -POINT)],
  [withdraw, (g, manner, hex) => givingWay(g, manner, g.topmost(hitFrame)!.unit, hex) - manner.ground],
  [leave, (g) => -POINT - POINT * g.unit.strength.of(g.topmost(hitFrame)!.unit)],
  // A unit that is already suppressed loses nothing more.
  [suppress, (g) => (g.unit.suppressedIn.of(g.topmost(hitFrame)!.unit) === g.turn + 1 ? 0 : -SILENCE)],
])

/** The functions by verb number. */
const worthsOf = memoizedBy(({ verbNumbers }: G['layout']) =>
  Array.from(verbNumbers.keys(), (verb) => worths.get(verb)),
)

const decoded = { verb: 0, a: 0, b: 0, c: 0 }

export function answerWorth(g: G, code: ActionCode, manner: Manner): number {
  const { verb, a, b } = g.layout.language.decode(code, decoded)
  return worthsOf(g.layout)[verb]?.(g, manner, a, b) ?? 0
}

/** The best answer at first sight; the first of equals. */
export const bestAnswer = (g: G, manner: Manner): ActionCode =>
  g.asking.kind.kind === movement ? goOn(g, manner) : bestOf(g, manner)

function bestOf(g: G, manner: Manner): ActionCode {
  const { actions } = g
  let best = actions.at(0)
  if (actions.length === 1) return best
  let most = -Infinity
  for (let index = 0; index < actions.length; index++) {
    const code = actions.at(index)
    const worth = answerWorth(g, code, manner)
    if (worth > most) {
      best = code
      most = worth
    }
  }
  return best
}

/** A moving unit takes its best way; at the end it attacks, or turns to the enemy. */
function goOn(g: G, manner: Manner): ActionCode {
  const { unit, steps, most } = g.topmost(movement)!
  const [way] = waysOf(g, { unit, steps, most }, manner)
  const [next] = way?.by ?? []
  if (next !== undefined) return codeOf(g, step, next)
  if (way !== undefined && way.attack !== NOBODY) return codeOf(g, assault, way.attack)
  return codeOf(g, face, bestFacing(g, unit))
}

const codeOf = ({ layout }: G, verb: Verb<1>, a: number): ActionCode =>
  layout.language.encode(layout.verbNumbers.get(verb)!, a, 0, 0)
