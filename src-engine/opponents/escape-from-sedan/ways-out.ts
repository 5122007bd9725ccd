import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { bitOf } from '../../escape-from-sedan/campaign/measures.ts'
import { FRENCH, unitsOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { poseOf } from '../../escape-from-sedan/state/pose.ts'

/**
 * The distance to the German exit from anywhere on the table, around closed ground and units in the way. Computed on
 * squares of four inches, as a shortest path weighted by ground and by the French.
 */

const SQUARE = 4 * INCH
const NEVER = 9_999

/** Factor for slow ground. */
const SLOW = 1.5
/** Distance in inches from the French that is hardly passable, and that is under fire, each with its factor. */
const BARRED = { within: 6, times: 5 }
const UNDER_FIRE = { within: 13, times: 1.5 }

const CLOSED = bitOf('river', 'beyond')
const SLOWING = bitOf('wood', 'steep', 'stream', 'houses')

export interface WaysOut {
  /** Approximate distance in inches from a point; very large where no way leads. */
  readonly from: (x: number, y: number) => number
}

export function waysOut(g: G): WaysOut {
  const { width, height } = g.campaign.ground
  const columns = Math.ceil(width / SQUARE)
  const rows = Math.ceil(height / SQUARE)
  const times = hardships(g, columns, rows)
  const inches = new Float64Array(columns * rows).fill(NEVER)
  const { from, to } = g.campaign.exits.german
  const open: number[] = []
  for (let column = 0; column < columns; column++) {
    const x = (column + 0.5) * SQUARE
    const square = (rows - 1) * columns + column
    if (x < from || x > to || times[square] === NEVER) continue
    inches[square] = 2 * times[square]!
    open.push(square)
  }
  // Revisits squares when a shorter way to them is found: there are few squares, and most are settled at once.
  for (let next = 0; next < open.length; next++) {
    const square = open[next]!
    const [column, row] = [square % columns, Math.floor(square / columns)]
    around(column, row, columns, rows, (beside, isAslant) => {
      if (times[beside] === NEVER) return
      const far = inches[square]! + (isAslant ? 5.66 : 4) * 0.5 * (times[square]! + times[beside]!)
      if (far >= inches[beside]! - 0.001) return
      inches[beside] = far
      open.push(beside)
    })
  }
  return {
    from(x, y) {
      const column = Math.min(columns - 1, Math.max(0, Math.floor(x / SQUARE)))
      const row = Math.min(rows - 1, Math.max(0, Math.floor(y / SQUARE)))
      let least = NEVER
      const by = (square: number): void => {
        if (inches[square] === NEVER) return
        const dx = ((square % columns) + 0.5) * SQUARE - x
        const dy = (Math.floor(square / columns) + 0.5) * SQUARE - y
        least = Math.min(least, inches[square]! + (times[square]! * Math.sqrt(dx * dx + dy * dy)) / INCH)
      }
      by(row * columns + column)
      around(column, row, columns, rows, by)
      return least
    },
  }
}

function around(
  column: number,
  row: number,
  columns: number,
  rows: number,
  each: (square: number, isAslant: boolean) => void,
): void {
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      const [x, y] = [column + right, row + down]
      if ((down !== 0 || right !== 0) && x >= 0 && y >= 0 && x < columns && y < rows)
        each(y * columns + x, down !== 0 && right !== 0)
    }
}

/** The factor for each inch in each square: the ground does not change, the French do. */
function hardships(g: G, columns: number, rows: number): Float64Array {
  const times = groundOf(g, columns, rows).slice()
  for (const foe of unitsOf(g, FRENCH)) {
    if (g.unit.routing.of(foe)) continue
    const { x, y } = poseOf(g, foe)
    const most = Math.ceil((UNDER_FIRE.within * INCH) / SQUARE)
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)]
    for (let down = Math.max(0, row - most); down <= Math.min(rows - 1, row + most); down++)
      for (let right = Math.max(0, column - most); right <= Math.min(columns - 1, column + most); right++) {
        const square = down * columns + right
        if (times[square] === NEVER) continue
        const dx = ((right + 0.5) * SQUARE - x) / INCH
        const dy = ((down + 0.5) * SQUARE - y) / INCH
        const far = dx * dx + dy * dy
        if (far <= BARRED.within ** 2) times[square] = Math.max(times[square]!, BARRED.times)
        else if (far <= UNDER_FIRE.within ** 2) times[square] = Math.max(times[square]!, UNDER_FIRE.times)
      }
  }
  return times
}

const grounds = new WeakMap<object, Float64Array>()

function groundOf(g: G, columns: number, rows: number): Float64Array {
  const { ground } = g.campaign
  let found = grounds.get(ground)
  if (found === undefined) {
    found = new Float64Array(columns * rows)
    for (let square = 0; square < found.length; square++) {
      const x = (square % columns) * SQUARE + SQUARE / 2
      const y = Math.floor(square / columns) * SQUARE + SQUARE / 2
      const near = [x - INCH, y - INCH, x + INCH, y - INCH, x + INCH, y + INCH, x - INCH, y + INCH]
      found[square] = ground.isMet(near, CLOSED) ? NEVER : ground.isMet(near, SLOWING) ? SLOW : 1
    }
    grounds.set(ground, found)
  }
  return found
}
