import { areNear, type Box } from '../../board/measured/measured.ts'
import { NOBODY, otherSide, unitOf, unitsOf, type G } from '../state/kit.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import { bodiesOf, Lookout, type BodyChange } from '../state/pose.ts'
import { aroundFronts, isBetween, type Line } from './bearing.ts'

/** What an enemy is to a unit: one at whom it may fire along a line, one whom nothing but other units hides from it, or neither. */
export type Sighting = Line | 'hidden' | undefined

/** What is known of a unit. Enemies are bits, by their places among the units of their side. */
interface Known {
  /** What the answer hangs on besides how units stand, as one number. */
  key: number
  /** At whom it may fire, and along which line. */
  target: number
  line: Line | undefined
  /** Who has to be looked at, and who is hidden by other units alone. */
  open: number
  hidden: number
}

const ALL = -1
const bitOf = (g: G, unit: number): number => 1 << unitOf(g, unit).place

/** Whether units of a side have anybody to fire at: kept until that enemy, the unit, or somebody between the two stands otherwise. */
export class TargetsOfSide {
  readonly #lookout = new Lookout()
  readonly #side: number
  readonly #known: Known[]
  /** How often something that was known of each unit has been forgotten. */
  readonly forgotten: Int32Array

  constructor(g: G, side: number) {
    this.#side = side
    this.#known = g.campaign.units.map(() => ({ key: 0, target: NOBODY, line: undefined, open: ALL, hidden: 0 }))
    this.forgotten = new Int32Array(g.campaign.units.length)
  }

  /** `key`: what the answer hangs on besides how units stand; `look`: what an enemy is to a unit, if he may be within its range. */
  has(g: G, unit: number, key: number, range: number, look: (g: G, unit: number, target: number) => Sighting): boolean {
    const known = this.#known[unit]!
    if (known.key !== key) forget(known)
    known.key = key
    if (known.target !== NOBODY) return true
    if (known.open === 0) return false
    const bodies = bodiesOf(g)
    const { box } = bodies[unit]!
    for (const target of unitsOf(g, otherSide(this.#side))) {
      const bit = bitOf(g, target)
      if ((known.open & bit) === 0) continue
      known.open &= ~bit
      known.hidden &= ~bit
      if (!areNear(box, bodies[target]!.box, range)) continue
      const found = look(g, unit, target)
      if (found === undefined) continue
      if (found === 'hidden') known.hidden |= bit
      else {
        known.target = target
        known.line = found
        return true
      }
    }
    known.open = 0
    return false
  }

  lookAround(g: G): this {
    const changes = this.#lookout.look(g)
    if (changes.length > 0)
      for (const unit of unitsOf(g, this.#side))
        for (const change of changes) if (this.#note(g, this.#known[unit]!, unit, change)) this.forgotten[unit]! += 1
    return this
  }

  /** What it changes for a unit that somebody stands otherwise: who comes may hide, who goes no longer does. Whether it has to be asked again. */
  #note(g: G, known: Known, unit: number, { unit: other, before, after }: BodyChange): boolean {
    if (other === unit) {
      forget(known)
      return true
    }
    const { open, line, target } = known
    if (unitOf(g, other).side !== this.#side) known.open |= bitOf(g, other)
    if (line !== undefined && (other === target || areNear(after.box, boxAbout(line)))) {
      known.open |= bitOf(g, target)
      known.target = NOBODY
      known.line = undefined
    }
    if (known.hidden !== 0) {
      const bodies = bodiesOf(g)
      const from = aroundFronts(bodies[unit]!.box)
      for (const enemy of unitsOf(g, otherSide(this.#side))) {
        const bit = bitOf(g, enemy)
        if ((known.hidden & bit) !== 0 && isBetween(from, bodies[enemy]!.box, before.box)) known.open |= bit
      }
    }
    return known.open !== open || known.target !== target
  }
}

function forget(known: Known): void {
  known.target = NOBODY
  known.line = undefined
  known.open = ALL
  known.hidden = 0
}

const boxAbout = ({ ax, ay, bx, by }: Line): Box => ({
  left: Math.min(ax, bx),
  right: Math.max(ax, bx),
  top: Math.min(ay, by),
  bottom: Math.max(ay, by),
})

const known = onceFor((g: G) => [new TargetsOfSide(g, 0), new TargetsOfSide(g, 1)] as const)

/** What is known of the targets of a side: true until somebody moves. */
export const targetsOfSide = (g: G, side: number): TargetsOfSide => known(g)[side as 0 | 1].lookAround(g)
