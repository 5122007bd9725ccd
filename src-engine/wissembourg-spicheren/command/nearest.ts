import { formationOf, isUnit, counterOf, NOBODY, onMap, sideOf, type G } from '../state/kit.ts'

/** The units a commander may be placed on: those of his formation, or any of his side for a commander in chief. */
export function companyOf(g: G, commander: number): number[] {
  const { formation } = counterOf(g, commander)
  const all =
    formation === NOBODY
      ? Array.from({ length: g.unit.rows }, (_, unit) => unit).filter(
          (unit) => isUnit(g, unit) && sideOf(g, unit) === sideOf(g, commander),
        )
      : formationOf(g, formation).units
  return all.filter((unit) => onMap(g, unit))
}

/** The nearest of these units to a hex, the first in the order of battle among equals; NOBODY if there is none. */
export function nearestCompany(g: G, commander: number, from: number): number {
  let best = NOBODY
  let least = Infinity
  for (const unit of companyOf(g, commander)) {
    const far = g.campaign.grid.distance(from, g.unit.hex.of(unit))
    if (far < least) {
      least = far
      best = unit
    }
  }
  return best
}
