import type { Zone } from './board.ts'
import { directions, NO_HEX, stepOf, type HexGrid } from './hex.ts'

/**
 * The hexes strictly between two centres, in order. Where the line runs exactly along a hexside, both hexes of that side
 * are one place: `hexes[i]` or `others[i]`. NO_HEX stands for what is not on the board.
 */
export interface HexLine {
  length: number
  readonly hexes: Zone[]
  /** The second hex of a hexside; NO_HEX where the line goes through one hex, or the second is not on the board. */
  readonly others: Zone[]
  /** Does the line run along a hexside here? */
  readonly alongSide: boolean[]
}

export function createLine(): HexLine {
  return { length: 0, hexes: [], others: [], alongSide: [] }
}

const steps = directions.map(stepOf)

/**
 * Draws the line. All is whole numbers: a centre is as far from the line as the cross product says, and a hex reaches
 * as far to either side as its corners do; less than that is through the hex, exactly that is along a side of it.
 */
export function lineBetween(grid: HexGrid, from: Zone, to: Zone, line: HexLine = createLine()): HexLine {
  const startX = grid.x[from]!
  const startY = grid.y[from]!
  const dx = grid.x[to]! - startX
  const dy = grid.y[to]! - startY
  const halfWidth = Math.max(2 * Math.abs(dy), 3 * Math.abs(dx) + Math.abs(dy))
  line.length = 0
  let x = 0
  let y = 0
  while (x !== dx || y !== dy) {
    if (x !== 0 || y !== 0) put(line, grid.hexAt(startX + x, startY + y), NO_HEX, false)
    let through = -1
    let throughAlong = Infinity
    let left = -1
    let right = -1
    for (let direction = 0; direction < 6; direction++) {
      const step = steps[direction]!
      const along = 3 * dx * step.x + dy * step.y
      if (along <= 0) continue
      const aside = 3 * (dx * (y + step.y) - dy * (x + step.x))
      if (aside === halfWidth) right = direction
      else if (aside === -halfWidth) left = direction
      else if (Math.abs(aside) < halfWidth && along < throughAlong) {
        through = direction
        throughAlong = along
      }
    }
    if (through >= 0) {
      x += steps[through]!.x
      y += steps[through]!.y
    } else {
      // No hex ahead is cut through, so the line runs between the two ahead and meets the hex behind them.
      const a = grid.hexAt(startX + x + steps[left]!.x, startY + y + steps[left]!.y)
      const b = grid.hexAt(startX + x + steps[right]!.x, startY + y + steps[right]!.y)
      put(
        line,
        a === NO_HEX ? b : b === NO_HEX ? a : Math.min(a, b),
        a === NO_HEX || b === NO_HEX ? NO_HEX : Math.max(a, b),
        true,
      )
      x += steps[left]!.x + steps[right]!.x
      y += steps[left]!.y + steps[right]!.y
    }
  }
  return line
}

function put(line: HexLine, hex: Zone, other: Zone, alongSide: boolean): void {
  line.hexes[line.length] = hex
  line.others[line.length] = other
  line.alongSide[line.length] = alongSide
  line.length++
}

/** Does this hex, which lies strictly between, stop the sight from one hex to the other? */
export type SightTest = (hex: Zone, from: Zone, to: Zone) => boolean

/**
 * Can one see from centre to centre? Along a hexside the sight is stopped only when both hexes stop it. Hexes that are
 * not on the board stop nothing, but where one of a pair is absent the other alone decides. Neighbours always see.
 * Give a line to write into where many sights are asked for.
 */
export function lineOfSight(
  grid: HexGrid,
  from: Zone,
  to: Zone,
  blocks: SightTest,
  line: HexLine = createLine(),
): boolean {
  lineBetween(grid, from, to, line)
  for (let place = 0; place < line.length; place++) {
    const hex = line.hexes[place]!
    const other = line.others[place]!
    if (hex === NO_HEX || !blocks(hex, from, to)) continue
    if (other === NO_HEX || blocks(other, from, to)) return false
  }
  return true
}
