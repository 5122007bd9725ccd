import { bad, good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'

/** The unit on the map that a request names. */
export function requestedUnit(g: G, request: JsonObject): Result<number> {
  const unit = g.campaign.units.findIndex(({ id }) => id === request['unit'])
  if (unit >= 0 && onMap(g, unit)) return good(unit)
  return bad({ code: 'no-such-unit', message: 'There is no such unit on the map.' })
}
