import { boxOf, type Block, type Outline } from '../../board/measured/measured.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { INCH } from '../campaign/measures.ts'
import type { Around } from '../ground/ground.ts'
import { NOBODY, type G } from '../state/kit.ts'
import { ChangeTracker, poseOf } from '../state/pose.ts'
import { budget, droppedOnWay, isOneDie, type OnWay } from './on-the-way.ts'
import {
  type Leg,
  legOf,
  startOf,
  aroundLeg,
  stepTo,
  isWithinDice,
  isOpen,
  metOn,
  maySlowMore,
  isOddByHand,
  furthestOf,
  type Step,
} from './steps.ts'

/** Chapter: movement. All steps a unit may take straight on, computed once along its leg. */

/**
 * The current leg of a unit with the ground met at each step. Cached while the unit continues along it and no other
 * unit moves, because its start and thus its surroundings stay the same.
 */
class Course {
  readonly #lookout = new ChangeTracker()
  #unit = NOBODY
  #from = NOBODY
  #facing = NOBODY
  #action = NOBODY
  #dice = NOBODY
  #chits = NOBODY
  #most = NOBODY
  #block: Block | undefined
  #ground = 0
  #passed = false
  #start: Outline = { ring: [], box: boxOf([]) }
  around: Around = { foes: [], friends: [], kinds: 0, closed: 0 }
  /** The greatest distance that only the dice limit. */
  far = 0
  /** By length: the legs that nothing but the dice bars, and what is met on them. */
  readonly #legs = new Map<number, Leg | undefined>()
  readonly #met = new Map<number, Step>()

  look(g: G, f: OnWay, most: number): this {
    if (!this.#isOn(g, f, most)) this.#begin(g, f, most)
    return this
  }

  #isOn(g: G, f: OnWay, most: number): boolean {
    const { block, facing } = poseOf(g, f.unit)
    for (const { unit } of this.#lookout.look(g)) if (unit !== f.unit) this.#unit = NOBODY
    return (
      this.#unit === f.unit &&
      this.#from === f.from &&
      this.#facing === facing &&
      this.#action === f.action &&
      this.#dice === f.dice &&
      this.#chits === g.unit.chits.of(f.unit) &&
      this.#most === most &&
      this.#block === block &&
      this.#ground <= f.ground &&
      (f.passed || !this.#passed)
    )
  }

  #begin(g: G, f: OnWay, most: number): void {
    const { block, facing } = poseOf(g, f.unit)
    this.#unit = f.unit
    this.#from = f.from
    this.#facing = facing
    this.#action = f.action
    this.#dice = f.dice
    this.#chits = g.unit.chits.of(f.unit)
    this.#most = most
    this.#block = block
    this.#ground = f.ground
    this.#passed = f.passed
    this.#legs.clear()
    this.#met.clear()
    this.#start = startOf(g, f)
    this.around = aroundLeg(g, f, legOf(g, f, most, this.#start))
    this.far = furthestOf(g, f, most, this.#start, this.around)
  }

  /** The step, if the unit is still on this leg. */
  knownStep(g: G, f: OnWay, by: number): Step | undefined {
    return this.#isOn(g, f, this.#most) ? this.#stepTo(g, f, by) : undefined
  }

  /** Whether the unit may go so far. */
  isOpen(g: G, f: OnWay, by: number): boolean {
    const step = this.#legTo(g, f, by)
    if (step === undefined) return false
    // With one die nothing is dropped, whatever the ground.
    return isOneDie(g, f) || isWithinDice(g, f, by, this.#stepTo(g, f, by)!)
  }

  #legTo(g: G, f: OnWay, by: number): Leg | undefined {
    if (!this.#legs.has(by)) {
      const leg = legOf(g, f, by, this.#start)
      this.#legs.set(by, isOpen(g, f, by, leg, this.around, false) ? leg : undefined)
    }
    return this.#legs.get(by)
  }

  /** What a unit has met after this distance, if nothing but the dice bars it. */
  #stepTo(g: G, f: OnWay, by: number): Step | undefined {
    const leg = this.#legTo(g, f, by)
    if (leg === undefined) return undefined
    let met = this.#met.get(by)
    if (met === undefined) this.#met.set(by, (met = metOn(g, f, leg, this.around)))
    // The unit may since have met something worse than when this was computed.
    return { ground: Math.max(f.ground, met.ground), passed: f.passed || met.passed }
  }
}
const knownCourse = memoizedBy<G, Course>(() => new Course())

/** What a unit has met after an allowed step. */
export const stepAhead = (g: G, f: OnWay, by: number): Step =>
  knownCourse(g).knownStep(g, f, by) ?? stepTo(g, f, by, false)!

/** The lengths of the steps a unit may take straight on. */
export function stepsAhead(g: G, f: OnWay): number[] {
  const most = budget(g, f, 0, false) - f.before
  if (most <= f.by) return []
  const course = knownCourse(g).look(g, f, most)
  const { far } = course
  // Limited by obstacles and by the dice.
  const left = Math.min(far, budget(g, f, f.ground, f.passed) - f.before)
  const all: number[] = []
  for (let by = f.by - (f.by % INCH) + INCH; by <= left; by += INCH) all.push(by)
  if (far > f.by && far <= left && far % INCH !== 0) all.push(far)
  if (isPlain(g, f, course.around)) return all
  return all.filter((by) => course.isOpen(g, f, by))
}

/** The same for display: the inches left and the dice dropped after each step. */
export const stepsInShort = (g: G, f: OnWay) =>
  stepsAhead(g, f).map((by) => {
    const { ground, passed } = stepAhead(g, f, by)
    const left = budget(g, f, ground, passed) - f.before - by
    return { by, left: left / INCH, dropped: droppedOnWay(g, f, ground, passed) }
  })

/** Whether nothing nearby bars or slows any step of a way. */
const isPlain = (g: G, f: OnWay, { foes, friends, kinds, closed }: Around): boolean =>
  foes.length === 0 &&
  friends.length === 0 &&
  closed === 0 &&
  (isOneDie(g, f) ? !isOddByHand(g, f) : !maySlowMore(g, f, kinds))
