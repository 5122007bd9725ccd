import { add, clear, emptySet, has, lowest, remove, unite, type Bits } from '../../board/bitset.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { divisions } from '../campaign/files.ts'
import { NONE, type G } from './kit.ts'
import { perCampaign } from './per-campaign.ts'

/** Cached index of which units are where, derived from their zones. Results are valid until a unit moves. */
export class Ground {
  stamp = NONE
  /**
   * The units of each zone as a linked list in the order of battle: the first unit, and the next one after each unit.
   */
  readonly first: Int32Array
  readonly after: Int32Array
  /** By side: the zones where it has units, and those where it has infantry or cavalry. */
  readonly held: readonly [Bits, Bits]
  readonly manned: readonly [Bits, Bits]
  /** By side: the zones adjacent to those. */
  readonly near: readonly [Bits, Bits]
  readonly nearManned: readonly [Bits, Bits]
  /** By zone: the battalions and guns that count towards its limit. */
  readonly battalions: Uint8Array
  readonly guns: Uint8Array
  /** The zones without room for another battalion or another gun. */
  readonly noBattalion: Bits
  readonly noGun: Bits
  /** The zones that exceed their limit. */
  readonly crowded: Bits
  /** By division: the zones with units of another division. */
  readonly barred: readonly Bits[]
  /** By side and zone: the number of units, and of infantry or cavalry among them. */
  readonly #units: readonly [Uint8Array, Uint8Array]
  readonly #men: readonly [Uint8Array, Uint8Array]
  /** The zone of each unit at the last update. */
  readonly #at: Int32Array

  constructor({ units, neighbours }: Campaign) {
    const size = neighbours.length
    const sets = (): readonly [Bits, Bits] => [emptySet(size), emptySet(size)]
    const counts = (): readonly [Uint8Array, Uint8Array] => [new Uint8Array(size), new Uint8Array(size)]
    this.first = new Int32Array(size).fill(NONE)
    this.after = new Int32Array(units.length)
    this.held = sets()
    this.manned = sets()
    this.near = sets()
    this.nearManned = sets()
    this.battalions = new Uint8Array(size)
    this.guns = new Uint8Array(size)
    this.noBattalion = emptySet(size)
    this.noGun = emptySet(size)
    this.crowded = emptySet(size)
    this.barred = divisions.map(() => emptySet(size))
    this.#units = counts()
    this.#men = counts()
    this.#at = new Int32Array(units.length).fill(NONE)
  }

  /** Applies the moves since the last update. */
  update({ campaign, unit: { zone } }: G): void {
    this.stamp = zone.stamp
    const { words, at: begin, rows } = zone
    for (let unit = 0; unit < rows; unit++) {
      const to = words[begin + unit]!
      const from = this.#at[unit]!
      if (to === from) continue
      this.#at[unit] = to
      if (from !== NONE) this.#takeFrom(campaign, unit, from)
      if (to !== NONE) this.#putInto(campaign, unit, to)
    }
  }

