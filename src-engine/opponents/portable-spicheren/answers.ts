import type { ActionCode, Verb } from '../../kernel/actions/actions.ts'
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
import { inMelee } from '../../portable-spicheren/state/units.ts'
import { POINT, roundWorth, shotWorth } from './chances.ts'
import { facingWorth, placingWorth, worthOf } from './ground.ts'
import type { Manner } from './manners.ts'

/** What each answer to a question is worth at first sight, in thousandths of a point of strength. */

type Worth = (g: G, manner: Manner, a: number, b: number) => number

/** What it is worth to declare a melee, or to go on with one. */
export function attackWorth(g: G, attacker: number, defender: number, { melee }: Manner): number {
  const { gain, price } = roundWorth(g, attacker, defender)
  return Math.round((gain * melee) / 100) - price
}

/** What goes on against a unit that stands in a melee. */
function standWorth(g: G, unit: number, manner: Manner): number {
  let worth = 0
  for (let other = 0; other < g.unit.rows; other++) {
    if (g.unit.attacks.of(unit) === other) worth += attackWorth(g, unit, other, manner)
    if (g.unit.attacks.of(other) === unit) worth -= attackWorth(g, other, unit, manner)
  }
  return worth
}

/** To face where the enemy is counts for at most so much, and a step has to gain more than that. */
const FACING = 20
const STEP = 5

const worths: ReadonlyMap<Verb, Worth> = new Map<Verb, Worth>([
  [placeUnit, (g, _manner, unit, hex) => placingWorth(g, unit, hex)],
  [aim, (g, _manner, unit, target) => shotWorth(g, unit, target)],
  [hold, () => 0],
  [fire, (g, _manner, unit, target) => shotWorth(g, unit, target)],
  [ceaseFire, () => 0],
  [
    activate,
    (g, manner, unit) => {
      if (inMelee(g, unit)) return standWorth(g, unit, manner) < 0 ? 50 : -1
      return 1
    },
  ],
  [endMoves, () => 0],
  [
    step,
    (g, manner, hex) => {
      const { unit } = g.topmost(movement)!
      return worthOf(g, unit, hex, manner) - worthOf(g, unit, g.unit.hex.of(unit), manner) - STEP
    },
  ],
  [assault, (g, manner, target) => attackWorth(g, g.topmost(movement)!.unit, target, manner) - STEP],
  [
    face,
    (g, _manner, direction) => {
      const unit = g.topmost(movement)?.unit ?? g.topmost(setUpFacing)!.unit
      return Math.min(FACING, Math.round((FACING * facingWorth(g, unit, direction)) / POINT))
    },
  ],
  [
    retire,
    (g, manner, hex) => {
      const { unit } = g.topmost(breakOff)!
      return worthOf(g, unit, hex, manner) - worthOf(g, unit, g.unit.hex.of(unit), manner)
    },
  ],
  [stand, (g, manner) => standWorth(g, g.topmost(breakOff)!.unit, manner)],
  [
    fight,
    (g, manner, unit) =>
      g.unit.attacks.of(unit) === NOBODY ? 0 : attackWorth(g, unit, g.unit.attacks.of(unit), manner),
  ],
  [lose, (g) => (g.unit.strength.of(g.topmost(hitFrame)!.unit) === 1 ? -2 * POINT : -POINT)],
  [
    withdraw,
    (g, manner, hex) => {
      const { unit } = g.topmost(hitFrame)!
      return worthOf(g, unit, hex, manner) - worthOf(g, unit, g.unit.hex.of(unit), manner) - 100
    },
  ],
  [leave, (g) => -POINT - POINT * g.unit.strength.of(g.topmost(hitFrame)!.unit)],
  [suppress, () => -POINT / 2],
])

const numbered = new WeakMap<G['layout'], readonly (Worth | undefined)[]>()

function worthsOf({ layout }: G): readonly (Worth | undefined)[] {
  let rows = numbered.get(layout)
  if (rows === undefined) {
    const byNumber: (Worth | undefined)[] = []
    for (const [verb, number] of layout.verbNumbers) byNumber[number] = worths.get(verb)
    numbered.set(layout, (rows = byNumber))
  }
  return rows
}

const decoded = { verb: 0, a: 0, b: 0, c: 0 }

export function answerWorth(g: G, code: ActionCode, manner: Manner): number {
  const { verb, a, b } = g.layout.language.decode(code, decoded)
  return worthsOf(g)[verb]?.(g, manner, a, b) ?? 0
}

/** What is best at first sight; of equals the first. */
export function bestAnswer(g: G, manner: Manner): ActionCode {
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
