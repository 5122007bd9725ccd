import type { HexPlan } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import { Look, type HexBoard, SideLook } from '../contract/hex-board.ts'
import { centreOf, hexHeight, hexSheetOf, isHexDrawn } from '../hex-cartography/hex-scene.ts'

/** A board of hexes for the window. */
export function hexBoard(plan: HexPlan): HexBoard {
  const { columns, rows, lower, terrain, hexes, places, features, hexsides } = plan
  const isDrawn = isHexDrawn(plan)
  return {
    kind: 'hexes',
    columns,
    rows,
    lower,
    sheet: isDrawn ? { ...hexSheetOf(plan), paper: ink.paper, hexHeight } : null,
    terrain: terrain.map(({ code, name, look }) => ({ code, name, look: Look.catch('other').parse(look) })),
    hexes: hexes.map((one) => ({
      hex: one.hex,
      label: one.label,
      terrain: one.terrain,
      column: one.column,
      row: one.row,
      at: isDrawn ? middleOf(plan, one) : null,
      neighbours: [...one.neighbours],
    })),
    places: places.map(({ hex, name }) => ({ hex, name })),
    features: features.map(({ id, name }) => ({ id, name, look: lookOf(id) })),
    hexsides: hexsides.map(({ between, feature }) => ({ between: [...between], feature })),
  }
}

function middleOf(plan: HexPlan, hex: HexPlan['hexes'][number]): { x: number; y: number } {
  const [x, y] = centreOf(plan, hex)
  return { x, y }
}

/** The id of a feature is its look, such as `river`; any other id is drawn as a plain line. */
const lookOf = (id: string): SideLook => SideLook.catch('other').parse(id)