  #takeFrom(campaign: Campaign, unit: number, zone: number): void {
    const { first, after } = this
    if (first[zone] === unit) first[zone] = after[unit]!
    else {
      let before = first[zone]!
      while (after[before] !== unit) before = after[before]!
      after[before] = after[unit]!
    }
    this.#note(campaign, unit, zone, -1)
  }

  #putInto(campaign: Campaign, unit: number, zone: number): void {
    const { first, after } = this
    let before: number = NONE
    let next = first[zone]!
    for (; next !== NONE && next < unit; next = after[next]!) before = next
    after[unit] = next
    if (before === NONE) first[zone] = unit
    else after[before] = unit
    this.#note(campaign, unit, zone, 1)
  }

  /** Updates a zone when a unit enters or leaves it. */
  #note(campaign: Campaign, unit: number, zone: number, change: 1 | -1): void {
    const { units, limits, headquarters } = campaign
    if (zone === headquarters) return
    const { side, isInfantry, takesRoom, division } = units[unit]! // a row of the unit table
    const of = side as 0 | 1 // one of two sides
    if (takesRoom) {
      if (isInfantry) this.battalions[zone]! += change
      else this.guns[zone]! += change
      const roomForMen = limits.battalions[zone]! - this.battalions[zone]! // one for each zone
      const roomForGuns = limits.guns[zone]! - this.guns[zone]!
      put(this.noBattalion, zone, roomForMen <= 0)
      put(this.noGun, zone, roomForGuns <= 0)
      put(this.crowded, zone, roomForMen < 0 || roomForGuns < 0)
    }
    if (division !== NONE) {
      const there = this.#divisionIn(units, zone)
      for (let other = 0; other < this.barred.length; other++)
        put(this.barred[other]!, zone, there !== NONE && there !== other)
    }
    // Both sides may be in a zone until all moves are applied.
    this.#count(campaign, this.#units[of], this.held[of], this.near[of], zone, change)
    if (isInfantry) this.#count(campaign, this.#men[of], this.manned[of], this.nearManned[of], zone, change)
  }

  /** Updates the zones with a nonzero count, and those adjacent to them. */
  #count(campaign: Campaign, counts: Uint8Array, zones: Bits, near: Bits, zone: number, change: 1 | -1): void {
    const count = (counts[zone]! += change)
    if (change === 1 && count === 1) {
      add(zones, zone)
      unite(near, campaign.beside[zone]!) // one for each zone
    } else if (count === 0) {
      remove(zones, zone)
      about(campaign, zones, near)
    }
  }

  /** The division of the first unit of a zone that has one; NONE if there is none. */
  #divisionIn(units: Campaign['units'], zone: number): number {
    for (let unit = this.first[zone]!; unit !== NONE; unit = this.after[unit]!) {
      const { division } = units[unit]! // a row of the unit table
      if (division !== NONE) return division
    }
    return NONE
  }
}

/** Adds a zone to a set or removes it. */
function put(set: Bits, zone: number, isThere: boolean): void {
  if (isThere) add(set, zone)
  else remove(set, zone)
}

/** The zones adjacent to these. */
export function about({ beside }: Campaign, zones: Bits, found: Bits): void {
  clear(found)
  for (let word = 0; word < zones.length; word++)
    for (let bits = zones[word]!; bits !== 0; bits &= bits - 1) unite(found, beside[lowest(word, bits)]!)
}

const knownGround = perCampaign((campaign) => new Ground(campaign))

/** The current positions of all units. Read only, and valid only until a unit moves. */
export function groundOf(g: G): Ground {
  const ground = knownGround(g.campaign)
  if (ground.stamp !== g.unit.zone.stamp) ground.update(g)
  return ground
}

/** Visits the units of a zone in the order of battle; none may move meanwhile. */
export function eachUnitIn(g: G, zone: number, of: (unit: number) => void): void {
  const { first, after } = groundOf(g)
  for (let unit = first[zone]!; unit !== NONE; unit = after[unit]!) of(unit)
}

/** The units of a zone as a separate list, for callers that move them. */
export function unitsIn(g: G, zone: number): number[] {
  const found: number[] = []
  eachUnitIn(g, zone, (unit) => found.push(unit))
  return found
}

/** Whether a condition holds for any unit in a zone; stops at the first. */
export function isAnyIn(g: G, zone: number, holds: (unit: number) => boolean): boolean {
  const { first, after } = groundOf(g)
  for (let unit = first[zone]!; unit !== NONE; unit = after[unit]!) if (holds(unit)) return true
  return false
}

export const isHeldBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).held[side as 0 | 1], zone) // one of two sides
export const isMannedBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).manned[side as 0 | 1], zone)
/** Whether a zone is adjacent to one where this side has units. */
export const isNear = (g: G, side: number, zone: number): boolean => has(groundOf(g).near[side as 0 | 1], zone)
/** Whether a zone is adjacent to one where this side has infantry or cavalry. */
export const isNearManned = (g: G, side: number, zone: number): boolean =>
  has(groundOf(g).nearManned[side as 0 | 1], zone)
