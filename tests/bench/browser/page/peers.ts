import cytoscape, { type Core, type ElementDefinition } from 'cytoscape'
import { liveriesByChoice } from '../../../../src-renderer/counters/liveries.ts'
import { type Pile, pilesOf, type Piece } from '../../../../src-renderer/counters/piles.ts'
import type { MapBoard, MapPlace } from '../../../../src-renderer/map/board/board.ts'
import type { View } from '../../../../src-renderer/map/camera/camera-view.ts'
import { scaleAt } from '../../../../src-renderer/map/camera/detail.ts'

/**
 * The same scene drawn in the plainest way: every line, sign, name and counter anew in each frame. (All lines in one
 * stroke would take longer.)
 */
export class PlainCanvas {
  readonly #pen: CanvasRenderingContext2D
  readonly #board: MapBoard
  readonly #piles: readonly Pile[]
  readonly #places: ReadonlyMap<string, MapPlace>

  constructor(canvas: HTMLCanvasElement, board: MapBoard, pieces: readonly Piece[]) {
    const pen = canvas.getContext('2d', { alpha: false })
    if (pen === null) throw new Error('no canvas')
    this.#pen = pen
    this.#board = board
    this.#piles = pilesOf(pieces)
    this.#places = new Map(board.places.map((place) => [place.id, place]))
  }

  draw({ zoom, x, y, width, height }: View, spacing: number): void {
    const pen = this.#pen
    const { places, ways, sheet } = this.#board
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = sheet.paper
    pen.fillRect(0, 0, width, height)
    pen.setTransform(zoom, 0, 0, zoom, x, y)
    for (const [ink, thick] of [
      ['#8d7d62', 6.2],
      ['#f6e7b8', 3.2],
    ] as const) {
      pen.strokeStyle = ink
      pen.lineWidth = thick
      for (const { line } of ways) {
        pen.beginPath()
        line.forEach(([atX, atY], i) => (i === 0 ? pen.moveTo(atX, atY) : pen.lineTo(atX, atY)))
        pen.stroke()
      }
    }
    pen.font = '25px serif'
    pen.textBaseline = 'middle'
    for (const place of places) {
      pen.beginPath()
      pen.arc(place.x, place.y, place.reach, 0, 2 * Math.PI)
      pen.fillStyle = '#fffaf0'
      pen.fill()
      pen.strokeStyle = '#3b2f1c'
      pen.lineWidth = 2.5
      pen.stroke()
      pen.fillStyle = '#2b241b'
      pen.fillText(place.name, place.x + place.reach + 8, place.y)
    }
    pen.setTransform(1, 0, 0, 1, x, y)
    const { level, size } = scaleAt(zoom, spacing)
    for (const { place, pieces } of this.#piles) {
      const at = this.#places.get(place)
      if (at === undefined) continue
      const shown = level === 'near' ? pieces : pieces.slice(0, 1)
      shown.forEach((piece, i) =>
        this.#counter(piece, at.x * zoom + (i % 4) * (size + 3), at.y * zoom - size * (1 + Math.floor(i / 4)), size),
      )
      if (level === 'near') continue
      pen.fillStyle = '#fffdf5'
      pen.font = 'bold 12px serif'
      pen.fillText(String(pieces.length), at.x * zoom + 4, at.y * zoom - 6)
    }
  }

  /** A card, its band, its sign, and two numbers. */
  #counter({ face }: Piece, left: number, top: number, size: number): void {
    const pen = this.#pen
    const { field, rim, panel, line, ink } = liveriesByChoice.period[face.livery]
    pen.fillStyle = field
    pen.fillRect(left, top, size, size)
    pen.fillStyle = face.band?.colour ?? rim
    pen.fillRect(left, top, size, size * 0.25)
    pen.strokeStyle = rim
    pen.lineWidth = 1.4
    pen.strokeRect(left, top, size, size)
    pen.fillStyle = panel
    pen.fillRect(left + size * 0.27, top + size * 0.34, size * 0.46, size * 0.31)
    pen.strokeStyle = line
    pen.strokeRect(left + size * 0.27, top + size * 0.34, size * 0.46, size * 0.31)
    pen.beginPath()
    pen.moveTo(left + size * 0.27, top + size * 0.34)
    pen.lineTo(left + size * 0.73, top + size * 0.65)
    pen.moveTo(left + size * 0.27, top + size * 0.65)
    pen.lineTo(left + size * 0.73, top + size * 0.34)
    pen.stroke()
    pen.fillStyle = ink
    pen.font = `bold ${size * 0.22}px serif`
    pen.fillText(String(face.movement ?? ''), left + size * 0.08, top + size * 0.5)
    pen.fillText(String(face.morale ?? ''), left + size * 0.8, top + size * 0.5)
  }
}

/** The same scene as the map library itself would draw it. */
export function inCytoscape(container: HTMLElement, { places, ways }: MapBoard, pieces: readonly Piece[]): Core {
  const at = new Map(places.map((place) => [place.id, place]))
  const elements: ElementDefinition[] = [
    ...places.map(({ id, name, x, y, reach }) => ({
      data: { id, name, size: 2 * reach },
      classes: 'zone',
      position: { x, y },
    })),
    ...ways.map(({ id, a, b }) => ({ data: { id: `way ${id}`, source: a, target: b } })),
    ...pieces.map(({ id, place, face }, i) => {
      const { x = 0, y = 0 } = at.get(place) ?? {}
      const { field, rim } = liveriesByChoice.period[face.livery]
      const data = { id: `piece ${id}`, name: face.name ?? '', field, rim }
      return { data, classes: 'piece', position: { x: x + 20 + (i % 4) * 4, y: y - 40 - (i % 4) * 4 } }
    }),
  ]
  return cytoscape({
    container,
    elements,
    layout: { name: 'preset', fit: true },
    style: [
      {
        selector: '.zone',
        style: {
          width: 'data(size)',
          height: 'data(size)',
          label: 'data(name)',
          'background-color': '#fffaf0',
          'border-width': 2.5,
          'border-color': '#3b2f1c',
          'font-size': 25,
          'text-valign': 'center',
          'text-halign': 'right',
        },
      },
      { selector: 'edge', style: { width: 5, 'line-color': '#a08d6b', 'curve-style': 'straight' } },
      {
        selector: '.piece',
        style: {
          shape: 'round-rectangle',
          width: 60,
          height: 60,
          label: 'data(name)',
          'background-color': 'data(field)',
          'border-width': 3,
          'border-color': 'data(rim)',
          'font-size': 14,
          'text-valign': 'center',
          color: '#fff',
        },
      },
    ],
  })
}
