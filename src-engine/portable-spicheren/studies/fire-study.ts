import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { gunLedger } from '../fighting/artillery-fire.ts'
import { fieldOf, isFreeToFire, mayFireAt, shotOdds } from '../fighting/fire.ts'
import { rifleLedger } from '../fighting/rifle-fire.ts'
import { hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { onMap } from '../state/units.ts'
import { unitAsked } from './asked.ts'

/** Who could fire at whom as units stand and face now; with a unit, into which hexes it could fire. */
export type FireWish = { readonly study: 'fire'; readonly unit?: string }

export type Shot = {
  readonly unit: string
  readonly target: string
  /** How likely it hits, and how likely it destroys the target whatever its owner chooses. */
  readonly hit: number
  readonly destroyed: number
}

export type FireStudy = {
  readonly study: 'fire'
  readonly shots: readonly Shot[]
  readonly unit: string | null
  readonly field: readonly string[]
}

/** The same for both sides: nothing is hidden. */
export function fireStudy(g: G, wish: JsonObject): Result<FireStudy> {
  const asked = wish['unit'] === undefined ? good(NOBODY) : unitAsked(g, wish)
  if (!asked.ok) return asked
  const unit = asked.value
  return good({
    study: 'fire',
    shots: unitsOnMap(g).flatMap((one) => shotsOf(g, one)),
    unit: unit === NOBODY ? null : unitName(g, unit),
    field: unit === NOBODY ? [] : fieldNames(g, unit),
  })
}

/** The hexes that a unit could fire into; none while it fights hand to hand. */
export const fieldNames = (g: G, unit: number): string[] =>
  isFreeToFire(g, unit) ? fieldOf(g, unit).map((hex) => hexName(g, hex)) : []

/** What a unit could fire at, with its chances. */
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
