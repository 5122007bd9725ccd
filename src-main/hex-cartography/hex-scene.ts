import type { HexDrawing, HexPlan, HexPoint, PlanHex, SheetWords } from '#engine/kernel/system/board-plan.ts'
import type { Box, Line, Point } from '../cartography/geometry/plane.ts'
import { gap, smooth } from '../cartography/geometry/plane.ts'

/** A plan of hexes that can be drawn. */
export type DrawnHexPlan = HexPlan & { readonly drawing: HexDrawing; readonly sheet: SheetWords }

export const isHexDrawn = (plan: HexPlan): plan is DrawnHexPlan =>
  plan.drawing !== undefined && plan.sheet !== undefined

/** Height of a hex from its upper to its lower side, in units of the sheet; all other measures follow from it. */
export const hexHeight = 180
const hexWidth = (hexHeight * 2) / Math.sqrt(3)
const step = hexWidth * 0.75
/** Margins around the map; the plates with the title and the legend are beside it. */
const margins = { left: 76, top: 76, right: 76, bottom: 96 } as const
const plateWidth = 520
const gutter = 62
/** Width of the ground drawn beyond the outermost hexes. */
const rim = 16

export interface HexScene {
  readonly plan: DrawnHexPlan
  readonly sheet: { readonly width: number; readonly height: number }
  /** The drawn map, without its frame. */
  readonly box: Box
  /** The column of plates. */
  readonly plates: Box
  /** The middle of each hex. */
  readonly centres: ReadonlyMap<string, Point>
  /** The hex in play whose middle is nearest. Ground beyond the outermost hexes continues theirs. */
  readonly hexAt: (at: Point) => PlanHex | undefined
  readonly lookOf: (hex: PlanHex) => string
  readonly lines: (kind: HexDrawing['ways'][number]['kind']) => readonly Line[]
}

/**
 * Converts a position in columns and rows to the sheet. In columns that are set lower, the middle of a hex is half a
 * row further down.
 */
export const onSheet = ([column, row]: HexPoint): Point => [
  margins.left + rim + hexWidth / 2 + (column - 1) * step,
  margins.top + rim + hexHeight / 2 + (row - 1) * hexHeight,
]

/** The inverse of `onSheet`. */
export const fromSheet = ([x, y]: Point): HexPoint => [
  (x - margins.left - rim - hexWidth / 2) / step + 1,
  (y - margins.top - rim - hexHeight / 2) / hexHeight + 1,
]

const isLower = ({ lower }: HexPlan, column: number): boolean => (column % 2 === 0) === (lower === 'even')

export const centreOf = (plan: HexPlan, { column, row }: Pick<PlanHex, 'column' | 'row'>): Point =>
  onSheet([column, row + (isLower(plan, column) ? 0.5 : 0)])

/** Extends a line that ends near the frame straight beyond it. */
export function toEdge(line: Line, box: Box): Line {
  const carried = (end: Point | undefined, before: Point | undefined): Line => {
    if (end === undefined || before === undefined) return []
    const [x, y] = end
    const [dx, dy] = [x - before[0], y - before[1]]
    const left = Math.min(
      dx < 0 ? x - box.left : Infinity,
      dx > 0 ? box.right - x : Infinity,
      dy < 0 ? y - box.top : Infinity,
      dy > 0 ? box.bottom - y : Infinity,
    )
    if (left < 0 || left > 0.5 * hexHeight + 2 * rim) return []
    const far = (1.5 * hexHeight) / Math.max(1, Math.hypot(dx, dy))
    return [[x + dx * far, y + dy * far]]
  }
  return [...carried(line[0], line[1]), ...line, ...carried(line.at(-1), line.at(-2))]
}

/** The corners of a hex, clockwise from the western one. */
export function cornersOf([x, y]: Point, part = 1): Line {
  const [half, quarter, high] = [(hexWidth / 2) * part, (hexWidth / 4) * part, (hexHeight / 2) * part]
  return [
    [x - half, y],
    [x - quarter, y - high],
    [x + quarter, y - high],
    [x + half, y],
    [x + quarter, y + high],
    [x - quarter, y + high],
  ]
}

/** The side that two neighbouring hexes share, from left to right as seen from the first. */
export function sideBetween(a: Point, b: Point): Line {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [alongX, alongY] = [(b[0] - a[0]) / hexHeight, (b[1] - a[1]) / hexHeight]
  const half = hexWidth / 4
  return [
    [x + alongY * half, y - alongX * half],
    [x - alongY * half, y + alongX * half],
  ]
}

function boxOf({ columns, rows }: HexPlan): Box {
  const { left, top } = margins
  return {
    left,
    top,
    right: left + 2 * rim + (columns - 1) * step + hexWidth,
    bottom: top + 2 * rim + (rows + (columns > 1 ? 0.5 : 0)) * hexHeight,
  }
}

export function hexSheetOf(plan: HexPlan): HexScene['sheet'] {
  const { right, bottom } = boxOf(plan)
  return {
    width: Math.ceil(right + gutter + plateWidth + margins.right),
    height: Math.ceil(bottom + margins.bottom),
  }
}

export function hexSceneOf(plan: DrawnHexPlan): HexScene {
  const box = boxOf(plan)
  const sheet = hexSheetOf(plan)
  const looks = new Map(plan.terrain.map(({ code, look }) => [code, look]))
  const inPlay = plan.hexes.filter(({ terrain }) => looks.get(terrain) !== 'outside')
  const nearestTo = (hex: PlanHex): PlanHex => {
    const at = centreOf(plan, hex)
    const far = (one: PlanHex): number => gap(centreOf(plan, one), at)
    return inPlay.reduce((best, one) => (far(one) < far(best) ? one : best), inPlay[0] ?? hex)
  }
  const byPlace = new Map(
    plan.hexes.map((one) => [`${one.column} ${one.row}`, looks.get(one.terrain) === 'outside' ? nearestTo(one) : one]),
  )
  const [left, top] = onSheet([1, 1])
  const within = (value: number, most: number): number => Math.min(most, Math.max(1, value))
  const hexAt = ([x, y]: Point): PlanHex | undefined => {
    const near = (x - left) / step + 1
    let found: PlanHex | undefined
    let least = Infinity
    for (const column of [Math.floor(near), Math.ceil(near)].map((one) => within(one, plan.columns))) {
      const down = (y - top) / hexHeight + 1 - (isLower(plan, column) ? 0.5 : 0)
      const row = within(Math.round(down), plan.rows)
      const away = Math.hypot((near - column) * step, (down - row) * hexHeight)
      if (away >= least) continue
      least = away
      found = byPlace.get(`${column} ${row}`)
    }
    return found
  }
  return {
    plan,
    sheet,
    box,
    plates: {
      left: box.right + gutter,
      right: box.right + gutter + plateWidth,
      top: box.top - 18,
      bottom: box.bottom + 18,
    },
    centres: new Map(plan.hexes.map((one) => [one.hex, centreOf(plan, one)])),
    hexAt,
    lookOf: ({ terrain }) => looks.get(terrain) ?? 'other',
    lines: (wanted) =>
      plan.drawing.ways.flatMap(({ kind, line }) =>
        kind === wanted ? [smooth(toEdge(line.map(onSheet), box), 10)] : [],
      ),
  }
}
