import { areNear, boxAround, boxOf, type Box, type Ring } from '../../board/measured/measured.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { KEPT } from '../campaign/measures.ts'
import { unitOf, unitsOf, type G } from './kit.ts'
import { Lookout, type BodyChange } from './pose.ts'

/** Units that are in the way of another one: a bit for each, by their places among the units of their side. */
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

/** Looks for room for a unit and notes who bars what it looks at. */
export type LookForRoom = (g: G, unit: number, bars: Bars) => Ring | undefined
/** Whether somebody bars a unit from some room. */
export type IsBarredBy = (g: G, unit: number, ring: Ring, box: Box, other: number) => boolean

/** What has been found of a unit: the room that it has, or else who bars what it could have, where the ground alone does not. */
interface Found {
  readonly ring: Ring | undefined
  readonly box: Box
  readonly bars: Bars
}
/** Who is noted while room is looked for: most of the time there is some, and they are no matter. */
const noted = new Bars()
const none = new Bars()
const NOWHERE: Box = { left: 99999, top: 99999, right: -99999, bottom: -99999 }

/** What room a unit has for each of some things. */
class RoomsOfUnit {
  readonly #looks: readonly LookForRoom[]
  readonly #found: (Found | undefined)[]
  /** The box about all that was found, and all who bar anything: who else moves, elsewhere, is no matter. */
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

  /** Somebody else has come to stand otherwise: who has come takes room, who has gone makes some. Whether anything is forgotten. */
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

  /** Whether it has room; that is looked for where it is not known. */
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
 * Whether units of a side have room for something, kept until somebody comes into the very room that was found, or one of those goes who barred
 * it. A list of orders asks the same of thirty units after each order to one of them.
 */
export class RoomsOfSide {
  readonly #lookout = new Lookout()
  readonly #side: number
  readonly #isBarredBy: IsBarredBy
  readonly #units: readonly RoomsOfUnit[]
  readonly #stale: boolean[]
  /** How often something that was known of each unit has been forgotten. */
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
      // Who has acted is not asked before the next phase, when he stands elsewhere himself.
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

/** `looks`: what may be asked of a unit. What is handed out, the rooms of a side, is true until somebody moves. */
export function keptRooms(looks: readonly LookForRoom[], isBarredBy: IsBarredBy): (g: G, side: number) => RoomsOfSide {
  const known = onceFor((g: G) => [0, 1].map((side) => new RoomsOfSide(g.unit.rows, side, looks, isBarredBy)))
  return (g, side) => known(g)[side]!.lookAround(g)
}
