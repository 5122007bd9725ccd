import { frontMiddle, isAcross, isGapAtMost, pointAlong, standCentre } from '../../board/measured/measured.ts'
import { bitOf, INCH } from '../campaign/measures.ts'
import { formationOf, FRENCH, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, ringOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. The fire chart: its columns, its rows, cover and the number needed. */

const COVERING = bitOf('wood', 'houses')
const PARAPETS = bitOf('wall', 'trench')

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

/**
 * @rule es.fire.needed
 * The number from the chart: 4 in its first cell, one more for each column, one less for each row, one more in cover,
 * at most 6.
 */
export function neededAt(g: G, column: number, row: number, covered: boolean): number {
  const { needed, most } = g.campaign.tables.fire
  return Math.min(most, needed + column - row + (covered ? 1 : 0))
}
