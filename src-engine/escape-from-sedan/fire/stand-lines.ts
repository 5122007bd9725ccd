import {
  blockGeometryOf,
  Fan,
  isInArc,
  turned,
  type BlockGeometry,
  type Body,
  type Ring,
} from '../../board/measured/measured.ts'
import { formationOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf, type Pose } from '../state/pose.ts'
import type { Turn } from './arcs.ts'
import { crestsOf, crestsUnder, MIDDLE, SightBetween } from './sight-between.ts'

/** Chapter: fire. The lines of fire from the stands of a unit to those of a target. */

/**
 * The lines from the fronts of a unit's stands to the centres of the stands of a target, in its position or a
 * hypothetical one.
 */
export class StandLines {
  readonly stands: number
  readonly others: number
  readonly isSquare: boolean
  /** The current line; one object for all, because there may be a hundred between two units. */
  readonly line = { ax: 0, ay: 0, bx: 0, by: 0, from: 0, to: 0 }
  readonly #view: SightBetween
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
    this.#view = new SightBetween(g, unit, target, ring, fan)
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
