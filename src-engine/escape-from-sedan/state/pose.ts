import {
  Boxes,
  boxOf,
  gapBetween,
  wholeRoot,
  type Block,
  type Body,
  type Gap,
  type Ring,
} from '../../board/measured/measured.ts'
import { pointAt, xOf, yOf } from '../../kernel/actions/actions.ts'
import { formations } from '../campaign/files.ts'
import { blockFor, ringOf, type Pose } from '../campaign/footprints.ts'
import { INCH } from '../campaign/measures.ts'
import { isThere, NOBODY, unitOf, type G } from './kit.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { lastStamp } from '../../kernel/values/shape.ts'

/** Chapter: units. Their positions on the table. */

export { ringOf, type Pose }

/** Radius of the discs of commanders and the Emperor. */
export const DISC = INCH

/**
 * @rule es.units.stands
 * A stand fights until its last figure is lost; losses are counted on one stand of the unit.
 */
export const standsOf = (g: G, unit: number, figures = g.unit.figures.of(unit)): number =>
  Math.ceil(figures / unitOf(g, unit).figures)

/** The block of a unit in a formation, with its own or other stands. */
export const blockIn = (
  g: G,
  unit: number,
  formation: number,
  stands: number,
  dismounted = g.unit.dismounted.of(unit),
): Block => blockFor(unitOf(g, unit).arm, formations[formation]!, stands, dismounted) // the noun has these names

export const blockOf = (g: G, unit: number): Block => blockIn(g, unit, g.unit.formation.of(unit), standsOf(g, unit))

/** The pose of a unit, or its last one if it has left the table. */
export const poseOf = (g: G, unit: number): Pose => stancesNow(g).poses[unit] ?? poseIn(g, unit)

function poseIn(g: G, unit: number): Pose {
  const at = g.unit.at.of(unit)
  return { block: blockOf(g, unit), x: xOf(at), y: yOf(at), facing: g.unit.facing.of(unit) }
}

/** The body of a unit that is not on the table: near nothing. */
const NOWHERE: Body = { ring: [], box: { left: 99999, top: 99999, right: 99999, bottom: 99999 }, crests: 0 }

/** The columns a body depends on. */
const columnsOf = ({ unit: { fate, at, facing, formation, figures, dismounted, leaving } }: G) =>
  [fate, at, facing, formation, figures, dismounted, leaving] as const

/** Number of the latest changes that are remembered one by one. */
const LATEST = 128

/** Caches the poses and bodies of units; each is recomputed only when the unit's stance changes. */
class Stances {
  stamp = NOBODY
  /** The last stamp given out at the time of the last query. */
  asked = NOBODY
  /** How many bodies have been created: while it is the same, no unit has changed. */
  made = 0
  /** The units of the latest bodies created, as a ring buffer of size LATEST. */
  readonly latest: number[] = []
  readonly bodies: Body[]
  readonly boxes: Boxes
  readonly poses: (Pose | undefined)[]
  /** Each unit's stance when its body was created, as one number; −1 if it was not on the table. */
  readonly #stances: Float64Array
  #scenario = NOBODY
  /** Stamps and words of the columns at the last update. */
  readonly #stamps: number[]
  readonly #words: Int32Array

  constructor(g: G) {
    const { rows } = g.unit
    this.bodies = Array<Body>(rows).fill(NOWHERE)
    this.boxes = new Boxes(this.bodies.map(({ box }) => box))
    this.poses = Array<Pose | undefined>(rows).fill(undefined)
    this.#stances = new Float64Array(rows).fill(Number.NaN)
    this.#stamps = columnsOf(g).map(() => NOBODY)
    this.#words = new Int32Array(rows * this.#stamps.length).fill(NOBODY)
  }

