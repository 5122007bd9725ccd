import { directions, NO_HEX, type Direction } from '../../board/hex.ts'
import { facesAllRound, facesHexside, type Facing } from '../../board/hex-facing.ts'
import { facingOf, isUnit, sideOf, type G } from '../state/kit.ts'
import { groundOf, holderOf, holdersOf, isHeldByOneRegiment, unitsIn } from './stacks.ts'

/**
 * @rule ws.facing.all-round
 * In towns, villages and castles, and in a hamlet held by a single French regiment, the front of a unit goes all round:
 * it has no flank there.
 */
export function isAllRound(g: G, hex: number): boolean {
  const { allRound } = groundOf(g, hex)
  return allRound === 'always' || (allRound === 'lone' && isHeldByOneRegiment(g, hex))
}

const frontIn = (g: G, hex: number): Facing => (isAllRound(g, hex) ? facesAllRound : facesHexside)

/**
 * @rule ws.facing.front
 * A unit faces a hexside: that one and the two beside it are its front, the other three its flank. Commanders have no
 * facing and no flank.
 */
export function isFront(g: G, unit: number, beside: number): boolean {
  const hex = g.unit.hex.of(unit)
  const side = g.campaign.grid.directionTo(hex, beside)
  return side !== undefined && (!isUnit(g, unit) || frontIn(g, hex).aspect(facingOf(g, unit), side) === 'front')
}

export const frontSides = (g: G, unit: number): readonly Direction[] =>
  frontIn(g, g.unit.hex.of(unit)).sides(facingOf(g, unit), 'front')

/** Whether an enemy unit stands in a flank hex of this unit. */
export function hasEnemyOnFlank(g: G, unit: number): boolean {
  const hex = g.unit.hex.of(unit)
  const own = sideOf(g, unit)
  return directions.some((side) => {
    const beside = g.campaign.grid.neighbour(hex, side)
    return beside !== NO_HEX && holderOf(g, beside) === 1 - own && !isFront(g, unit, beside)
  })
}

/** Whether an enemy unit stands next to a hex. */
export function isBesideEnemy(g: G, hex: number, side: number): boolean {
  const holders = holdersOf(g)
  const { sides } = g.campaign.grid
  for (let hexside = 6 * hex; hexside < 6 * hex + 6; hexside++) {
    const beside = sides[hexside]!
    if (beside !== NO_HEX && holders[beside] === 1 - side) return true
  }
  return false
}

/** The enemy units that stand next to a hex. */
export const enemiesBeside = (g: G, hex: number, side: number): number[] =>
  g.campaign.grid
    .within(hex, 1)
    .filter((beside) => holderOf(g, beside) === 1 - side)
    .flatMap((beside) => unitsIn(g, beside))
