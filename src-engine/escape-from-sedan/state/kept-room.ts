import { areNear, boxAround, boxOf, type Box, type Ring } from '../../board/measured/measured.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { KEPT } from '../campaign/measures.ts'
import { unitOf, unitsOf, type G } from './kit.ts'
import { ChangeTracker, type BodyChange } from './pose.ts'

/** Units that bar another one, as bits by their index among the units of their side. */
export class Bars {
  friends = 0
  foes = 0

  add(g: G, unit: number, bar: number): void {
    const { side, place } = unitOf(g, bar)
    if (side === unitOf(g, unit).side) this.friends |= 1 << place
    else this.foes |= 1 << place
  }

  clear(): void {
    this.friends = 0
    this.foes = 0
  }

  addAll({ friends, foes }: Bars): void {
    this.friends |= friends
    this.foes |= foes
  }

  has(g: G, unit: number, bar: number): boolean {
    const { side, place } = unitOf(g, bar)
    return ((side === unitOf(g, unit).side ? this.friends : this.foes) & (1 << place)) !== 0
  }
}

/** Searches room for a unit and records the units that bar what it tries. */
export type LookForRoom = (g: G, unit: number, bars: Bars) => Ring | undefined
/** Whether another unit bars a unit from a room found for it. */
export type IsBarredBy = (g: G, unit: number, ring: Ring, box: Box, other: number) => boolean

/** The result of a search: the room of a unit, or otherwise the units that bar rooms which the ground allows. */
interface Found {
  readonly ring: Ring | undefined
  readonly box: Box
  readonly bars: Bars
}
/** Working set of a search: usually there is room, and the recorded units are discarded. */
const noted = new Bars()
const none = new Bars()
const NOWHERE: Box = { left: 99999, top: 99999, right: -99999, bottom: -99999 }

/** The cached rooms of a unit, by question. */
class RoomsOfUnit {
  readonly #looks: readonly LookForRoom[]
  readonly #found: (Found | undefined)[]
  /** The box around all rooms found, and all units that bar any: other units that move elsewhere do not matter. */
  #about = NOWHERE
  readonly #bars = new Bars()

  constructor(looks: readonly LookForRoom[]) {
    this.#looks = looks
    this.#found = looks.map(() => undefined)
  }

  forget(): void {
    for (let question = 0; question < this.#found.length; question++) this.#found[question] = undefined
    this.#about = NOWHERE
    this.#bars.clear()
  }

  /**
   * Another unit has moved or changed shape: it takes room at its new place and frees room at its old one. Returns
   * whether any result was discarded.
   */
  note(g: G, unit: number, other: number, box: Box, isBarredBy: IsBarredBy): boolean {
    if (!areNear(this.#about, box, KEPT) && !this.#bars.has(g, unit, other)) return false
    let isForgotten = false
    for (let question = 0; question < this.#found.length; question++) {
      const found = this.#found[question]
      if (found === undefined) continue
      const isOver =
        found.ring === undefined
          ? found.bars.has(g, unit, other)
          : areNear(found.box, box, KEPT) && isBarredBy(g, unit, found.ring, found.box, other)
      if (!isOver) continue
      this.#found[question] = undefined
      isForgotten = true
    }
    return isForgotten
  }

  /** Whether it has room; searched if not cached. */
  has(g: G, unit: number, question: number): boolean {
    return (this.#found[question] ??= this.#look(g, unit, question)).ring !== undefined
  }

  #look(g: G, unit: number, question: number): Found {
    noted.clear()
    const ring = this.#looks[question]!(g, unit, noted)
    if (ring === undefined) {
      const bars = new Bars()
      bars.addAll(noted)
      this.#bars.addAll(noted)
      return { ring, box: NOWHERE, bars }
    }
    const box = boxOf(ring)
    this.#about = this.#about === NOWHERE ? box : boxAround(this.#about, box)
    return { ring, box, bars: none }
  }
}

/**
 * Caches whether units of a side have room for something, until a unit enters the very room that was found, or one that
 * barred it moves. A list of orders asks the same for thirty units after each order to one of them.
 */
export class RoomsOfSide {
  readonly #lookout = new ChangeTracker()
  readonly #side: number
  readonly #isBarredBy: IsBarredBy
  readonly #units: readonly RoomsOfUnit[]
  readonly #stale: boolean[]
  /** By unit, how often something known about it was invalidated. */
  readonly forgotten: number[]

  constructor(units: number, side: number, looks: readonly LookForRoom[], isBarredBy: IsBarredBy) {
    this.#side = side
    this.#isBarredBy = isBarredBy
    this.#units = Array.from({ length: units }, () => new RoomsOfUnit(looks))
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
      else for (const change of changes) this.#note(g, unit, change)
    }
    return this
  }

  #note(g: G, unit: number, { unit: other, after }: BodyChange): void {
    if (this.#units[unit]!.note(g, unit, other, after.box, this.#isBarredBy)) this.forgotten[unit]! += 1
  }

  #forget(unit: number): void {
    this.#stale[unit] = true
    this.forgotten[unit]! += 1
  }

  /** Whether a unit has room for something. */
  has(g: G, unit: number, question: number): boolean {
    const rooms = this.#units[unit]!
    if (this.#stale[unit]) rooms.forget()
    this.#stale[unit] = false
    return rooms.has(g, unit, question)
  }
}

/** `looks`: the possible questions. The rooms of a side are valid until a unit moves. */
export function cachedRooms(
  looks: readonly LookForRoom[],
  isBarredBy: IsBarredBy,
): (g: G, side: number) => RoomsOfSide {
  const known = memoizedBy((g: G) => [0, 1].map((side) => new RoomsOfSide(g.unit.rows, side, looks, isBarredBy)))
  return (g, side) => known(g)[side]!.lookAround(g)
}
