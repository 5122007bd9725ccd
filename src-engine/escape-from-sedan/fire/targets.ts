import type { Body, Line } from '../../board/measured/measured.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NOBODY, otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, boxesOf, ChangeTracker } from '../state/pose.ts'
import { Hiders } from './bearing.ts'

/** Sight of an enemy: a line along which a unit may fire at it, the units that alone hide it, or undefined. */
export type Sighting = Line | Hiders | undefined

type LookAt = (g: G, unit: number, target: number) => Sighting

/** Whether a unit may fire at an enemy with this sighting. */
export const isSeen = (sighting: Sighting): sighting is Line => sighting !== undefined && !(sighting instanceof Hiders)

const ALL = -1
const bitOf = (g: G, unit: number): number => 1 << unitOf(g, unit).place

/** Cached knowledge about the targets of a unit. Enemies are bits, by their index among the units of their side. */
class TargetsOfUnit {
  /** The other inputs of the result besides positions, as one number. */
  #key = 0
  /** A target it may fire at, and along which line. */
  #target = NOBODY
  #line: Line | undefined
  /** The enemies still to be examined, and those hidden only by other units, with the hiders of each. */
  #open = ALL
  #hidden = 0
  readonly #hiders: Hiders[] = []

  forget(): void {
    this.#target = NOBODY
    this.#line = undefined
    this.#open = ALL
    this.#hidden = 0
  }

  /**
   * Another unit has moved or changed shape: it may hide enemies at its new place, and no longer at its old one.
   * Returns whether the result may have changed.
   */
  note(g: G, unit: number, other: number, after: Body): boolean {
    const { side, place } = unitOf(g, other)
    const bit = 1 << place
    const isFoe = side !== unitOf(g, unit).side
    if (isFoe) this.#open |= bit
    if (this.#line !== undefined) {
      if (other !== this.#target && !g.campaign.sight.hidesOn(this.#line, after)) return false
      // The hiders of other enemies were not updated while there was a target.
      this.#open |= bitOf(g, this.#target) | this.#hidden
      this.#target = NOBODY
      this.#line = undefined
      return true
    }
    let isOver = isFoe
    for (let rest = this.#hidden & ~this.#open; rest !== 0; rest &= rest - 1) {
      const one = rest & -rest
      const { own, foes } = this.#hiders[31 - Math.clz32(one)]!
      if (((isFoe ? foes : own) & bit) === 0) continue
      this.#open |= one
      isOver = true
    }
    return isOver
  }

  has(g: G, unit: number, key: number, range: number, look: LookAt): boolean {
    if (this.#key !== key) this.forget()
    this.#key = key
    if (this.#target !== NOBODY) return true
    if (this.#open === 0) return false
    const boxes = boxesOf(g)
    const { box } = bodyOf(g, unit)
    for (const target of unitsOf(g, otherSide(unitOf(g, unit).side))) {
      const bit = bitOf(g, target)
      if ((this.#open & bit) === 0) continue
      this.#open &= ~bit
      this.#hidden &= ~bit
      if (!boxes.isNear(target, box, range)) continue
      const found = look(g, unit, target)
      if (found === undefined) continue
      if (found instanceof Hiders) {
        this.#hidden |= bit
        this.#hiders[unitOf(g, target).place] = found
      } else {
        this.#target = target
        this.#line = found
        return true
      }
    }
    this.#open = 0
    return false
  }
}

/** Caches whether units of a side have a target, until that enemy, the unit itself, or a unit between them changes. */
export class TargetsOfSide {
  readonly #lookout = new ChangeTracker()
  readonly #side: number
  readonly #units: readonly TargetsOfUnit[]
  readonly #stale: boolean[]
  /** By unit, how often something known about it was invalidated. */
  readonly forgotten: number[]

  constructor(units: number, side: number) {
    this.#side = side
    this.#units = Array.from({ length: units }, () => new TargetsOfUnit())
    this.#stale = this.#units.map(() => false)
    this.forgotten = this.#units.map(() => 0)
  }

  lookAround(g: G): this {
    const changes = this.#lookout.look(g)
    if (changes.length === 0) return this
    for (const { unit } of changes) this.#forget(unit)
    for (const unit of unitsOf(g, this.#side)) {
      if (this.#stale[unit]) continue
      // A unit that has acted is not queried before the next phase, and has then moved itself.
      if (g.unit.acted.of(unit)) this.#forget(unit)
      else
        for (const { unit: other, after } of changes)
          if (this.#units[unit]!.note(g, unit, other, after)) this.forgotten[unit]! += 1
    }
    return this
  }

  #forget(unit: number): void {
    this.#stale[unit] = true
    this.forgotten[unit]! += 1
  }

  /**
   * `key`: the other inputs of the result besides positions; `look`: the sighting of an enemy that may be within range.
   */
  has(g: G, unit: number, key: number, range: number, look: LookAt): boolean {
    const targets = this.#units[unit]!
    if (this.#stale[unit]) targets.forget()
    this.#stale[unit] = false
    return targets.has(g, unit, key, range, look)
  }
}
const known = memoizedBy((g: G) => [0, 1].map((side) => new TargetsOfSide(g.unit.rows, side)))

/** The known targets of a side; valid until a unit moves. */
export const targetsOfSide = (g: G, side: number): TargetsOfSide => known(g)[side]!.lookAround(g)
