import { add, clear, emptySet, has, unite, type Bits } from '../../board/bitset.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { divisions } from '../campaign/files.ts'
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
  /** The zones that have no room for another battalion, and for another gun. */
  readonly noBattalion: Bits
  readonly noGun: Bits
  /** The first zone that holds more than it may, or none. */
  crowded = NONE
  /** By division: the zones where another one stands. */
  readonly barred: readonly Bits[]
  /** What counts of each unit here, taken from the order of battle once. */
  readonly #side: Uint8Array
  readonly #counts: Uint8Array
  readonly #division: Int8Array

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
    this.noBattalion = emptySet(size)
    this.noGun = emptySet(size)
    this.barred = divisions.map(() => emptySet(size))
    this.#side = Uint8Array.from(units, ({ side }) => side)
    this.#counts = Uint8Array.from(
      units,
      ({ isInfantry, takesRoom }) => (isInfantry ? MAN : 0) | (takesRoom ? ROOM : 0),
    )
    this.#division = Int8Array.from(units, ({ division }) => division)
  }

  find({ campaign, unit: { zone } }: G): void {
    const { headquarters } = campaign
    const { first, after, battalions, guns, division: standing, held, manned } = this
    const [sideOf, countsOf, divisionOf] = [this.#side, this.#counts, this.#division]
    this.stamp = zone.stamp
    first.fill(NONE)
    standing.fill(NONE)
    battalions.fill(0)
    guns.fill(0)
    for (const side of bothSides) {
      clear(held[side])
      clear(manned[side])
    }
    const { words, at: begin } = zone
    for (let unit = zone.rows - 1; unit >= 0; unit--) {
      const at = words[begin + unit]!
      if (at === NONE) continue
      after[unit] = first[at]!
      first[at] = unit
      if (at === headquarters) continue
      const side = sideOf[unit] as 0 | 1 // one of two sides
      const counts = countsOf[unit]! // one for each unit
      if ((counts & ROOM) !== 0) ((counts & MAN) !== 0 ? battalions : guns)[at]! += 1
      if (divisionOf[unit]! !== NONE) standing[at] = divisionOf[unit]!
      add(held[side], at)
      if ((counts & MAN) !== 0) add(manned[side], at)
    }
    for (const side of bothSides) {
      about(campaign, this.held[side], this.near[side])
      about(campaign, this.manned[side], this.nearManned[side])
    }
    this.#findLimits(campaign)
  }

  #findLimits({ limits, headquarters }: Campaign): void {
    const { battalions, guns, division, barred, noBattalion, noGun } = this
    clear(noBattalion)
    clear(noGun)
    for (const zones of barred) clear(zones)
    this.crowded = NONE
    for (let zone = headquarters - 1; zone >= 0; zone--) {
      const [men, batteries] = [limits.battalions[zone]! - battalions[zone]!, limits.guns[zone]! - guns[zone]!] // one for each zone
      if (men <= 0) add(noBattalion, zone)
      if (batteries <= 0) add(noGun, zone)
      if (men < 0 || batteries < 0) this.crowded = zone
      const there = division[zone]!
      if (there === NONE) continue
      for (let other = 0; other < barred.length; other++) if (other !== there) add(barred[other]!, zone)
    }
  }
}

const bothSides = [FRENCH, PRUSSIAN] as const
/** It is infantry or cavalry; it takes room. */
const MAN = 1
const ROOM = 2

/** The zones next to these. */
export function about({ beside }: Campaign, zones: Bits, found: Bits): void {
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

/** Is there a unit in a zone of which this is true? It is asked of one after the other until it is. */
export function isAnyIn(g: G, zone: number, holds: (unit: number) => boolean): boolean {
  const { first, after } = groundOf(g)
  for (let unit = first[zone]!; unit !== NONE; unit = after[unit]!) if (holds(unit)) return true
  return false
}

export const isHeldBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).held[side as 0 | 1], zone) // one of two sides
export const isMannedBy = (g: G, side: number, zone: number): boolean => has(groundOf(g).manned[side as 0 | 1], zone)
/** Does a zone lie next to one where this side has units? */
export const isNear = (g: G, side: number, zone: number): boolean => has(groundOf(g).near[side as 0 | 1], zone)
/** Next to one where it has infantry or cavalry? */
export const isNearManned = (g: G, side: number, zone: number): boolean =>
  has(groundOf(g).nearManned[side as 0 | 1], zone)
