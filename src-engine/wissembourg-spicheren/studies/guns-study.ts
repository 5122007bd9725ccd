import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { barrageForecast, facingFor, mayTarget } from '../artillery/barrage.ts'
import { distance, firePower, rangeOf } from '../ground/range.ts'
import { sees } from '../ground/sight.ts'
import { unitsIn } from '../ground/stacks.ts'
import { isGuns, NOBODY, scenarioOf, unitName, type G } from '../state/kit.ts'
import { countersOnMap, hexNames, standingAsked } from './asked.ts'

/**
 * The possible targets of guns in their current positions, turned by at most one hexside; with one gun, what it sees
 * and does not see.
 */
export type GunsRequest = { readonly study: 'guns'; readonly unit?: string }

export type Barrage = {
  readonly gun: string
  readonly target: string
  readonly column: number
  readonly die: number
  readonly nothing: number
  readonly disorganised: number
  readonly stepLost: number
  readonly eliminated: number
}

export type GunsStudy = {
  readonly study: 'guns'
  readonly unit: string | null
  readonly value: number
  readonly range: number
  /** The hexes it can fire into, those it cannot see, and those into which it can support a defence. */
  readonly field: readonly string[]
  readonly hidden: readonly string[]
  readonly near: readonly string[]
  readonly barrages: readonly Barrage[]
}

export function gunsStudy(g: G, request: JsonObject): Result<GunsStudy> {
  const asked = request['unit'] === undefined ? good(NOBODY) : standingAsked(g, request)
  if (!asked.ok) return asked
  const gun = asked.value !== NOBODY && isGuns(g, asked.value) ? asked.value : NOBODY
  const guns = gun === NOBODY ? countersOnMap(g).filter((unit) => isGuns(g, unit)) : [gun]
  return good({
    study: 'guns',
    unit: gun === NOBODY ? null : unitName(g, gun),
    ...fieldOf(g, gun),
    barrages: guns.flatMap((one) => barragesOf(g, one)),
  })
}

function fieldOf(g: G, gun: number): Pick<GunsStudy, 'value' | 'range' | 'field' | 'hidden' | 'near'> {
  if (gun === NOBODY) return { value: 0, range: 0, field: [], hidden: [], near: [] }
  const at = g.unit.hex.of(gun)
  const range = rangeOf(g, gun)
  const inArc = g.campaign.grid.within(at, range).filter((hex) => hex !== at && facingFor(g, gun, hex) !== NOBODY)
  const field = inArc.filter((hex) => sees(g, at, hex))
  return {
    value: firePower(g, gun, unitsIn(g, at).length > 1, scenarioOf(g).narrowHex),
    range,
    field: hexNames(g, field),
    hidden: hexNames(
      g,
      inArc.filter((hex) => !field.includes(hex)),
    ),
    near: hexNames(
      g,
      field.filter((hex) => distance(g, gun, hex) <= rangeOf(g, gun, true)),
    ),
  }
}

const barragesOf = (g: G, gun: number): Barrage[] =>
  countersOnMap(g)
    .filter((target) => mayTarget(g, gun, target))
    .map((target) => ({ gun: unitName(g, gun), target: unitName(g, target), ...barrageForecast(g, gun, target) }))
