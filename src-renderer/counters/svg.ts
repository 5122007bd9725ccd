import { type CounterFace, type Detail, pointsOf } from './face.ts'
import { small } from '../parts/faces.ts'
import { type Dress, keyline, type Liveries, liveriesByChoice } from './liveries.ts'
import { marksOn } from './marks.ts'
import { pipsOf } from './pips.ts'
import { signIn } from './signs.ts'

/**
 * Distance that the drawing reaches beyond the counter's square of 100 by 100, for its shadow and the marks on its rim.
 */
export const margin = 14
/** The side of the whole drawing. */
export const whole = 100 + 2 * margin

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The face of a counter as an SVG document. Pure: the same face, detail and liveries give the same text. */
export function counterSvg(
  face: CounterFace,
  detail: Detail = 'whole',
  liveries: Liveries = liveriesByChoice.period,
): string {
  const dress = liveries[face.livery]
  const marks = face.marks ?? []
  const content = detail === 'glance' ? atAGlance(face, dress) : inFull(face, dress)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="${-margin} ${-margin} ${whole} ${whole}" font-family="${escaped(small)}" font-weight="600">`,
    board(face, dress, detail),
    content,
    facingOf(face, dress, detail),
    face.turned ? turnedSign(dress) : '',
    detail === 'glance' ? marksOn(marks, 2, 16) : marksOn(marks, 4, 11),
    '</svg>',
  ].join('')
}

function board({ livery, reverse }: CounterFace, { field, rim, corner }: Dress, detail: Detail): string {
  const rect = (inset: number, round: number, attributes: string): string =>
    `<rect x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${100 - 2 * inset}" rx="${round}" ${attributes}/>`
  const rimWidth = detail === 'glance' ? 7 : 4
  const pale = rimWidth * 0.6
  const beyond = (rimWidth + pale) / 2
  // Square counters have a second line inside the rim, as a further sign of their side.
  const second =
    livery === 'grey' && detail === 'whole'
      ? rect(5, 0, `fill="none" stroke="${rim}" stroke-width="0.9" opacity="0.6"`)
      : ''
  return [
    `<rect x="3" y="5" width="100" height="100" rx="${corner}" fill="#1b1409" opacity="0.32"/>`,
    rect(-beyond, corner + beyond, `fill="none" stroke="${keyline}" stroke-width="${pale}"`),
    rect(0, corner, `fill="${field}" stroke="${rim}" stroke-width="${rimWidth}"`),
    second,
    reverse ? hatching(rim, detail) : '',
  ].join('')
}

