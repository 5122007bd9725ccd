import {
  boxAround,
  boxOf,
  Fan,
  isGapAtMost,
  standFootprint,
  type Body,
  type Box,
  type Line,
  type Ring,
} from '../../board/measured/measured.ts'
import { INCH } from '../campaign/measures.ts'
import { GERMAN, unitsOf, type G } from '../state/kit.ts'
import { bodiesOf, bodyOf, boxesOf, poseOf, type Pose } from '../state/pose.ts'
import { aroundFronts } from './arcs.ts'

/** Chapter: fire. Sight from one unit to another. */

/**
 * Data shared by all lines from one unit to another: whether the two are close, and the units near any of the lines.
 *
 * @rule es.fire.sight
 * Units, woods, houses, walls and crests hide what lies behind. Sight reaches two inches into a wood and out of it, and
 * six within; over a wall from two inches; past a crest only from it or to it. From a crest a unit fires over lower
 * units, except those within six inches of the target.
 */
export class SightBetween {
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
export function crestsUnder(g: G, unit: number, ring: Ring): number {
  const body = bodiesOf(g)[unit]
  return body?.ring === ring ? body.crests : g.campaign.sight.crestsUnder(ring, boxOf(ring))
}

/** The crests that each stand is on, computed once if the unit is on any. */
export function crestsOf(g: G, { block, x, y, facing }: Pose, crests: number): (stand: number) => number {
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

/** A ring for a single point. */
export const MIDDLE: Ring = [0, 0]

/** A fan of a single line. */
export function fanAlong({ ax, ay, bx, by }: Line): Fan {
  const [from, to] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ]
  const fan = new Fan(from, to)
  fan.from(from, MIDDLE)
  fan.to(to, MIDDLE)
  return fan
}

export function isSeenByGermans(g: G, target: number): boolean {
  const pose = poseOf(g, target)
  return unitsOf(g, GERMAN).some((watcher) => {
    const own = poseOf(g, watcher)
    const crests = bodyOf(g, watcher).crests | bodyOf(g, target).crests
    const line = { ax: own.x, ay: own.y, bx: pose.x, by: pose.y, from: crests, to: crests }
    return new SightBetween(g, watcher, target, bodyOf(g, target).ring, fanAlong(line)).isClear(line)
  })
}
