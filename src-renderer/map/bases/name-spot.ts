import type { Spot } from '../board/board.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'

/**
 * Candidate offsets of words from their preferred spot, across and down, in multiples of their height; the best first.
 */
type Offsets = readonly (readonly [across: number, down: number])[]

/** Offsets on the given rows, up to `farthest` to both sides, nearest first. */
const around = (rows: readonly number[], farthest: number): Offsets =>
  rows
    .flatMap((down) =>
      Array.from({ length: 2 * (farthest / 1.5) + 1 }, (_, at): readonly [number, number] => [
        (at - farthest / 1.5) * 1.5,
        down,
      ]),
    )
    .toSorted(([across, down], [other, deeper]) => Math.hypot(across, down) - Math.hypot(other, deeper))

/** Offsets for names, which stand behind their bases. In a crowd the rows in front and further behind are tried too. */
const ofNames: Offsets = [
  [0, 0],
  [0, 1.1],
  [1.5, 0],
  [-1.5, 0],
  [1.5, 1.1],
  [-1.5, 1.1],
  [3, 0],
  [-3, 0],
  [0, 2.2],
  [3, 1.1],
  [-3, 1.1],
  ...around([0, 1.1, 2.2, 3.3, 4.4, -2.6, -3.7], 7.5),
]

/** Offsets for words on plates. */
const ofPlates: Offsets = around([0, 1.1, -1.1, 2.2, -2.2, 3.3, -3.3], 6)

/** The box of words about a point, from their height and half their width. */
export const boxOfWords = ({ x, y }: Spot, high: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - high / 2,
  bottom: y + high / 2,
})

/** The first spot at which words overlap nothing in `taken`; if none is free, the one with the least overlap. */
function freeSpot(offsets: Offsets, at: Spot, high: number, half: number, taken: readonly Box[]): Spot {
  let best = { spot: at, met: Infinity }
  for (const [across, down] of offsets) {
    const spot = { x: at.x + across * high, y: at.y + down * high }
    const room = boxOfWords(spot, high, half)
    const met = taken.reduce((sum, box) => sum + meets(box, room), 0)
    if (met === 0) return spot
    if (met < best.met) best = { spot, met }
  }
  return best.spot
}

/** The spot for a name whose preferred spot is behind its base. */
export const nameSpot = (behind: Spot, high: number, half: number, written: readonly Box[]): Spot =>
  freeSpot(ofNames, behind, high, half, written)

/** The spot for a plate that belongs to a point, where it covers no base or as little of them as possible. */
export const plateSpot = (at: Spot, high: number, half: number, taken: readonly Box[]): Spot =>
  freeSpot(ofPlates, at, high, half, taken)
