import { type Typeface, letterWidth, textWidth } from './metrics.ts'
import { pointAtAngle, type Line, type Point } from '../geometry/plane.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Rounds to a tenth of a unit, which is finer than any printer. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export const group = (attributes: Attributes, content: readonly string[]): string =>
  element('g', attributes, `\n${content.filter((part) => part !== '').join('\n')}\n`)

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const pathOf = (line: Line, closed = false): string =>
  line.length === 0 ? '' : `M${line.map(pair).join('L')}${closed ? 'Z' : ''}`

export const path = (d: string, attributes: Attributes): string =>
  d === '' ? '' : element('path', { d, ...attributes })

export const stroke = (line: Line, attributes: Attributes): string =>
  path(pathOf(line), { fill: 'none', ...attributes })

const tile = 480
const fineness = 4

/**
 * Many short strokes in few elements, grouped by squares of the sheet, so that a part of it can be painted without the
 * rest.
 */
export function strokesIn(strokes: readonly (readonly [Point, Point])[], attributes: Attributes): string[] {
  const squares = new Map<string, (readonly [Point, Point])[]>()
  for (const one of strokes) {
    const key = `${Math.floor(one[0][0] / tile)} ${Math.floor(one[0][1] / tile)}`
    squares.set(key, [...(squares.get(key) ?? []), one])
  }
  const finely = ([x, y]: Point): Point => [Math.round(x * fineness), Math.round(y * fineness)]
  const by = ([ax, ay]: Point, [bx, by]: Point): string => `${bx - ax}${by < ay ? '' : ' '}${by - ay}`
  return [...squares.values()].map((ones) => {
    let last: Point = [0, 0]
    const d = ones.map(([from, to]) => {
      const [start, end] = [finely(from), finely(to)]
      const drawn = `m${by(last, start)}l${by(start, end)}`
      last = end
      return drawn
    })
    const width = Number(attributes['stroke-width'] ?? 1) * fineness
    return path(d.join(''), { ...attributes, 'stroke-width': width, fill: 'none', transform: `scale(${1 / fineness})` })
  })
}

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes })

export const rectangle = (left: number, top: number, right: number, bottom: number, attributes: Attributes): string =>
  element('rect', { x: left, y: top, width: right - left, height: bottom - top, ...attributes })

export interface Lettering {
  readonly face: Typeface
  readonly size: number
  readonly fill: string
  readonly spacing?: number
  readonly halo?: string
}

const faces: Record<Typeface, Attributes> = {
  roman: {},
  bold: { 'font-weight': 'bold' },
  italic: { 'font-style': 'italic' },
}

const inked = ({ face, size, fill, halo }: Lettering): Attributes => ({
  ...faces[face],
  'font-size': size,
  fill,
  ...(halo === undefined
    ? {}
    : { stroke: halo, 'stroke-width': size * 0.2, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
})

/** A text from a point of its baseline, forced to the width of the metrics. */
export function text(words: string, [x, y]: Point, lettering: Lettering): string {
  const length = textWidth(words, lettering.face, lettering.size, lettering.spacing)
  const attributes = { x, y, textLength: length, ...inked(lettering) }
  return element('text', attributes, escaped(words))
}

/** Letters, each with its own position and angle. */
export function letters(placed: readonly { letter: string; at: Point; angle: number }[], lettering: Lettering): string {
  const attributes = {
    x: placed.map(({ at }) => short(at[0])).join(' '),
    y: placed.map(({ at }) => short(at[1])).join(' '),
    rotate: placed.map(({ angle }) => short((angle * 180) / Math.PI)).join(' '),
    ...inked(lettering),
  }
  return element('text', attributes, escaped(placed.map(({ letter }) => letter).join('')))
}

/** A text along a straight line from a point of its baseline, letter by letter. */
export function turnedText(words: string, from: Point, angle: number, lettering: Lettering): string {
  let walked = 0
  const placed = [...words].map((letter) => {
    const at = pointAtAngle(from, angle, walked)
    walked += letterWidth(letter, lettering.face, lettering.size) + (lettering.spacing ?? 0)
    return { letter, at, angle }
  })
  return letters(placed, lettering)
}
