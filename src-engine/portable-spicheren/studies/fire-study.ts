import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { gunLedger } from '../fighting/artillery-fire.ts'
import { fieldOf, isFreeToFire, mayFireAt, shotOdds } from '../fighting/fire.ts'
import { rifleLedger } from '../fighting/rifle-fire.ts'
import { hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'
import { requestedUnit } from './requested-unit.ts'

/**
 * Which units could fire at which with their current hexes and facings; with a `unit`, also the hexes it could fire
 * into.
 */
export type FireRequest = { readonly study: 'fire'; readonly unit?: string }

export type Shot = {
  readonly unit: string
  readonly target: string
  /** The probability of a hit, and that the target is destroyed whatever its owner chooses. */
  readonly hit: number
  readonly destroyed: number
}

export type FireStudy = {
  readonly study: 'fire'
  readonly shots: readonly Shot[]
  readonly unit: string | null
  readonly field: readonly string[]
}

/** The same for both sides, because nothing is hidden. */
export function fireStudy(g: G, request: JsonObject): Result<FireStudy> {
  const asked = request['unit'] === undefined ? good(NOBODY) : requestedUnit(g, request)
  if (!asked.ok) return asked
  const unit = asked.value
  return good({
    study: 'fire',
    shots: unitsOnMap(g).flatMap((one) => shotsOf(g, one)),
    unit: unit === NOBODY ? null : unitName(g, unit),
    field: unit === NOBODY ? [] : fieldNames(g, unit),
  })
}

/** The hexes that a unit could fire into; none while it is in a melee. */
export const fieldNames = (g: G, unit: number): string[] =>
  isFreeToFire(g, unit) ? fieldOf(g, unit).map((hex) => hexName(g, hex)) : []

/** The possible targets of a unit, with their odds. */
export const shotsOf = (g: G, unit: number): Shot[] =>
  isFreeToFire(g, unit)
    ? unitsOnMap(g).flatMap((target) => (mayFireAt(g, unit, target) ? [shotAt(g, unit, target)] : []))
    : []

const unitsOnMap = (g: G): number[] =>
  Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => onMap(g, unit))

function shotAt(g: G, unit: number, target: number): Shot {
  const ledgerOf = unitOf(g, unit).class === 'artillery' ? gunLedger : rifleLedger
  const { hit, destroyed } = shotOdds(g, unit, target, ledgerOf)
  return { unit: unitName(g, unit), target: unitName(g, target), hit, destroyed }
}
