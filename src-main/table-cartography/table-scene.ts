import type { TablePlan, TablePoint } from '#engine/kernel/system/board-plan.ts'
import type { Box, Point } from '../cartography/geometry/plane.ts'

/** Of the longer side of the table, in units of the sheet: all other measures follow. */
const longer = 3300
/** About the table; beside it stand the plates with the title and the keys. */
const margins = { left: 96, top: 96, right: 76, bottom: 112 } as const
const plateWidth = 520
const gutter = 84

export interface TableScene {
  readonly plan: TablePlan
  readonly sheet: { readonly width: number; readonly height: number }
  /** The drawn table, without its frame. */
  readonly box: Box
  /** Where the plates stand, from above downwards. */
  readonly plates: Box
  /** How long a unit of the table is on the sheet, and an inch. */
  readonly scale: number
  readonly inch: number
  readonly onSheet: (point: TablePoint) => Point
}

const scenes = new WeakMap<TablePlan, TableScene>()

/** Where everything of a plan lies on its sheet; worked out once for each plan. */
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

/** About how many units of the sheet a kilometre takes; an inch may stand for more ground one way than the other. */
export function unitsPerKm({ plan, inch }: TableScene): number {
  const [across, down] = plan.inchOfGround
  return (inch * 1000) / ((across + down) / 2)
}
