import type { Spot } from '../board/board.ts'
import { type Box, meets } from '../board/names-on-sheet.ts'

/** How far from behind its base a name comes where something is written there, across and down, in its own height; the best first. */
const offsets = [
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
] as const

/** The room of words about a point, of which the height and half the width are known. */
export const roomOf = ({ x, y }: Spot, high: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - high / 2,
  bottom: y + high / 2,
})

/** Where a name meets nothing that is `written` already, as near as that goes to where it belongs; where no spot is free, it meets least of it. */
export function nameSpot(at: Spot, high: number, half: number, written: readonly Box[]): Spot {
  let best = { spot: at, met: Infinity }
  for (const [across, down] of offsets) {
    const spot = { x: at.x + across * high, y: at.y + down * high }
    const room = roomOf(spot, high, half)
    const met = written.reduce((sum, box) => sum + meets(box, room), 0)
    if (met === 0) return spot
    if (met < best.met) best = { spot, met }
  }
  return best.spot
}
