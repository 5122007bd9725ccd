import {
  boxAround,
  boxOf,
  frontMiddle,
  isBoxOutOfArc,
  isGapAtMost,
  isInArc,
  standCentre,
  standFootprint,
  standFront,
  turned,
  Fan,
  blockGeometryOf,
  type Body,
  type Box,
  type BlockGeometry,
  type Line,
  type Ring,
} from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { formationOf, GERMAN, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, boxesOf, poseOf, type Pose } from '../state/pose.ts'

/** Chapter: fire. Arcs and sight. */

/**
 * The stands of a unit that bear on a target: straight ahead, or turned by a step. The last of them may have only one
 * gun.
 */
export interface Bearing {
  readonly straight: readonly number[]
  readonly turned: readonly number[]
}

/**
 * @rule es.fire.arc
 * A stand bears on a target if the centre of one of its stands lies within 45° of its own front and is in sight; turned
 * by 30° it fires at one less. A square bears all round.
 */
export function bearingOf(g: G, unit: number, target: number, pose: Pose, ring: Ring): Bearing {
  if (isOutOfArcs(g, unit, boxOf(ring))) return NOBODY_BEARS
  const lines = new Lines(g, unit, target, pose, ring)
  if (lines.areHiddenByGround()) return NOBODY_BEARS
  const straight: number[] = []
  const aside: number[] = []
  for (let stand = 0; stand < lines.stands; stand++) {
    if (lines.isAnyClear(stand, 0)) straight.push(stand)
    else if (!lines.isSquare && (lines.isAnyClear(stand, 1) || lines.isAnyClear(stand, -1))) aside.push(stand)
  }
  return { straight, turned: aside }
}

const NOBODY_BEARS: Bearing = { straight: [], turned: [] }

/** Units that hide one unit from another, as bits by their index among the units of their side. */
export class Hiders {
  own = 0
  foes = 0

  /** Adds a unit that hides an enemy from `unit`. */
  add(g: G, unit: number, body: Body): this {
    const { side, place } = unitOf(g, bodiesOf(g).indexOf(body))
    if (side === unitOf(g, unit).side) this.own |= 1 << place
    else this.foes |= 1 << place
    return this
  }
}

/**
 * The first clear line along which a stand bears on a target that is not out of all arcs; otherwise the units in
 * between if only units hide the target.
 */
export function anyBearing(g: G, unit: number, target: number, pose: Pose, ring: Ring): Line | Hiders | undefined {
  const lines = new Lines(g, unit, target, pose, ring)
  if (lines.areHiddenByGround()) return undefined
  const ofAll = lines.hiderOfAll()
  if (ofAll !== undefined) return new Hiders().add(g, unit, ofAll)
  let hiders: Hiders | undefined
  // Straight ahead first: a target in sight of any stand is most likely in sight without turning.
  for (const by of lines.isSquare ? straightOn : turns)
    for (let stand = 0; stand < lines.stands; stand++) {
      lines.from(stand, by)
      if (!lines.isAnyInArc() || lines.areHiddenByGround()) continue
      const ofStand = lines.hiderOfAll()
      if (ofStand !== undefined) {
        hiders = (hiders ?? new Hiders()).add(g, unit, ofStand)
        continue
      }
      for (let other = 0; other < lines.others; other++) {
        if (!lines.to(other)) continue
        const hider = lines.hider()
        // Once only units hide one line, the ground need not be checked for other lines hidden by units.
        if ((hider === undefined || hiders === undefined) && lines.isHiddenByGround()) continue
        if (hider === undefined) return { ...lines.line }
        hiders = (hiders ?? new Hiders()).add(g, unit, hider)
      }
    }
  return hiders
}

type Turn = -1 | 0 | 1
const turns = [0, 1, -1] as const
const straightOn = [0] as const
/** A ring for a single point. */
const MIDDLE: Ring = [0, 0]

/** The most that the front of a stand, turned or not, lies outside the outline of its unit. */
const BEYOND = 2 * INCH

/** A box that contains the fronts of all stands of a unit, from the box of the unit. */
const aroundFronts = ({ left, right, top, bottom }: Box): Box => ({
  left: left - BEYOND,
  top: top - BEYOND,
  right: right + BEYOND,
  bottom: bottom + BEYOND,
})

/** Whether no line from the box of a unit to another box lies in an arc of any stand, turned or not. */
export function isOutOfArcs(g: G, unit: number, target: Box): boolean {
  if (formationOf(g, unit) === 'square') return false
  const box = aroundFronts(bodyOf(g, unit).box)
  const { facing } = poseOf(g, unit)
  const left = target.left - box.right
  const right = target.right - box.left
  const top = target.top - box.bottom
  const bottom = target.bottom - box.top
  for (const by of turns) if (!isBoxOutOfArc(turned(facing, by), left, right, top, bottom)) return false
  return true
}

/**
 * The lines from the fronts of a unit's stands to the centres of the stands of a target, in its position or a
 * hypothetical one.
 */
