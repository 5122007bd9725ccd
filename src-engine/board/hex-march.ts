import { has } from './bitset.ts'
import type { Zone } from './board.ts'
import { NO_WAY } from './cheapest.ts'
import type { Costs } from './costs.ts'
import { directions, type Direction, type HexBoard } from './hex.ts'
import type { Facing } from './hex-facing.ts'
import type { Pass } from './pass.ts'

/** A hex and a facing, as one number. */
export type Stand = number
export const standAt = (hex: Zone, facing: Direction): Stand => 6 * hex + facing
export const hexOf = (stand: Stand): Zone => Math.floor(stand / 6)
export const facingOf = (stand: Stand): Direction => directions[stand % 6]!

/** How units with a facing march: by steps over their front hexsides, which keep the facing, and by turns. */
export interface MarchRules {
  readonly facing: Facing
  /** The cost of turning by one hexside in each hex; −1 if turning is impossible. */
  readonly turns: Int32Array
  /** Whether a unit may still turn in a hex where it had to halt. */
  readonly turnsAtHalt: boolean
}

/**
 * The memory for marches on one board. The result of a search stays valid until the next search with the same memory.
 */
export class Marches {
  readonly board: HexBoard
  /** The least cost of each stand; NO_WAY if the last search found no path. Read-only for callers. */
  readonly costs: Int32Array
  /** The number of steps and turns on the path. */
  readonly #acts: Int32Array
  /** The previous stand; −1 for the start. */
  readonly #before: Int32Array
  /** The number of acts to a stand when the search expanded it. */
  readonly #expandedAt: Int32Array
  /** A linked list of waiting stands for each cost: pairs of a stand and the next entry; 0 ends a list. */
  #heads = new Int32Array(64)
  #pool: Int32Array
  #entry = 0

  constructor(board: HexBoard) {
    this.board = board
    const stands = 6 * board.zoneCount
    this.costs = new Int32Array(stands).fill(NO_WAY)
    this.#acts = new Int32Array(stands)
    this.#before = new Int32Array(stands)
    this.#expandedAt = new Int32Array(stands)
    this.#pool = new Int32Array(4 * stands + 2)
  }

  /**
   * Finds the least cost of every stand that can be reached within a budget. A halted hex is entered but not left; the
   * start rule of the pass applies. The unit of cost is the smallest step: with half points, count in halves.
   */
  search(pass: Pass, from: Stand, costs: Costs, rules: MarchRules, budget: number): Int32Array {
    const { board } = this
    if (pass.board !== board || costs.board !== board)
      throw new Error('The marches, the pass and the costs belong to different boards; make all from one board.')
    this.#begin(budget)
    const start = hexOf(from)
    const isBound = pass.start === 'bound'
    if (isBound && has(pass.closed, start)) return this.costs
    this.#reach(from, 0, 0, -1)
    const { sideArcs, grid } = board
    const { sides } = grid
    const { closed, halted, hasHalts, shut, where } = pass
    const { perArc } = costs
    const { facing: shares, turns, turnsAtHalt } = rules
    const ahead = directions.map((facing) => shares.sides(facing, 'front'))
    for (let cost = 0; cost <= budget; cost++) {
      for (let entry = this.#heads[cost]!; entry !== 0; entry = this.#heads[cost]!) {
        const stand = this.#pool[entry]!
        this.#heads[cost] = this.#pool[entry + 1]!
        const acts = this.#acts[stand]!
        if (this.costs[stand] !== cost || this.#expandedAt[stand] === acts) continue
        this.#expandedAt[stand] = acts
        const hex = Math.floor(stand / 6)
        const facing = stand - 6 * hex
        const isHalted = hasHalts && has(halted, hex) && (isBound || hex !== start)
        const turn = turns[hex]!
        if (turn >= 0 && cost + turn <= budget && (!isHalted || turnsAtHalt)) {
          this.#reach(facing === 5 ? stand - 5 : stand + 1, cost + turn, acts + 1, stand)
          this.#reach(facing === 0 ? stand + 5 : stand - 1, cost + turn, acts + 1, stand)
        }
        if (isHalted) continue
        for (const side of ahead[facing]!) {
          const arc = sideArcs[6 * hex + side]!
          if (arc < 0) continue
          const price = perArc[arc]!
          if (price < 0 || cost + price > budget) continue
          const beyond = sides[6 * hex + side]!
          const reached = 6 * beyond + facing
          if (cost + price > this.costs[reached]! || has(closed, beyond) || shut[arc] !== 0) continue
          if (where !== undefined && !where(arc >> 1, hex, beyond)) continue
          this.#reach(reached, cost + price, acts + 1, stand)
        }
      }
    }
    return this.costs
  }

  /** The stand in a hex that the last search reached at the least cost, with the lowest facing among ties; or −1. */
  cheapestIn(hex: Zone): Stand {
    let best = -1
    for (let stand = 6 * hex; stand < 6 * hex + 6; stand++)
      if (this.costs[stand]! < (best < 0 ? NO_WAY : this.costs[best]!)) best = stand
    return best
  }

  /**
   * The stands of a cheapest path to this stand, found by the last search; empty if there is none. Ties are broken by
   * the fewest steps and turns; then, going backwards, by the lowest previous stand.
   */
  wayTo(stand: Stand): Stand[] {
    const way: Stand[] = []
    if (this.costs[stand] === NO_WAY) return way
    for (let at = stand; at >= 0; at = this.#before[at]!) way.unshift(at)
    return way
  }

  #begin(budget: number): void {
    this.costs.fill(NO_WAY)
    this.#expandedAt.fill(-1)
    if (this.#heads.length <= budget) this.#heads = new Int32Array(2 * budget)
    this.#heads.fill(0, 0, budget + 1)
    this.#entry = 0
  }

  /** Records a path to a stand if it is better than the known one, and queues the stand for expansion. */
  #reach(stand: Stand, cost: number, acts: number, before: Stand): void {
    const known = this.costs[stand]!
    if (cost > known) return
    if (cost === known && acts >= this.#acts[stand]!) {
      if (acts === this.#acts[stand] && before >= 0 && before < this.#before[stand]!) this.#before[stand] = before
      return
    }
    this.costs[stand] = cost
    this.#acts[stand] = acts
    this.#before[stand] = before
    this.#entry += 2
    if (this.#entry + 1 >= this.#pool.length) this.#grow()
    this.#pool[this.#entry] = stand
    this.#pool[this.#entry + 1] = this.#heads[cost]!
    this.#heads[cost] = this.#entry
  }

  #grow(): void {
    const larger = new Int32Array(2 * this.#pool.length)
    larger.set(this.#pool)
    this.#pool = larger
  }
}
