import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Counter, Ground } from '../campaign/campaign.ts'
import { counterOf, isGuns, isUnit, NOBODY, NOWHERE, scenarioOf, type G } from '../state/kit.ts'

/** The counters in each hex, updated incrementally for counters that have moved. */
class Stacks {
  readonly #seat: Int16Array
  readonly #first: Int16Array
  readonly #next: Int16Array
  /** By hex, the side whose combat units are there. */
  readonly holder: Int8Array
  /** 0 means never updated: stamps begin at 1. */
  #stamp = 0

  constructor({ campaign: { ground }, unit: { rows } }: G) {
    this.#seat = new Int16Array(rows).fill(NOWHERE)
    this.#first = new Int16Array(ground.length).fill(NOBODY)
    this.#next = new Int16Array(rows).fill(NOBODY)
    this.holder = new Int8Array(ground.length).fill(NOBODY)
  }

  of(g: G): this {
    const { hex, rows } = g.unit
    if (this.#stamp === hex.stamp) return this
    this.#stamp = hex.stamp
    const seat = this.#seat
    for (let unit = 0; unit < rows; unit++) if (hex.of(unit) !== seat[unit]) this.#move(g, unit)
    return this
  }

  #move(g: G, unit: number): void {
    const at = g.unit.hex.of(unit)
    const before = this.#seat[unit]!
    this.#seat[unit] = at
    if (before !== NOWHERE) this.#takeOut(g, unit, before)
    if (at !== NOWHERE) this.#putIn(g, unit, at)
  }

  /** The counters in a hex form a linked list in numerical order. */
  #putIn(g: G, unit: number, hex: number): void {
    let before = NOBODY
    let after = this.#first[hex]!
    while (after !== NOBODY && after < unit) {
      before = after
      after = this.#next[after]!
    }
    this.#next[unit] = after
    this.#link(before, unit, hex)
    this.#hold(g, hex)
  }

  #takeOut(g: G, unit: number, hex: number): void {
    let before = NOBODY
    let here = this.#first[hex]!
    while (here !== unit) {
      before = here
      here = this.#next[here]!
    }
    this.#link(before, this.#next[unit]!, hex)
    this.#hold(g, hex)
  }

  #link(before: number, after: number, hex: number): void {
    if (before === NOBODY) this.#first[hex] = after
    else this.#next[before] = after
  }

  #hold(g: G, hex: number): void {
    let unit = this.#first[hex]!
    while (unit !== NOBODY && counterOf(g, unit).steps === 0) unit = this.#next[unit]!
    this.holder[hex] = unit === NOBODY ? NOBODY : counterOf(g, unit).side
  }

  first(hex: number): number {
    return this.#first[hex]!
  }

  next(unit: number): number {
    return this.#next[unit]!
  }
}

const kept = memoizedBy((g: G) => new Stacks(g))
const stacksOf = (g: G): Stacks => kept(g).of(g)

/** The counters in a hex that satisfy a condition, combat units first. */
function countersIn(g: G, hex: number, isWanted: (counter: Counter) => boolean): number[] {
  const stacks = stacksOf(g)
  const found: number[] = []
  for (let unit = stacks.first(hex); unit !== NOBODY; unit = stacks.next(unit))
    if (isWanted(counterOf(g, unit))) found.push(unit)
  return found
}

const fights = ({ steps }: Counter): boolean => steps > 0
const isOfGuns = ({ kind }: Counter): boolean => kind === 'artillery'
const isOfTroops = (counter: Counter): boolean => fights(counter) && !isOfGuns(counter)
const isOfCommand = (counter: Counter): boolean => !fights(counter)

export const unitsIn = (g: G, hex: number): number[] => countersIn(g, hex, fights)
/** Infantry and cavalry. */
export const troopsIn = (g: G, hex: number): number[] => countersIn(g, hex, isOfTroops)
export const gunsIn = (g: G, hex: number): number[] => countersIn(g, hex, isOfGuns)
export const commandersIn = (g: G, hex: number): number[] => countersIn(g, hex, isOfCommand)

/** By hex, the side whose combat units are there; NOBODY if none. Read only. */
export const holdersOf = (g: G): Int8Array => stacksOf(g).holder

/** The side whose combat units are in a hex; NOBODY if none. */
export const holderOf = (g: G, hex: number): number => holdersOf(g)[hex]!

/** Whether a single regiment of infantry or cavalry holds the hex, apart from guns and commanders. */
export function isHeldByOneRegiment(g: G, hex: number): boolean {
  const stacks = stacksOf(g)
  let isRegiment = false
  let troops = 0
  for (let unit = stacks.first(hex); unit !== NOBODY; unit = stacks.next(unit)) {
    const counter = counterOf(g, unit)
    if (!isOfTroops(counter)) continue
    troops += 1
    isRegiment = counter.regiment
  }
  return troops === 1 && isRegiment
}

export const groundOf = (g: G, hex: number): Ground => g.campaign.ground[hex]! // one for each hex in play

/**
 * @rule ws.terrain.protection
 * The protection of a hex for its defenders: the best of its terrains counts. A castle or a hamlet is worth more to a
 * single French regiment.
 */
export function protectionOf(g: G, hex: number): number {
  const { protection, lone } = groundOf(g, hex)
  return lone > protection && isHeldByOneRegiment(g, hex) ? lone : protection
}

/**
 * @rule ws.stacking.limit
 * One unit of infantry or cavalry with one or two of artillery may end their movement in a hex; two artillery units may
 * also stand alone. Commanders do not count. Returns whether this unit may stay with those already there.
 */
export function hasRoomFor(g: G, unit: number, hex: number): boolean {
  const stacks = stacksOf(g)
  if (!isUnit(g, unit) || stacks.holder[hex] === NOBODY) return true
  let guns = 0
  let troops = 0
  let other = NOBODY
  for (let one = stacks.first(hex); one !== NOBODY; one = stacks.next(one)) {
    if (one === unit || !isUnit(g, one)) continue
    if (isGuns(g, one)) guns += 1
    else {
      troops += 1
      other = one
    }
  }
  if (isGuns(g, unit)) return guns + 1 <= (troops > 1 ? 1 : 2)
  return troops === 0 || (guns <= 1 && troops === 1 && mayPair(g, unit, other))
}

/**
 * @rule ws.stacking.pairs
 * At Wissembourg the French may stack two units of infantry or two of cavalry with the same facing, and one artillery.
 */
function mayPair(g: G, unit: number, other: number): boolean {
  const { side, kind } = counterOf(g, unit)
  return side === scenarioOf(g).pairs && counterOf(g, other).kind === kind
}
