import type { Spot } from '../board/board.ts'

/** What is seen of the sheet: a point of it is at `point * zoom + pan` in the frame. */
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

/** The view that shows the whole sheet in the middle of a frame. */
export const wholeSheet = (sheet: Sheet, width: number, height: number): View =>
  partOfSheet({ left: 0, top: 0, right: sheet.width, bottom: sheet.height }, width, height)

/** A part of the sheet. */
export type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The view that shows a part of the sheet in the middle of a frame, as near as that goes. */
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

/** The same view with another scale, in which a point of the frame shows the same point of the sheet. */
export function zoomedAbout(view: View, zoom: number, at: Spot): View {
  const share = zoom / view.zoom
  return { ...view, zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }
}

/** The view with a point of the sheet in the middle. */
export const centredOn = (view: View, at: Spot, zoom = view.zoom): View => ({
  ...view,
  zoom,
  x: view.width / 2 - at.x * zoom,
  y: view.height / 2 - at.y * zoom,
})

/** Keeps the sheet in the frame: its rim comes no further in than to the middle. */
export function kept(view: View, sheet: Sheet): View {
  const { zoom, width, height } = view
  const within = (pan: number, frame: number, side: number): number =>
    Math.min(frame / 2, Math.max(frame / 2 - side * zoom, pan))
  return { ...view, x: within(view.x, width, sheet.width), y: within(view.y, height, sheet.height) }
}

/**
 * The same view, moved as little as it takes to show no bare table beside the sheet where there is more of the sheet beyond the
 * other side of the frame; a sheet smaller than the frame lies in its middle.
 */
export function filled(view: View, sheet: Sheet): View {
  const { zoom, width, height } = view
  const within = (pan: number, frame: number, side: number): number =>
    side <= frame ? (frame - side) / 2 : Math.min(0, Math.max(frame - side, pan))
  return { ...view, x: within(view.x, width, sheet.width * zoom), y: within(view.y, height, sheet.height * zoom) }
}

/** How much of the sheet is seen, as a part of its area. */
export function seenOf(view: View, sheet: Sheet): number {
  const [from, to] = [onSheet(view, { x: 0, y: 0 }), onSheet(view, { x: view.width, y: view.height })]
  const part = (low: number, high: number, side: number): number =>
    Math.max(0, Math.min(side, high) - Math.max(0, low)) / side
  return part(from.x, to.x, sheet.width) * part(from.y, to.y, sheet.height)
}

/** Can a point of the sheet be seen well, not too near the rim? */
export function seesWell(view: View, at: Spot): boolean {
  const { x, y } = onScreen(view, at)
  const rim = Math.min(70, view.width / 5, view.height / 5)
  return x > rim && x < view.width - rim && y > rim && y < view.height - rim
}

/** A part of the way from one view to another: scales multiply, so that a long flight looks even. */
export function between(from: View, to: View, part: number): View {
  const mixed = (a: number, b: number): number => a + (b - a) * part
  const zoom = from.zoom * (to.zoom / from.zoom) ** part
  // The middle of what is seen moves evenly on the sheet as it is scaled.
  const share = from.zoom === to.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom)
  const [a, b] = [middle(from), middle(to)]
  const at = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  const view = { ...to, zoom, width: mixed(from.width, to.width), height: mixed(from.height, to.height) }
  return centredOn(view, at)
}

const middle = (view: View): Spot => onSheet(view, { x: view.width / 2, y: view.height / 2 })
