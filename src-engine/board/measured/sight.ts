import type { Ground } from './ground.ts'
import { areNear, passesThrough, type Box, type Ring } from './rings.ts'
import type { Fan } from './screen.ts'
import { pointAlong, type Point } from './whole.ts'

/** An object on the table that hides what is behind it. */
export interface Body {
  readonly ring: Ring
  readonly box: Box
  /** The crest lines it stands on, as bits. */
  readonly crests: number
}

/** A line of sight, and the crests that its ends stand on. */
export interface Line {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly from: number
  readonly to: number
}

/** The kinds of ground that block sight, and the distances involved. */
export interface SightRules {
  /** Areas that can be seen into, and out of, only to this depth. */
  readonly opaque: number
  readonly depth: number
  /** Lines that block sight unless the observer or the target is within `depth` of them. */
  readonly walls: number
  /** Lines that block all sight except to and from bodies standing on them (within `crestReach`). */
  readonly crests: number
  readonly crestReach: number
  /** From a crest one sees over bodies that stand on none, except those within this distance of the target. */
  readonly under: number
}

const NONE = -1
/** Visibility along straight lines between points. */
export class Sight {
  readonly #ground: Ground
  readonly #rules: SightRules
  /** The index of each crest line among the crest lines; NONE for other features. */
  readonly #crestOf: readonly number[]
  /** The features that block sight, and those of them that are crest lines. */
  readonly #hiders: readonly number[]
  readonly #crests: readonly number[]

  constructor(ground: Ground, rules: SightRules) {
    this.#ground = ground
    this.#rules = rules
    let crests = 0
    this.#crestOf = ground.features.map(({ kind }) => ((kind & rules.crests) === 0 ? NONE : crests++))
    const ofKinds = (kinds: number): number[] =>
      ground.features.flatMap(({ kind }, feature) => ((kind & kinds) === 0 ? [] : [feature]))
    this.#hiders = ofKinds(rules.opaque | rules.walls | rules.crests)
    this.#crests = ofKinds(rules.crests)
  }

