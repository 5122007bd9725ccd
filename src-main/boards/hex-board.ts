import type { HexPlan } from '#engine/kernel/system/board-plan.ts'
import { Look, type HexBoard, SideLook } from '../contract/hex-board.ts'

/** A board of hexes as the window gets it. */
export function hexBoard({ columns, rows, lower, terrain, hexes, places, features, hexsides }: HexPlan): HexBoard {
  return {
    kind: 'hexes',
    columns,
    rows,
    lower,
    terrain: terrain.map(({ code, name, look }) => ({ code, name, look: Look.catch('other').parse(look) })),
    hexes: hexes.map(({ hex, label, terrain: code, column, row, neighbours }) => ({
      hex,
      label,
      terrain: code,
      column,
      row,
      neighbours: [...neighbours],
    })),
    places: places.map(({ hex, name }) => ({ hex, name })),
    features: features.map(({ id, name }) => ({ id, name, look: lookOf(id) })),
    hexsides: hexsides.map(({ between, feature }) => ({ between: [...between], feature })),
  }
}

/** A river is called `river`, and so on; what has another name is drawn as a plain line. */
const lookOf = (id: string): SideLook => SideLook.catch('other').parse(id)
