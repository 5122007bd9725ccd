import { rotate } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { troopsIn } from '../ground/stacks.ts'
import { faced } from '../state/entries.ts'
import { facingOf, frame, hexName, isGuns, onMap, sideOf, unitName, type G } from '../state/kit.ts'

/** Turns a unit; troops that share a hex keep one facing. */
export function turnTo(g: G, unit: number, facing: number): void {
  const together = isGuns(g, unit) ? [unit] : troopsIn(g, g.unit.hex.of(unit))
  for (const one of together) g.unit.facing.set(one, facing)
}

/** Troops that join troops of their side take their facing. */
export function fallIn(g: G, unit: number): void {
  if (isGuns(g, unit)) return
  const other = troopsIn(g, g.unit.hex.of(unit)).find((one) => one !== unit)
  if (other !== undefined) g.unit.facing.set(unit, g.unit.facing.of(other))
}

export const turnAside = verb('turn-aside', 'direction')

function mayTurnAside(g: G, unit: number, facing: number, why?: Why): boolean {
  const now = facingOf(g, unit)
  if ([0, -1, 1].some((by) => rotate(now, by) === facing)) return true
  const facts = { unit: unitName(g, unit), facing: g.nameOf('direction', now) }
  return why?.because('ws.facing.aside', 'too-far', facts) ?? false
}

/**
 * @rule ws.facing.aside
 * After an advance, a retreat or a successful defence a unit may turn by one hexside.
 */
export const turning = frame(
  'turning',
  { unit: word({ noun: 'unit' }) },
  {
    next: (g, f) => (onMap(g, f.unit) ? g.ask(sideOf(g, f.unit)) : g.done()),
    about: (g, f) => ({ unit: unitName(g, f.unit), hex: hexName(g, g.unit.hex.of(f.unit)) }),
    offer(g, f, offer) {
      for (let facing = 0; facing < 6; facing++) if (mayTurnAside(g, f.unit, facing)) offer.add(turnAside, facing)
    },
    answers: [
      {
        verb: turnAside,
        may: (g, f, why, facing) => mayTurnAside(g, f.unit, facing, why),
        act(g, f, facing) {
          if (g.unit.facing.of(f.unit) !== facing) g.tell(faced, { unit: f.unit, facing })
          turnTo(g, f.unit, facing)
          g.done()
        },
      },
    ],
  },
)
