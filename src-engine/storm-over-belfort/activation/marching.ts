import { next } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { mayAttack } from '../assault/group.ts'
import { marched } from '../state/entries.ts'
import { isAnyIn, isHeldBy, isNearManned } from '../state/ground.ts'
import { frame, NONE, otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter, isAble } from '../state/units.ts'
import { stay, to } from '../state/verbs.ts'
import { mayGunsRestIn, mayStandIn } from '../state/zones.ts'
import { canMarch, isHeldFast, marchReach, reachesByMarch } from './reach.ts'

export const march = verb('march', 'unit')
export const attackZone = verb('attack', 'source:zone', 'target:zone')
export const endMarch = verb('end-march')

/** Whether an offensive unit may march now. Each does so once; guns march with the battalions. */
function mayMarch(g: G, named: number, unit: number, why?: Why): boolean {
  if (named !== NONE) return why?.because('sb.movement.once', 'one-by-one') ?? false
  if (!g.unit.active.of(unit))
    return why?.because('sb.movement.once', 'not-offensive', { unit: unitName(g, unit) }) ?? false
  if (g.unit.marched.of(unit)) return why?.because('sb.movement.once', 'marched', { unit: unitName(g, unit) }) ?? false
  if (unitOf(g, unit).isInfantry && !isAble(g, unit))
    return why?.because('sb.activation.units', 'exhausted', { unit: unitName(g, unit) }) ?? false
  return canMarch(g, unit) || (why?.because('sb.movement.once', 'nowhere', { unit: unitName(g, unit) }) ?? false)
}

export function mayMarchTo(g: G, unit: number, zone: number, why?: Why): boolean {
  if (unit === NONE) return why?.because('sb.movement.once', 'no-unit') ?? false
  if (reachesByMarch(g, unit, zone)) return true
  // Reasons against ending there are reported before reasons against the way.
  const canEnd = zone !== g.campaign.headquarters && mayStandIn(g, unit, zone, why) && mayGunsRestIn(g, unit, zone, why)
  if (zone !== g.campaign.headquarters && !canEnd) return false
  const facts = { unit: unitName(g, unit), zone: zoneName(g, zone) }
  if (isHeldFast(g, unit) && !isNearManned(g, otherSide(unitOf(g, unit).side), zone))
    return why?.because('sb.movement.leaving', 'held-fast', facts) ?? false
  return why?.because('sb.movement.march', 'no-way', facts) ?? false
}

/**
 * @rule sb.movement.once
 * Offensive units march one after the other, each once and in any order; then they attack one zone or none.
 */
export const marching = frame(
  'marching',
  {
    side: word({ noun: 'side' }),
    unit: word({ start: NONE, noun: 'unit' }),
  },
  {
    next: (g, f) => g.ask(f.side),
    prompt: (_g, f) => (f.unit === NONE ? 'marching' : 'marching-to'),
    about: (g, f) => ({ unit: f.unit === NONE ? '-' : unitName(g, f.unit) }),
    offer(g, f, offer) {
      if (f.unit !== NONE) {
        const reach = marchReach(g, f.unit)
        for (let zone = next(reach, 0); zone >= 0; zone = next(reach, zone + 1)) offer.add(to, zone)
        offer.add(stay)
        return
      }
      let last = NONE
      for (const unit of g.campaign.unitsOf[f.side as 0 | 1]) {
        if (!g.unit.active.of(unit)) continue
        if (mayMarch(g, NONE, unit)) offer.add(march, unit)
        const source = g.unit.zone.of(unit)
        if (source === last || source === NONE || wasBefore(g, unit, source)) continue
        last = source
        for (const target of g.campaign.neighbours[source]!)
          if (isHeldBy(g, otherSide(f.side), target) && mayAttack(g, f.side, source, target))
            offer.add(attackZone, source, target)
      }
      offer.add(endMarch)
    },
    answers: [
      {
        verb: march,
        may: (g, f, why, unit) => mayMarch(g, f.unit, unit, why),
        act(_g, f, unit) {
          f.unit = unit
        },
      },
      {
        verb: to,
        may: (g, f, why, zone) => mayMarchTo(g, f.unit, zone, why),
        act(g, f, zone) {
          goTo(g, f.unit, zone)
          f.unit = NONE
        },
      },
      {
        verb: stay,
        may: (_g, f, why) => f.unit !== NONE || (why?.because('sb.movement.once', 'no-unit') ?? false),
        act(g, f) {
          g.unit.marched.set(f.unit, true)
          f.unit = NONE
        },
      },
      {
        verb: attackZone,
        may: (g, f, why, source, target) =>
          f.unit === NONE
            ? mayAttack(g, f.side, source, target, why)
            : (why?.because('sb.movement.once', 'one-by-one') ?? false),
        // Zones count from 1, so that 0 means no attack.
        act: (g, _f, source, target) => g.done((source + 1) * ZONES + target + 1),
      },
      {
        verb: endMarch,
        may: (_g, f, why) => f.unit === NONE || (why?.because('sb.movement.once', 'one-by-one') ?? false),
        act: (g) => g.done(0),
      },
    ],
  },
)

/** Greater than the number of zones: source and target of an attack are encoded in one number. */
export const ZONES = 256

/** Whether an offensive unit with a lower number is in the zone. */
const wasBefore = (g: G, unit: number, zone: number): boolean =>
  isAnyIn(g, zone, (other) => other < unit && g.unit.active.of(other))

export function goTo(g: G, unit: number, zone: number): void {
  g.tell(marched, { unit, from: g.unit.zone.of(unit), zone })
  enter(g, unit, zone)
  g.unit.marched.set(unit, true)
}
