import { has, next } from '../../board/bitset.ts'
import { word } from '../../kernel/values/shape.ts'
import { fireAt, FIRST_COLUMN } from './fire.ts'
import { groundOf, isMannedBy, isNearManned } from '../state/ground.ts'
import { frame, NONE, otherSide, unitOf, type G } from '../state/kit.ts'
import { isSheltered } from '../state/zones.ts'
import { retreat } from '../hits/retreat.ts'
import { markAll } from '../hits/settle.ts'
import { isAnybodyStruck, OFFENSIVE } from '../hits/spread.ts'

/** A zone with offensive infantry next to this one; NONE if there is none. */
function offensiveBeside(g: G, zone: number): number {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!g.unit.active.of(unit) || !unitOf(g, unit).isInfantry) continue
    const at = g.unit.zone.of(unit)
    if (at !== NONE && has(g.campaign.beside[at]!, zone)) return at
  }
  return NONE
}

const isExposed = (g: G, zone: number, objective: number): boolean => zone !== objective && !isSheltered(g, zone)

/** The zones whose battalions would fire and retreat if infantry of this side went to a zone, with or without an objective. */
export function exposedTo(g: G, side: number, zone: number, objective = NONE): number[] {
  const enemy = otherSide(side)
  return g.campaign.neighbours[zone]!.filter(
    (beside) => isMannedBy(g, enemy, beside) && isExposed(g, beside, objective),
  )
}

/**
 * @rule sb.attack.exposed
 * Enemy battalions in the open that are now next to offensive units, except in the objective, fire at them in the first
 * column and retreat at once with their guns.
 */
export const exposed = frame(
  'exposed',
  {
    side: word({ noun: 'side' }),
    objective: word({ start: NONE, noun: 'zone' }),
    zone: word({ start: NONE, noun: 'zone' }),
  },
  {
    next(g, f) {
      const enemy = otherSide(f.side)
      if (f.zone !== NONE) {
        const { zone } = f
        f.zone = NONE
        markAll(g, zone)
        return g.call(retreat, { side: enemy, zone })
      }
      const { manned } = groundOf(g)
      const zones = manned[enemy as 0 | 1] // one of two sides
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) {
        if (!isExposed(g, zone, f.objective) || !isNearManned(g, f.side, zone)) continue
        const at = offensiveBeside(g, zone)
        if (at === NONE) continue
        f.zone = zone
        const struck = { zone: at, among: OFFENSIVE }
        return isMannedBy(g, enemy, zone) && isAnybodyStruck(g, struck)
          ? fireAt(g, zone, f.side, struck, FIRST_COLUMN)
          : 'again'
      }
      return g.done()
    },
  },
)
