import {
  areNear,
  boxAround,
  boxOf,
  frontMiddle,
  isGapAtMost,
  isInArc,
  standCentre,
  standFootprint,
  standFront,
  turned,
  type Body,
  type Ring,
} from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, GERMAN, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. Arcs and sight. */

/** Which stands of a unit bear on a target: straight ahead, or turned by a step; the last of them may have one gun only. */
export interface Bearing {
  readonly straight: readonly number[]
  readonly turned: readonly number[]
}

/**
 * @rule es.fire.arc
 * A stand bears on a target when the centre of one of its stands lies within 45° of its own front and is in sight; turned by
 * 30° it fires at one less. A square bears all round.
 */
export function bearingOf(g: G, unit: number, target: number, pose: Pose, ring: Ring): Bearing {
  const lines = new Lines(g, unit, target, pose, ring)
  const { view } = lines
  const straight: number[] = []
  const aside: number[] = []
  for (let stand = 0; stand < lines.stands; stand++) {
    const bears = (by: Turn): boolean => lines.some(stand, by, (line) => view.isClear(line))
    if (bears(0)) straight.push(stand)
    else if (!lines.isSquare && (bears(1) || bears(-1))) aside.push(stand)
  }
  return { straight, turned: aside }
}

/** Whether any stand bears on a target: the first line found along which one does, or whether only units that stand between hide it. */
export function anyBearing(g: G, unit: number, target: number, pose: Pose, ring: Ring): Line | 'hidden' | undefined {
  const lines = new Lines(g, unit, target, pose, ring)
  let found: Line | 'hidden' | undefined
  const bears = (line: Line): boolean => {
    if (lines.view.isHiddenByGround(line)) return false
    found = 'hidden'
    if (lines.view.isHiddenByUnits(line)) return false
    found = { ...line }
    return true
  }
  for (let stand = 0; stand < lines.stands; stand++)
    for (const by of lines.isSquare ? straightOn : turns) if (lines.some(stand, by, bears)) return found
  return found
}

type Turn = -1 | 0 | 1
const turns = [0, 1, -1] as const
const straightOn = [0] as const

/** A straight line that is looked along, and the crests that its ends stand on. */
export interface Line {
  ax: number
  ay: number
  bx: number
  by: number
  from: number
  to: number
}

/** The lines from the fronts of a unit's stands to the centres of those of a target that stands as it does, or would stand so. */
class Lines {
  readonly stands: number
  readonly isSquare: boolean
  readonly view: View
  readonly #own: Pose
  readonly #pose: Pose
  readonly #crestsOfOwn: (stand: number) => number
  readonly #crestsOfTarget: (stand: number) => number
  /** The line that is looked along now: one for all, as there are a hundred of them between two units. */
  readonly #line: Line = { ax: 0, ay: 0, bx: 0, by: 0, from: 0, to: 0 }

  constructor(g: G, unit: number, target: number, pose: Pose, ring: Ring) {
    this.view = new View(g, unit, target, ring)
    this.#own = poseOf(g, unit)
    this.#pose = pose
    this.stands = this.#own.block.stands
    this.isSquare = formationOf(g, unit) === 'square'
    this.#crestsOfOwn = crestsOf(g, this.#own, bodyOf(g, unit).crests)
    this.#crestsOfTarget = crestsOf(g, pose, crestsUnder(g, target, ring))
  }

  /** Asks of each line from a stand, turned by a step or not, to a stand of the target within its arc, until one is the one. */
  some(stand: number, by: Turn, isOne: (line: Line) => boolean): boolean {
    const own = this.#own
    const pose = this.#pose
    const front = standFront(own.block, stand, own.x, own.y, own.facing, by)
    const looks = turned(own.facing, by)
    const line = this.#line
    for (let other = 0; other < pose.block.stands; other++) {
      const centre = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
      if (!this.isSquare && !isInArc(looks, centre.x - front.x, centre.y - front.y)) continue
      line.ax = front.x
      line.ay = front.y
      line.bx = centre.x
      line.by = centre.y
      line.from = this.#crestsOfOwn(stand)
      line.to = this.#crestsOfTarget(other)
      if (isOne(line)) return true
    }
    return false
  }
}

/** Whether a target lies within the arc of the middle of a front, turned or not, seen or not. */
export function isMiddleOn(g: G, unit: number, { x, y }: Pose): boolean {
  const own = poseOf(g, unit)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isOn = (by: number): boolean => isInArc(turned(own.facing, by), x - front.x, y - front.y)
  return formationOf(g, unit) === 'square' || isOn(0) || isOn(1) || isOn(-1)
}

/** All stands or none: whether the middle of the front sees the middle of the target within its arc. */
export function bearingOfMiddle(g: G, unit: number, target: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const [watcher, seen] = [bodyOf(g, unit), bodyOf(g, target)]
  const all = Array.from({ length: own.block.stands }, (_, stand) => stand)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const isAhead = formationOf(g, unit) === 'square' || isInArc(own.facing, pose.x - front.x, pose.y - front.y)
  if (!isMiddleOn(g, unit, pose)) return { straight: [], turned: [] }
  const line = { ax: front.x, ay: front.y, bx: pose.x, by: pose.y, from: watcher.crests, to: seen.crests }
  if (!new View(g, unit, target, seen.ring).isClear(line)) return { straight: [], turned: [] }
  return isAhead ? { straight: all, turned: [] } : { straight: [], turned: all }
}

