import { verb } from '../../kernel/actions/actions.ts'
import { distribution } from '../../kernel/play/odds.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { isHeavy, isLongShot, isReady, reaches } from '../guns/guns.ts'
import { OFFENSIVE, spreadHits } from '../hits/spread.ts'
import { heldFire } from '../state/entries.ts'
import { frame, FRENCH, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { eachPlay, mayPlay, play, show } from '../stratagems/counters.ts'
import { takeEffect } from '../stratagems/effects.ts'
import { rollFire } from './fire.ts'
import { attackersOf, defendersOf, namesOf, sumOf } from './group.ts'

/** Chapter: defensive fire. */

export const barrage = verb('barrage', 'unit')
export const fire = verb('fire')
export const holdFire = verb('hold-fire')

/**
 * @rule sb.fire.barrage
 * Unused field artillery in range of the attackers' zone, and the flying battery, may add their value; they are then
 * used. Heavy artillery may not.
 */
function mayAddBarrage(g: G, side: number, unit: number, source: number, why?: Why): boolean {
  const name = unitName(g, unit)
  if (unitOf(g, unit).side !== side) return why?.because('sb.guns.once', 'not-yours', { unit: name }) ?? false
  if (!isReady(g, unit, why)) return false
  if (isHeavy(g, unit)) return why?.because('sb.fire.barrage', 'heavy', { unit: name }) ?? false
  return reaches(g, unit, source, why)
}

/**
 * The guns that could add their fire to that of an attacked zone, and the penalty if one of them fires at long range.
 */
export function barragesAt(g: G, side: number, source: number): { readonly units: number[]; readonly penalty: number } {
  const units = [...g.campaign.units.keys()].filter(
    (unit) => !unitOf(g, unit).isInfantry && mayAddBarrage(g, side, unit, source),
  )
  const isLong = side === FRENCH && units.some((unit) => isLongShot(g, unit, source))
  return { units, penalty: isLong ? g.campaign.tables.bombardment.long : 0 }
}

/** The firepower of the attacked zone plus that of the guns added. */
export function firepowerOf(g: G, target: number, added: number): number {
  return sumOf(g, defendersOf(g, target), 'fire') + added
}

/**
 * @rule sb.fire.defence
 * Before the assault all battalions of the objective may fire at the offensive units in their zone of origin. Units
 * exhausted by it take no part in the assault.
 */
export const defence = frame(
  'defence',
  {
    side: word({ noun: 'side' }),
    source: word({ noun: 'zone' }),
    target: word({ noun: 'zone' }),
    added: word(),
    penalty: word(),
  },
  {
    next: (g, f) => g.ask(f.side),
    about: (g, f) => ({
      source: zoneName(g, f.source),
      target: zoneName(g, f.target),
      attackers: namesOf(g, attackersOf(g, f.source, f.target)),
      firepower: firepowerOf(g, f.target, f.added),
      barrage: f.added,
    }),
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++)
        if (!unitOf(g, unit).isInfantry && mayAddBarrage(g, f.side, unit, f.source)) offer.add(barrage, unit)
      eachPlay(g, f.side, 'activation', (counter, face) => offer.add(play, counter, face))
      if (mayFire(g, f.target, f.added)) offer.add(fire)
      offer.add(holdFire)
    },
    answers: [
      {
        verb: barrage,
        may: (g, f, why, unit) => mayAddBarrage(g, f.side, unit, f.source, why),
        act(g, f, unit) {
          f.added += unitOf(g, unit).value
          if (f.side === FRENCH && isLongShot(g, unit, f.source)) f.penalty = g.campaign.tables.bombardment.long
          g.unit.used.set(unit, true)
        },
      },
      {
        verb: play,
        may: (g, f, why, counter, face) => mayPlay(g, f.side, 'activation', counter, face, why),
        act(g, f, counter, face) {
          takeEffect(g, f.side, show(g, f.side, counter, face))
        },
      },
      {
        verb: fire,
        may: (g, f, why) => mayFire(g, f.target, f.added, why),
        act(g, { side, source, target, added, penalty }) {
          const hits = rollFire(g, target, source, firepowerOf(g, target, added), penalty)
          g.done()
          if (hits > 0) g.interrupt(spreadHits, { side: 1 - side, zone: source, among: OFFENSIVE, hits })
        },
        odds(g, { source, target, added, penalty }) {
          let hits = 0
          return distribution(
            g,
            (fork) => {
              hits = rollFire(fork, target, source, firepowerOf(fork, target, added), penalty)
            },
            () => String(hits),
          )
        },
      },
      {
        verb: holdFire,
        act(g, f) {
          g.tell(heldFire, { side: f.side, zone: f.target })
          g.done()
        },
      },
    ],
  },
)

function mayFire(g: G, target: number, added: number, why?: Why): boolean {
  return (
    firepowerOf(g, target, added) > 0 ||
    (why?.because('sb.fire.defence', 'no-fire', { zone: zoneName(g, target) }) ?? false)
  )
}
