import type { Spot } from '../board/board.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'

/** How far words come from where they belong, across and down, in their own height; the best first. */
type Offsets = readonly (readonly [across: number, down: number])[]

/** Rows so high, and so far to both sides of each, the nearest first. */
const around = (rows: readonly number[], farthest: number): Offsets =>
  rows
    .flatMap((down) =>
      Array.from({ length: 2 * (farthest / 1.5) + 1 }, (_, at): readonly [number, number] => [
        (at - farthest / 1.5) * 1.5,
        down,
      ]),
    )
    .toSorted(([across, down], [other, deeper]) => Math.hypot(across, down) - Math.hypot(other, deeper))

/** Of names, which stand behind their bases; where many stand close together, rows before and farther behind them, too. */
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

/** Of what is written on plates. */
const ofPlates: Offsets = around([0, 1.1, -1.1, 2.2, -2.2, 3.3, -3.3], 6)

/** The room of words about a point, of which the height and half the width are known. */
export const roomOf = ({ x, y }: Spot, high: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - high / 2,
  bottom: y + high / 2,
})

/** Where words meet nothing that is `taken` already, as near as that goes to where they belong; where no spot is free, they meet least of it. */
function freeSpot(offsets: Offsets, at: Spot, high: number, half: number, taken: readonly Box[]): Spot {
  let best = { spot: at, met: Infinity }
  for (const [across, down] of offsets) {
    const spot = { x: at.x + across * high, y: at.y + down * high }
    const room = roomOf(spot, high, half)
    const met = taken.reduce((sum, box) => sum + meets(box, room), 0)
    if (met === 0) return spot
    if (met < best.met) best = { spot, met }
  }
  return best.spot
}

/** Where a name stands that belongs behind its base. */
export const nameSpot = (behind: Spot, high: number, half: number, written: readonly Box[]): Spot =>
  freeSpot(ofNames, behind, high, half, written)

/** Where a plate lies that belongs to a point, so that it covers nobody who stands about there, or as little of them as can be. */
export const plateSpot = (at: Spot, high: number, half: number, taken: readonly Box[]): Spot =>
  freeSpot(ofPlates, at, high, half, taken)
