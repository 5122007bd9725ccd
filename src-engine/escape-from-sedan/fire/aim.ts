import {
  areNear,
  boxOf,
  compareGaps,
  gapBetween,
  isAcross,
  isGapAtMost,
  isLess,
  pointAlong,
  standCentre,
  standFront,
  frontMiddle,
  overlap,
  stepsBetween,
  type Gap,
  type Ring,
} from '../../board/measured/measured.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { bitOf, INCH } from '../campaign/measures.ts'
import {
  formationOf,
  GERMAN,
  isThere,
  latestStamp,
  NOBODY,
  otherSide,
  unitName,
  unitOf,
  unitsOf,
  FRENCH,
  type G,
} from '../state/kit.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { bodiesOf, bodyOf, inchesOf, poseOf, ringOf, type Pose } from '../state/pose.ts'
import { isInCommand } from '../cards/command.ts'
import {
  anyBearing,
  bearingOf,
  bearingOfMiddle,
  blindBearing,
  countOf,
  hiddenLine,
  isOutOfArcs,
  isMiddleOn,
  isSeenByGermans,
  type Bearing,
} from './bearing.ts'
import { isSeen, targetsOfSide, type Sighting } from './targets.ts'

/** Chapter: fire. Which units bear on which targets, and with what effect. */

const COVERING = bitOf('wood', 'houses')
const PARAPETS = bitOf('wall', 'trench')

/**
 * @rule es.fire.ranges
 * The range of a weapon in inches from unit to unit; up to half of it is short range. Cavalry has the range of the
 * rifles of its side.
 */
export const rangeOf = (g: G, unit: number): number => unitOf(g, unit).range

/**
 * @rule es.fire.columns
 * First column: rifles, mitrailleuses, German foot and siege guns. Second: French foot guns, German horse guns,
 * dismounted cavalry. Third: French horse guns, mounted cavalry.
 */
export function columnOf(g: G, unit: number): 0 | 1 | 2 {
  const { side, kind, arm } = unitOf(g, unit)
  if (arm === 'horse') return g.unit.dismounted.of(unit) ? 1 : 2
  if (kind === 'foot-guns') return side === FRENCH ? 1 : 0
  if (kind === 'horse-guns') return side === FRENCH ? 2 : 1
  return 0
}

/**
 * @rule es.fire.rows
 * First row: lines, skirmishers and guns in position. Second: columns, limbered guns and double lines. Third: lines and
 * columns fired at from within 30° of their flank, and squares.
 */
export function rowOf(g: G, from: Pose, target: number, pose: Pose): 0 | 1 | 2 {
  const formation = formationOf(g, target)
  if (formation === 'square') return 2
  const front = frontMiddle(from.block, from.x, from.y, from.facing)
  const isGuns = unitOf(g, target).arm === 'guns'
  if (!isGuns && isAcross(pose.facing, front.x - pose.x, front.y - pose.y)) return 2
  if (formation === 'column' || formation === 'road-column' || formation === 'limbered') return 1
  return formation === 'line' && hasLineBehind(g, target, pose, front) ? 1 : 0
}

/**
 * @rule es.fire.double-line
 * A line counts as a double line under fire if the line of fire, extended behind it, meets another friendly line within
 * four inches.
 */
function hasLineBehind(g: G, target: number, pose: Pose, front: { x: number; y: number }): boolean {
  const reach = g.campaign.tables.fire.doubleLine * INCH
  const bodies = bodiesOf(g)
  // Long enough that nothing within reach lies beyond.
  const long = { x: pose.x + (pose.x - front.x) * 4, y: pose.y + (pose.y - front.y) * 4 }
  const end = pointAlong(pose.x, pose.y, long.x, long.y, reach + 10 * INCH)
  return unitsOf(g, unitOf(g, target).side).some(
    (other) =>
      other !== target &&
      formationOf(g, other) === 'line' &&
      unitOf(g, other).arm === unitOf(g, target).arm &&
      isGapAtMost(bodies[other]!.ring, ringOf(pose), reach) &&
      isGapAtMost(bodies[other]!.ring, [pose.x, pose.y, end.x, end.y], 0),
  )
}

/**
 * @rule es.fire.cover
 * A target is in cover if it is in skirmish order, has at least half its stands in wood or houses, or has a wall or
 * trench within the last two inches of the line of fire. Cover counts once.
 */