  /** The crest lines that an outline stands on, as bits. */
  crestsUnder(ring: Ring, box: Box): number {
    const { crestReach } = this.#rules
    let found = 0
    for (const crest of this.#crests)
      if (areNear(this.#ground.boxAbout(crest), box, crestReach) && this.#ground.isLineWithin(crest, ring, crestReach))
        found |= this.crestBit(crest)
    return found
  }

  /** The bit of a crest line. */
  crestBit(feature: number): number {
    return 1 << this.#crestOf[feature]!
  }

  /**
   * A feature that hides one point from another, or −1. `crests`: those that either end stands on. `isClose`: whether
   * the two see each other inside the same wood.
   */
  hidingFeature(ax: number, ay: number, bx: number, by: number, crests: number, isClose: boolean): number {
    const rules = this.#rules
    for (const feature of this.#ground.featuresOnLine(ax, ay, bx, by, rules.opaque | rules.walls | rules.crests))
      if (this.#hides(feature, ax, ay, bx, by, crests, isClose)) return feature
    return NONE
  }

  /** The features within a box that may block lines of a fan. */
  hidersOn(fan: Fan, box: Box): number[] {
    const found: number[] = []
    for (const feature of this.#hiders) {
      const about = this.#ground.boxAbout(feature)
      if (areNear(about, box) && !fan.isPast(about, 0)) found.push(feature)
    }
    return found
  }

  /**
   * Whether any of these features hides one point from another. The feature found is moved to the front of the list,
   * because it most likely blocks the next query too.
   */
  isHiddenBy(
    hiders: number[],
    ax: number,
    ay: number,
    bx: number,
    by: number,
    crests: number,
    isClose: boolean,
  ): boolean {
    if (hiders.length === 0) return false
    const box = boxAbout(ax, ay, bx, by)
    for (let index = 0; index < hiders.length; index++) {
      const feature = hiders[index]!
      if (!this.#ground.isNear(feature, box) || !this.#hides(feature, ax, ay, bx, by, crests, isClose)) continue
      hiders[index] = hiders[0]!
      hiders[0] = feature
      return true
    }
    return false
  }

  /** Whether one of these features clearly blocks all lines of a fan. */
  areAllHiddenBy(hiders: readonly number[], fan: Fan, crests: number, isClose: boolean): boolean {
    const rules = this.#rules
    return hiders.some((feature) => {
      if (!fan.isSpannedBy(this.#ground.boxAbout(feature))) return false
      const { kind, points, isArea } = this.#ground.features[feature]!
      if ((kind & rules.crests) !== 0)
        return (crests & (1 << this.#crestOf[feature]!)) === 0 && fan.isCrossedBy(points, isArea, 0)
      if (isClose && (kind & rules.walls) === 0) return false
      // The point at this depth along a line is rounded.
      return fan.isCrossedBy(points, isArea, rules.depth + 2)
    })
  }

  /**
   * One of these bodies that clearly blocks all lines of a fan, if any. `fromCrests`: the crests that any of the lines
   * may start from.
   */
  hiderOfAll(bodies: readonly Body[], fan: Fan, fromCrests: number): Body | undefined {
    return bodies.find(
      ({ ring, box, crests }) =>
        (fromCrests === 0 || crests !== 0) && fan.isSpannedBy(box) && fan.isCrossedBy(ring, true, 1),
    )
  }

  #hides(feature: number, ax: number, ay: number, bx: number, by: number, crests: number, isClose: boolean): boolean {
    const { kind } = this.#ground.features[feature]!
    const rules = this.#rules
    if ((kind & rules.crests) !== 0)
      return (crests & (1 << this.#crestOf[feature]!)) === 0 && this.#ground.meetsLine(feature, ax, ay, bx, by)
    if ((kind & rules.walls) !== 0) return this.#hidesAsWall(feature, ax, ay, bx, by)
    return this.#hidesAsWood(feature, ax, ay, bx, by, isClose)
  }

  #hidesAsWall(wall: number, ax: number, ay: number, bx: number, by: number): boolean {
    const { depth } = this.#rules
    if (!this.#ground.meetsLine(wall, ax, ay, bx, by)) return false
    const both = 2 * depth
    if ((bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= both * both) return false
    const from = pointAlong(ax, ay, bx, by, depth)
    const to = pointAlong(bx, by, ax, ay, depth)
    return this.#ground.meetsLine(wall, from.x, from.y, to.x, to.y)
  }

  #hidesAsWood(wood: number, ax: number, ay: number, bx: number, by: number, isClose: boolean): boolean {
    const { depth } = this.#rules
    const ground = this.#ground
    if (!ground.meetsLine(wood, ax, ay, bx, by)) return false
    const isFrom = ground.holds(wood, ax, ay)
    const isTo = ground.holds(wood, bx, by)
    if (isFrom && isTo) return !isClose
    if (!isFrom && !isTo) return true
    if ((bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= depth * depth) return false
    const edge = isFrom ? pointAlong(ax, ay, bx, by, depth) : pointAlong(bx, by, ax, ay, depth)
    return isFrom ? ground.meetsLine(wood, edge.x, edge.y, bx, by) : ground.meetsLine(wood, ax, ay, edge.x, edge.y)
  }

  /** Whether a body blocks a line of sight. */
  hidesOn({ ax, ay, bx, by, from }: Line, body: Body): boolean {
    return this.hidingBody(ax, ay, bx, by, from, [body]) >= 0
  }

  /**
   * The body that hides one point from another, or −1. The bodies `looking` and `lookedAt` block nothing. `fromCrests`:
   * the crests that the observer stands on.
   */
  hidingBody(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    fromCrests: number,
    bodies: readonly Body[],
    looking = NONE,
    lookedAt = NONE,
  ): number {
    const line = boxAbout(ax, ay, bx, by)
    let near: Point | undefined
    for (let index = 0; index < bodies.length; index++) {
      const { ring, box, crests } = bodies[index]!
      if (index === looking || index === lookedAt || !areNear(box, line)) continue
      if (fromCrests === 0 || crests !== 0) {
        if (passesThrough(ring, ax, ay, bx, by)) return index
        continue
      }
      near ??= pointAlong(bx, by, ax, ay, this.#rules.under)
      if (passesThrough(ring, near.x, near.y, bx, by)) return index
    }
    return NONE
  }
}

const boxAbout = (ax: number, ay: number, bx: number, by: number): Box => ({
  left: Math.min(ax, bx),
  top: Math.min(ay, by),
  right: Math.max(ax, bx),
  bottom: Math.max(ay, by),
})
