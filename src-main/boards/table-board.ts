import type { PlanGround, TablePlan } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import type { TableBoard } from '../contract/table-board.ts'
import { tableSceneOf } from '../table-cartography/table-scene.ts'

/** A measured table for the window. */
export function tableBoard(plan: TablePlan): TableBoard {
  const { sheet, box, scale, onSheet } = tableSceneOf(plan)
  const [width, height] = plan.size
  return {
    kind: 'table',
    sheet: { ...sheet, paper: ink.paper },
    table: { width, height, inch: plan.unitsPerInch, left: box.left, top: box.top, scale },
    places: plan.places.map(({ id, name, at }) => {
      const [x, y] = onSheet(at)
      return { id, name, at: { x, y } }
    }),
    areas: plan.areas.map(groundOf),
    lines: plan.lines.map(groundOf),
    attribution: plan.sheet.attribution,
  }
}

const groundOf = ({ id, look, name, points }: PlanGround): TableBoard['areas'][number] => ({
  id,
  look,
  name,
  points: points.map(([x, y]) => [x, y]),
})
