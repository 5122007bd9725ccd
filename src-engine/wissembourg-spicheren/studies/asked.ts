import { bad, good, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { hexName, onMap, type G } from '../state/kit.ts'

/** The counter named in a request. */
export function counterAsked(g: G, request: JsonObject): Result<number> {
  const unit = g.campaign.counters.findIndex(({ id }) => id === request['unit'])
  return unit >= 0 ? good(unit) : bad({ code: 'no-such-unit', message: 'There is no such counter.' })
}

/** The same, if it is on the map. */
export function standingAsked(g: G, request: JsonObject): Result<number> {
  const asked = counterAsked(g, request)
  if (!asked.ok || onMap(g, asked.value)) return asked
  return bad({ code: 'not-on-map', message: 'This counter is not on the map.' })
}

/** The hex named in a request. */
export function hexAsked(g: G, request: JsonObject): Result<number> {
  const hex = g.campaign.board.zoneIds.indexOf(textIn(request['hex']))
  return hex >= 0 ? good(hex) : bad({ code: 'no-such-hex', message: 'There is no such hex.' })
}

export const hexNames = (g: G, hexes: Iterable<number>): string[] => [...hexes].map((hex) => hexName(g, hex))

/** The counters of the campaign that are on the map. */
export const countersOnMap = (g: G): number[] =>
  Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => onMap(g, unit))
