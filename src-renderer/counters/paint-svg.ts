import { small } from '../parts/faces.ts'

/* Paints counters directly on a canvas, with the fonts of the page. As an image each would be a separate document,
   which has to load its fonts before it is drawn. */

type Pen = CanvasRenderingContext2D
type Attributes = Readonly<Record<string, string | undefined>>

/** The fill and stroke settings of an element, inherited by its children. The pen keeps the other attributes. */
type Ink = {
  readonly fills: boolean
  readonly strokes: boolean
  readonly strokesFirst: boolean
}
/** An open element: its ink, and the position of text in it; null if it has none. */
type Open = { readonly ink: Ink; readonly wordsAt: readonly [x: number, y: number] | null }

const part = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g
const attribute = /([a-zA-Z-]+)="([^"]*)"/g
const change = /(translate|rotate|scale)\(([^)]*)\)/g

/**
 * Paints the subset of SVG that drawings on counters may use: groups, rectangles, circles, paths and text, in plain
 * colours. Any other element is an error.
 */
export function paintSvg(pen: Pen, svg: string): void {
  const elements: Open[] = [{ ink: { fills: true, strokes: false, strokesFirst: false }, wordsAt: null }]
  pen.save()
  pen.fillStyle = '#000'
  pen.lineWidth = 1
  pen.miterLimit = 4
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  for (const [, closes, name = '', written = '', isEmpty, words] of svg.matchAll(part)) {
    const outer = elements.at(-1)
    if (outer === undefined) break
    if (words !== undefined) {
      if (outer.wordsAt !== null) paintWords(pen, outer.ink, words, outer.wordsAt)
    } else if (closes === '/') {
      elements.pop()
      pen.restore()
    } else {
      const own = attributesOf(written)
      pen.save()
      place(pen, name, own)
      const ink = inkOf(pen, own, outer.ink)
      const shape = shapeOf(name, own)
      if (shape !== null) paintShape(pen, ink, shape)
      if (isEmpty === '/') pen.restore()
      else elements.push({ ink, wordsAt: name === 'text' ? [number(own, 'x'), number(own, 'y')] : null })
    }
  }
  pen.restore()
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries([...written.matchAll(attribute)].map(([, name, value]) => [name, value]))

const number = (own: Attributes, name: string): number => Number(own[name] ?? 0)

// --- Position ------------------------------------------------------------------------------------------------------

/** Applies the transform of an element to the pen. */
function place(pen: Pen, name: string, own: Attributes): void {
  if (name === 'svg') frame(pen, own)
  for (const [, how, numbers = ''] of (own['transform'] ?? '').matchAll(change)) {
    const [first = 0, second, third = 0] = numbers.split(/[\s,]+/).map(Number)
    if (how === 'translate') pen.translate(first, second ?? 0)
    else if (how === 'scale') pen.scale(first, second ?? first)
    else {
      pen.translate(second ?? 0, third)
      pen.rotate((first * Math.PI) / 180)
      pen.translate(-(second ?? 0), -third)
    }
  }
}

/** A nested drawing in its frame: scaled to fit, centred, and clipped. */
function frame(pen: Pen, own: Attributes): void {
  const [left = 0, top = 0, across = 1, down = 1] = (own['viewBox'] ?? '').split(' ').map(Number)
  const [width, height] = [number(own, 'width'), number(own, 'height')]
  const scale = Math.min(width / across, height / down)
  pen.translate(number(own, 'x') + (width - across * scale) / 2, number(own, 'y') + (height - down * scale) / 2)
  pen.scale(scale, scale)
  pen.translate(-left, -top)
  pen.beginPath()
  pen.rect(left, top, across, down)
  pen.clip()
}

// --- Colours -------------------------------------------------------------------------------------------------------

const anchors: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' }

/** Applies the colours and line styles of an element to the pen. */
function inkOf(pen: Pen, own: Attributes, outer: Ink): Ink {
  const { fill, stroke, opacity } = own
  if (fill !== undefined && fill !== 'none') pen.fillStyle = fill
  if (stroke !== undefined && stroke !== 'none') pen.strokeStyle = stroke
  if (opacity !== undefined) pen.globalAlpha *= Number(opacity)
  if (own['stroke-width'] !== undefined) pen.lineWidth = number(own, 'stroke-width')
  if (own['stroke-linecap'] !== undefined) pen.lineCap = own['stroke-linecap'] as CanvasLineCap
  if (own['stroke-linejoin'] !== undefined) pen.lineJoin = own['stroke-linejoin'] as CanvasLineJoin
  if (own['stroke-dasharray'] !== undefined) pen.setLineDash(own['stroke-dasharray'].split(' ').map(Number))
  if (own['text-anchor'] !== undefined) pen.textAlign = anchors[own['text-anchor']] ?? 'left'
  if (own['font-size'] !== undefined) pen.font = `600 ${own['font-size']}px ${small}`
  return {
    fills: fill === undefined ? outer.fills : fill !== 'none',
    strokes: stroke === undefined ? outer.strokes : stroke !== 'none',
    strokesFirst: own['paint-order'] === undefined ? outer.strokesFirst : own['paint-order'] === 'stroke',
  }
}

// --- Shape ---------------------------------------------------------------------------------------------------------

/** The outline of an element; null if it has none. */
function shapeOf(name: string, own: Attributes): Path2D | null {
  switch (name) {
    case 'svg':
    case 'g':
    case 'text':
      return null
    case 'path':
      return new Path2D(own['d'])
    case 'rect': {
      const path = new Path2D()
      path.roundRect(number(own, 'x'), number(own, 'y'), number(own, 'width'), number(own, 'height'), number(own, 'rx'))
      return path
    }
    case 'circle': {
      const path = new Path2D()
      path.arc(number(own, 'cx'), number(own, 'cy'), number(own, 'r'), 0, 2 * Math.PI)
      path.closePath()
      return path
    }
    default:
      throw new Error(`nothing on a counter can be drawn as <${name}>`)
  }
}

function paintShape(pen: Pen, { fills, strokes, strokesFirst }: Ink, shape: Path2D): void {
  if (strokes && strokesFirst) pen.stroke(shape)
  if (fills) pen.fill(shape)
  if (strokes && !strokesFirst) pen.stroke(shape)
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function paintWords(pen: Pen, { fills }: Ink, words: string, [x, y]: readonly [number, number]): void {
  if (fills)
    pen.fillText(
      words.replaceAll(/&[a-z]+;/g, (sign) => signs[sign] ?? sign),
      x,
      y,
    )
}
