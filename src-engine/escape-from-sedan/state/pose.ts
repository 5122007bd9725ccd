import {
  boxOf,
  columnOf,
  footprintOf,
  lineOf,
  squareOf,
  type Block,
  type Body,
  type Ring,
} from '../../board/measured/measured.ts'
import { pointAt, xOf, yOf } from '../../kernel/actions/actions.ts'
import { INCH } from '../campaign/campaign.ts'
import { formations } from '../campaign/files.ts'
import { isThere, unitOf, type G } from './kit.ts'

/** Chapter: units. How they stand on the table. */

/** A unit as it stands, or as it would. */
export interface Pose {
  readonly block: Block
  readonly x: number
  readonly y: number
  readonly facing: number
}

const FOOT = { across: 24, deep: 24 }
const HORSE = { across: 24, deep: 32 }
const GUN = { across: 32, deep: 48 }
const LIMBERED = { across: 32, deep: 64 }
/** Two inches between the stands of a skirmish line. */
const SKIRMISH = 2 * INCH
/** Commanders and the Emperor are discs. */
export const DISC = INCH

/**
 * @rule es.units.stands
 * A stand fights until its last figure is gone; losses are counted on one stand of the unit.
 */
export function standsOf(g: G, unit: number, figures = g.unit.figures.of(unit)): number {
  const per = g.campaign.tables.figures[unitOf(g, unit).arm]
  return Math.ceil(figures / per)
}

/**
 * @rule es.units.footprint
 * How many stands stand side by side, and how many behind each other.
 */
export function blockIn(
  g: G,
  unit: number,
  formation: number,
  stands: number,
  dismounted = g.unit.dismounted.of(unit),
): Block {
  const { arm } = unitOf(g, unit)
  const count = Math.max(1, stands)
  if (arm === 'guns') return lineOf(count, formations[formation] === 'limbered' ? LIMBERED : GUN)
  const size = arm === 'horse' && !dismounted ? HORSE : FOOT
  switch (formations[formation]) {
    case 'skirmish':
      return lineOf(count, size, SKIRMISH)
    case 'column':
      return columnOf(count, size, 2)
    case 'road-column':
      return columnOf(count, size, 1)
    case 'square':
      return squareOf(count, size)
    default:
      return lineOf(count, size)
  }
}

export const blockOf = (g: G, unit: number): Block => blockIn(g, unit, g.unit.formation.of(unit), standsOf(g, unit))

export function poseOf(g: G, unit: number): Pose {
  const at = g.unit.at.of(unit)
  return { block: blockOf(g, unit), x: xOf(at), y: yOf(at), facing: g.unit.facing.of(unit) }
}

export const ringOf = ({ block, x, y, facing }: Pose): Ring => footprintOf(block, x, y, facing)

/** What stands on the table, by unit; a unit that is not there is nowhere near. */
const NOWHERE: Body = { ring: [], box: { left: 99999, right: 99999, top: 99999, bottom: 99999 }, crests: 0 }

interface Kept {
  stamp: number
  bodies: Body[]
}
const kept = new WeakMap<object, Kept>()

/** The footprints of all units, with the crests they stand on; made again when a unit has changed. */
export function bodiesOf(g: G): readonly Body[] {
  const { fate, at, facing, formation, figures, dismounted } = g.unit
  const stamp = Math.max(fate.stamp, at.stamp, facing.stamp, formation.stamp, figures.stamp, dismounted.stamp)
  let found = kept.get(g)
  if (found?.stamp === stamp) return found.bodies
  const before = found?.bodies ?? []
  const bodies = Array.from({ length: g.unit.rows }, (_, unit): Body => {
    if (!isThere(g, unit)) return NOWHERE
    const ring = ringOf(poseOf(g, unit))
    const old = before[unit]
    if (old !== undefined && isSameRing(old.ring, ring)) return old
    const box = boxOf(ring)
    return { ring, box, crests: g.campaign.sight.crestsUnder(ring, box) }
  })
  found = { stamp, bodies }
  kept.set(g, found)
  return bodies
}

const isSameRing = (a: Ring, b: Ring): boolean => a.length === b.length && a.every((value, index) => value === b[index])

export const bodyOf = (g: G, unit: number): Body => bodiesOf(g)[unit]!

/** The disc of a commander or the Emperor as the point in its middle; measure to it with `DISC` more. */
export function discOf(g: G, leader: number): Ring {
  const at = g.leader.at.of(leader)
  return [xOf(at), yOf(at)]
}

/** Puts a unit onto the table. Points of the state have no corners off it. */
export function put(g: G, unit: number, x: number, y: number, facing: number): void {
  g.unit.at.set(unit, pointAt(Math.max(0, x), Math.max(0, y)))
  g.unit.facing.set(unit, facing)
}
