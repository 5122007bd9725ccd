import { directions, NO_HEX, type Direction } from '../../board/hex.ts'
import { facesAllRound, facesHexside, type Facing } from '../../board/hex-facing.ts'
import { counterOf, facingOf, isUnit, sideOf, type G } from '../state/kit.ts'
import { barrierAt } from '../campaign/barriers.ts'
import { marksBySide } from './kept.ts'
import { groundOf, holderOf, isHeldByOneRegiment, unitsIn } from './stacks.ts'

/**
 * @rule ws.facing.all-round
 * In towns, villages and castles the front of a unit goes all round, and in a hamlet where a single French regiment holds it: it
 * has no flank there.
 */
function frontIn(g: G, hex: number): Facing {
  const { allRound } = groundOf(g, hex)
  if (allRound === 'never') return facesHexside
  return allRound === 'always' || isHeldByOneRegiment(g, hex) ? facesAllRound : facesHexside
}

/**
 * @rule ws.facing.front
 * A unit faces a hexside: that one and the two beside it are its front, the other three its flank. Commanders have no facing and no
 * flank.
 */
export function isFront(g: G, unit: number, beside: number): boolean {
  const hex = g.unit.hex.of(unit)
  const side = g.campaign.grid.directionTo(hex, beside)
  return side !== undefined && (!isUnit(g, unit) || frontIn(g, hex).aspect(facingOf(g, unit), side) === 'front')
}

export const frontSides = (g: G, unit: number): readonly Direction[] =>
  frontIn(g, g.unit.hex.of(unit)).sides(facingOf(g, unit), 'front')

/** Does an enemy unit stand in a flank hex of this one? */
export function hasEnemyOnFlank(g: G, unit: number): boolean {
  const hex = g.unit.hex.of(unit)
  const own = sideOf(g, unit)
  return directions.some((side) => {
    const beside = g.campaign.grid.neighbour(hex, side)
    return beside !== NO_HEX && holderOf(g, beside) === 1 - own && !isFront(g, unit, beside)
  })
}

/** Does an enemy unit stand next to a hex? */
export function isBesideEnemy(g: G, hex: number, side: number): boolean {
  return directions.some((to) => {
    const beside = g.campaign.grid.neighbour(hex, to)
    return beside !== NO_HEX && holderOf(g, beside) === 1 - side
  })
}

/** The enemy units that stand next to a hex. */
export const enemiesBeside = (g: G, hex: number, side: number): number[] =>
  g.campaign.grid
    .within(hex, 1)
    .filter((beside) => holderOf(g, beside) === 1 - side)
    .flatMap((beside) => unitsIn(g, beside))

/** The zones of control of both sides. */
const controlBy = marksBySide((g, zones) => {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (g.unit.hex.of(unit) < 0 || !isUnit(g, unit)) continue
    const zone = zones[sideOf(g, unit)]!
    for (const hex of controlledBy(g, unit)) zone[hex] = 1
  }
})

/** The hexes that a unit on the map controls. */
export function controlledBy(g: G, unit: number): number[] {
  const hex = g.unit.hex.of(unit)
  const { mover } = counterOf(g, unit)
  const found: number[] = []
  for (const to of frontSides(g, unit)) {
    const beyond = g.campaign.grid.neighbour(hex, to)
    if (beyond !== NO_HEX && barrierAt(g.campaign, 6 * hex + to, mover) !== 'closed') found.push(beyond)
  }
  return found
}
/**
 * @rule ws.zoc.extent
 * Every combat unit, guns and disorganised ones too, controls its front hexes, except over water that it could not cross. Is a hex
 * in a zone of control of a side?
 */
const isControlledBy = (g: G, side: number, hex: number): boolean => controlBy(g, side)[hex] === 1

/** In a zone of control of the enemy of this side. */
export const isInEnemyZone = (g: G, side: number, hex: number): boolean => isControlledBy(g, 1 - side, hex)

/**
 * @rule ws.zoc.friends
 * A friendly unit in a hex cancels enemy zones of control there for tracing command and for commanders who move, not for retreats.
 */
export const isBarredToCommand = (g: G, side: number, hex: number): boolean =>
  isInEnemyZone(g, side, hex) && holderOf(g, hex) !== side
