import type { Box } from '../board/names-on-sheet.ts'

/** What lies over the map says so with this attribute. */
const covering = '[data-covers-map]'

/** What lies over the frame of a map: overview, buttons, layers, words at its foot. In the frame. */
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
