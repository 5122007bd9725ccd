import type { Spot } from '../board/board.ts'
import type { Box } from '../board/names-on-sheet.ts'
import { type Sheet, type View, wholeSheet } from './camera-view.ts'
import { uncoveredViewOn, isUncovered, isInSight, viewOfAll } from './uncovered-ground.ts'

/** Scales whose ratio is above this count as equal. */
const nearlySame = 0.99

/**
 * The view that brings all given spots into sight, at the player's scale or as much smaller as needed. Null if they are
 * already in sight at that scale. `here`: the current view, or the goal of a flight.
 */
export function viewShowing(
  spots: readonly Spot[],
  here: View,
  { scale, least }: { readonly scale: number; readonly least: number },
  covered: readonly Box[],
  sheet: Sheet,
): View | null {
  const [first] = spots
  if (first === undefined) return null
  const isSeen = (spot: Spot): boolean =>
    spots.length === 1 ? isUncovered(here, spot, covered) : isInSight(here, spot, covered)
  if (here.zoom >= scale * nearlySame && spots.every(isSeen)) return null
  const near = { ...here, zoom: scale }
  if (spots.length === 1) return uncoveredViewOn(near, first, covered)
  return viewOfAll(near, spots, covered, least) ?? wholeSheet(sheet, here.width, here.height)
}
