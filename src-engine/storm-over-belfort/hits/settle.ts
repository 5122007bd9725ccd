import type { Step } from '../../kernel/play/agenda.ts'
import { word } from '../../kernel/values/shape.ts'
import { eachUnitIn, groundOf } from '../state/ground.ts'
import { frame, NONE, otherSide, type G } from '../state/kit.ts'
import { shelterOf } from '../state/shelter.ts'
import { isBound } from '../state/zones.ts'
import { retreat } from './retreat.ts'

/** A zone of a side that has no bonus and is next to enemies; NONE if there is none. */
function openZone(g: G, side: number): number {
  const { held, near } = groundOf(g)
  const { sheltered } = shelterOf(g)
  const [own, enemy] = [held[side as 0 | 1], near[otherSide(side) as 0 | 1]] // one of two sides
  for (let word = 0; word < own.length; word++) {
    const bits = own[word]! & enemy[word]! & ~sheltered[word]!
    if (bits !== 0) return (word << 5) + 31 - Math.clz32(bits & -bits)
  }
  return NONE
}

/**
 * @rule sb.retreat.settle
 * After any change of positions, units in a zone without a bonus next to enemies retreat without fire: first those of
 * the side that did not act, then those of the other.
 */
export const settle = frame(
  'settle',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (const side of [otherSide(f.side), f.side]) {
        const zone = openZone(g, side)
        if (zone === NONE) continue
        markAll(g, zone)
        return g.call(retreat, { side, zone })
      }
      return g.done()
    },
  },
)

/** Marks all units of a zone for retreat, except guns that may not leave. */
export function markAll(g: G, zone: number): void {
  eachUnitIn(g, zone, (unit) => {
    if (!isBound(g, unit)) g.unit.retreats.set(unit, true)
  })
}

/** Starts the retreats needed after one side has acted; undefined if there are none. */
export function settleZones(g: G, active: number): Step | undefined {
  if (openZone(g, active) === NONE && openZone(g, otherSide(active)) === NONE) return undefined
  return g.call(settle, { side: active })
}
