import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { isActive, isInRadius } from '../command/command.ts'
import { groundOf } from '../ground/stacks.ts'
import { controlledBy } from '../ground/zones.ts'
import { entryWay } from '../movement/arrivals.ts'
import { move } from '../movement/move.ts'
import { reachOf } from '../movement/reach.ts'
import { allowanceOf, points, type Way } from '../movement/steps.ts'
import { counterOf, hexName, isUnit, NOWHERE, onMap, unitName, type G } from '../state/kit.ts'
import { counterAsked, hexAsked, hexNames } from './asked.ts'
import { flankOf } from './zone-study.ts'

/**
 * The hexes a counter controls, and where its move could end, from its hex or from where it would enter the map. For an
 * inactive counter it assumes that its formation has just been activated.
 */
export type UnitRequest = { readonly study: 'unit'; readonly unit: string; readonly hex?: string }

export type UnitStudy = {
  readonly study: 'unit'
  readonly unit: string
  /** The start of its way, and its remaining points. */
  readonly from: string | null
  readonly left: number
  readonly outOfCommand: boolean
  readonly front: readonly string[]
  readonly flank: readonly string[]
  readonly reach: readonly {
    readonly hex: string
    readonly by: readonly string[]
    readonly points: number
    /** An enemy controls it. */
    readonly controlled: boolean
    readonly disorders: boolean
    /** The unit's front goes all round there. */
    readonly allRound: boolean
  }[]
}

export function unitStudy(g: G, request: JsonObject): Result<UnitStudy> {
  const asked = counterAsked(g, request)
  if (!asked.ok) return asked
  const unit = asked.value
  const at = request['hex'] === undefined ? good(g.unit.hex.of(unit)) : hexAsked(g, request)
  if (!at.ok) return at
  if (!isActive(g, unit))
    g.unit.inCommand.set(unit, isUnit(g, unit) ? isInRadius(g, unit) : !g.unit.outOfCommand.of(unit))
  const way = wayOf(g, unit, at.value)
  const isThere = onMap(g, unit) && isUnit(g, unit)
  return good({
    study: 'unit',
    unit: unitName(g, unit),
    from: at.value === NOWHERE ? null : hexName(g, at.value),
    left: way === undefined ? 0 : points(way.most - way.spent),
    outOfCommand: isUnit(g, unit) && !g.unit.inCommand.of(unit),
    front: isThere ? hexNames(g, controlledBy(g, unit)) : [],
    flank: isThere ? hexNames(g, flankOf(g, unit)) : [],
    reach: way === undefined ? [] : reachIn(g, way, at.value),
  })
}

function wayOf(g: G, unit: number, at: number): Way | undefined {
  if (!onMap(g, unit)) return at === NOWHERE ? undefined : entryWay(g, unit, at)
  const begun = g.topmost(move)
  if (begun?.unit === unit) {
    const { start, steps, spent, most, halted } = begun
    return halted ? undefined : { unit, start, steps, spent, most }
  }
  // Also correct for a commander in chief, who rides before the activations.
  return { unit, start: at, steps: 0, spent: 0, most: allowanceOf(g, unit) }
}

function reachIn(g: G, way: Way, from: number): UnitStudy['reach'] {
  const { regiment } = counterOf(g, way.unit)
  return reachOf(g, way, from).map(({ hex, by, spent, controlled, disorders }) => {
    const { allRound } = groundOf(g, hex)
    return {
      hex: hexName(g, hex),
      by: hexNames(g, by),
      points: points(spent - way.spent),
      controlled,
      disorders,
      allRound: allRound === 'always' || (allRound === 'lone' && regiment),
    }
  })
}
