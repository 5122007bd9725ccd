import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { activationOdds, mayActivate } from '../movement/activation.ts'
import { firstMoves } from '../movement/movement.ts'
import { assaultsOf, reachOf } from '../movement/reach.ts'
import { meleeOdds } from '../fighting/melee.ts'
import { hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { inMelee } from '../state/units.ts'
import { requestedUnit } from './requested-unit.ts'
import { fieldNames, type Shot, shotsOf } from './fire-study.ts'

/**
 * What a unit could do in the current state: its chance of activation, where it could move, which enemies it could
 * attack and fire at. `steps` and `most` give the steps taken and the maximum for a unit that is already moving.
 */
export type UnitRequest = {
  readonly study: 'unit'
  readonly unit: string
  readonly steps?: number
  readonly most?: number
}

export type UnitStudy = {
  readonly study: 'unit'
  readonly unit: string
  /** The chance of activation; null if it may not try. */
  readonly activated: number | null
  /** Where a move can end, and the hexes it leads through, including the last. */
  readonly reach: readonly { readonly hex: string; readonly by: readonly string[] }[]
  /** Enemies it could attack, the hexes it moves through before that, and the chances that it hits and is hit. */
  readonly assaults: readonly {
    readonly target: string
    readonly by: readonly string[]
    readonly hits: number
    readonly isHit: number
  }[]
  /** The ongoing melee in which it attacks; null if there is none. */
  readonly melee: { readonly target: string; readonly hits: number; readonly isHit: number } | null
  readonly field: readonly string[]
  readonly shots: readonly Shot[]
}

export function unitStudy(g: G, request: JsonObject): Result<UnitStudy> {
  const asked = requestedUnit(g, request)
  if (!asked.ok) return asked
  const unit = asked.value
  const way = { unit, steps: countIn(request['steps'], 0), most: countIn(request['most'], firstMoves(g, unit)) }
  // A unit in a melee may only break off in a straight line, or stay.
  const isHeld = inMelee(g, unit)
  const reach = isHeld ? [] : reachOf(g, way)
  return good({
    study: 'unit',
    unit: unitName(g, unit),
    activated: mayActivate(g, unitOf(g, unit).side, unit) ? activationOdds(g, unit).activated : null,
    reach: reach.filter(({ canEnd }) => canEnd).map(({ hex, by }) => ({ hex: hexName(g, hex), by: named(g, by) })),
    assaults: isHeld
      ? []
      : assaultsOf(g, way, reach).map(({ target, by, hits, isHit }) => ({
          target: unitName(g, target),
          by: named(g, by),
          hits,
          isHit,
        })),
    melee: meleeOf(g, unit),
    field: fieldNames(g, unit),
    shots: shotsOf(g, unit),
  })
}

function meleeOf(g: G, unit: number): UnitStudy['melee'] {
  const target = g.unit.attacks.of(unit)
  if (target === NOBODY) return null
  const { attacker, defender } = meleeOdds(g, unit, target)
  return { target: unitName(g, target), hits: 1 - defender.hits.none, isHit: 1 - attacker.hits.none }
}

const named = (g: G, hexes: readonly number[]): string[] => hexes.map((hex) => hexName(g, hex))

const countIn = (told: unknown, otherwise: number): number =>
  typeof told === 'number' && Number.isInteger(told) && told >= 0 ? told : otherwise
