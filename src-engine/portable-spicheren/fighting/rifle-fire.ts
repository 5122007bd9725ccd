import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { addStrength, hasShot, hitByFire, isFreeToFire, mayFireAt, offerShots, shoot, shotOdds } from './fire.ts'
import { hitFrame } from './hits.ts'
import { frame, unitName, unitOf, type G } from '../state/kit.ts'
import { inCover } from '../state/terrain.ts'
import { onMap } from '../state/units.ts'
import { defeat } from '../victory/victory.ts'

/** Chapter: rifle fire. */

export const fire = verb('fire', 'unit', 'target:unit')
export const ceaseFire = verb('cease-fire')

/**
 * @rule ps.rifle.modifiers
 * Firing after a move has a negative modifier; cover and strength count.
 */
export function rifleLedger(g: G, unit: number, target: number): Ledger {
  const rule = 'ps.rifle.modifiers'
  const { moved, cover, strength } = g.campaign.tables.fire.rifle
  const ledger = new Ledger()
    .addIf(g.unit.moved.of(unit), 'moved', moved, rule)
    .addIf(inCover(g, target), 'cover', cover, rule)
  return addStrength(ledger, g.unit.strength.of(unit), strength, rule)
}

/**
 * @rule ps.rifle.who
 * Each infantry unit of the side whose half-turn it is may fire once, activated or not.
 */
export function mayFire(g: G, side: number, unit: number, why?: Why): boolean {
  const name = unitName(g, unit)
  const { side: owner, class: unitClass } = unitOf(g, unit)
  if (owner !== side) return why?.because('ps.rifle.who', 'not-yours', { unit: name }) ?? false
  if (unitClass !== 'infantry') return why?.because('ps.rifle.who', 'no-rifles', { unit: name }) ?? false
  if (!onMap(g, unit)) return why?.because('ps.rifle.who', 'not-on-map', { unit: name }) ?? false
  if (g.unit.fired.of(unit)) return why?.because('ps.rifle.who', 'fired', { unit: name }) ?? false
  return isFreeToFire(g, unit, why)
}

/** One shot with its result; then defeat is checked for both sides. */
export const rifleShot = frame(
  'rifle-shot',
  { unit: word({ noun: 'unit' }), target: word({ noun: 'unit' }), fired: flag() },
  {
    next(g, f) {
      const { unit, target } = f
      if (!f.fired) {
        f.fired = true
        if (shoot(g, unit, target, rifleLedger(g, unit, target))) return g.call(hitFrame, hitByFire(g, unit, target))
      }
      return defeat(g) ?? g.done()
    },
  },
)

/**
 * @rule ps.rifle.sequence
 * Shots are fired one after the other, in any order; a hit is resolved before the next shot.
 */
export const rifleFire = frame(
  'rifle-fire',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (hasShot(g, f.side, mayFire) ? g.ask(f.side) : g.done()),
    offer(g, f, offer) {
      offerShots(g, f.side, mayFire, fire, offer)
      offer.add(ceaseFire)
    },
    answers: [
      {
        verb: fire,
        may: (g, f, why, unit, target) => mayFire(g, f.side, unit, why) && mayFireAt(g, unit, target, why),
        act(g, _f, unit, target) {
          g.unit.fired.set(unit, true)
          g.call(rifleShot, { unit, target })
        },
        odds: (g, _f, unit, target) => shotOdds(g, unit, target, rifleLedger),
      },
      {
        verb: ceaseFire,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
