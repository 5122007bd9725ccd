import type { CounterFace, Livery } from './face.ts'
import type { Dress } from './liveries.ts'

/** A box in the counter's square of 100 by 100. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const short = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * The sign of a counter in its box: the military symbol of an arm, the flag of a leader, or the works of a garrison.
 */
export function signIn(face: CounterFace, box: Frame, dress: Dress): string {
  const { livery, sign, picture } = face
  const { line, panel } = dress
  if (picture !== undefined) return pictureIn(picture, box)
  if (sign === 'leader') return flag(livery, box, dress)
  if (sign === 'garrison') return works(box, dress)
  if (sign === 'unknown') return sideSign(livery, box, dress)
  const { x, y, width, height } = box
  const [right, bottom] = [x + width, y + height]
  const rim = Math.max(2.6, width / 18)
  const dashes = face.detached || sign === 'decoy' ? ` stroke-dasharray="${short(rim * 2)} ${short(rim * 1.2)}"` : ''
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${panel}" stroke="${line}" stroke-width="${short(rim)}"${dashes}/>`
  const stroke = `fill="none" stroke="${line}" stroke-width="${short(rim * 1.15)}"`
  const slash = `<path d="M${x} ${bottom}L${right} ${y}" ${stroke}/>`
  switch (sign) {
    case 'infantry':
      return `${paper}<path d="M${x} ${y}L${right} ${bottom}M${x} ${bottom}L${right} ${y}" ${stroke}/>`
    case 'cavalry': {
      const heavy = `<path d="M${x} ${bottom}L${right} ${y}V${bottom}Z" fill="${line}"/>`
      return paper + (face.heavy ? heavy : '') + slash
    }
    case 'artillery':
      return `${paper}<circle cx="${short(x + width / 2)}" cy="${short(y + height / 2)}" r="${short(height * 0.27)}" fill="${line}"/>`
    case 'decoy':
      return `${paper}<text x="${short(x + width / 2)}" y="${short(y + height * 0.86)}" font-size="${short(height * 1.02)}" text-anchor="middle" fill="${line}">?</text>`
  }
}

/** A rule system's own drawing, scaled to the box. */
const pictureIn = (picture: string, { x, y, width, height }: Frame): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 100">${picture}</svg>`

/** The tricolour, or black, white and red. */
function flag(livery: Livery, { x, y, width, height }: Frame, { rim }: Dress): string {
  const [third, row] = [width / 3, height / 3]
  const stripes =
    livery === 'blue'
      ? ['#2f5ea8', '#fdfbf3', '#c8362f'].map((fill, i) => bar(x + i * third, y, third, height, fill))
      : ['#262019', '#fdfbf3', '#b8342c'].map((fill, i) => bar(x, y + i * row, width, row, fill))
  const pole = `<path d="M${short(x - 3)} ${short(y - 5)}V${short(y + height + 9)}" stroke="${rim}" stroke-width="4" stroke-linecap="round"/>`
  return `${pole}${stripes.join('')}<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="none" stroke="${rim}" stroke-width="2"/>`
}

const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`

/** A bastioned work, as the map draws fortresses. */
function works({ x, y, width, height }: Frame, { line, panel }: Dress): string {
  const [middleX, middleY, reach] = [x + width / 2, y + height / 2, Math.min(width, height) * 0.62]
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? reach : reach * 0.62]
    return `${short(middleX + Math.cos(angle) * far)} ${short(middleY + Math.sin(angle) * far)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${panel}" stroke="${line}" stroke-width="${short(Math.max(3, width / 15))}" stroke-linejoin="round"/>`
}

/** The sign on the back of a counter: a cockade, or a cross pattée. */
function sideSign(livery: Livery, { x, y, width, height }: Frame, { field }: Dress): string {
  const [middleX, middleY, reach] = [x + width / 2, y + height / 2, Math.min(width, height) / 2]
  const disc = (part: number, fill: string): string =>
    `<circle cx="${short(middleX)}" cy="${short(middleY)}" r="${short(reach * part)}" fill="${fill}"/>`
  if (livery === 'blue') return disc(1, '#fdfbf3') + disc(0.92, '#c8362f') + disc(0.64, '#fdfbf3') + disc(0.34, field)
  const [inner, outer] = [short(reach * 0.16), short(reach * 0.46)]
  const far = short(reach)
  const arm = (turn: number): string =>
    `<path d="M-${inner} 0L-${outer} -${far}H${outer}L${inner} 0Z" transform="rotate(${turn})"/>`
  const cross = [0, 90, 180, 270].map(arm).join('')
  return `<g transform="translate(${short(middleX)} ${short(middleY)})" fill="#2b2216" stroke="#fdfbf3" stroke-width="3.4" paint-order="stroke" stroke-linejoin="round">${cross}</g>`
}
