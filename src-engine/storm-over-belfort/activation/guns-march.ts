import { next } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { settleZones } from '../hits/settle.ts'
import { eachUnitIn } from '../state/ground.ts'
import { frame, NONE, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'
import { stay, to } from '../state/verbs.ts'
import { isBound } from '../state/zones.ts'
import { goTo, mayMarchTo } from './marching.ts'
import { marchReach } from './reach.ts'

export const moveGuns = verb('move-guns', 'unit')
export const endGuns = verb('end-guns')

export function mayMoveGuns(g: G, side: number, unit: number, why?: Why): boolean {
  const { side: owner, isInfantry } = unitOf(g, unit)
  if (owner !== side || isInfantry || !onMap(g, unit))
    return why?.because('sb.activation.guns', 'no-guns', { unit: unitName(g, unit) }) ?? false
  if (g.unit.moved.of(unit)) return why?.because('sb.activation.guns', 'moved', { unit: unitName(g, unit) }) ?? false
  return !isBound(g, unit, why)
}

/** Another gun of the same zone that may move in the same action; NONE if there is none. */
function moreGuns(g: G, side: number, zone: number): number {
  let found = NONE
  eachUnitIn(g, zone, (unit) => {
    if (found === NONE && mayMoveGuns(g, side, unit)) found = unit
  })
  return found
}

/**
 * @rule sb.activation.guns
 * Artillery of one zone may move on its own without a point, instead of an activation; each gun once a turn.
 */
export const gunsMarch = frame(
  'guns-march',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), unit: word({ start: NONE, noun: 'unit' }) },
  {
    next(g, { side, zone, unit }) {
      if (unit !== NONE || moreGuns(g, side, zone) !== NONE) return g.ask(side)
      g.done()
      return settleZones(g, side) ?? 'done'
    },
    prompt: (_g, f) => (f.unit === NONE ? 'guns-more' : 'guns-march'),
    about: (g, f) => ({ unit: f.unit === NONE ? '-' : unitName(g, f.unit), zone: zoneName(g, f.zone) }),
    offer(g, f, offer) {
      if (f.unit === NONE) {
        eachUnitIn(g, f.zone, (unit) => {
          if (mayMoveGuns(g, f.side, unit)) offer.add(moveGuns, unit)
        })
        offer.add(endGuns)
        return
      }
      const reach = marchReach(g, f.unit)
      for (let zone = next(reach, 0); zone >= 0; zone = next(reach, zone + 1)) offer.add(to, zone)
      offer.add(stay)
    },
    answers: [
      {
        verb: moveGuns,
        may(g, f, why, unit) {
          if (f.unit !== NONE) return why?.because('sb.movement.once', 'one-by-one') ?? false
          if (!mayMoveGuns(g, f.side, unit, why)) return false
          return (
            g.unit.zone.of(unit) === f.zone ||
            (why?.because('sb.activation.guns', 'other-zone', { unit: unitName(g, unit), zone: zoneName(g, f.zone) }) ??
              false)
          )
        },
        act(_g, f, unit) {
          f.unit = unit
        },
      },
      {
        verb: to,
        may: (g, f, why, zone) => mayMarchTo(g, f.unit, zone, why),
        act(g, f, zone) {
          g.unit.moved.set(f.unit, true)
          goTo(g, f.unit, zone)
          g.unit.marched.set(f.unit, false)
          f.unit = NONE
        },
      },
      {
        verb: stay,
        may: (_g, f, why) => f.unit !== NONE || (why?.because('sb.movement.once', 'no-unit') ?? false),
        act(g, f) {
          g.unit.moved.set(f.unit, true)
          f.unit = NONE
        },
      },
      {
        verb: endGuns,
        may: (_g, f, why) => f.unit === NONE || (why?.because('sb.movement.once', 'one-by-one') ?? false),
        act(g, { side }) {
          g.done()
          return settleZones(g, side)
        },
      },
    ],
  },
)
