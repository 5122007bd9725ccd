import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { fireAt, FIRST_COLUMN } from '../assault/fire.ts'
import { isAnybodyStruck, LEAVING } from '../hits/spread.ts'
import { eachUnitIn, isAnyIn, isMannedBy } from '../state/ground.ts'
import { frame, NONE, otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'

export const depart = verb('depart', 'unit')
export const departAll = verb('depart-all')
export const remain = verb('remain')

function mayDepart(g: G, zone: number, unit: number, why?: Why): boolean {
  if (g.unit.zone.of(unit) !== zone || !g.unit.active.of(unit) || !unitOf(g, unit).isInfantry)
    return why?.because('sb.movement.leaving', 'not-offensive', { unit: unitName(g, unit) }) ?? false
  return (
    !g.unit.leaves.of(unit) || (why?.because('sb.movement.leaving', 'leaves', { unit: unitName(g, unit) }) ?? false)
  )
}

/** Before units next to enemy infantry march, their owner chooses which of them leave the enemy. */
export const departure = frame(
  'departure',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }) },
  {
    next(g, f) {
      const more = isAnyIn(g, f.zone, (unit) => mayDepart(g, f.zone, unit))
      return more ? g.ask(f.side) : g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone) }),
    offer(g, f, offer) {
      eachUnitIn(g, f.zone, (unit) => {
        if (mayDepart(g, f.zone, unit)) offer.add(depart, unit)
      })
      offer.add(departAll)
      offer.add(remain)
    },
    answers: [
      {
        verb: depart,
        may: (g, f, why, unit) => mayDepart(g, f.zone, unit, why),
        act(g, _f, unit) {
          g.unit.leaves.set(unit, true)
        },
      },
      {
        verb: departAll,
        act(g, { zone }) {
          eachUnitIn(g, zone, (unit) => {
            if (mayDepart(g, zone, unit)) g.unit.leaves.set(unit, true)
          })
          g.done()
        },
      },
      {
        verb: remain,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/**
 * @rule sb.movement.leaving
 * Battalions that leave a zone next to enemy infantry for one that is not are fired at in the first column, once for
 * all together; those exhausted by it stay.
 */
export function leavingFire(g: G, side: number, zone: number): Step {
  const struck = { zone, among: LEAVING }
  if (!isAnybodyStruck(g, struck)) return 'again'
  const from = g.campaign.neighbours[zone]!.find((beside) => isMannedBy(g, otherSide(side), beside)) ?? NONE
  return from === NONE ? 'again' : fireAt(g, from, side, struck, FIRST_COLUMN)
}
