import { directions, NO_HEX } from '../../board/hex.ts'
import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { isFront } from '../ground/facing.ts'
import { controlledBy, isInEnemyZone } from '../ground/zones.ts'
import { isUnit, NOBODY, otherSide, sideOf, unitName, type G } from '../state/kit.ts'
import { hexNames, standingAsked } from './asked.ts'

/** The hexes each side controls; with a unit, the hexes it controls itself and its flank hexes. */
export type ZonesRequest = { readonly study: 'zones'; readonly unit?: string }

export type ZonesStudy = {
  readonly study: 'zones'
  readonly french: readonly string[]
  readonly german: readonly string[]
  readonly unit: string | null
  readonly front: readonly string[]
  readonly flank: readonly string[]
}

export function zonesStudy(g: G, request: JsonObject): Result<ZonesStudy> {
  const asked = request['unit'] === undefined ? good(NOBODY) : standingAsked(g, request)
  if (!asked.ok) return asked
  const unit = asked.value
  const isOne = unit !== NOBODY && isUnit(g, unit)
  return good({
    study: 'zones',
    french: zoneOf(g, 0),
    german: zoneOf(g, 1),
    unit: unit === NOBODY ? null : unitName(g, unit),
    front: isOne ? hexNames(g, controlledBy(g, unit)) : [],
    flank: isOne ? hexNames(g, flankOf(g, unit)) : [],
  })
}

const zoneOf = (g: G, side: number): string[] =>
  hexNames(
    g,
    [...g.campaign.ground.keys()].filter((hex) => isInEnemyZone(g, otherSide(side), hex)),
  )

/** The hexes from which a unit can be attacked on its flank. */
export const flankOf = (g: G, unit: number): number[] =>
  directions
    .map((to) => g.campaign.grid.neighbour(g.unit.hex.of(unit), to))
    .filter((hex) => hex !== NO_HEX && !isFront(g, unit, hex))

/** The side of a counter by its name in the rules. */
export const sideName = (g: G, unit: number): 'french' | 'german' => (sideOf(g, unit) === 0 ? 'french' : 'german')
