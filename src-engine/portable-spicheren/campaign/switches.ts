import type { SwitchId } from './files.ts'

/** The rule that each option changes. */
export const ruleOf: Readonly<Record<SwitchId, string>> = {
  bushesCover: 'ps.terrain.cover',
  gunsTownCover: 'ps.terrain.cover',
  arrivalActsSameTurn: 'ps.arrivals.activation',
  eliteZouaves: 'ps.units.quality',
  placesAtDark: 'ps.victory.places',
  orderAsPrinted: 'ps.turn.half-turn',
}
