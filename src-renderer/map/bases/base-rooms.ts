import type { Box } from '../board/names-on-sheet.ts'
import type { TableOnSheet } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { LaidBase } from './bases.ts'
import { boxOfWords } from './name-spot.ts'
import { discSize } from './paint-disc.ts'

/** The boxes of discs in the frame. */
export const discRooms = (bases: readonly LaidBase[], { scale }: TableOnSheet, view: View): Box[] =>
  bases.flatMap(({ at, base: { shape } }): Box[] => {
    if (shape.is !== 'disc') return []
    const size = discSize(shape, scale * view.zoom)
    return [boxOfWords(onScreen(view, at), 2 * size, size)]
  })

/** The boxes of all bases in the frame. */
export const baseRooms = (bases: readonly LaidBase[], table: TableOnSheet, view: View): Box[] => [
  ...discRooms(bases, table, view),
  ...bases.flatMap(({ base, outline }): Box[] => {
    if (base.shape.is !== 'stands') return []
    const corners = outline.map(([x, y]) => onScreen(view, { x, y }))
    const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return [
      { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) },
    ]
  }),
]
