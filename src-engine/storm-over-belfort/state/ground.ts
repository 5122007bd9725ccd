import { add, clear, emptySet, has, unite, type Bits } from '../../board/bitset.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { FRENCH, NONE, PRUSSIAN, type G } from './kit.ts'

/**
 * Who is where, found from the zones of the units and kept until one of them moves. What is handed out is true until then.
 */
export class Ground {
  stamp = NONE
  /** The first unit of each zone, and after each unit the next one there; in the order of battle. */
  readonly first: Int32Array
  readonly after: Int32Array
  /** By side: the zones where it has units, and where infantry or cavalry. */
  readonly held: readonly [Bits, Bits]
  readonly manned: readonly [Bits, Bits]
  /** By side: the zones next to those. */
  readonly near: readonly [Bits, Bits]
  readonly nearManned: readonly [Bits, Bits]
  /** By zone: battalions and guns that count towards its limit, and the division that stands there. */
  readonly battalions: Uint8Array
  readonly guns: Uint8Array
  readonly division: Int8Array

  constructor({ units, neighbours }: Campaign) {
    const size = neighbours.length
    const sets = (): readonly [Bits, Bits] => [emptySet(size), emptySet(size)]
    this.first = new Int32Array(size)
    this.after = new Int32Array(units.length)
    this.held = sets()
    this.manned = sets()
    this.near = sets()
    this.nearManned = sets()
    this.battalions = new Uint8Array(size)
    this.guns = new Uint8Array(size)
    this.division = new Int8Array(size)
  }

  find({ campaign, unit: { zone } }: G): void {
    const { units, headquarters } = campaign
    this.stamp = zone.stamp
    this.first.fill(NONE)
    this.division.fill(NONE)
    this.battalions.fill(0)
    this.guns.fill(0)
    for (const side of bothSides) {
      clear(this.held[side])
      clear(this.manned[side])
    }
    for (let unit = units.length - 1; unit >= 0; unit--) {
      const at = zone.of(unit)
      if (at === NONE) continue
      this.after[unit] = this.first[at]!
      this.first[at] = unit
      const { side, isInfantry, takesRoom, division } = units[unit]! // a row of the unit table
      if (at === headquarters) continue
      if (takesRoom) (isInfantry ? this.battalions : this.guns)[at]! += 1
      if (division !== NONE) this.division[at] = division
      add(this.held[side as 0 | 1], at) // one of two sides
      if (isInfantry) add(this.manned[side as 0 | 1], at)
    }
    for (const side of bothSides) {
      about(campaign, this.held[side], this.near[side])
      about(campaign, this.manned[side], this.nearManned[side])
    }
  }
}

const bothSides = [FRENCH, PRUSSIAN] as const

/** The zones next to these. */
function about({ beside }: Campaign, zones: Bits, found: Bits): void {
  clear(found)
  for (let word = 0; word < zones.length; word++)
    for (let bits = zones[word]!; bits !== 0; bits &= bits - 1)
      unite(found, beside[(word << 5) + 31 - Math.clz32(bits & -bits)]!)
}

const known = new WeakMap<Campaign, Ground>()
let last: { readonly campaign: Campaign; readonly ground: Ground } | undefined

/** Where everybody is now: read only, and only until a unit moves. */
export function groundOf(g: G): Ground {
  const { campaign } = g
  if (last?.campaign !== campaign) {
    const ground = known.get(campaign) ?? new Ground(campaign)
    known.set(campaign, ground)
    last = { campaign, ground }
  }
  const { ground } = last
  if (ground.stamp !== g.unit.zone.stamp) ground.find(g)
  return ground
}

/** Goes through the units of a zone, in the order of battle; none may move meanwhile. */
export function eachUnitIn(g: G, zone: number, of: (unit: number) => void): void {
  const { first, after } = groundOf(g)
  for (let unit = first[zone]!; unit !== NONE; unit = after[unit]!) of(unit)
}

/** The units of a zone as a list of its own, for those who move them. */
export function unitsIn(g: G, zone: number): number[] {
  const found: number[] = []
  eachUnitIn(g, zone, (unit) => found.push(unit))
  return found
}

export const isHeldBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).held[side as 0 | 1], zone) // one of two sides
export const isMannedBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).manned[side as 0 | 1], zone)
/** Does a zone lie next to one where this side has units? */
export const isNear = (g: G, side: number, zone: number): boolean => has(groundOf(g).near[side as 0 | 1], zone)
/** Next to one where it has infantry or cavalry? */
export const isNearManned = (g: G, side: number, zone: number): boolean =>
  has(groundOf(g).nearManned[side as 0 | 1], zone)