  /** Updates the units whose stance has changed; in another scenario, all of them. */
  find(g: G, stamp: number): void {
    this.stamp = stamp
    const { rows } = g.unit
    if (this.#scenario !== g.scenario) {
      this.#scenario = g.scenario
      this.#stamps.fill(NOBODY)
      this.#words.fill(NOBODY)
      this.#stances.fill(Number.NaN)
    }
    const kept = this.#words
    columnsOf(g).forEach(({ stamp: own, words, at }, column) => {
      if (this.#stamps[column] === own) return
      this.#stamps[column] = own
      const first = column * rows
      for (let unit = 0; unit < rows; unit++) {
        if (kept[first + unit] === words[at + unit]) continue
        kept[first + unit] = words[at + unit]!
        this.#look(g, unit)
      }
    })
  }

  #look(g: G, unit: number): void {
    const stance = isThere(g, unit) ? stanceOf(g, unit) : NOBODY
    if (this.#stances[unit] === stance) return
    this.#stances[unit] = stance
    this.latest[this.made % LATEST] = unit
    this.made += 1
    const pose = stance === NOBODY ? undefined : poseIn(g, unit)
    this.poses[unit] = pose
    const body = pose === undefined ? NOWHERE : bodyIn(g, pose)
    this.bodies[unit] = body
    this.boxes.set(unit, body.box)
  }
}
const knownStances = memoizedBy<G, Stances>((g) => new Stances(g))

function stancesNow(g: G): Stances {
  const stances = knownStances(g)
  // A list of answers queries this a hundred times while nothing changes at all.
  if (stances.asked === lastStamp()) return stances
  stances.asked = lastStamp()
  const { fate, at, facing, formation, figures, dismounted, leaving } = g.unit
  const stamp = Math.max(
    Math.max(fate.stamp, at.stamp, facing.stamp, formation.stamp),
    Math.max(figures.stamp, dismounted.stamp, leaving.stamp),
  )
  if (stances.stamp !== stamp) stances.find(g, stamp)
  return stances
}

/** The footprints of all units, with the crests they are on. */
export const bodiesOf = (g: G): readonly Body[] => stancesNow(g).bodies

export const bodyOf = (g: G, unit: number): Body => stancesNow(g).bodies[unit]!

/** Their bounding boxes, for scans over all units of a side. */
export const boxesOf = (g: G): Boxes => stancesNow(g).boxes

/** A unit whose stance has changed since the last look; off the table its body is NOWHERE. */
export interface BodyChange {
  readonly unit: number
  readonly before: Body
  readonly after: Body
}

/** Reports the units whose stance has changed since its last look. */
export class ChangeTracker {
  #made = -1
  readonly #seen: Body[] = []

  look(g: G): readonly BodyChange[] {
    const { made, bodies, latest } = stancesNow(g)
    if (made === this.#made) return NO_CHANGES
    const changes: BodyChange[] = []
    if (this.#made < 0 || made - this.#made > LATEST)
      for (let unit = 0; unit < bodies.length; unit++) this.#see(unit, bodies[unit]!, changes)
    else
      for (let number = this.#made; number < made; number++) {
        const unit = latest[number % LATEST]!
        this.#see(unit, bodies[unit]!, changes)
      }
    this.#made = made
    return changes
  }

  #see(unit: number, after: Body, changes: BodyChange[]): void {
    const before = this.#seen[unit] ?? NOWHERE
    if (before === after) return
    this.#seen[unit] = after
    changes.push({ unit, before, after })
  }
}
const NO_CHANGES: readonly BodyChange[] = []

/** Everything that a unit's footprint depends on, and whether it bars other units. */
function stanceOf(g: G, unit: number): number {
  const { at, facing, formation, dismounted, leaving } = g.unit
  const is = (dismounted.of(unit) ? 1 : 0) + (leaving.of(unit) ? 2 : 0)
  return at.of(unit) * 4096 + ((standsOf(g, unit) * 4 + is) * 8 + formation.of(unit)) * 16 + facing.of(unit)
}

function bodyIn(g: G, pose: Pose): Body {
  const ring = ringOf(pose)
  const box = boxOf(ring)
  return { ring, box, crests: g.campaign.sight.crestsUnder(ring, box) }
}

/** The disc of a commander or the Emperor as its centre point; add `DISC` when measuring to it. */
export function discOf(g: G, leader: number): Ring {
  const at = g.leader.at.of(leader)
  return [xOf(at), yOf(at)]
}

/** A gap in inches with one decimal, for display; the rules never round one. */
export const inchesOf = ({ square, by }: Gap): number =>
  Math.floor((wholeRoot(Math.floor((square * 100) / by)) + INCH / 2) / INCH) / 10

/** The distance between two units, for display. */
export const inchesBetween = (g: G, unit: number, other: number): number =>
  inchesOf(gapBetween(bodyOf(g, unit).ring, bodyOf(g, other).ring))

/** The distance of a commander or the Emperor from a unit, for display. */
export const inchesFromDisc = (g: G, leader: number, unit: number): number =>
  Math.max(0, Math.round(10 * (inchesOf(gapBetween(discOf(g, leader), bodyOf(g, unit).ring)) - DISC / INCH)) / 10)

/** Places a unit on the table. Points of the state have no negative coordinates. */
export function put(g: G, unit: number, x: number, y: number, facing: number): void {
  g.unit.at.set(unit, pointAt(Math.max(0, x), Math.max(0, y)))
  g.unit.facing.set(unit, facing)
}
