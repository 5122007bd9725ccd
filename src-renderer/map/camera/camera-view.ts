import type { Spot } from '../board/board.ts'

/** The visible part of the sheet: a point of it is at `point * zoom + pan` in the frame. */
export type View = {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const onScreen = ({ zoom, x, y }: View, at: Spot): Spot => ({ x: at.x * zoom + x, y: at.y * zoom + y })
export const onSheet = ({ zoom, x, y }: View, at: Spot): Spot => ({ x: (at.x - x) / zoom, y: (at.y - y) / zoom })

export type Sheet = { readonly width: number; readonly height: number }

/** The view that shows the whole sheet, centred in the frame. */
export const wholeSheet = (sheet: Sheet, width: number, height: number): View =>
  partOfSheet({ left: 0, top: 0, right: sheet.width, bottom: sheet.height }, width, height)

/** A part of the sheet. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The view that shows a part of the sheet, centred in the frame and as large as it fits. */
export function partOfSheet({ left, top, right, bottom }: Part, width: number, height: number): View {
  const zoom = Math.max(0.001, Math.min(width / (right - left), height / (bottom - top)))
  return {
    zoom,
    x: (width - (left + right) * zoom) / 2,
    y: (height - (top + bottom) * zoom) / 2,
    width,
    height,
  }
}

/** The view at another scale, with the sheet fixed at a point of the frame. */
export function zoomedAbout(view: View, zoom: number, at: Spot): View {
  const share = zoom / view.zoom
  return { ...view, zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }
}

/** The view centred on a point of the sheet. */
export const centredOn = (view: View, at: Spot, zoom = view.zoom): View => ({
  ...view,
  zoom,
  x: view.width / 2 - at.x * zoom,
  y: view.height / 2 - at.y * zoom,
})

/** Limits the pan: the edge of the sheet comes no further in than to the middle of the frame. */
export function limitedToSheet(view: View, sheet: Sheet): View {
  const { zoom, width, height } = view
  const within = (pan: number, frame: number, side: number): number =>
    Math.min(frame / 2, Math.max(frame / 2 - side * zoom, pan))
  return { ...view, x: within(view.x, width, sheet.width), y: within(view.y, height, sheet.height) }
}

/**
 * The view moved so that no bare table shows on one side while the sheet extends beyond the frame on the other side; a
 * sheet smaller than the frame is centred.
 */
export function withoutBareTable(view: View, sheet: Sheet): View {
  const { zoom, width, height } = view
  const within = (pan: number, frame: number, side: number): number =>
    side <= frame ? (frame - side) / 2 : Math.min(0, Math.max(frame - side, pan))
  return { ...view, x: within(view.x, width, sheet.width * zoom), y: within(view.y, height, sheet.height * zoom) }
}

/** The visible share of the sheet's area. */
export function seenOf(view: View, sheet: Sheet): number {
  const [from, to] = [onSheet(view, { x: 0, y: 0 }), onSheet(view, { x: view.width, y: view.height })]
  const part = (low: number, high: number, side: number): number =>
    Math.max(0, Math.min(side, high) - Math.max(0, low)) / side
  return part(from.x, to.x, sheet.width) * part(from.y, to.y, sheet.height)
}

/** Whether a point of the sheet is in the frame and not too near its edge. */
export function seesWell(view: View, at: Spot): boolean {
  const { x, y } = onScreen(view, at)
  const rim = Math.min(70, view.width / 5, view.height / 5)
  return x > rim && x < view.width - rim && y > rim && y < view.height - rim
}

/** Interpolates between two views. Scales are interpolated geometrically, so that a long flight looks even. */
export function between(from: View, to: View, part: number): View {
  const mixed = (a: number, b: number): number => a + (b - a) * part
  const zoom = from.zoom * (to.zoom / from.zoom) ** part
  // The middle of the view moves evenly on the sheet as it is scaled.
  const share = from.zoom === to.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom)
  const [a, b] = [middle(from), middle(to)]
  const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  const view = { ...to, zoom, width: mixed(from.width, to.width), height: mixed(from.height, to.height) }
  return centredOn(view, at)
}

const middle = (view: View): Spot => onSheet(view, { x: view.width / 2, y: view.height / 2 })
