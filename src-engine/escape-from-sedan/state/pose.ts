import {
  boxOf,
  gapBetween,
  wholeRoot,
  type Block,
  type Body,
  type Box,
  type Gap,
  type Ring,
} from '../../board/measured/measured.ts'
import { pointAt, xOf, yOf } from '../../kernel/actions/actions.ts'
import { formations } from '../campaign/files.ts'
import { blockFor, ringOf, type Pose } from '../campaign/footprints.ts'
import { INCH } from '../campaign/measures.ts'
import { isThere, NOBODY, unitOf, type G } from './kit.ts'

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
  readonly bodies: Body[]
  /** How each unit stood when its body was made, as one number; −1 where it was not there. */
  readonly stances: Float64Array
  /** How many bodies have been made, and the last of them. */
  made: number
  readonly changes: BodyChange[]
}
/** A unit that stands otherwise than before; who is not there is nowhere. */
export interface BodyChange {
  readonly unit: number
  readonly before: Box
  readonly after: Box
}
/** So many changes are remembered. */
const REMEMBERED = 32
const kept = new WeakMap<object, Kept>()

/** The footprints of all units, with the crests they stand on; that of a unit is made again when it stands otherwise. */
export function bodiesOf(g: G): readonly Body[] {
  const { fate, at, facing, formation, figures, dismounted, leaving } = g.unit
  const stamp = Math.max(
    Math.max(fate.stamp, at.stamp, facing.stamp, formation.stamp),
    Math.max(figures.stamp, dismounted.stamp, leaving.stamp),
  )
  let found = kept.get(g)
  if (found === undefined) {
    const { rows } = g.unit
    const bodies = Array<Body>(rows).fill(NOWHERE)
    found = { stamp: NOBODY, bodies, stances: new Float64Array(rows).fill(NOBODY), made: 0, changes: [] }
    kept.set(g, found)
  }
  if (found.stamp === stamp) return found.bodies
  found.stamp = stamp
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const stance = isThere(g, unit) ? stanceOf(g, unit) : NOBODY
    if (found.stances[unit] === stance) continue
    found.stances[unit] = stance
    const body = stance === NOBODY ? NOWHERE : bodyIn(g, unit)
    found.changes[found.made % REMEMBERED] = { unit, before: found.bodies[unit]!.box, after: body.box }
    found.made += 1
    found.bodies[unit] = body
  }
  return found.bodies
}

const NO_CHANGES: readonly BodyChange[] = []

/** Who has come to stand otherwise since so many bodies had been made, and how many have been now; undefined where that is too long ago. */
export function changesSince(
  g: G,
  made: number,
): { readonly now: number; readonly changes: readonly BodyChange[] | undefined } {
  bodiesOf(g)
  const { made: now, changes } = kept.get(g)!
  if (now === made) return { now, changes: NO_CHANGES }
  if (made < 0 || now - made > REMEMBERED) return { now, changes: undefined }
  return { now, changes: Array.from({ length: now - made }, (_, index) => changes[(made + index) % REMEMBERED]!) }
}

/** All that the footprint of a unit hangs on, and whether it is in the way of anybody. */
function stanceOf(g: G, unit: number): number {
  const { at, facing, formation, dismounted, leaving } = g.unit
  const is = (dismounted.of(unit) ? 1 : 0) + (leaving.of(unit) ? 2 : 0)
  return at.of(unit) * 4096 + ((standsOf(g, unit) * 4 + is) * 8 + formation.of(unit)) * 16 + facing.of(unit)
}

function bodyIn(g: G, unit: number): Body {
  const ring = ringOf(poseOf(g, unit))
  const box = boxOf(ring)
  return { ring, box, crests: g.campaign.sight.crestsUnder(ring, box) }
}

export const bodyOf = (g: G, unit: number): Body => bodiesOf(g)[unit]!

/** The disc of a commander or the Emperor as the point in its middle; measure to it with `DISC` more. */
export function discOf(g: G, leader: number): Ring {
  const at = g.leader.at.of(leader)
  return [xOf(at), yOf(at)]
}

/** A gap in inches with a tenth, for who reads it; the rules never round one. */
export const inchesOf = ({ square, by }: Gap): number =>
  Math.floor((wholeRoot(Math.floor((square * 100) / by)) + INCH / 2) / INCH) / 10

/** How far two units are from each other, for who reads it. */
export const inchesBetween = (g: G, unit: number, other: number): number =>
  inchesOf(gapBetween(bodyOf(g, unit).ring, bodyOf(g, other).ring))

/** How far a commander or the Emperor is from a unit, for who reads it. */
export const inchesFromDisc = (g: G, leader: number, unit: number): number =>
  Math.max(0, Math.round(10 * (inchesOf(gapBetween(discOf(g, leader), bodyOf(g, unit).ring)) - DISC / INCH)) / 10)

/** Puts a unit onto the table. Points of the state have no corners off it. */
export function put(g: G, unit: number, x: number, y: number, facing: number): void {
  g.unit.at.set(unit, pointAt(Math.max(0, x), Math.max(0, y)))
  g.unit.facing.set(unit, facing)
}
