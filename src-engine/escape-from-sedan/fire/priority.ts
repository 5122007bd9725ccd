import { compareGaps, gapBetween, type Gap } from '../../board/measured/measured.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { latestStamp, NOBODY, otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf } from '../state/pose.ts'
import { aimed, type Aim } from './aim.ts'
import { isAmong, type Bearing } from './bearing.ts'
import { bearingAt } from './bears-on.ts'
import { isInRange, mayFire, reachOf, type Reach } from './reach.ts'

/** Chapter: fire. The targets at which the stands of a unit must fire first. */

export type TargetsByStand = ReadonlyMap<number, { readonly aim: Aim; readonly stands: Bearing }>

/**
 * @rule es.fire.priority
 * In its own phases each stand fires first at units that have charged it since its last turn, then at units that have
 * fired at it, then at units that have come nearer by an inch, then at the nearest; so a unit may split its fire.
 * Returns the targets with the stands that fire at each, by how they bear.
 */
export function targetsByStand(g: G, unit: number): TargetsByStand {
  const kept = knownTargets(g)
  const stamp = latestStamp(g)
  if (kept.unit !== unit || kept.stamp !== stamp) {
    kept.unit = unit
    kept.stamp = stamp
    kept.targets = findTargets(g, unit)
  }
  return kept.targets
}

/** The last result, cached until anything changes: a question, its answers and the chosen answer all need it. */
const knownTargets = memoizedBy((_g: G) => ({ unit: NOBODY, stamp: NOBODY, targets: new Map() as TargetsByStand }))

function findTargets(g: G, unit: number): TargetsByStand {
  if (!mayFire(g, unit)) return new Map()
  const { stands: count } = poseOf(g, unit).block
  const chosen = Array.from({ length: count }, (): Choice[] => [])
  for (const enemy of enemiesInOrder(g, unit)) {
    // Enemies that come after all chosen ones need not be examined.
    if (!chosen.some((own) => comesWith(own[0], enemy))) break
    const bearing = bearingAt(g, unit, enemy.target, poseOf(g, enemy.target), enemy.reach)
    for (let stand = 0; stand < count; stand++)
      if (isAmong(bearing, stand) && comesWith(chosen[stand]![0], enemy)) chosen[stand]!.push({ ...enemy, bearing })
  }
  const found = new Map<number, { straight: number[]; turned: number[] }>()
  const choices = new Map<number, Choice>()
  for (const [stand, own] of chosen.entries())
    for (const choice of own.toSorted((a, b) => a.target - b.target)) {
      const stands = found.get(choice.target) ?? { straight: [], turned: [] }
      ;(choice.bearing.straight.includes(stand) ? stands.straight : stands.turned).push(stand)
      found.set(choice.target, stands)
      choices.set(choice.target, choice)
    }
  return new Map(
    [...found].map(([target, stands]) => {
      const { reach, bearing } = choices.get(target)!
      return [target, { aim: aimed(g, unit, target, 'own', poseOf(g, target), reach, bearing), stands }]
    }),
  )
}

/** An enemy within reach, with its priority for the firing unit. */
interface Enemy {
  readonly target: number
  readonly reach: Reach
  readonly rank: number
  readonly gap: Gap
}
interface Choice extends Enemy {
  readonly bearing: Bearing
}

/** Whether a stand that bears on one enemy may also fire at another of equal priority. */
const comesWith = (one: Enemy | undefined, other: Enemy): boolean =>
  one === undefined || (one.rank === other.rank && (one.rank < NEAREST || compareGaps(one.gap, other.gap) === 0))

/** The enemies within reach of a unit, highest priority first. */
function enemiesInOrder(g: G, unit: number): Enemy[] {
  const own = bodyOf(g, unit).ring
  const enemies: Enemy[] = []
  for (const target of unitsOf(g, otherSide(unitOf(g, unit).side))) {
    const reach = isInRange(g, unit, target) ? reachOf(g, unit, target) : undefined
    if (reach !== undefined)
      enemies.push({ target, reach, rank: rankOf(g, unit, target), gap: gapBetween(own, reach.ring) })
  }
  return enemies.sort((a, b) => a.rank - b.rank || (a.rank < NEAREST ? 0 : compareGaps(a.gap, b.gap)))
}

const NEAREST = 3

function rankOf(g: G, unit: number, target: number): number {
  const bit = 1 << unitOf(g, target).place
  if ((g.unit.chargedBy.of(unit) & bit) !== 0) return 0
  if ((g.unit.shotBy.of(unit) & bit) !== 0) return 1
  return (g.unit.nearedBy.of(unit) & bit) !== 0 ? 2 : NEAREST
}
