import { pileKey } from '../../counters/piles.ts'
import type { BoardIndex } from '../board/board.ts'
import { onScreen } from '../camera/camera-view.ts'
import type { Box } from '../board/names-on-sheet.ts'
import type { Stage } from './stage.ts'

/** The open stack, identified by its place so that it follows changes there. */
export type OpenStack = { readonly place: string; readonly side: number | null; readonly pinned: boolean }

/** The box of its pile in the window, or of its place if counters are hidden; and how far the map extends across it. */
export function pileInWindow(
  frame: HTMLElement | null,
  stage: Stage,
  { places }: BoardIndex,
  place: string,
  side: number,
): { readonly box: Box; readonly map: { readonly left: number; readonly right: number } } | undefined {
  const [box, at] = [frame?.getBoundingClientRect(), places.get(place)]
  if (box === undefined || at === undefined) return undefined
  const { x, y } = onScreen(stage.camera.view, at)
  const pile = stage.frameOf(pileKey(place, side)) ?? { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }
  const inWindow = {
    left: pile.left + box.left,
    right: pile.right + box.left,
    top: pile.top + box.top,
    bottom: pile.bottom + box.top,
  }
  return { box: inWindow, map: box }
}