export function isCovered(g: G, from: Pose, target: number, { block, x, y, facing }: Pose): boolean {
  if (formationOf(g, target) === 'skirmish') return true
  const front = frontMiddle(from.block, from.x, from.y, from.facing)
  const { ground } = g.campaign
  let covered = 0
  for (let stand = 0; stand < block.stands; stand++) {
    const centre = standCentre(block, stand, x, y, facing)
    const near = pointAlong(centre.x, centre.y, front.x, front.y, 2 * INCH)
    const isBehind = ground.isMet([near.x, near.y, centre.x, centre.y], PARAPETS)
    if (isBehind || ground.isMet([centre.x, centre.y], COVERING)) covered += 1
  }
  return 2 * covered >= block.stands
}

/** The data of a volley before it is fired. */
export interface Aim {
  readonly bearing: Bearing
  readonly column: number
  readonly row: number
  readonly covered: boolean
  readonly needed: number
  /** Fired with the effect of long range. */
  readonly long: boolean
  readonly shots: number
}

export type Occasion = 'own' | 'reaction'

/**
 * @rule es.fire.needed
 * The number from the chart: 4 in its first cell, one more for each column, one less for each row, one more in cover,
 * at most 6.
 */
export function neededAt(g: G, column: number, row: number, covered: boolean): number {
  const { needed, most } = g.campaign.tables.fire
  return Math.min(most, needed + column - row + (covered ? 1 : 0))
}

/** Whether a unit may fire at all. */
export function mayFire(g: G, unit: number, why?: Why): boolean {
  if (isThere(g, unit) && !g.unit.routing.of(unit) && formationOf(g, unit) !== 'limbered') return true
  if (why === undefined) return false
  const name = { unit: unitName(g, unit) }
  if (!isThere(g, unit)) return why.because('es.fire.who', 'not-there', name)
  return g.unit.routing.of(unit)
    ? why.because('es.morale.rout', 'routing', name)
    : why.because('es.fire.who', 'limbered', name)
}

/** A target in range of a firing unit: its outline, and the rules of range that apply. */
interface Reach {
  readonly ring: Ring
  readonly isShort: boolean
  readonly isSiege: boolean
}

/** The reach to a target if a unit may fire so far, whether or not it bears on it. */
function reachOf(g: G, unit: number, target: number, pose?: Pose, why?: Why): Reach | undefined {
  const refuse = (rule: string, reason: string, facts = {}): undefined => {
    why?.because(rule, reason, { unit: unitName(g, unit), target: unitName(g, target), ...facts })
    return undefined
  }
  if (!isThere(g, target) || unitOf(g, target).side === unitOf(g, unit).side)
    return why && refuse('es.fire.who', 'no-enemy')
  const ring = pose === undefined ? bodyOf(g, target).ring : ringOf(pose)
  const range = rangeOf(g, unit)
  const reach = range * INCH
  const own = bodyOf(g, unit).ring
  const gap = (): number => inchesOf(gapBetween(own, ring))
  if (!isGapAtMost(own, ring, reach)) return why && refuse('es.fire.ranges', 'too-far', { range, gap: gap() })
  const isShort = isGapAtMost(own, ring, reach >> 1)
  const { siegeFrom } = g.campaign.tables.fire
  /**
   * @rule es.fire.siege
   * Siege guns fire only beyond 28 inches, with the effect of short range; without their own sight, at a target that
   * has stood still for three turns in sight of any German unit.
   */
  const isSiege = unitOf(g, unit).kind === 'siege-guns'
  if (isSiege && isGapAtMost(own, ring, siegeFrom * INCH))
    return why && refuse('es.fire.siege', 'too-near', { least: siegeFrom, gap: gap() })
  if (!isInCommand(g, unit) && !isShort && (g.unit.shotBy.of(unit) & (1 << unitOf(g, target).place)) === 0)
    return why && refuse('es.command.out', 'no-long-fire', { gap: gap(), short: range / 2 })
  return { ring, isShort, isSiege }
}

/** The stands that bear, including those of siege guns without sight. */
function bearingAt(g: G, unit: number, target: number, pose: Pose, reach: Reach): Bearing {
  const bearing = bearingOf(g, unit, target, pose, reach.ring)
  return reach.isSiege && countOf(bearing) === 0 ? (bearingBlind(g, unit, target, pose) ?? bearing) : bearing
}