/** Hatching for the reverse of a counter. */
function hatching(rim: string, detail: Detail): string {
  const lines = [20, 44, 68, 92, 116, 140, 164].map((at) => {
    const from = Math.max(0, at - 94)
    return `M${6 + from} ${at - from}L${at - from} ${6 + from}`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${rim}" stroke-width="${detail === 'glance' ? 5 : 3}" opacity="0.28"/>`
}

/** Colour of the facing edge: never that of a side. */
const front = '#cf2f1c'

/** A bold edge towards the hexside it faces, visible at any size and unclipped in any direction. */
function facingOf({ facing }: CounterFace, { rim }: Dress, detail: Detail): string {
  if (facing === undefined) return ''
  const shape = detail === 'glance' ? 'M8 6L28 -8H72L92 6Z' : 'M12 4L26 -7H74L88 4Z'
  return `<path d="${shape}" transform="rotate(${facing.bearing} 50 50)" fill="${front}" stroke="#fffaf0" stroke-width="5" paint-order="stroke" stroke-linejoin="round"/><path d="${shape}" transform="rotate(${facing.bearing} 50 50)" fill="none" stroke="${rim}" stroke-width="1.4" stroke-linejoin="round"/>`
}

/** A folded corner. */
const turnedSign = ({ rim, corner }: Dress): string =>
  `<path d="M100 64L64 100H${100 - corner}Q100 100 100 ${100 - corner}Z" fill="#f6eedb" stroke="${rim}" stroke-width="3" stroke-linejoin="round"/><path d="M75 89L81 95L93 77" fill="none" stroke="${rim}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`

// --- In full -------------------------------------------------------------------------------------------------------

function inFull(face: CounterFace, dress: Dress): string {
  if (face.sign === 'unknown') return signIn(face, { x: 22, y: 22, width: 56, height: 56 }, dress)
  if (face.sign === 'leader') return leader(face, dress)
  const hasPips = (face.strength ?? []).some(({ left, lost }) => left + lost > 0)
  const y = hasPips ? 34 : 40
  const box = { x: 27, y, width: 46, height: 31 }
  const middle = y + 24
  return [
    bandOf(face, dress, 25),
    signIn(face, box, dress),
    number(face.movement, 14, middle, 22, dress),
    moraleOf(face.morale, 86, middle, dress),
    hasPips ? pipsOf(face, dress) : (footOf(face, 22, dress) ?? number(face.figure, 50, 93, 22, dress)),
  ].join('')
}

function leader(face: CounterFace, dress: Dress): string {
  const stars = face.foot?.printed ?? '★'.repeat(face.stars ?? 0)
  return [
    signIn(face, { x: 33, y: 16, width: 40, height: 28 }, dress),
    words(stars, 50, 69, 84, 15, dress.ink),
    words(face.name ?? '', 50, 90, 88, 19, dress.ink, true),
    number(face.movement, 14, 38, 20, dress),
  ].join('')
}

/** The band: its colour tells the corps; on it stand the corps and the name of the counter. */
function bandOf({ band, name }: CounterFace, dress: Dress, height: number): string {
  const { corner, rim, plain } = dress
  const colour = band?.colour ?? plain
  const shape = `M0 ${height}V${corner}Q0 0 ${corner} 0H${100 - corner}Q100 0 100 ${corner}V${height}Z`
  const ink = isLight(colour) ? '#1f1a12' : '#fffdf5'
  const label = band?.label ?? ''
  const wide = label === '' ? 0 : 10 + label.length * 9
  const left = Math.max(7, corner * 0.45)
  return [
    `<path d="${shape}" fill="${colour}" stroke="${rim}" stroke-width="3"/>`,
    label === '' ? '' : words(label, left + wide / 2 - 3, height - 6.5, wide, 18, ink, true),
    words(name ?? '', (left + wide + 98 - left) / 2, height - 7, 90 - wide - left, 15.5, ink),
  ].join('')
}

function moraleOf(morale: number | undefined, x: number, y: number, { ink, field }: Dress): string {
  if (morale === undefined) return ''
  return `<circle cx="${x - 0.5}" cy="${y - 7.4}" r="11.2" fill="${ink}"/>${words(String(morale), x - 0.5, y - 0.6, 20, 19.5, isLight(field) ? '#fbf6e6' : '#1d3558', true)}`
}

// --- At a glance ---------------------------------------------------------------------------------------------------

function atAGlance(face: CounterFace, dress: Dress): string {
  if (face.sign === 'unknown') return signIn(face, { x: 15, y: 15, width: 70, height: 70 }, dress)
  if (face.sign === 'leader') {
    return (
      signIn(face, { x: 26, y: 16, width: 56, height: 40 }, dress) +
      words(face.foot?.printed ?? '★'.repeat(face.stars ?? 0), 50, 90, 84, 28, dress.ink)
    )
  }
  const { corner, rim } = dress
  const points = pointsOf(face)
  const colour = face.band?.colour
  const shape = `M0 20V${corner}Q0 0 ${corner} 0H${100 - corner}Q100 0 100 ${corner}V20Z`
  const foot = footOf(face, 31, dress)
  const isPlain = points === undefined && foot === undefined
  const box = isPlain ? { x: 16, y: 36, width: 68, height: 46 } : { x: 22, y: 28, width: 56, height: 36 }
  return [
    colour === undefined ? '' : `<path d="${shape}" fill="${colour}" stroke="${rim}" stroke-width="4"/>`,
    signIn(face, box, dress),
    foot ?? words(points === undefined ? '' : String(points), 50, 94.5, 80, 33, dress.ink, true),
  ].join('')
}

/** The values along the foot; undefined if there are none. */
const footOf = ({ foot }: CounterFace, size: number, { ink }: Dress): string | undefined =>
  foot === undefined ? undefined : words(foot.printed, 50, size > 22 ? 94.5 : 93, 88, size, ink, true)

// --- Lettering -----------------------------------------------------------------------------------------------------

function number(value: number | undefined, x: number, y: number, size: number, { ink }: Dress): string {
  return value === undefined ? '' : words(String(value), x, y, 26, size, ink, true)
}

/** Text centred on a point of its baseline, shrunk to fit its room. */
function words(text: string, x: number, y: number, room: number, size: number, fill: string, bold = false): string {
  if (text === '') return ''
  const fits = Math.min(size, room / (text.length * (bold ? 0.69 : 0.6)))
  return `<text x="${Math.round(x * 10) / 10}" y="${y}" font-size="${Math.round(fits * 10) / 10}" text-anchor="middle" fill="${fill}">${escaped(text)}</text>`
}

function isLight(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) > 0.55
}
