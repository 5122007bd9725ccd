import { boxOf, type Block, type Body, type Ring } from '../../board/measured/measured.ts'
import { pointAt, xOf, yOf } from '../../kernel/actions/actions.ts'
import { formations } from '../campaign/files.ts'
import { blockFor, ringOf, type Pose } from '../campaign/footprints.ts'
import { INCH } from '../campaign/measures.ts'
import { isThere, unitOf, type G } from './kit.ts'

/** Chapter: units. How they stand on the table. */

export { ringOf, type Pose }

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

/** How a unit stands in a formation, or would with other stands. */
export const blockIn = (
  g: G,
  unit: number,
  formation: number,
  stands: number,
  dismounted = g.unit.dismounted.of(unit),
): Block => blockFor(unitOf(g, unit).arm, formations[formation]!, stands, dismounted) // the noun has these names

export const blockOf = (g: G, unit: number): Block => blockIn(g, unit, g.unit.formation.of(unit), standsOf(g, unit))

export function poseOf(g: G, unit: number): Pose {
  const at = g.unit.at.of(unit)
  return { block: blockOf(g, unit), x: xOf(at), y: yOf(at), facing: g.unit.facing.of(unit) }
}

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