const isStationary = (g: G, target: number): boolean => g.unit.still.of(target) >= g.campaign.tables.fire.stationary

/** The stands of siege guns that bear on a target without sight of it. */
function bearingBlind(g: G, unit: number, target: number, pose: Pose): Bearing | undefined {
  if (!isStationary(g, target)) return undefined
  const bearing = blindBearing(g, unit, pose)
  return countOf(bearing) > 0 && isSeenByGermans(g, target) ? bearing : undefined
}

/** Whether a unit has a target in its own phases. */
export function hasTarget(g: G, unit: number, targets = targetsOfSide(g, unitOf(g, unit).side)): boolean {
  if (!mayFire(g, unit)) return false
  return (
    targets.has(g, unit, firesAt(g, unit), rangeOf(g, unit) * INCH, sightingOf) ||
    (unitOf(g, unit).kind === 'siege-guns' && hasBlindTarget(g, unit))
  )
}
/** The enemies a unit may fire at beyond short range, as bits: out of command only those that have fired at it. */
export const firesAt = (g: G, unit: number): number => (isInCommand(g, unit) ? EVERYBODY : g.unit.shotBy.of(unit))
const EVERYBODY = -1

/** Whether it may be within range, judged by the bounding boxes. */
const isInRange = (g: G, unit: number, target: number): boolean =>
  areNear(bodyOf(g, unit).box, bodyOf(g, target).box, rangeOf(g, unit) * INCH)

function sightingOf(g: G, unit: number, target: number): Sighting {
  if (isOutOfArcs(g, unit, bodyOf(g, target).box) || reachOf(g, unit, target) === undefined) return undefined
  return anyBearing(g, unit, target, poseOf(g, target), bodyOf(g, target).ring)
}

/** Whether any stand of a unit bears on a target in its position or a hypothetical one. */
export function bearsOn(g: G, unit: number, target: number, pose: Pose): boolean {
  const reach = reachOf(g, unit, target, pose)
  if (reach === undefined) return false
  if (reach.isSiege) return countOf(bearingAt(g, unit, target, pose, reach)) > 0
  return !isOutOfArcs(g, unit, boxOf(reach.ring)) && isSeen(anyBearing(g, unit, target, pose, reach.ring))
}

/** Whether siege guns have a target without sight. */
const hasBlindTarget = (g: G, unit: number): boolean =>
  unitsOf(g, otherSide(unitOf(g, unit).side)).some(
    (target) =>
      isStationary(g, target) &&
      isInRange(g, unit, target) &&
      reachOf(g, unit, target) !== undefined &&
      bearingBlind(g, unit, target, poseOf(g, target)) !== undefined,
  )

/**
 * @rule es.fire.who
 * Infantry, cavalry and guns in position fire at enemies within range, arc and sight, never at leaders alone.
 */
export function aimAt(
  g: G,
  unit: number,
  target: number,
  occasion: Occasion,
  pose: Pose = poseOf(g, target),
  why?: Why,
): Aim | undefined {
  const reach = reachOf(g, unit, target, pose, why)
  if (reach === undefined) return undefined
  const bearing = bearingAt(g, unit, target, pose, reach)
  if (countOf(bearing) === 0) {
    if (why !== undefined) tellWhatHides(g, unit, target, pose, reach.ring, why)
    return undefined
  }
  return aimed(g, unit, target, occasion, pose, reach, bearing)
}

/**
 * An approximate volley, as if every stand saw what the middle of the front sees, for callers that compare many places.
 */
export function aimFromMiddle(g: G, unit: number, target: number, occasion: Occasion): Aim | undefined {
  if (!isThere(g, target) || !isInRange(g, unit, target)) return undefined
  const pose = poseOf(g, target)
  if (!isMiddleOn(g, unit, pose)) return undefined
  const reach = reachOf(g, unit, target)
  if (reach === undefined) return undefined
  const bearing = bearingOfMiddle(g, unit, target, pose)
  return countOf(bearing) === 0 ? undefined : aimed(g, unit, target, occasion, pose, reach, bearing)
}

