import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { wentIntoAction } from '../state/entries.ts'
import { eachUnitIn, isAnyIn } from '../state/ground.ts'
import { frame, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { isAble } from '../state/units.ts'
import { isBound } from '../state/zones.ts'

export const join = verb('join', 'unit')
export const joinAll = verb('join-all')
export const ready = verb('ready')

function mayGoIntoAction(g: G, zone: number, unit: number, why?: Why): boolean {
  if (g.unit.zone.of(unit) !== zone)
    return (
      why?.because('sb.activation.units', 'elsewhere', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
    )
  if (g.unit.active.of(unit)) return why?.because('sb.activation.units', 'joined', { unit: unitName(g, unit) }) ?? false
  if (!unitOf(g, unit).isInfantry) return !isBound(g, unit, why)
  return isAble(g, unit) || (why?.because('sb.activation.units', 'exhausted', { unit: unitName(g, unit) }) ?? false)
}

/** Whether there is an offensive battalion, without which the activation cannot begin. */
function hasBattalion(g: G, zone: number, why?: Why): boolean {
  const isOffensive = (unit: number): boolean => g.unit.active.of(unit) && unitOf(g, unit).isInfantry
  return (
    isAnyIn(g, zone, isOffensive) ||
    (why?.because('sb.activation.units', 'nobody', { zone: zoneName(g, zone) }) ?? false)
  )
}

/**
 * @rule sb.activation.units
 * Any units of the zone in good order or diminished; artillery there may move along.
 */
export const muster = frame(
  'muster',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }) },
  {
    next(g, f) {
      const more = isAnyIn(g, f.zone, (unit) => mayGoIntoAction(g, f.zone, unit))
      return more ? g.ask(f.side) : g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone) }),
    offer(g, f, offer) {
      eachUnitIn(g, f.zone, (unit) => {
        if (mayGoIntoAction(g, f.zone, unit)) offer.add(join, unit)
      })
      offer.add(joinAll)
      if (hasBattalion(g, f.zone)) offer.add(ready)
    },
    answers: [
      {
        verb: join,
        may: (g, f, why, unit) => mayGoIntoAction(g, f.zone, unit, why),
        act(g, _f, unit) {
          g.unit.active.set(unit, true)
        },
      },
      {
        verb: joinAll,
        act(g, { zone }) {
          eachUnitIn(g, zone, (unit) => {
            if (unitOf(g, unit).isInfantry && mayGoIntoAction(g, zone, unit)) g.unit.active.set(unit, true)
          })
          g.done()
        },
      },
      {
        verb: ready,
        may: (g, f, why) => hasBattalion(g, f.zone, why),
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/** Reports how many units go into action. */
export function tellMustered(g: G, side: number, zone: number): void {
  let units = 0
  eachUnitIn(g, zone, (unit) => {
    if (g.unit.active.of(unit)) units += 1
  })
  g.tell(wentIntoAction, { side, zone, units })
}
