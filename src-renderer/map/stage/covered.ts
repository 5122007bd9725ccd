import type { Box } from '../board/names-on-sheet.ts'

/** Elements that lie over the map have this attribute. */
const covering = '[data-covers-map]'

/**
 * The boxes of the elements that lie over the frame of a map: overview, buttons, layers, readout. In pixels of the
 * frame.
 */
export function coveredIn(frame: HTMLElement | null): Box[] {
  if (frame === null) return []
  const box = frame.getBoundingClientRect()
  return [...document.querySelectorAll(covering)].flatMap((element): Box[] => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isOver = right > box.left && left < box.right && bottom > box.top && top < box.bottom
    return isOver && right > left
      ? [{ left: left - box.left, right: right - box.left, top: top - box.top, bottom: bottom - box.top }]
      : []
  })
}