/**
 * What is the same for all lines from one unit to another: whether they are near each other, and who stands near any of the lines.
 *
 * @rule es.fire.sight
 * Units, woods, houses, walls and crests hide what lies behind. One sees two inches into a wood and out of it, and six
 * within; over a wall from two inches; past a crest only from it or to it. From a crest one fires over units that stand
 * lower, but for those within six inches of the target.
 */
class View {
  readonly #g: G
  readonly #isClose: boolean
  readonly #between: () => readonly Body[]
  #bodies: readonly Body[] | undefined

  constructor(g: G, unit: number, target: number, ring: Ring) {
    this.#g = g
    this.#isClose = isGapAtMost(bodyOf(g, unit).ring, ring, 6 * INCH)
    this.#between = () => bodiesBetween(g, unit, target, ring)
  }

  isClear(line: Line): boolean {
    return !this.isHiddenByUnits(line) && !this.isHiddenByGround(line)
  }

  isHiddenByGround({ ax, ay, bx, by, from, to }: Line): boolean {
    return this.#g.campaign.sight.hidingFeature(ax, ay, bx, by, from | to, this.#isClose) >= 0
  }

  isHiddenByUnits({ ax, ay, bx, by, from }: Line): boolean {
    const bodies = (this.#bodies ??= this.#between())
    return bodies.length > 0 && this.#g.campaign.sight.hidingBody(ax, ay, bx, by, from, bodies) >= 0
  }
}

/** Who but these two stands near any line from one to the other. */
function bodiesBetween(g: G, unit: number, target: number, ring: Ring): readonly Body[] {
  const all = bodiesOf(g)
  const box = boxAround(all[unit]!.box, boxOf(ring))
  const bodies: Body[] = []
  for (let other = 0; other < all.length; other++)
    if (other !== unit && other !== target && areNear(all[other]!.box, box)) bodies.push(all[other]!)
  return bodies
}

/** The crests under an outline in which a unit stands or would stand. */
function crestsUnder(g: G, unit: number, ring: Ring): number {
  const body = bodiesOf(g)[unit]
  return body?.ring === ring ? body.crests : g.campaign.sight.crestsUnder(ring, boxOf(ring))
}

/** The crests that each stand is on, looked for once where the whole unit stands on any. */
function crestsOf(g: G, { block, x, y, facing }: Pose, crests: number): (stand: number) => number {
  if (crests === 0) return onNone
  const known: number[] = []
  return (stand) => {
    const found = known[stand]
    if (found !== undefined) return found
    const outline = standFootprint(block, stand, x, y, facing)
    return (known[stand] = g.campaign.sight.crestsUnder(outline, boxOf(outline)))
  }
}
const onNone = (): number => 0

/** A straight line from who looks to who is looked at, and what of the ground or who hides one from the other. */
export interface Sightline {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly feature: number
  readonly body: number
}

/** The first line within the arc of a stand, turned or not, that something hides; undefined where none lies in any arc. */
export function hiddenLine(g: G, unit: number, target: number, pose: Pose, ring: Ring): Sightline | undefined {
  const { sight } = g.campaign
  const own = poseOf(g, unit)
  const crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).crests)
  const crestsOfTarget = crestsOf(g, pose, crestsUnder(g, target, ring))
  const isClose = isGapAtMost(bodyOf(g, unit).ring, ring, 6 * INCH)
  for (const turn of [0, 1, -1] as const)
    for (let stand = 0; stand < own.block.stands; stand++) {
      const { x: ax, y: ay } = standFront(own.block, stand, own.x, own.y, own.facing, turn)
      for (let other = 0; other < pose.block.stands; other++) {
        const { x: bx, y: by } = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
        if (!isInArc(turned(own.facing, turn), bx - ax, by - ay)) continue
        const from = crestsOfOwn(stand)
        const feature = sight.hidingFeature(ax, ay, bx, by, from | crestsOfTarget(other), isClose)
        const body = feature < 0 ? sight.hidingBody(ax, ay, bx, by, from, bodiesOf(g), unit, target) : -1
        return { ax, ay, bx, by, feature, body }
      }
    }
  return undefined
}

export const countOf = ({ straight, turned: aside }: Bearing): number => straight.length + aside.length

export function isSeenByGermans(g: G, target: number): boolean {
  const pose = poseOf(g, target)
  return unitsOf(g, GERMAN).some((watcher) => {
    const own = poseOf(g, watcher)
    const crests = bodyOf(g, watcher).crests | bodyOf(g, target).crests
    const line = { ax: own.x, ay: own.y, bx: pose.x, by: pose.y, from: crests, to: crests }
    return new View(g, watcher, target, bodyOf(g, target).ring).isClear(line)
  })
}

/** Stands whose arc has the target in it, seen or not. */
export function blindBearing(g: G, unit: number, pose: Pose): Bearing {
  const own = poseOf(g, unit)
  const isOn = (stand: number, by: -1 | 0 | 1): boolean => {
    const front = standFront(own.block, stand, own.x, own.y, own.facing, by)
    return isInArc(turned(own.facing, by), pose.x - front.x, pose.y - front.y)
  }
  const stands = Array.from({ length: own.block.stands }, (_, stand) => stand)
  const straight = stands.filter((stand) => isOn(stand, 0))
  return {
    straight,
    turned: stands.filter((stand) => !straight.includes(stand) && (isOn(stand, 1) || isOn(stand, -1))),
  }
}
