import type { Inks, MarkSign, Overlay, Tone } from '../board/overlay.ts'
import type { BoardIndex, MapPlace, MapWay } from '../board/board.ts'
import { indexBoard } from '../board/board.ts'
import { besidePlace } from './paint-marks.ts'
import { markSize } from './paint-signs.ts'
import { paintAbove, paintBeneath } from './paint-overlay.ts'

/** The sample in a line of a key: a way, a railway, a ring, a wash or a sign. */
export type KeySample = {
  readonly tone: Tone
  readonly as?: 'way' | 'rail' | 'ring' | 'wash' | MarkSign
  readonly dashed?: boolean
}

export const sampleSize = { width: 44, height: 30 } as const

/** A miniature map, so that a sample looks as on the map. */
const { width, height } = sampleSize
const place = (id: string, x: number): MapPlace => ({ id, name: id, x, y: height / 2, reach: 0 })
const way: MapWay = {
  id: 'way',
  a: 'from',
  b: 'to',
  line: [
    [-40, height / 2],
    [width + 40, height / 2],
  ],
}
const board: BoardIndex = indexBoard({
  sheet: { width, height, paper: '#fffaf0' },
  places: [place('from', -40), place('middle', width / 2), place('to', width + 40)],
  ways: [way],
})
/** Signs are painted small, as on a map seen as a whole. */
const viewOf = (zoom: number) => ({ zoom, x: (width / 2) * (1 - zoom), y: (height / 2) * (1 - zoom), width, height })

export function paintSample(pen: CanvasRenderingContext2D, { tone, as = 'way', dashed }: KeySample, inks: Inks): void {
  const along = { from: 'from', to: 'to', tone, ...(dashed === undefined ? {} : { dashed }) }
  const at = { zone: 'middle' }
  const nothing: Overlay = { zones: [], ways: [], marks: [] }
  const painted: Overlay =
    as === 'way' || as === 'rail'
      ? { ...nothing, ways: [{ ...along, rail: as === 'rail' }] }
      : as === 'ring' || as === 'wash'
        ? { ...nothing, zones: [{ id: 'middle', tone, soft: as === 'wash' }] }
        : { ...nothing, marks: [{ at, sign: as, tone }] }
  const view = viewOf(painted.marks.length > 0 ? 0.4 : 0.7)
  pen.clearRect(0, 0, width, height)
  paintBeneath(pen, board, view, painted, inks)
  pen.save()
  // Signs that stand beside their place are centred in a key.
  const [right, down] = (as in besidePlace ? besidePlace[as as MarkSign] : undefined) ?? [0, 0]
  pen.translate(-right * markSize(view), -down * markSize(view))
  paintAbove(pen, board, view, painted, inks)
  pen.restore()
}
