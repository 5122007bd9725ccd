import type { BoardIndex } from '../board/board.ts'
import { arrowsOf, type MapMarch } from '../board/march-arrows.ts'
import type { Inks } from '../board/overlay.ts'
import type { View } from '../camera/camera-view.ts'

/** The arrows of one side as a single path, drawn the same at every scale. */
type Arrows = Pick<MapMarch, 'tone' | 'isHollow'> & { readonly path: Path2D }
type MarchArrows = readonly Arrows[]

export const noArrows: MarchArrows = []

/** Merges the arrows into one path per side, so that painting fills only one area for each. */
export function layMarches(index: BoardIndex, marches: readonly MapMarch[]): MarchArrows {
  const bySide = new Map<string, Arrows>()
  for (const { march, outline } of arrowsOf(index, marches)) {
    const { tone, isHollow } = march
    const key = `${tone} ${isHollow}`
    const arrows = bySide.get(key) ?? { tone, isHollow, path: new Path2D() }
    bySide.set(key, arrows)
    outline.forEach(([x, y], at) => (at === 0 ? arrows.path.moveTo(x, y) : arrows.path.lineTo(x, y)))
    arrows.path.closePath()
  }
  return [...bySide.values()]
}

const paper = '#fffaf0'

/** The pen measures in pixels of the window, before and after. */
export function paintMarches(
  pen: CanvasRenderingContext2D,
  { zoom, x, y }: View,
  arrows: MarchArrows,
  inks: Inks,
): void {
  if (arrows.length === 0) return
  pen.save()
  pen.transform(zoom, 0, 0, zoom, x, y)
  pen.lineJoin = 'round'
  for (const { tone, isHollow, path } of arrows) {
    const ink = inks[tone]
    pen.strokeStyle = isHollow ? ink : paper
    pen.lineWidth = (isHollow ? 2.4 : 2) / zoom
    pen.globalAlpha = 0.85
    pen.stroke(path)
    pen.fillStyle = isHollow ? paper : ink
    pen.globalAlpha = isHollow ? 0.55 : 0.72
    pen.fill(path)
  }
  pen.restore()
}