class Lines {
  readonly stands: number
  readonly others: number
  readonly isSquare: boolean
  /** The current line; one object for all, because there may be a hundred between two units. */
  readonly line = { ax: 0, ay: 0, bx: 0, by: 0, from: 0, to: 0 }
  readonly #view: View
  readonly #own: Pose
  readonly #pose: Pose
  readonly #places: BlockGeometry
  readonly #lieOfTarget: BlockGeometry
  /** All lines from the unit, or those from the current stand. */
  #fan: Fan
  readonly #crestsOfOwn: (stand: number) => number
  readonly #crestsOfTarget: (stand: number) => number
  #looks = 0

  constructor(g: G, unit: number, target: number, pose: Pose, ring: Ring) {
    const own = poseOf(g, unit)
    this.#own = own
    this.#pose = pose
    this.stands = own.block.stands
    this.others = pose.block.stands
    this.isSquare = formationOf(g, unit) === 'square'
    this.#places = blockGeometryOf(own.block, own.facing)
    this.#lieOfTarget = blockGeometryOf(pose.block, pose.facing)
    this.#crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).crests)
    this.#crestsOfTarget = crestsOf(g, pose, crestsUnder(g, target, ring))
    const fan = new Fan(own, pose)
    fan.from(own, this.isSquare ? this.#places.allFronts : this.#places.allFrontsTurned)
    fan.to(pose, this.#lieOfTarget.allCentres)
    this.#fan = fan
    this.#view = new View(g, unit, target, ring, fan)
  }

  /** Sets the current stand, turned by a step or not. */
  from(stand: number, by: Turn): void {
    const { fronts, turnedRight, turnedLeft } = this.#places
    const front = (by === 0 ? fronts : by > 0 ? turnedRight : turnedLeft)[stand]!
    this.#looks = turned(this.#own.facing, by)
    this.line.ax = this.#own.x + front.x
    this.line.ay = this.#own.y + front.y
    this.line.from = this.#crestsOfOwn(stand)
    this.#fan = new Fan({ x: this.line.ax, y: this.line.ay }, this.#pose)
    this.#fan.from({ x: this.line.ax, y: this.line.ay }, MIDDLE)
    this.#fan.to(this.#pose, this.#lieOfTarget.allCentres)
  }
  /** Whether any stand of the target lies in the arc. */
  isAnyInArc(): boolean {
    for (let other = 0; other < this.others; other++) if (this.to(other)) return true
    return false
  }

  /** Sets the stand of the target; returns false if it lies outside the arc. */
  to(other: number): boolean {
    const { line } = this
    const centre = this.#lieOfTarget.centres[other]!
    line.bx = this.#pose.x + centre.x
    line.by = this.#pose.y + centre.y
    if (!this.isSquare && !isInArc(this.#looks, line.bx - line.ax, line.by - line.ay)) return false
    line.to = this.#crestsOfTarget(other)
    return true
  }

  /** Whether ground clearly hides all stands of the target, from all fronts or from the current one. */
  areHiddenByGround(): boolean {
    return this.#view.areAllHiddenByGround(this.#fan)
  }
  /** The unit in between that clearly does so, if any. */
  hiderOfAll(): Body | undefined {
    return this.#view.hiderOfAll(this.#fan)
  }

  /** The unit that hides the current line, if any. */
  hider(): Body | undefined {
    return this.#view.hider(this.line)
  }
  isHiddenByGround(): boolean {
    return this.#view.isHiddenByGround(this.line)
  }

  /** Whether a stand, turned by a step or not, sees any stand of the target within its arc. */
  isAnyClear(stand: number, by: Turn): boolean {
    this.from(stand, by)
    if (!this.isAnyInArc() || this.areHiddenByGround() || this.hiderOfAll() !== undefined) return false
    for (let other = 0; other < this.others; other++) if (this.to(other) && this.#view.isClear(this.line)) return true
    return false
  }
}

/** Whether a target lies within the arc of the middle of the front, turned or not, regardless of sight. */
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
  if (!new View(g, unit, target, seen.ring, fanAlong(line)).isClear(line)) return { straight: [], turned: [] }
  return isAhead ? { straight: all, turned: [] } : { straight: [], turned: all }
}

/**
 * Data shared by all lines from one unit to another: whether the two are close, and the units near any of the lines.
 *
 * @rule es.fire.sight
 * Units, woods, houses, walls and crests hide what lies behind. Sight reaches two inches into a wood and out of it, and
 * six within; over a wall from two inches; past a crest only from it or to it. From a crest a unit fires over lower
 * units, except those within six inches of the target.
 */
class View {
  readonly #g: G
  readonly #unit: number
  readonly #target: number
  readonly #ring: Ring
  readonly #fan: Fan
  readonly #crests: number
  #isClose: boolean | undefined
  #bodies: Body[] | undefined
  #hiders: number[] | undefined

  /** `fan`: all lines to be examined. */
  constructor(g: G, unit: number, target: number, ring: Ring, fan: Fan) {
    this.#g = g
    this.#unit = unit
    this.#target = target
    this.#ring = ring
    this.#fan = fan
    this.#crests = bodyOf(g, unit).crests | crestsUnder(g, target, ring)
  }

  isClear(line: Line): boolean {
    return this.hider(line) === undefined && !this.isHiddenByGround(line)
  }

  get #box(): Box {
    return boxAround(aroundFronts(bodyOf(this.#g, this.#unit).box), boxOf(this.#ring))
  }

  #between(): Body[] {
    return (this.#bodies ??= bodiesOn(this.#g, this.#unit, this.#target, this.#fan, this.#box))
  }

  #around(): number[] {
    return (this.#hiders ??= this.#g.campaign.sight.hidersOn(this.#fan, this.#box))
  }

  /** Whether the two could see each other within the same wood. */
  #areClose(): boolean {
    return (this.#isClose ??= isGapAtMost(bodyOf(this.#g, this.#unit).ring, this.#ring, 6 * INCH))
  }

  /** `fan`: these lines, or some of them. */
  areAllHiddenByGround(fan: Fan): boolean {
    const hiders = this.#around()
    return hiders.length > 0 && this.#g.campaign.sight.areAllHiddenBy(hiders, fan, this.#crests, this.#areClose())
  }

  hiderOfAll(fan: Fan): Body | undefined {
    return this.#g.campaign.sight.hiderOfAll(this.#between(), fan, bodyOf(this.#g, this.#unit).crests)
  }

  isHiddenByGround({ ax, ay, bx, by, from, to }: Line): boolean {
    const hiders = this.#around()
    return hiders.length > 0 && this.#g.campaign.sight.isHiddenBy(hiders, ax, ay, bx, by, from | to, this.#areClose())
  }

  hider({ ax, ay, bx, by, from }: Line): Body | undefined {
    const bodies = this.#between()
    if (bodies.length === 0) return undefined
    const hiding = this.#g.campaign.sight.hidingBody(ax, ay, bx, by, from, bodies)
    if (hiding < 0) return undefined
    // This unit most likely hides the next line too, so it is tested first.
    const body = bodies[hiding]!
    bodies[hiding] = bodies[0]!
    bodies[0] = body
    return body
  }
}

/** A fan of a single line. */
function fanAlong({ ax, ay, bx, by }: Line): Fan {
  const [from, to] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ]
  const fan = new Fan(from, to)
  fan.from(from, MIDDLE)
  fan.to(to, MIDDLE)
  return fan
}

/** The units other than these two that may be on any line of a fan; all lines lie within a box. */
function bodiesOn(g: G, unit: number, target: number, fan: Fan, box: Box): Body[] {
  const bodies: Body[] = []
  const all = bodiesOf(g)
  const boxes = boxesOf(g)
  for (let other = 0; other < all.length; other++) {
    if (other === unit || other === target) continue
    // Points along a line are rounded.
    if (boxes.isNear(other, box, ROUNDED) && !fan.isPast(all[other]!.box, ROUNDED)) bodies.push(all[other]!)
  }
  return bodies
}
const ROUNDED = 2

/** The crests under the outline of a unit, real or hypothetical. */
function crestsUnder(g: G, unit: number, ring: Ring): number {
  const body = bodiesOf(g)[unit]
  return body?.ring === ring ? body.crests : g.campaign.sight.crestsUnder(ring, boxOf(ring))
}

/** The crests that each stand is on, computed once if the unit is on any. */
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

/** A straight line from a stand to its target, and the ground or unit that hides the target on it. */
export interface Sightline {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly feature: number
  readonly body: number
}

/**
 * The first line within the arc of the given stands or of all, turned or not, with what hides it; undefined if none
 * lies in any arc. A square bears all round and does not turn.
 */
export function hiddenLine(
  g: G,
  unit: number,
  target: number,
  pose: Pose,
  ring: Ring,
  stands?: readonly number[],
): Sightline | undefined {
  const { sight } = g.campaign
  const own = poseOf(g, unit)
  const crestsOfOwn = crestsOf(g, own, bodyOf(g, unit).crests)
  const crestsOfTarget = crestsOf(g, pose, crestsUnder(g, target, ring))
  const isClose = isGapAtMost(bodyOf(g, unit).ring, ring, 6 * INCH)
  const isSquare = formationOf(g, unit) === 'square'
  for (const turn of isSquare ? straightOn : turns)
    for (const stand of stands ?? Array(own.block.stands).keys()) {
      const { x: ax, y: ay } = standFront(own.block, stand, own.x, own.y, own.facing, turn)
      for (let other = 0; other < pose.block.stands; other++) {
        const { x: bx, y: by } = standCentre(pose.block, other, pose.x, pose.y, pose.facing)
        if (!isSquare && !isInArc(turned(own.facing, turn), bx - ax, by - ay)) continue
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
    return new View(g, watcher, target, bodyOf(g, target).ring, fanAlong(line)).isClear(line)
  })
}

/** The stands that have the target in their arc, regardless of sight. */
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
