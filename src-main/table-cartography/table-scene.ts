import type { TablePlan, TablePoint } from '#engine/kernel/system/board-plan.ts'
import type { Box, Point } from '../cartography/geometry/plane.ts'

/** Length of the longer side of the table in units of the sheet; all other measures follow from it. */
const longer = 3300
/** Margins around the table; the plates with the title and the legend are beside it. */
const margins = { left: 96, top: 96, right: 76, bottom: 112 } as const
const plateWidth = 520
const gutter = 84

export interface TableScene {
  readonly plan: TablePlan
  readonly sheet: { readonly width: number; readonly height: number }
  /** The drawn table, without its frame. */
  readonly box: Box
  /** The column of plates. */
  readonly plates: Box
  /** Length on the sheet of a unit of the table, and of an inch. */
  readonly scale: number
  readonly inch: number
  readonly onSheet: (point: TablePoint) => Point
}

const scenes = new WeakMap<TablePlan, TableScene>()

/** The layout of a plan on its sheet; computed once for each plan. */
export function tableSceneOf(plan: TablePlan): TableScene {
  const known = scenes.get(plan)
  if (known !== undefined) return known
  const [wide, high] = plan.size
  const scale = longer / Math.max(1, wide, high)
  const { left, top } = margins
  const box = { left, top, right: left + wide * scale, bottom: top + high * scale }
  const plates = {
    left: box.right + gutter,
    right: box.right + gutter + plateWidth,
    top: box.top - 18,
    bottom: box.bottom + 18,
  }
  const scene: TableScene = {
    plan,
    box,
    plates,
    scale,
    inch: scale * plan.unitsPerInch,
    sheet: { width: Math.ceil(plates.right + margins.right), height: Math.ceil(box.bottom + margins.bottom) },
    onSheet: ([x, y]) => [left + x * scale, top + y * scale],
  }
  scenes.set(plan, scene)
  return scene
}

/**
 * Approximate number of units of the sheet per kilometre; an inch can stand for different distances in the two
 * directions.
 */
export function unitsPerKm({ plan, inch }: TableScene): number {
  const [across, down] = plan.inchOfGround
  return (inch * 1000) / ((across + down) / 2)
}