function aimed(
  g: G,
  unit: number,
  target: number,
  occasion: Occasion,
  pose: Pose,
  { isSiege, isShort, ring }: Reach,
  bearing: Bearing,
): Aim {
  const { weapon, side } = unitOf(g, unit)
  const own = poseOf(g, unit)
  const row = rowOf(g, own, target, pose)
  const covered = isCovered(g, own, target, pose)
  const column = columnOf(g, unit)
  /**
   * @rule es.fire.mitrailleuse
   * Mitrailleuses fire with the effect of long range in their own phases and of short range in reaction, at any
   * distance.
   */
  const long = weapon === 'mitrailleuse' ? occasion === 'own' : !isSiege && !isShort
  /**
   * @rule es.fire.twice
   * In their own phases German guns fire twice at the same target; French guns only within four inches.
   */
  const isTwice =
    weapon === 'guns' &&
    (side === GERMAN || isGapAtMost(bodyOf(g, unit).ring, ring, g.campaign.tables.fire.canister * INCH))
  const shots = occasion === 'own' && isTwice ? 2 : 1
  return { bearing, column, row, covered, needed: neededAt(g, column, row, covered), long, shots }
}

function tellWhatHides(g: G, unit: number, target: number, pose: Pose, ring: Ring, why: Why): void {
  const name = { unit: unitName(g, unit), target: unitName(g, target) }
  const line = hiddenLine(g, unit, target, pose, ring)
  if (line === undefined) why.because('es.fire.arc', 'nobody-bears', name)
  else if (line.body >= 0) why.because('es.fire.sight', 'behind-unit', { ...name, other: unitName(g, line.body) })
  else why.because('es.fire.sight', `behind-${hidingGround(g, line.feature)}`, name)
}

/** The kind of ground of a feature that hides a target. */
export const hidingGround = (g: G, feature: number): string => {
  const { kind } = g.campaign.ground.features[feature]!
  return (['wood', 'houses', 'wall', 'crest'] as const).find((one) => kind === bitOf(one)) ?? 'wood'
}

/** The dice of some stands: one each, for a battery one per gun; the last stand may be incomplete. */
export function diceOf(g: G, unit: number, stands: readonly number[]): number {
  if (unitOf(g, unit).arm !== 'guns') return stands.length
  const per = g.campaign.tables.figures.guns
  const figures = g.unit.figures.of(unit)
  return stands.reduce((sum, stand) => sum + Math.min(per, figures - stand * per), 0)
}

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

const isAmong = ({ straight, turned }: Bearing, stand: number): boolean =>
  straight.includes(stand) || turned.includes(stand)

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
export type TargetsByStand = ReadonlyMap<number, { readonly aim: Aim; readonly stands: Bearing }>

const NEAREST = 3

function rankOf(g: G, unit: number, target: number): number {
  const bit = 1 << unitOf(g, target).place
  if ((g.unit.chargedBy.of(unit) & bit) !== 0) return 0
  if ((g.unit.shotBy.of(unit) & bit) !== 0) return 1
  return (g.unit.nearedBy.of(unit) & bit) !== 0 ? 2 : NEAREST
}

/**
 * Whether two lines form a double line: facing within 30° of each other, one straight behind the other, near enough.
 */
export function areDoubleLine(g: G, a: number, b: number): boolean {
  if (formationOf(g, a) !== 'line' || formationOf(g, b) !== 'line' || unitOf(g, a).arm !== unitOf(g, b).arm)
    return false
  const reach = g.campaign.tables.assault.reach * INCH
  const [first, second] = [poseOf(g, a), poseOf(g, b)]
  if (stepsBetween(first.facing, second.facing) > 1) return false
  const [one, other] = [bodyOf(g, a).ring, bodyOf(g, b).ring]
  if (!isGapAtMost(one, other, reach)) return false
  return (
    isLess(gapBetween(centreLine(first), other), 1) ||
    isLess(gapBetween(centreLine(second), one), 1) ||
    overlap(one, other)
  )
}

/** The line through the centre of a unit, ahead and behind, as far as it can matter. */
function centreLine({ block, x, y, facing }: Pose): Ring {
  const ahead = standFront({ ...block, stands: 1, files: 1, ranks: 1, deep: 40 * INCH }, 0, x, y, facing)
  return [ahead.x, ahead.y, 2 * x - ahead.x, 2 * y - ahead.y]
}
