import type { Box } from '../board/names-on-sheet.ts'

/** The layout of an open stack beside its pile, in pixels of the window. */
export type Fan = {
  /** The side of a counter. */
  readonly size: number
  readonly columns: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const fanFrame = { padding: 14, gap: 8, heading: 36, foot: 65, rim: 6, apart: 8, leastWidth: 288 } as const

/** Counter sizes; the largest that fits is used. If even the last does not fit, the stack scrolls. */
const sizes = [112, 100, 88, 76, 64, 54, 46, 38] as const

/** `map`: the part of its width that the map takes up. */
type Window = {
  readonly width: number
  readonly height: number
  readonly map?: { readonly left: number; readonly right: number }
}

/**
 * Lays out a whole stack as large as the window allows, never beyond its margin, above the pile if there is room, and over
 * the map rather than the question beside it.
 * `text`: the window's text size, with which the words above and below the counters grow.
 */
export function fanOf(count: number, pile: Box, window: Window, text = 1): Fan {
  const { rim } = fanFrame
  const measured = sizes.map((size) => measure(count, size, window.width - 2 * rim, text))
  const last = measured.at(-1) ?? measure(count, 38, window.width, text)
  const fits = measured.find(
    ({ width, height }) => width <= window.width - 2 * rim && height <= window.height - 2 * rim,
  )
  const { size, columns, width, height: wanted } = fits ?? last
  const height = Math.min(wanted, window.height - 2 * rim)
  return { size, columns, width, height, ...placed(width, height, pile, window) }
}

function measure(count: number, size: number, room: number, text: number): Omit<Fan, 'left' | 'top'> {
  const { padding, gap, heading, foot, leastWidth } = fanFrame
  const most = Math.max(1, Math.floor((room - 2 * padding + gap) / (size + gap)))
  const rows = Math.ceil(count / Math.min(most, count, Math.max(3, Math.ceil(Math.sqrt(count * 1.7)))))
  // Rows of equal length where possible.
  const columns = Math.ceil(count / rows)
  return {
    size,
    columns,
    width: Math.max(Math.min(leastWidth * text, room), columns * (size + gap) - gap + 2 * padding),
    height: rows * (size + gap) - gap + 2 * padding + (heading + foot) * text,
  }
}

/** Above, below, right or left of the pile, whichever leaves it uncovered; otherwise anywhere within the window. */
function placed(width: number, height: number, pile: Box, window: Window): { left: number; top: number } {
  const { rim, apart } = fanFrame
  const middle = (pile.left + pile.right) / 2 - width / 2
  const side = (pile.top + pile.bottom) / 2 - height / 2
  const within = (at: number, size: number, start: number, end: number): number =>
    Math.min(Math.max(start + rim, end - rim - size), Math.max(start + rim, at))
  const { left, right } = roomFor(width, window)
  const inside = { left: within(middle, width, left, right), top: within(side, height, 0, window.height) }
  if (pile.top - apart - height >= rim) return { ...inside, top: pile.top - apart - height }
  if (pile.bottom + apart + height <= window.height - rim) return { ...inside, top: pile.bottom + apart }
  if (pile.right + apart + width <= right - rim) return { ...inside, left: pile.right + apart }
  if (pile.left - apart - width >= left + rim) return { ...inside, left: pile.left - apart - width }
  return inside
}

/** The width of the map if the stack fits into it, or that of the window. */
const roomFor = (width: number, window: Window): { readonly left: number; readonly right: number } =>
  window.map !== undefined && width <= window.map.right - window.map.left - 2 * fanFrame.rim
    ? window.map
    : { left: 0, right: window.width }
