import type { Ground } from '../campaign/campaign.ts'
import { keptBeside } from './kept.ts'
import { counterOf, isGuns, isUnit, NOBODY, scenarioOf, type G } from '../state/kit.ts'

/** Who stands where, worked out again only when a counter has moved. */
class Stacks {
  readonly #first: Int16Array
  readonly #next: Int16Array
  #stamp = -1

  constructor(g: G) {
    this.#first = new Int16Array(g.campaign.ground.length)
    this.#next = new Int16Array(g.unit.rows)
  }

  of(g: G): this {
    const { hex, rows } = g.unit
    if (this.#stamp === hex.stamp) return this
    this.#stamp = hex.stamp
    this.#first.fill(NOBODY)
    for (let unit = rows - 1; unit >= 0; unit--) {
      const at = hex.of(unit)
      if (at < 0) continue
      this.#next[unit] = this.#first[at]!
      this.#first[at] = unit
    }
    return this
  }

  first(hex: number): number {
    return this.#first[hex]!
  }

  next(unit: number): number {
    return this.#next[unit]!
  }
}

const kept = keptBeside((g) => new Stacks(g))
const stacksOf = (g: G): Stacks => kept(g).of(g)

/** The counters in a hex, combat units first. */
function countersIn(g: G, hex: number): number[] {
  const stacks = stacksOf(g)
  const found: number[] = []
  for (let unit = stacks.first(hex); unit !== NOBODY; unit = stacks.next(unit)) found.push(unit)
  return found
}

export const unitsIn = (g: G, hex: number): number[] => countersIn(g, hex).filter((unit) => isUnit(g, unit))
/** Infantry and cavalry. */
export const troopsIn = (g: G, hex: number): number[] => unitsIn(g, hex).filter((unit) => !isGuns(g, unit))
export const gunsIn = (g: G, hex: number): number[] => unitsIn(g, hex).filter((unit) => isGuns(g, unit))
export const commandersIn = (g: G, hex: number): number[] => countersIn(g, hex).filter((unit) => !isUnit(g, unit))

/** The side whose combat units stand in a hex; nobody where none does. */
export function holderOf(g: G, hex: number): number {
  const stacks = stacksOf(g)
  for (let unit = stacks.first(hex); unit !== NOBODY; unit = stacks.next(unit)) {
    const { steps, side } = counterOf(g, unit)
    if (steps > 0) return side
  }
  return NOBODY
}

/** A single regiment of infantry or cavalry holds the hex, whatever guns and commanders are with it. */
export function isHeldByOneRegiment(g: G, hex: number): boolean {
  const troops = troopsIn(g, hex)
  const [one] = troops
  return troops.length === 1 && one !== undefined && counterOf(g, one).regiment
}

export const groundOf = (g: G, hex: number): Ground => g.campaign.ground[hex]! // one for each hex in play

/**
 * @rule ws.terrain.protection
 * What a hex protects its defenders: the best of its terrains counts. A castle is worth more to a single French regiment, and so
 * is a hamlet.
 */
export function protectionOf(g: G, hex: number): number {
  const { protection, lone } = groundOf(g, hex)
  return lone > protection && isHeldByOneRegiment(g, hex) ? lone : protection
}

/**
 * @rule ws.stacking.limit
 * One unit of infantry or cavalry with one or two of artillery may end their movement in a hex; two artilleries stand alone as well.
 * Commanders do not count. May this unit stay with those that are there?
 */
export function hasRoomFor(g: G, unit: number, hex: number): boolean {
  const others = unitsIn(g, hex).filter((other) => other !== unit)
  if (!isUnit(g, unit)) return true
  const guns = others.filter((other) => isGuns(g, other)).length
  const troops = others.filter((other) => !isGuns(g, other))
  if (isGuns(g, unit)) return guns + 1 <= (troops.length > 1 ? 1 : 2)
  if (troops.length === 0) return true
  return guns <= 1 && mayPair(g, unit, troops)
}

/**
 * @rule ws.stacking.pairs
 * At Wissembourg the French may stack two units of infantry or two of cavalry with the same facing, and one artillery.
 */
function mayPair(g: G, unit: number, troops: readonly number[]): boolean {
  const { side, kind } = counterOf(g, unit)
  const [other] = troops
  return side === scenarioOf(g).pairs && troops.length === 1 && other !== undefined && counterOf(g, other).kind === kind
}
