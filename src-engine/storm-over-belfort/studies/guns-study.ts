import { has } from '../../board/bitset.ts'
import { bad, good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { isGun, isReady, mayCounter, mayTarget, reachOf } from '../guns/guns.ts'
import { FRENCH, NONE, otherSide, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'

/**
 * The range of guns, their possible targets, and the guns that could counter them; for one gun, or for all on the map.
 */
export type GunsRequest = { readonly study: 'guns'; readonly unit?: string }

export type GunReach = {
  readonly unit: string
  readonly zone: string
  /** It can fire from its zone, and has not fired this turn. */
  readonly ready: boolean
  readonly reach: readonly string[]
  readonly targets: readonly string[]
  readonly counteredBy: readonly string[]
}

export type GunsStudy = { readonly study: 'guns'; readonly unit: string | null; readonly guns: readonly GunReach[] }

export function gunsStudy(g: G, request: JsonObject): Result<GunsStudy> {
  const asked = request['unit'] === undefined ? NONE : g.campaign.units.findIndex(({ id }) => id === request['unit'])
  const guns = [...g.campaign.units.keys()].filter((unit) => isGun(g, unit) && onMap(g, unit))
  if (request['unit'] !== undefined && !guns.includes(asked))
    return bad({ code: 'no-such-unit', message: 'There is no such unit on the map.' })
  const shown = asked === NONE ? guns : [asked]
  return good({
    study: 'guns',
    unit: asked === NONE ? null : unitName(g, asked),
    guns: shown.map((unit) => reachOfGun(g, unit, guns)),
  })
}

function reachOfGun(g: G, unit: number, guns: readonly number[]): GunReach {
  const { side } = unitOf(g, unit)
  const at = g.unit.zone.of(unit)
  const reach = reachOf(g, unit, side === FRENCH && at === g.campaign.citadel)
  const zones = [...g.campaign.zones.keys()]
  const enemy = otherSide(side)
  return {
    unit: unitName(g, unit),
    zone: zoneName(g, at),
    ready: isReady(g, unit),
    reach: zones.filter((zone) => zone !== at && has(reach, zone)).map((zone) => zoneName(g, zone)),
    targets: zones.filter((zone) => mayTarget(g, unit, zone)).map((zone) => zoneName(g, zone)),
    counteredBy: guns
      .filter((other) => unitOf(g, other).side === enemy && mayCounter(g, enemy, other, unit))
      .map((other) => unitName(g, other)),
  }
}
