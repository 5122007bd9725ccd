import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { ordered } from '../state/entries.ts'
import { addStrength, hasShot, isFreeToFire, mayFireAt, offerShots, shoot, shotOdds } from './fire.ts'
import { hitFrame } from './hits.ts'
import { frame, NOBODY, NOWHERE, unitName, unitOf, type G } from '../state/kit.ts'
import { inCover } from '../state/terrain.ts'
import { isSuppressed, onMap } from '../state/units.ts'
import { defeat } from '../victory/victory.ts'

/** Chapter: artillery fire. */

export const aim = verb('aim', 'unit', 'target:unit')
export const hold = verb('hold-fire')

/**
 * @rule ps.artillery.modifiers
 * Prussian guns have a better modifier than others, French imperial ones a worse one; cover and strength count.
 */
export function gunLedger(g: G, unit: number, target: number): Ledger {
  const rule = 'ps.artillery.modifiers'
  const { cover, strength } = g.campaign.tables.fire.artillery
  const ledger = new Ledger().add('guns', unitOf(g, unit).aim, rule).addIf(inCover(g, target), 'cover', cover, rule)
  return addStrength(ledger, g.unit.strength.of(unit), strength, rule)
}

/**
 * @rule ps.artillery.once
 * Each gun on the map that is not suppressed and not in a melee may be ordered to fire at one target.
 */
export function mayOrder(g: G, side: number, unit: number, why?: Why): boolean {
  const name = unitName(g, unit)
  const { side: owner, class: unitClass } = unitOf(g, unit)
  if (owner !== side) return why?.because('ps.artillery.once', 'not-yours', { unit: name }) ?? false
  if (unitClass !== 'artillery') return why?.because('ps.artillery.once', 'no-guns', { unit: name }) ?? false
  if (!onMap(g, unit)) return why?.because('ps.artillery.once', 'not-on-map', { unit: name }) ?? false
  if (isSuppressed(g, unit)) return why?.because('ps.units.suppressed', 'no-fire', { unit: name }) ?? false
  if (g.unit.target.of(unit) !== NOBODY) return why?.because('ps.artillery.once', 'ordered', { unit: name }) ?? false
  return isFreeToFire(g, unit, why)
}

/**
 * @rule ps.artillery.orders
 * Before any movement both sides assign targets to their guns, openly and one by one, the first player first.
 */
export const ordersFrame = frame(
  'artillery-orders',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => (hasShot(g, f.side, mayOrder) ? g.ask(f.side) : g.done()),
    offer(g, f, offer) {
      offerShots(g, f.side, mayOrder, aim, offer)
      offer.add(hold)
    },
    answers: [
      {
        verb: aim,
        may: (g, f, why, unit, target) => mayOrder(g, f.side, unit, why) && mayFireAt(g, unit, target, why),
        act(g, _f, unit, target) {
          g.unit.target.set(unit, target)
          g.tell(ordered, { unit, target })
        },
        odds: (g, _f, unit, target) => shotOdds(g, unit, target, gunLedger),
      },
      {
        verb: hold,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/**
 * @rule ps.artillery.together
 * All ordered guns of both sides roll before any result is carried out; defeat is checked after all results.
 */
export const artilleryFire = frame(
  'artillery-fire',
  { rolled: flag() },
  {
    next(g, f) {
      if (!f.rolled) {
        f.rolled = true
        for (let unit = 0; unit < g.unit.rows; unit++) {
          const target = g.unit.target.of(unit)
          if (target === NOBODY) continue
          g.unit.fired.set(unit, true)
          if (shoot(g, unit, target, gunLedger(g, unit, target))) g.unit.scoredFrom.set(unit, g.unit.hex.of(unit))
        }
      }
      for (let unit = 0; unit < g.unit.rows; unit++) {
        const from = g.unit.scoredFrom.of(unit)
        if (from === NOWHERE) continue
        g.unit.scoredFrom.set(unit, NOWHERE)
        return g.call(hitFrame, { unit: g.unit.target.of(unit), from, melee: false })
      }
      g.unit.target.fill(NOBODY)
      return defeat(g) ?? g.done()
    },
  },
)
