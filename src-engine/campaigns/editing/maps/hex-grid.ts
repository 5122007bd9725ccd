import type { MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { OpenObject } from '../../../kernel/system/editing.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { listAt, numberAt, objectAt, putAt, textAt, valueAt } from '../loose.ts'

/*
 * Editable grids of hexes: a text for each row, with a letter for each hex. Hexes lie in columns with a flat side up;
 * every second column lies half a hex lower. Points are given in columns and rows, as in drawings: in lowered columns
 * the centre of a hex is half a row further down.
 */

/** The distance between columns relative to that between rows, on the ground. */
export const COLUMN_WIDTH = Math.sqrt(3) / 2
/** The distance from the centre of a hex to its corners, and to the sides above and below it. */
const [CORNER, HALF] = [2 / 3, 1 / 2]
/** The maximum number of columns and of rows. */
const MOST = 40

/** A hex of the grid, as a row of its list. */
export interface HexCell {
  readonly id: string
  readonly index: number
  readonly content: { readonly hex: string; readonly code: string }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The hexes of a grid, row by row. */
export function cellsOf(file: Json | undefined, rowsAt: string): readonly HexCell[] {
  if (!isJsonObject(file)) return []
  const rows = listAt(file, rowsAt)
  const columns = Math.min(MOST, numberAt(objectAt(file, 'grid'), 'columns') ?? 0)
  return rows.slice(0, MOST).flatMap((text, row) =>
    (typeof text === 'string' ? [...text].slice(0, columns) : []).map((code, column): HexCell => {
      const hex = `${two(column + 1)}${two(row + 1)}`
      return { id: hex, index: row, content: { hex, code } }
    }),
  )
}

/** The centre of a hex. */
export function middleOfHex(file: Json | undefined, hex: string): MapPoint | undefined {
  if (!/^\d{4}$/.test(hex) || !isJsonObject(file)) return undefined
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
  const isLower = textAt(objectAt(file, 'grid'), 'lower') === (column % 2 === 0 ? 'even' : 'odd')
  return [column, row + (isLower ? HALF : 0)]
}

/** Its corners, from the right one clockwise. */
export const cornersOfHex = ([x, y]: MapPoint): readonly MapPoint[] =>
  [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ].map(([right, down]): MapPoint => [x + (right! * CORNER) / 2, y + down! * HALF])

/** The side that two hexes share; undefined if they share none. */
export function sharedSide(one: readonly MapPoint[], other: readonly MapPoint[]): readonly MapPoint[] | undefined {
  const shared = one.filter(([x, y]) => other.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 0.01))
  return shared.length === 2 ? shared : undefined
}

/** The hex of a grid nearest to a point. */
export function hexAt(file: Json | undefined, rowsAt: string, [x, y]: MapPoint): string | undefined {
  let nearest = CORNER * COLUMN_WIDTH
  let found: string | undefined
  for (const { id } of cellsOf(file, rowsAt)) {
    const [hexX, hexY] = middleOfHex(file, id)!
    const away = Math.hypot((hexX - x) * COLUMN_WIDTH, hexY - y)
    if (away >= nearest) continue
    nearest = away
    found = id
  }
  return found
}

/** Writes the letter of a hex. */
export function putCode(open: OpenObject, rowsAt: string, hex: string, code: string): void {
  const row = Number(hex.slice(2)) - 1
  const column = Number(hex.slice(0, 2)) - 1
  const text = valueAt(open as JsonObject, `${rowsAt}.${row}`)
  if (typeof text === 'string') putAt(open, `${rowsAt}.${row}`, [...text].with(column, code).join(''))
}
