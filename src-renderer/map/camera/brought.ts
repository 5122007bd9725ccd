import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { type Sheet, type View, wholeSheet } from './camera-view.ts'
import { clearOn, isClear, isInSight, viewOfAll } from './clear-ground.ts'

/** A scale that differs by less is the same. */
const hardly = 0.99

/**
 * The view that brings spots of the sheet into sight, all of them: at the scale at which the player looks, or from as much further off as that takes.
 * Null where they are seen at that scale already. `here`: what is seen now, or will be in a moment.
 */
export function brought(
  spots: readonly Spot[],
  here: View,
  { scale, least }: { readonly scale: number; readonly least: number },
  covered: readonly Box[],
  sheet: Sheet,
): View | null {
  const [first] = spots
  if (first === undefined) return null
  const isSeen = (spot: Spot): boolean =>
    spots.length === 1 ? isClear(here, spot, covered) : isInSight(here, spot, covered)
  if (here.zoom >= scale * hardly && spots.every(isSeen)) return null
  const near = { ...here, zoom: scale }
  if (spots.length === 1) return clearOn(near, first, covered)
  return viewOfAll(near, spots, covered, least) ?? wholeSheet(sheet, here.width, here.height)
}
