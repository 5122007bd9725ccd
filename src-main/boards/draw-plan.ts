import type { AreaPlan, BoardPlan, TablePlan } from '#engine/kernel/system/board-plan.ts'
import { drawAreas } from '../area-cartography/draw-areas.ts'
import { drawMap } from '../cartography/draw-map.ts'
import { type DrawnPlan, isDrawn } from '../cartography/ground/scene.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { drawHexes } from '../hex-cartography/draw-hexes.ts'
import { type DrawnHexPlan, isHexDrawn } from '../hex-cartography/hex-scene.ts'
import { drawTable } from '../table-cartography/draw-table.ts'

/** A plan that can be drawn. */
export type Drawable = DrawnPlan | DrawnHexPlan | AreaPlan | TablePlan

export const isDrawable = (plan: BoardPlan | undefined): plan is Drawable =>
  plan?.kind === 'areas' ||
  plan?.kind === 'table' ||
  (plan?.kind === 'zones' && isDrawn(plan)) ||
  (plan?.kind === 'hexes' && isHexDrawn(plan))

/** The map of a plan as an SVG document. */
export function drawPlan(plan: Drawable, language?: Language): string {
  if (plan.kind === 'areas') return drawAreas(plan, language)
  if (plan.kind === 'table') return drawTable(plan, language)
  return plan.kind === 'zones' ? drawMap(plan, language) : drawHexes(plan, language)
}
