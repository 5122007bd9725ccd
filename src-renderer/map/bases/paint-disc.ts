import type { Disc } from '../../counters/base.ts'
import type { Dress } from '../../counters/liveries.ts'
import { display } from '../../parts/faces.ts'
import { crowned } from './base-colours.ts'
import { type BaseBitmaps, paintCached } from './base-bitmaps.ts'
import type { At, Pen } from './base-pen.ts'

/**
 * Units from the middle of a disc to its rim, whatever its size in pixels: letters only a unit or two high would be
 * drawn badly.
 */
const rimAt = 10
/** Units that the drawing reaches beyond the rim. */
const beyond = 1

/** Radius of a disc in pixels. */
export const discSize = ({ radius }: Pick<Disc, 'radius'>, scale: number): number => Math.max(6.5, radius * scale)

/** Paints a round base with its letter. */
export function paintDisc(pen: Pen, disc: Disc, dress: Dress, at: At, bitmaps: BaseBitmaps | null): void {
  const { letter, isCrowned } = disc
  const seen = { ...at, scale: discSize(disc, at.scale) / rimAt }
  const half = rimAt + beyond
  paintCached(
    pen,
    { shape: disc, look: `${dress.field} ${dress.rim} ${letter} ${isCrowned}`, half: [half, half], bearing: 0 },
    seen,
    bitmaps,
    (on) => drawDisc(on, disc, dress, 1 / seen.scale),
  )
}

/** Draws a disc about its middle; `pixel` is the size of a pixel in units. */
function drawDisc(pen: Pen, { letter, isCrowned }: Disc, dress: Dress, pixel: number): void {
  const circle = (radius: number): void => {
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
  }
  circle(rimAt)
  pen.fillStyle = isCrowned ? crowned.field : dress.panel
  pen.fill()
  pen.lineWidth = Math.max(1.6 * pixel, rimAt * 0.16)
  pen.strokeStyle = dress.field
  pen.stroke()
  circle(rimAt + pixel)
  pen.lineWidth = pixel
  pen.strokeStyle = dress.rim
  pen.stroke()
  pen.font = `700 ${rimAt * 1.15}px ${display}`
  pen.fillStyle = isCrowned ? crowned.line : dress.line
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(letter, 0, rimAt * 0.07)
}
