import type { Disc } from '../../counters/base.ts'
import type { Dress, Liveries } from '../../counters/liveries.ts'
import type { Piece } from '../../counters/piles.ts'
import { escaped } from '../../counters/svg.ts'
import { display, small } from '../../parts/faces.ts'
import { type TableOnSheet, tableOnSheet } from '../board/board.ts'
import { drawingOf, short } from './base-shapes.ts'
import { crowned, turf } from './base-colours.ts'

/** A base on a measured table, in units of its sheet: footprint, figures, front. */
export function baseSvg({ base, face }: Piece, table: TableOnSheet, liveries: Liveries): string {
  if (base === undefined || base.shape.is === 'ghost') return ''
  const { x, y } = tableOnSheet(table, base.at)
  const dress = liveries[face.livery]
  const { scale } = table
  if (base.shape.is === 'disc') return discSvg(base.shape, dress, x, y, scale)
  const { whole, stands, figures, half } = drawingOf(base.shape, base.at, base.bearing)
  const [across, deep] = half
  return [
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(base.bearing)}) scale(${scale})" stroke-linejoin="round">`,
    `<path d="${whole}" fill="${turf}" fill-opacity="0.25" stroke="${dress.rim}"/>`,
    `<path d="${stands}" fill="${turf}"/>`,
    ...figures.map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`),
    `<path d="${stands}" fill="none" stroke="${dress.field}" stroke-width="2"/>`,
    `<path d="M${-across} ${-deep - 1.2}H-5L0 ${-deep - 6}L5 ${-deep - 1.2}H${across}V${-deep + 1.2}H${-across}Z" fill="${dress.rim}"/>`,
    '</g>',
  ].join('')
}

/** Its name, behind its base, always level. */
export function baseNameSvg({ base, face }: Piece, table: TableOnSheet): string {
  if (base?.shape.is !== 'stands' || face.name === undefined) return ''
  const out = drawingOf(base.shape, base.at, base.bearing).half[1] + 9
  const angle = (base.bearing * Math.PI) / 180
  const { x, y } = tableOnSheet(table, [base.at[0] - Math.sin(angle) * out, base.at[1] + Math.cos(angle) * out])
  const size = 11 * table.scale
  return `<text x="${short(x)}" y="${short(y + size * 0.35)}" text-anchor="middle" font-family="${escaped(small)}" font-weight="600" font-size="${short(size)}" fill="#1f1b16" stroke="#fffaf0" stroke-width="${short(size * 0.22)}" stroke-linejoin="round" paint-order="stroke">${escaped(face.name)}</text>`
}

function discSvg({ radius, letter, isCrowned }: Disc, dress: Dress, x: number, y: number, scale: number): string {
  const size = radius * scale
  const [field, line] = isCrowned ? [crowned.field, crowned.line] : [dress.panel, dress.line]
  return (
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size * 1.16)}" fill="${dress.rim}"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" fill="${field}" stroke="${dress.field}" stroke-width="${short(size * 0.16)}"/>` +
    `<text x="${short(x)}" y="${short(y + size * 0.4)}" text-anchor="middle" font-family="${escaped(display)}" font-weight="bold" font-size="${short(size * 1.15)}" fill="${line}">${escaped(letter)}</text>`
  )
}
