import type { BoardIndex } from '../board/board.ts'
import { onScreen, type View } from '../camera/camera-view.ts'
import type { Overlay, Tone } from '../board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { ringOf } from './in-view.ts'
import { middleOf } from '../board/lines.ts'

/** Everything highlighted on the map besides the overlay. */
export type Lights = {
  readonly targets: readonly Thing[]
  readonly chosen: readonly Thing[]
  readonly pointed: Thing | null
  /** The keyboard cursor. */
  readonly cursor: Thing | null
}

export const noLights: Lights = { targets: [], chosen: [], pointed: null, cursor: null }

/** More target hexes than these share one ring. */
const few = 6

/** The highlighted zones and ways as an overlay; counters are highlighted where they are drawn. */
export function litOverlay({ board, ways }: BoardIndex, { targets, chosen, pointed }: Lights): Overlay {
  const areMany = board.ofHexes === true && targets.filter(({ kind }) => kind === 'zone').length > few
  const shown: readonly (readonly [readonly Thing[], Tone])[] = [
    [targets, 'target'],
    [pointed === null ? [] : [pointed], 'chosen'],
    [chosen, 'chosen'],
  ]
  return {
    zones: shown.flatMap(([things, tone]) =>
      things.flatMap(({ kind, id }) =>
        kind === 'zone' ? [{ id, tone, ...(areMany && tone === 'target' ? { joined: true } : {}) }] : [],
      ),
    ),
    ways: shown.flatMap(([things, tone]) =>
      things.flatMap(({ kind, id }) => {
        const way = kind === 'way' ? ways.get(id) : undefined
        return way === undefined ? [] : [{ from: way.a, to: way.b, tone, dashed: tone === 'target' }]
      }),
    ),
    marks: [],
  }
}

/** The keyboard cursor: black on white, on top of everything. */
export function paintCursor(pen: CanvasRenderingContext2D, index: BoardIndex, view: View, cursor: Thing | null): void {
  if (cursor === null || cursor.kind === 'piece') return
  const [place, way] = [index.places.get(cursor.id), index.ways.get(cursor.id)]
  const at = cursor.kind === 'zone' ? place : way && middleOf(way.line)
  if (at === undefined) return
  const { x, y } = onScreen(view, at)
  const radius = cursor.kind === 'zone' && place !== undefined ? ringOf(place, view) + 5 : 11
  // Four corners, like a viewfinder, to differ from every highlight of the map.
  pen.beginPath()
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    pen.moveTo(x + dx * radius, y + dy * radius * 0.35)
    pen.lineTo(x + dx * radius, y + dy * radius)
    pen.lineTo(x + dx * radius * 0.35, y + dy * radius)
  }
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.lineWidth = 6
  pen.strokeStyle = '#fffaf0'
  pen.stroke()
  pen.lineWidth = 2.6
  pen.strokeStyle = '#1b1409'
  pen.stroke()
}
