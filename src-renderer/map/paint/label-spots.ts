import { type Box, meets } from '../board/names-on-sheet.ts'

/** The label of a ringed place: the middle and outer radius of the ring, and the size of the label. */
export interface RingedLabel {
  readonly x: number
  readonly y: number
  readonly out: number
  readonly width: number
  readonly high: number
}

/** Candidate sides for a label beside its ring, best first: below to the right, the other corners, the four sides. */
const sides: readonly (readonly [x: number, y: number])[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
  [1.5, 0],
  [-1.5, 0],
  [0, -1.5],
  [0, 1.5],
]

const around = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
})

/**
 * The middles of labels, each on the side of its ring where it covers least of the other rings, of names, and of
 * earlier labels.
 */
export function labelSpots(
  labels: readonly RingedLabel[],
  names: readonly Box[] = [],
): { readonly x: number; readonly y: number }[] {
  const taken = labels.map(({ x, y, out }) => around(x, y, 2 * out, 2 * out))
  return labels.map(({ x, y, out, width, high }, own) => {
    let best: { x: number; y: number; box: Box; covered: number } | undefined
    for (const [right, down] of sides) {
      const spot = { x: x + right * (out * 0.72 + width * 0.28), y: y + down * (out * 0.72 + high * 0.3) }
      const box = around(spot.x, spot.y, width, high)
      const named = names.reduce((sum, name) => sum + meets(box, name), 0)
      const covered = taken.reduce((sum, other, i) => (i === own ? sum : sum + meets(box, other)), named)
      if (best === undefined || covered < best.covered - 1) best = { ...spot, box, covered }
      if (best.covered === 0) break
    }
    if (best === undefined) return { x, y }
    taken.push(best.box)
    return { x: best.x, y: best.y }
  })
}
