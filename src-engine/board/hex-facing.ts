import { add, has, type Bits } from './bitset.ts'
import type { Zone } from './board.ts'
import { directions, rotate, type Direction, type HexBoard } from './hex.ts'
import type { Pass } from './pass.ts'

/** The side of a unit that is seen: a hexside of its front, of a flank, or of its rear. */
export type Aspect = 'front' | 'flank' | 'rear'

/** Divides the six hexsides around a unit into aspects, by its facing. */
export class Facing {
  /** The aspect of each hexside, clockwise from the one that names the facing. */
  readonly #turned: readonly Aspect[]
  readonly #sides: Readonly<Record<Aspect, readonly (readonly Direction[])[]>>

  constructor(turned: readonly [Aspect, Aspect, Aspect, Aspect, Aspect, Aspect]) {
    this.#turned = turned
    const sidesOf = (aspect: Aspect) =>
      directions.map((facing) =>
        // From left to right as the unit sees them.
        [-2, -1, 0, 1, 2, 3].map((turn) => rotate(facing, turn)).filter((side) => this.aspect(facing, side) === aspect),
      )
    this.#sides = { front: sidesOf('front'), flank: sidesOf('flank'), rear: sidesOf('rear') }
  }

  aspect(facing: Direction, side: Direction): Aspect {
    return this.#turned[(side - facing + 6) % 6]!
  }

  /** The hexsides of an aspect. */
  sides(facing: Direction, aspect: Aspect): readonly Direction[] {
    return this.#sides[aspect][facing]!
  }
}

/** A unit faces a hexside: that one and its two neighbours are the front, the opposite one is the rear. */
export const facesHexside = new Facing(['front', 'front', 'flank', 'rear', 'flank', 'front'])
/** A unit faces the corner clockwise of the hexside that names its facing: two hexsides of each aspect. */
export const facesCorner = new Facing(['front', 'front', 'flank', 'rear', 'rear', 'flank'])
/** Front on every side, as in a town. */
export const facesAllRound = new Facing(['front', 'front', 'front', 'front', 'front', 'front'])

/**
 * Adds the hexes that a unit controls over these hexsides (usually its front), as far as the pass is open, regardless
 * of their occupants.
 */
export function addControl(board: HexBoard, pass: Pass, hex: Zone, sides: readonly Direction[], into: Bits): void {
  for (const side of sides) {
    const arc = board.sideArcs[6 * hex + side]!
    if (arc < 0 || pass.shut[arc] !== 0) continue
    const beyond = board.grid.neighbour(hex, side)
    if (has(pass.closed, beyond) || pass.where?.(arc >> 1, hex, beyond) === false) continue
    add(into, beyond)
  }
}
